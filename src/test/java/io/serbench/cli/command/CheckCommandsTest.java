package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.check.CheckKind;
import io.serbench.check.EvolutionCheck;
import io.serbench.check.JdkCheck;
import io.serbench.check.TypesCheck;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.dataset.Resource;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each kind of check asks for, and what its page looks like. */
class CheckCommandsTest {
  private final FakeServices services = new FakeServices();

  @TempDir private Path folder;

  private CliRun check(String line) {
    return CliRun.of(services, ("check " + line).split(" ", -1));
  }

  private Matrix asked() {
    return services.checks.asked.orElseThrow().matrix();
  }

  @Test
  void manyQuestionsAreNamedBehindTheirVerdicts() {
    services.checks.seeing(new TypesCheck().kind(), "fst", "null", "loses", "value.text is empty");
    CliRun run = check("types");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .startsWith(
            """
            kryo-flat            fits all
            fst                  fits record, nested, sealed, annotated, root, annotated-root, enum,\
             date, instant, duration, decimal, uuid, optional, array, collection, immutable, map,\
             key, enum-key, enum-map, generic, fields, accessors, final, inherited, subclass,\
             shared, kotlin-data, kotlin-default, kotlin-nullable, kotlin-value, kotlin-sealed,\
             kotlin-object, kotlin-pair, kotlin-unsigned, scala-case, scala-default, scala-option,\
             scala-list, scala-map, scala-sealed, scala-object, scala-decimal, scala-enum, cycle; loses null
            json/jackson/manual  fits all
            wobly                UNAVAILABLE not on Maven Central
            """)
        .endsWith(
            """
            Why not:
            fst  null  loses  value.text is empty

            Verdicts:
            fits   an equal, fresh value comes back
            loses  a value comes back that differs
            """);
    assertThat(check("types -as=markdown").out().lines().filter(it -> it.matches("##.*|.*[+] .*")))
        .containsExactly(
            "## Java",
            "| kryo-flat, json/jackson/manual |" + " + |".repeat(29),
            "| fst |" + " + |".repeat(26) + " loses | + | + |",
            "## Kotlin",
            "| kryo-flat, fst, json/jackson/manual |" + " + |".repeat(8),
            "## Scala",
            "| kryo-flat, fst, json/jackson/manual |" + " + |".repeat(9));
  }

  @Test
  void aFewStandInColumns() {
    services.checks.seeing(
        new EvolutionCheck().kind(), "fst", "old code, widened", "misreads", "count is 7");
    assertThat(check("evolution -include=kryo-flat,fst").out())
        .startsWith(
            """
                       new code reads old data                  old code reads new data
            row        added     removed   reordered  widened   added     removed   reordered  widened
            kryo-flat  reads     reads     reads      reads     reads     reads     reads      reads
            fst        reads     reads     reads      reads     reads     reads     reads      misreads
            """);
  }

