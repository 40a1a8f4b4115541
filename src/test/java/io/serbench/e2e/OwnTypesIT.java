package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.File;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes and data that serbench has never seen, as a user has them: in a jar and in files. */
class OwnTypesIT {
  private static final Path SOURCES = Path.of("src", "test", "acme");
  private static final String ORDER =
      """
      {
        "number": 4711,
        "remark": "f\u00fcr Zo\u00eb, \u4fa1\u683c",
        "id": "123e4567-e89b-12d3-a456-426614174000",
        "state": "PAID",
        "placed": "2026-11-21T15:30:00Z",
        "due": "2026-12-01",
        "total": 1234.50,
        "coupon": "XMAS",
        "lines": [{"article": "nut", "count": 3, "price": 0.10}],
        "stock": {"nut": 100, "bolt": 12},
        "ratings": [5, 4, 5],
        "tags": ["new", "vip"],
        "favourite": {"note": "best", "about": {"article": "nut", "count": 1, "price": 0.10}},
        "payment": {"@type": "Card", "holder": "Ada King", "last4": "4242"}
      }
      """;
  @TempDir private static Path folder;

  @BeforeAll
  static void buildJar() throws Exception {
    JarOfSources.ofFolder(folder.resolve("app.jar"), SOURCES);
    Files.writeString(folder.resolve("order.json"), ORDER);
  }

  private static Answer serbench(String... arguments) throws Exception {
    return Serbench.jar(folder).run(arguments);
  }

  private static Answer measured(String... arguments) throws Exception {
    return Serbench.jar(folder).measure(arguments);
  }

