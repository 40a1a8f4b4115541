package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.ForeignRows;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.dataset.source.Datasets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ListAndShowTest {
  @Test
  void listsEverythingAligned() {
    FakeServices services = new FakeServices();
    services.columns = OptionalInt.of(160);
    assertThat(CliRun.of(services, "list", "-long"))
        .isEqualTo(
            new CliRun(
                0,
                """
                row                  effort          format  structure  library    good for                        data   transports  available
                kryo-flat            zero-knowledge  binary  flat-tree  a:kryo:?   no references, no registration  any    array       yes
                fst                  zero-knowledge  binary  flat-tree  JDK                                        any    array       yes
                json/jackson/manual  manual-opt      json    flat-tree  JDK                                        media  array       yes
                wobly                manual-opt      binary  flat-tree  b:wobly:?                                  other  array       no: not on Maven Central
                """,
                ""));
  }

  @Test
  void whatIsTooLongForALineOfTheListGoesOnBelowIt() {
    FakeServices services = new FakeServices();
    services.columns = OptionalInt.of(70);
    assertThat(CliRun.of(services, "list", "-long", "-include=wobly,fst").out())
        .isEqualTo(
            """
            row    effort          format  structure  library    good for  data
                transports  available
            fst    zero-knowledge  binary  flat-tree  JDK                  any
                array  yes
            wobly  manual-opt      binary  flat-tree  b:wobly:?            other
                array  no: not on Maven Central
            """);
  }

  @Test
  void aLongListFitsAnyTerminalAndAnyPipe() {
    FakeServices services = new FakeServices();
    services.catalog = Catalog.load();
    assertThat(CliRun.of(services, "list", "-long").out().lines())
        .allMatch(line -> line.length() <= 120);
    services.columns = OptionalInt.of(79);
    assertThat(CliRun.of(services, "list", "-long").out().lines())
        .allMatch(line -> line.length() <= 79);
  }

  @Test
  void listsNamesAndTags() {
    assertThat(CliRun.of("list"))
        .isEqualTo(
            new CliRun(
                0,
                """
                row                  effort          format  structure  library  good for
                kryo-flat            zero-knowledge  binary  flat-tree  Kryo     no references, no registration
                fst                  zero-knowledge  binary  flat-tree  JDK
                json/jackson/manual  manual-opt      json    flat-tree  JDK
                wobly                manual-opt      binary  flat-tree  Wobly
                """,
                ""));
  }

  @Test
  void fitsEightyColumns() {
    FakeServices services = new FakeServices();
    services.catalog = Catalog.load();
    services.columns = OptionalInt.of(80);
    assertThat(CliRun.of(services, "list").out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void listsNames() {
    assertThat(CliRun.of("list", "-names").out())
        .isEqualTo("kryo-flat\nfst\njson/jackson/manual\nwobly\n");
  }

  @Test
  void filters() {
    assertThat(CliRun.of("list", "-names", "-include=kryo-auto-flat,*o*", "-effort=manual").out())
        .isEqualTo("json/jackson/manual\nwobly\n");
    assertThat(CliRun.of("list", "-names", "--exclude", "fst, wobly").out())
        .isEqualTo("kryo-flat\njson/jackson/manual\n");
    assertThat(CliRun.of("list", "-names", "-format=json", "-structure=flat").out())
        .isEqualTo("json/jackson/manual\n");
    assertThat(CliRun.of("list", "-names", "-feature=contains-schema").out())
        .isEqualTo("kryo-flat\n");
  }

  @Test
  void aLibrarysNameStandsForItsDefaultRows() {
    assertThat(CliRun.of("list", "-names", "-include=Kryo,jackson"))
        .isEqualTo(new CliRun(0, "kryo-flat\njson/jackson/manual\n", ""));
    FakeServices services = new FakeServices();
    services.catalog = Catalog.load();
    CliRun rowOfThatName = CliRun.of(services, "list", "-all", "-names", "-include=protobuf");
    assertThat(rowOfThatName.out()).isEqualTo("protobuf\n");
    assertThat(rowOfThatName.err())
        .contains("note: protobuf is no default row: ", "protobuf-edition2023");
  }

  @Test
  void filtersByOneFeatureOrByTwo() {
    assertThat(CliRun.of("list", "-names", "-feature=contains-schema,cycles").out())
        .isEqualTo("kryo-flat\n");
    assertThat(
            CliRun.of("list", "-names", "-feature=contains-schema+versioning_backward_compatible")
                .out())
        .isEqualTo("kryo-flat\n");
    assertThat(CliRun.of("list", "-names", "-feature=contains-schema + cycles").err())
        .isEqualTo(
            "serbench: no row matches ('serbench list -all' shows all rows and their tags)\n");
  }

  @Test
  void filtersByNeedsAndLicences() {
    assertThat(CliRun.of("list", "-names", "-need=human-readable").out())
        .isEqualTo("json/jackson/manual\n");
    assertThat(CliRun.of("list", "-names", "-need=no-codegen,nulls").err())
        .contains("no row meets all needs");
    assertThat(CliRun.of("list", "-names", "-licence=mit").out())
        .doesNotContain("kryo")
        .contains("wobly");
    assertThat(CliRun.of("list", "-names", "-need=cross-langage").err())
        .contains("did you mean cross-language?");
  }

  @Test
  void refusesNamesThatFitNothingWhetherIncludedOrExcluded() {
    for (String option : List.of("-include", "-exclude")) {
      assertThat(CliRun.of("list", option + "=fst,kryo-falt"))
          .isEqualTo(
              new CliRun(
                  2,
                  "",
                  "serbench: no row is named 'kryo-falt'; did you mean kryo-flat? (wildcards"
                      + " allowed; 'serbench list -all -names' lists all rows)\n"));
      assertThat(CliRun.of("list", option + "=fst,xml/*").err())
          .isEqualTo(
              "serbench: no row is named 'xml/*' (wildcards allowed; 'serbench list -all -names'"
                  + " lists all rows)\n");
    }
  }

  @Test
  void showsTheDefaultRowsOfALibrary() {
    assertThat(CliRun.of("show", "kryo").out()).startsWith("kryo-flat\n");
  }

  @Test
  void listsTheDataSets() {
    CliRun list = CliRun.of("list", "data");
    assertThat(list.out().lines())
        .hasSize(1 + Datasets.all().embedded().size())
        .startsWith(
            "data            type             shape  JSON     what it is",
            "media.1         MediaContent     tree   488      a medium with two pictures")
        .contains("media-graph     LinkedContent    graph  -        media.1, sharing one medium")
        .contains(
            "json.log        maps and lists   tree   4721     four events, one with its stack")
        .allMatch(line -> line.length() <= 80);
    assertThat(CliRun.of("list", "data", "-names").out().lines())
        .containsExactlyElementsOf(Datasets.all().embeddedNames())
        .contains("media.1", "json.timeline");
    assertThat(CliRun.of("list", "data", "-include=fst"))
        .isEqualTo(
            new CliRun(2, "", "serbench: list data lists data, not rows; leave out -include\n"));
  }

  @Test
  void showsADataSetWithTheBeginningOfItsValue() {
    assertThat(CliRun.of("show", "user"))
        .isEqualTo(
            new CliRun(
                0,
                """
                user
                  what it is    a few fields, a list and a map
                  type          io.serbench.dataset.user.User
                  classes       User
                  shape         tree
                  JSON          157 bytes
                  value         'serbench export user' prints all of it
                    {
                      "id" : 34501231422,
                      "name" : "moyada",
                      "age" : 18,
                      "gender" : true,
                      "scope" : 33.23,
                      "identifies" : [ "moyada", "people", "person", "animal" ],
                      "info" : {
                        "haha" : "666",
                        "test" : "111"
                      }
                    }
                """,
                ""));
    assertThat(CliRun.of("show", "json.order").out())
        .contains(
            "maps and lists, on the rows that support them", "3006 bytes", "{\n      \"orderId\"")
        .doesNotContain("classes");
    assertThat(CliRun.of("show", "fst", "media-graph").out())
        .contains("\n\nmedia-graph\n", "JSON          -\n", "JSON has no shared references");
    assertThat(CliRun.of("show", "cleints.1k").err())
        .isEqualTo(
            "serbench: no row and no data set is named 'cleints.1k'; did you mean clients.1k or"
                + " clients.10k? ('serbench list -all -names' and 'serbench list data' list them"
                + " all)\n");
  }

  @Test
  void exportsADataSet() {
    CliRun export = CliRun.of("export", "media.1");
    assertThat(export.out()).startsWith("{\n  \"media\" : {\n").endsWith("}\n");
    assertThat(export.err()).isEmpty();
    assertThat(CliRun.of("export", "json.log").out()).startsWith("[\n  {\n").endsWith("]\n");
    assertThat(CliRun.of("export", "media-graph"))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: media-graph cannot be a file, since JSON has no shared references;"
                    + " export another data set\n"));
    assertThat(CliRun.of("export", "users").err())
        .isEqualTo(
            "serbench: export: no data set is named 'users'; did you mean users.1k, users.10k"
                + " or users.100k? ('serbench list data' lists them all)\n");
    assertThat(CliRun.of("export", "mdia.1").err()).contains("did you mean media.1");
    assertThat(CliRun.of("export").err()).contains("serbench export media.1 > media.mine.json");
    assertThat(CliRun.of("export", "user", "users.1k").exit()).isEqualTo(2);
  }

  @Test
  void rowsOfTheUsersJarsAreMarked() {
    FakeServices services = new FakeServices();
    services.foreign =
        new ForeignRows(
            List.of(foreign("acme"), foreign("fst")), List.of("acme-rows.jar: it hangs"));
    CliRun list = CliRun.of(services, "list", "-include=fst,acme", "-classpath=src");
    assertThat(list)
        .isEqualTo(
            new CliRun(
                0,
                """
                row   effort          format  structure  library  good for  from
                fst   zero-knowledge  binary  flat-tree  JDK                serbench
                acme  zero-knowledge  binary  flat-tree  JDK                acme-rows.jar
                """,
                """
                serbench: warning: acme-rows.jar: it hangs
                serbench: warning: acme-rows.jar: row 'fst' is left out: 'fst' is already the name of a row of serbench itself; choose another name
                """));
    assertThat(CliRun.of(services, "list", "-names", "-include=acme", "-classpath=src").out())
        .isEqualTo("acme\n");
    CliRun show = CliRun.of(services, "show", "acme", "-classpath=src");
    assertThat(show.out())
        .contains("  from          acme-rows.jar, which is not part of serbench\n");
    assertThat(show.err()).isEqualTo(list.err());
    assertThat(CliRun.of(services, "show", "acme").exit()).isEqualTo(2);
  }

  private static Row foreign(String name) {
    Path jar = Path.of("lib", "acme-rows.jar");
    return TestRows.row(name).from(new Origin(Optional.of("com.acme.Rows"), Optional.of(jar)));
  }

  @Test
  void showsNothingThatATerminalWouldObey() {
    FakeServices services = new FakeServices();
    services.catalog =
        TestRows.catalog(
            List.of(TestRows.row("\u001b[2Jrow\u202e", "\u0007bell"), TestRows.row("fst")));
    assertThat(CliRun.of(services, "list", "-names").out())
        .isEqualTo("\\u001b[2Jrow\\u202e\nfst\n");
    assertThat(CliRun.of(services, "show", "*row*").out())
        .startsWith("\\u001b[2Jrow\\u202e\n")
        .contains("aliases       \\u0007bell\n")
        .doesNotContain("\u001b");
    assertThat(CliRun.of(services, "list", "-include=\u001b[1m").err())
        .startsWith("serbench: no row is named '\\u001b[1m'");
  }

  @Test
  void showsAllThatIsKnown() {
    CliRun shown = CliRun.of("show", "kryo-auto-flat");
    // Figures of the row with that name; CostsTest looks at them.
    String costs = "(?m)^  costs .*\\n( {16}.*\\n)*";
    assertThat(new CliRun(shown.exit(), shown.out().replaceAll(costs, ""), shown.err()))
        .isEqualTo(
            new CliRun(
                0,
                """
                kryo-flat
                  description   no references, no registration
                  aliases       kryo-auto-flat
                  library       Kryo
                  coordinates   a:kryo:? a:objenesis:?
                  licence       BSD-3-Clause
                  available     yes
                  tags          zero-knowledge, binary, flat-tree
                  meets         evolution-backward, no-schema, no-codegen, contains-schema
                  no record of  evolution, types, jdk, versions, hostile
                  data          any plain type; no shared references
                  transports    array
                  calls         one Kryo, one Output and one Input, all of them reused for every call, because
                                making them costs more than using them
                  settings      references off
                  threads       a pool of instances, since a thread local keeps one for each virtual thread: Kryo is
                                not thread-safe, and making one is expensive, so a pool or a thread local is to be
                                considered https://github.com/EsotericSoftware/kryo#thread-safety
                  JDK 17 flags  --add-opens=java.base/java.lang=ALL-UNNAMED
                                --add-opens=java.base/java.util=ALL-UNNAMED
                  JDK 25 flags  --add-opens=java.base/java.lang=ALL-UNNAMED
                                --add-opens=java.base/java.util=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow
                  following     https://kryo.example/readme#reuse
                  site          https://kryo.example/
                  untrusted     register classes: without registration, bytes can create instances of any class,
                                which has security implications; setMaxDepth prevents stack overflows
                                https://github.com/EsotericSoftware/kryo#optional-registration
                """,
                ""));
  }

  @Test
  void showsSeveralRowsOnceEach() {
    String out = CliRun.of("show", "wobly", "*o*").out();
    assertThat(out.lines().filter(line -> !line.startsWith(" ")))
        .containsExactly("wobly", "", "kryo-flat", "", "json/jackson/manual");
    assertThat(out)
        .contains("  available     no: not on Maven Central\n")
        .contains("  threads       one instance per thread\n")
        .contains("  JDK 17 flags  none\n");
  }

  @Test
  void showsThatRowsCarryClassesGeneratedOfTheUsersSchema() {
    FakeServices services = new FakeServices();
    services.catalog =
        TestRows.catalog(List.of(TestRows.row("protobuf"), TestRows.row("kryo-flat")));

    assertThat(CliRun.of(services, "show", "protobuf").out().replaceAll("\\s+", " "))
        .contains(
            "your classes protobuf messages generated from a schema of yours: -type=CLASS"
                + " -classpath=JAR");
    assertThat(CliRun.of(services, "show", "kryo-flat").out()).doesNotContain("your classes");
  }
}