  @Test
  void rowsWithTheSameSingleVerdictStandTogether() {
    services.checks.seeing(
        new JdkCheck().kind(), "fst", "outlook", "warns", "Unsafe::getInt by a.B");
    assertThat(check("jdk -include=kryo-flat,fst").out())
        .matches("(?s)JVM {2}\\S[^\n]+\n\n.*")
        .endsWith(
            """

            silent (1):
              kryo-flat

            warns (1):
              fst  Unsafe::getInt by a.B

            outlook: 2 rows; silent 1, warns 1

            Verdicts:
            silent  works without Unsafe, and never tries to use it
            warns   the JVM warns about it, but it also works if Unsafe is denied
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "types, record, refuses, 0",
    "jdk, outlook, fails, 0",
    "jdk, outlook, broken, 1",
    "'evolution', 'old code, added', refuses, 0"
  })
  void aKindSaysWhatIsAFailure(String kind, String question, String verdict, int exit) {
    services.checks.seeing(CheckKind.named(kind).orElseThrow(), "fst", question, verdict, "why");
    assertThat(check(kind + " -include=fst,kryo-flat").exit()).isEqualTo(exit);
  }

  @Test
  void aRowThatCouldNotEvenBeTriedHasFailed() {
    services.checks.failing("fst", "no setters");
    CliRun run = check("evolution -include=fst,kryo-flat");
    assertThat(run.out()).contains("\nfst        ERROR no setters\n");
    assertThat(run.exit()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "types -data=media.1, -data",
    "types -type=a.B, -type",
    "evolution -data=media.1, -data",
    "evolution -transport=text, -transport",
    "versions -transport=heap, -transport",
    "hostile -forks=2, -forks",
    "types -seed=3, -seed",
    "jdk -mutations=3, -mutations",
    "roundtrip -mutations=3, -mutations",
    "-evolution, -evolution"
  })
  void eachKindTakesItsOwnOptions(String line, String option) {
    CliRun run = check(line);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("unknown option " + option);
  }

  @Test
  void triesEachFamilyOverEachTransportOnALaterJdk() {
    check("jdk");
    assertThat(asked().datasets())
        .extracting(DatasetSource::name)
        .startsWith("media.1", "media-list")
        .contains("users.1k")
        .doesNotContain("media.2", "users.10k");
    assertThat(asked().usages()).extracting(Usage::transport).containsExactly(Transport.values());
  }

  @Test
  void orWhatTheUserNames() {
    check("jdk -data=media.2 -transport=heap");
    assertThat(asked().datasets()).extracting(DatasetSource::name).containsExactly("media.2");
    assertThat(asked().usages()).containsExactly(Usage.over(Transport.HEAP));
  }

  @Test
  void hostileMessagesAreThoseOfATreeAndOfAGraph() {
    check("hostile");
    assertThat(asked().datasets())
        .extracting(DatasetSource::name)
        .containsExactly("media.1", "media-graph");
    assertThat(services.checks.asked.orElseThrow().seed()).isEqualTo(1);
  }

  @Test
  void aFileOfTheUsersNeedsItsClassToChange() {
    assertThat(check("evolution media.mine.json").err())
        .isEqualTo(
            "serbench: check evolution changes classes; pass -type=CLASS as well, or leave out the"
                + " file\n");
  }

  @Test
  void changesAClassOfTheUsers() {
    String type = "-type=" + ChooseCommandTest.Changing.class.getName();
    CliRun run = check("evolution " + type + " -include=fst,kryo-flat");
    assertThat(run.exit()).isZero();
    assertThat(run.err())
        .contains(
            "ChooseCommandTest$Changing: added nameAddedLater (String), removed name, reordered"
                + " members\n");
    assertThat(check("evolution -type=java.lang.String").err())
        .endsWith(
            "check evolution: java.lang.String is not one of your classes; pass -type=CLASS with"
                + " one that is\n");
  }

  @Test
  void whatWasStoredIsPrintedByReport() {
    Path stored = folder.resolve("types.json");
    CliRun run = check("types -out=" + stored);
    assertThat(CliRun.of(services, "report", stored.toString())).isEqualTo(run);
    assertThat(CliRun.of(services, "report", "-as=json", stored.toString()).out())
        .isEqualTo(check("types -as=json").out())
        .startsWith("{\"check\":\"types\",\"rows\":[\n{\"row\":\"kryo-flat\",\"status\":\"OK\",");
  }

  @Test
  void theLastFileDecidesOnARow() throws IOException {
    Path all = folder.resolve("all.json");
    check("jdk -out=" + all);
    services.checks.seeing(new JdkCheck().kind(), "fst", "outlook", "warns", "why");
    Path one = folder.resolve("one.json");
    check("jdk -include=fst -out=" + one);
    assertThat(CliRun.of(services, "report", all.toString(), one.toString()).out())
        .contains("warns (1):\n  fst  why\n");
    assertThat(CliRun.of(services, "report", one.toString(), all.toString()).out())
        .contains("silent (3):\n");
    assertThat(CliRun.of(services, "report", "-as=jmh-json", one.toString()).err())
        .startsWith(
            "serbench: jmh-json holds times of runs, and this is check jdk; pass one of text")
        .hasLineCount(1);
    Path types = folder.resolve("types.json");
    check("types -out=" + types);
    assertThat(CliRun.of(services, "report", all.toString(), types.toString()).err())
        .isEqualTo("serbench: " + types + " is from check types, not from check jdk\n");
  }

  @Test
  void tablesGoToFilesAsWell() {
    Path page = folder.resolve("jdk.md");
    Path table = folder.resolve("jdk.csv");
    check("jdk -report=" + page + " -report=" + table);
    assertThat(page).content().startsWith("# check jdk\n").contains("\n| rows | outlook | why |\n");
    assertThat(table).content().startsWith("row,check,question,verdict,number,cause,jdk,version\n");
  }

  private CliRun recorded(String line) {
    FakeServices real = new FakeServices();
    real.catalog = Catalog.load();
    CliRun run = CliRun.of(real, ("check " + line).split(" ", -1));
    assertThat(real.checks.asked).isEmpty();
    return run;
  }

  /** The last column but one. */
  private static int jdk(String line) {
    String[] cells = line.split(",", -1);
    return Integer.parseInt(cells[cells.length - 2]);
  }

  /** So that a check is recorded by what it prints. */
  @ParameterizedTest
  @ValueSource(strings = {"types", "evolution", "jdk", "versions", "hostile"})
  void whatShipsIsPrintedAsItIsRecorded(String kind) {
    Set<String> lines =
        Stream.of("recorded.csv", "recorded-details.csv")
            .flatMap(file -> Resource.text(Catalog.class, file).lines())
            .filter(line -> line.matches("[^,]*," + kind + ",.*"))
            .collect(Collectors.toSet());
    // If a check was recorded on several JDKs, the lowest counts.
    int lowest = lines.stream().mapToInt(CheckCommandsTest::jdk).min().orElseThrow();
    lines.removeIf(line -> jdk(line) > lowest);
    List<String> printed = recorded(kind + " -recorded -as=csv").out().lines().skip(1).toList();
    assertThat(printed).hasSameSizeAs(lines);
    assertThat(printed.stream().filter(line -> !lines.contains(line))).isEmpty();
  }

  @Test
  void whatShipsIsPrintedInAnyFormatAndOrder() throws IOException {
    String rows = " -recorded -include=fst,java-built-in-serializer";
    assertThat(recorded("jdk -sort=outlook" + rows).out())
        .startsWith("silent (1):\n  java-built-in-serializer\n\nfails (1):\n  fst  ");
    Path stored = folder.resolve("jdk");
    assertThat(recorded("jdk -as=markdown -out=" + stored + rows).out())
        .contains("| java-built-in-serializer | silent |  |\n");
    assertThat(stored).content().contains("\"versions\":{\"jdk\":\"25\"");
    assertThat(recorded("versions -as=markdown" + rows).out())
        .endsWith("| java-built-in-serializer | not tried |  |  |  |  |\n");
    assertThat(recorded("roundtrip -recorded").err())
        .isEqualTo("serbench: -recorded: no results of check roundtrip ship with serbench\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "evolution -recorded -type=a.B | -type",
        "jdk -recorded -jvm=25 -data=user my.json | -jvm, -data, FILE",
        "hostile -save=x -recorded | -save",
        "types -recorded -dry-run | -dry-run"
      })
  void whatShipsDependsOnNothingElse(String line, String others) {
    CliRun run = recorded(line);
    assertThat(run.err())
        .isEqualTo("serbench: -recorded tries nothing; leave out " + others + "\n");
    assertThat(run.exit()).isEqualTo(2);
  }

  @Test
  void aDryRunTriesNothing() {
    Path stored = folder.resolve("jdk.json");
    assertThat(check("jdk -dry-run -out=" + stored).out())
        .startsWith("This would run:\n  Rows  3: kryo-flat, fst, json/jackson/manual\n");
    assertThat(services.checks.asked).isEmpty();
    assertThat(stored).doesNotExist();
  }

  @Test
  void whatIsNoCheckIsNeverReplaced() throws IOException {
    Path notes = Files.writeString(folder.resolve("notes.json"), "mine");
    assertThat(check("jdk -out=" + notes).exit()).isEqualTo(2);
    assertThat(notes).hasContent("mine");
    assertThat(services.checks.asked).isEmpty();
  }

  @Test
  void aColumnSortsRows() {
    services.checks.seeing(new JdkCheck().kind(), "kryo-flat", "outlook", "warns", "why");
    assertThat(check("jdk -sort=outlook -include=kryo-flat,fst").out())
        .contains("\n\nsilent (1):\n  fst\n\nwarns (1):\n  kryo-flat  why\n");
    assertThat(check("jdk -sort=size").err())
        .isEqualTo("serbench: -sort=size: expected name or outlook\n");
  }
}