  @Test
  void eachRowSaysWhetherItCarriesABean() throws Exception {
    Answer answer =
        serbench(
            "check",
            "-type=com.acme.Order",
            "-classpath=app.jar",
            "order.json",
            "-include=kryo-flat,kryo-flat-pre,java-built-in,java-manual,json/dsl-json/databind");

    assertThat(answer.out().lines().limit(13).toList())
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("fits (2):"),
            line -> assertThat(line).isEqualTo("  kryo-flat, kryo-flat-pre"),
            line -> assertThat(line).isEmpty(),
            line -> assertThat(line).isEqualTo("loses (1):"),
            line -> assertThat(line).matches("  json/dsl-json/databind  .*[pP]ayment.*"),
            line -> assertThat(line).isEmpty(),
            line -> assertThat(line).isEqualTo("refuses (1):"),
            line -> assertThat(line).matches("  java-built-in  .*NotSerializable.*"),
            line -> assertThat(line).isEmpty(),
            line -> assertThat(line).isEqualTo("skipped (1):"),
            line -> assertThat(line).isEqualTo("  needs code for the type: java-manual"),
            line -> assertThat(line).isEmpty(),
            line ->
                assertThat(line)
                    .isEqualTo("Order.order: 5 rows; fits 2, loses 1, refuses 1, skipped 1"));
    assertThat(answer.err()).contains("one value of com.acme.Order (order.json)");
    assertThat(answer.exit()).isEqualTo(1);
  }

  @Thorough
  @Test
  void valuesOfASealedTypeMayBeOfSeveralClasses() throws Exception {
    Files.writeString(
        folder.resolve("payments.json"),
        "[{\"@type\": \"Card\", \"holder\": \"Ada King\", \"last4\": \"4242\"},"
            + " {\"@type\": \"Transfer\", \"iban\": \"NL91 ABNA\"}]");
    Answer answer =
        serbench(
            "check",
            "-type=com.acme.Payment",
            "-classpath=app.jar",
            "payments.json",
            "-include=kryo*,fory-auto,protostuff-runtime");

    String[] groups =
        answer.out().replaceAll("\\s+", " ").split("fits \\(15\\): | refuses \\(1\\): ", -1);
    assertThat(groups).hasSize(3);
    assertThat(groups[0]).isEmpty();
    List<String> fits = List.of(groups[1].split(", ", -1));
    assertThat(fits).hasSize(15).contains("fory-auto");
    assertThat(fits).filteredOn(row -> row.startsWith("kryo")).hasSize(14);
    assertThat(groups[2]).startsWith("protostuff-runtime ");

    Files.writeString(
        folder.resolve("cards.json"),
        "{\"@type\": \"Card\", \"holder\": \"Ada King\", \"last4\": \"4242\"}");
    Answer ofOneClass =
        serbench(
            "check",
            "-type=com.acme.Payment",
            "-classpath=app.jar",
            "cards.json",
            "-include=kryo-flat,fory-auto,json/google-gson/databind,protostuff-runtime");
    assertThat(ofOneClass.err()).contains("one value of com.acme.Payment (cards.json)");
    assertThat(ofOneClass.out())
        .startsWith("fits (2):\n")
        .contains("refuses (2):")
        .contains("Interfaces can't be instantiated");
  }

  @Test
  void treesCarryAnyJson() throws Exception {
    Files.writeString(folder.resolve("any.ndjson"), "1\ntrue\n\"a\"\n{\"b\": []}\n");
    Answer answer =
        serbench(
            "check",
            "any.ndjson",
            "-include=json/jackson/tree,json/jackson3/tree,json/fastjson/tree,json/fastjson2/tree");

    assertThat(answer.out()).contains("json.any: 4 rows; fits 4");
    assertThat(answer.exit()).as(answer.err()).isZero();
  }

  @Test
  void whatIsWrittenInsteadOfAnObjectIsAllowedToo() throws Exception {
    Files.writeString(folder.resolve("range.json"), "{\"low\": 1, \"high\": 5}");
    Answer answer =
        serbench(
            "check",
            "-type=com.acme.Range",
            "-classpath=app.jar",
            "range.json",
            "-include=java-built-in-filtered,fory,fory-registered,xml/xstream");

    assertThat(answer.out())
        .contains("fits (4):\n  java-built-in-filtered, fory, fory-registered, xml/xstream\n");
    assertThat(answer.exit()).isZero();
  }

  @Test
  void aBeanIsMeasuredOnTheRowsThatCarryIt() throws Exception {
    Answer answer =
        measured(
            "-type=com.acme.Order",
            "-classpath=app.jar",
            "order.json",
            "-include=kryo-flat,java-built-in",
            "-out=order-result.json");

    assertThat(answer.hasNumbers("kryo-flat")).isTrue();
    assertThat(answer.hasNumbers("java-built-in")).isFalse();
    assertThat(answer.out()).contains("Your data").contains("com.acme.Order");
    assertThat(answer.err()).contains("fits 1, refuses 1");
    assertThat(answer.out().lines()).anyMatch(line -> line.matches("kryo-flat +fits"));
    assertThat(answer.out())
        .containsPattern("(?m)^java-built-in +refuses\\s+round trip: .*NotSerializable");
    assertThat(answer.exit()).isZero();
    ResultSchema.check(folder.resolve("order-result.json"));
    assertThat(Files.readString(folder.resolve("order-result.json")))
        .contains("sha256")
        .containsPattern("\"row\" ?: ?\"java-built-in\",\\s*\"workload\" ?: ?\"Order.order\"")
        .contains("REFUSES")
        .doesNotContain("Ada King");
  }

  @Thorough
  @Test
  void soIsARecord() throws Exception {
    Files.writeString(
        folder.resolve("lines.json"),
        "[{\"article\": \"nut\", \"count\": 3, \"price\": 0.10},"
            + " {\"article\": \"bolt\", \"count\": 4, \"price\": 1.20},"
            + " {\"article\": \"a longer name\", \"count\": 41, \"price\": 1.25}]");
    Answer answer =
        measured(
            "-type=com.acme.Line",
            "-classpath=app.jar",
            "lines.json",
            "-include=java-built-in,json/jackson/databind",
            "-out=lines-result.json");

    assertThat(answer.hasNumbers("java-built-in")).isTrue();
    assertThat(answer.hasNumbers("json/jackson/databind")).isTrue();
    assertThat(answer.out())
        .contains("3 values of com.acme.Line")
        .contains("Sizes of the values of Line.lines")
        .containsPattern("(?m)^java-built-in( +~?\\d+){3}$");
    assertThat(Files.readString(folder.resolve("lines-result.json")))
        .contains("\"least\"")
        .contains("\"most\"");
    assertThat(answer.exit()).isZero();
  }

  @Thorough
  @Test
  void genericTypesAreWrittenAsInTheLanguage() throws Exception {
    Files.writeString(
        folder.resolve("page.json"),
        "{\"number\": 1, \"items\": [{\"article\": \"nut\", \"count\": 3, \"price\": 0.10}],"
            + " \"byName\": {\"b\": [{\"article\": \"bolt\", \"count\": 4, \"price\": 1.20}]},"
            + " \"best\": {\"first\": \"x\", \"second\": {\"article\": \"nut\", \"count\": 1,"
            + " \"price\": 0.10}}}");
    Answer answer =
        measured(
            "-type=com.acme.Page<com.acme.Line>",
            "-classpath=app.jar",
            "page.json",
            "-include=kryo-flat,json/jackson/databind,json/google-gson/databind,json/moshi,json/fory");

    for (String row :
        List.of("kryo-flat", "json/jackson/databind", "json/google-gson/databind", "json/fory")) {
      assertThat(answer.hasNumbers(row)).as(row).isTrue();
    }
    assertThat(answer.out().replaceAll("\\s+", " "))
        .contains("one value of com.acme.Page<com.acme.Line> (page.json)");
    assertThat(answer.exit()).isZero();
  }

  @Thorough
  @Test
  void jsonOfSerbenchGoesTheSameWay() throws Exception {
    Answer answer =
        measured("-data=json.telemetry,json.log", "-include=kryo-flat,json/google-gson/databind");

    assertThat(answer.hasNumbers("kryo-flat")).isTrue();
    assertThat(answer.hasNumbers("json/google-gson/databind")).isTrue();
    assertThat(answer.out())
        .contains("json.telemetry: one value of java.util.Map (serbench)")
        .contains("json.log: 4 values of java.util.Map (serbench)");
    assertThat(answer.exit()).isZero();
  }

  @Thorough
  @Test
  void linesOfJsonAloneAreMapsAndLists() throws Exception {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 8000; i++) {
      lines
          .append("{\"id\": ")
          .append(i)
          .append(", \"name\": \"number ")
          .append(i)
          .append("\", \"of\": [1.5, true, null], \"in\": {\"a\": \"")
          .append("x".repeat(i % 100))
          .append("\"}}\n");
    }
    Files.writeString(folder.resolve("events.ndjson"), lines);
    Answer answer =
        measured("events.ndjson", "-include=kryo-flat,java-built-in,json/jackson/databind");

    for (String row : List.of("kryo-flat", "java-built-in", "json/jackson/databind")) {
      assertThat(answer.hasNumbers(row)).as(row).isTrue();
    }
    assertThat(answer.out()).contains("8000 values of java.util.Map");
    assertThat(answer.exit()).isZero();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the pipe is a file there")
  void aPipeIsReadOnce() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    ProcessBuilder writer =
        new ProcessBuilder("sh", "-c", "printf '{\"a\":1}\\n{\"a\":2}\\n' > pipe");
    writer.directory(folder.toFile()).start();
    Answer answer =
        Serbench.jar(folder)
            .reading(pipe)
            .measure("-include=json/jackson/databind", "-out=piped.json", "-");
    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("Full data on json.stdin").contains("(stdin)");
    assertThat(folder.resolve("piped.json")).content().contains("{\"name\":\"stdin\",\"sha256\":");

    writer.start();
    Answer check = Serbench.jar(folder).run("check", "-include=json/jackson/databind", "pipe");
    assertThat(check.exit()).as(check.err()).isZero();
    assertThat(check.out()).contains("json.pipe: 1 row; fits 1");

    Answer empty = Serbench.jar(folder).run("check", "-");
    assertThat(empty.exit()).isEqualTo(2);
    assertThat(empty.err()).contains("stdin: is empty; write a JSON value");
  }

  @Test
  void withoutJsonValuesAreMadeUp() throws Exception {
    Answer answer =
        serbench(
            "check",
            "-type=com.acme.Order",
            "-classpath=app.jar",
            "-include=kryo-flat,fory-auto",
            "-seed=7",
            "-items=3");

    assertThat(answer.out().lines())
        .contains("  kryo-flat, fory-auto", "Order.generated: 2 rows; fits 2");
    assertThat(answer.exit()).isZero();
    assertThat(answer.err()).contains("3 values of com.acme.Order (generated, -seed=7 -items=3)");
  }

  @Test
  void allThatIsWrongWithAFileIsSaid() throws Exception {
    Files.writeString(
        folder.resolve("wrong.json"),
        """
        {
         "number": "many",
         "remrk": "x",
         "state": "LOST",
         "lines": [{"price": "cheap", "count": "2"}],
         "ratings": [1.5, null]
        }
        """);
    Answer answer = serbench("check", "-type=com.acme.Order", "-classpath=app.jar", "wrong.json");

    assertThat(answer.err())
        .isEqualTo("serbench: wrong.json:2:12: $.number: expected a long, found \"many\"\n");
    assertThat(answer.exit()).isEqualTo(2);
  }

  private static final String CHARGES =
      """
      [{"id": "c-1", "gross_amount": "12.50", "fee": "0.35", "ccy": "EUR", "captured": true,
        "created_at": "2026-11-21T15:30:00Z", "installments": "3", "metadata": {"order": 4711}},
       {"id": "c-2", "gross_amount": "99.00", "fee": 1.25, "ccy": "USD", "captured": false,
        "created_at": "2026-11-22T08:00:00Z", "installments": 1, "metadata": {}}]
      """;

  @Test
  void aPaymentApisJsonIsReadAsTheUsersJacksonReadsIt() throws Exception {
    Files.writeString(folder.resolve("charges.json"), CHARGES);
    String note =
        "charges.json: values coerced (first: $[0].fee, string to BigDecimal),"
            + " fields missing (first: $[0].note)";
    Answer verified =
        serbench(
            "check",
            "-type=com.acme.Charge",
            "-classpath=app.jar",
            "charges.json",
            "-include=kryo-flat,json/jackson/databind");

    assertThat(verified.err()).contains("serbench: note: " + note + "\n");
    assertThat(verified.out()).startsWith("fits (2):\n  kryo-flat, json/jackson/databind\n");
    assertThat(verified.exit()).isZero();

    Answer measured =
        measured(
            "-type=com.acme.Charge",
            "-classpath=app.jar",
            "charges.json",
            "-include=kryo-flat",
            "-unknown=ignore",
            "-out=charges-result.json");
    assertThat(measured.hasNumbers("kryo-flat")).isTrue();
    assertThat(measured.out().replaceAll("\\s+", " ")).contains("As read " + note);
    ResultSchema.check(folder.resolve("charges-result.json"));
    assertThat(Files.readString(folder.resolve("charges-result.json")))
        .contains("-unknown=ignore")
        .contains("values coerced");
  }

  @Test
  void whereAskedForItIsRefusedOrUnknownFieldsAreSkipped() throws Exception {
    Files.writeString(folder.resolve("typo.json"), CHARGES.replace("\"fee\"", "\"fe\""));
    List<String> command =
        List.of(
            "check",
            "-type=com.acme.Charge",
            "-classpath=app.jar",
            "typo.json",
            "-include=kryo-flat");

    assertThat(with(command).err())
        .contains("typo.json:1:41: $[0].fe: unknown field 'fe'; did you mean 'fee'?");
    assertThat(with(command, "-unknown=ignore").err())
        .contains("unknown fields skipped (first: $[0].fe)");
    Answer strict = with(command, "-unknown=ignore", "-strict");
    assertThat(strict.err())
        .contains("serbench: typo.json:2:57: $[0].installments: expected an int, found \"3\"\n");
    assertThat(strict.exit()).isEqualTo(2);
  }

  @Test
  void jacksonIsTheUsersOwn() throws Exception {
    Files.writeString(
        folder.resolve("shouted.json"), "{\"Article\": \"nut\", \"Count\": 3, \"Price\": 0.10}");
    List<String> command =
        List.of(
            "check",
            "-type=com.acme.Line",
            "-classpath=app.jar",
            "shouted.json",
            "-include=json/jackson/databind,json/jackson/db-blackbird,kryo-flat");

    assertThat(with(command).err()).contains("one value of com.acme.Line (shouted.json)");
    Answer own = with(command, "-mapper=com.acme.ShoutingMapper");
    assertThat(own.out()).as(own.err()).startsWith("fits (3):");
    Answer measured =
        measured(
            "-type=com.acme.Line",
            "-classpath=app.jar",
            "shouted.json",
            "-include=json/jackson/databind",
            "-mapper=com.acme.ShoutingMapper",
            "-transport=text",
            "-out=shouted-result.json");
    assertThat(measured.exit()).as(measured.err()).isZero();
    assertThat(Files.readString(folder.resolve("shouted-result.json")))
        .contains("-Dserbench.mapper=com.acme.ShoutingMapper");
  }

  /** Only the user's mapper knows these names, and only its library's rows get it. */
  @Thorough
  @ParameterizedTest
  @CsvSource({
    "ShoutingMapper3, 'json/jackson3/databind,json/jackson3/db-blackbird,json/jackson/databind'",
    "ShoutingGson, 'json/google-gson/databind,json/moshi'"
  })
  void otherLibrariesMappersAreTheUsersOwn(String mapper, String rows) throws Exception {
    Files.writeString(
        folder.resolve("other.json"), "{\"Article\": \"nut\", \"Count\": 3, \"Price\": 0.10}");
    Answer own =
        serbench(
            "check",
            "-type=com.acme.Line",
            "-classpath=app.jar",
            "other.json",
            "-include=" + rows,
            "-mapper=com.acme." + mapper);
    assertThat(own.out()).as(own.err()).startsWith("fits (" + rows.split(",", -1).length + "):");
    assertThat(own.err()).doesNotContain("in another case");
  }

  @Thorough
  @Test
  void theUsersMoshiReadsTheFile() throws Exception {
    Files.writeString(
        folder.resolve("moshi.json"), "{\"article\": \"nut\", \"count\": 3, \"price\": -0.10}");
    List<String> command =
        List.of(
            "check",
            "-type=com.acme.Line",
            "-classpath=app.jar",
            "moshi.json",
            "-include=json/moshi");
    assertThat(with(command).out()).startsWith("fits (1):");
    assertThat(with(command, "-mapper=com.acme.StrictMoshi").err())
        .contains("moshi.json:1:1: $: negative: -0.10");
  }

  private static Answer with(List<String> command, String... more) throws Exception {
    return serbench(Stream.concat(command.stream(), Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void aMissingClassIsSaid() throws Exception {
    Answer answer = serbench("check", "-type=com.acme.Ordr", "-classpath=app.jar", "order.json");

    assertThat(answer.err())
        .contains("-type=com.acme.Ordr: class not found")
        .contains("did you mean com.acme.Order?");
    assertThat(answer.exit()).isEqualTo(2);
    assertThat(serbench("check", "-type=Page", "-classpath=app.jar").err())
        .contains("did you mean com.acme.Page?");
    Answer generated =
        serbench("check", "-type=com.acme.Ordr", "-classpath=app.jar", "-include=protobuf");
    assertThat(generated.err()).contains("class not found", "did you mean com.acme.Order?");
    assertThat(generated.exit()).isEqualTo(2);
  }

  @Test
  void aClassForALaterJdkIsSaid() throws Exception {
    Path later = Files.createDirectories(folder.resolve("later/com/acme"));
    byte[] line = Files.readAllBytes(folder.resolve("app.jar-made/classes/com/acme/Line.class"));
    ByteBuffer.wrap(line).putShort(6, (short) 144);
    Files.write(later.resolve("Line.class"), line);

    assertThat(serbench("check", "-type=com.acme.Line", "-classpath=later").err())
        .contains("-type=com.acme.Line: it needs Java 100: pass -jvm=100");
    assertThat(
            serbench(
                    "check",
                    "-type=com.acme.Order",
                    "-classpath=" + String.join(File.pathSeparator, "later", "app.jar"))
                .err())
        .contains("-type=com.acme.Order: com.acme.Line needs Java 100: pass -jvm=100");
  }
}
