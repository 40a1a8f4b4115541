package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypesReportTest {
  private static final String FEATURES =
      "RECORDS SEALED_TYPES JAVA_TIME BIG_DECIMAL OPTIONAL MAPS GENERICS SUBCLASSES FINAL_FIELDS";

  private final FakeServices services = new FakeServices();

  @Test
  void printsWhatFitsThenFeaturesThenCauses() {
    CliRun run = CliRun.of(services, "verify", "-types");
    assertThat(run.exit()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            kryo-flat            fits all
            fst                  fits record, nested, sealed, annotated, root, annotated-root, enum,\
             date, instant, duration, decimal, uuid, optional, array, collection, immutable, map,\
             key, enum-key, enum-map, generic, fields, accessors, final, inherited, subclass,\
             shared; loses null; refuses cycle
            json/jackson/manual  NOT_CARRIED needs code for the type
            wobly                UNAVAILABLE not on Maven Central

            Features:
            kryo-flat: %1$s
            fst: %1$s
            json/jackson/manual:

            Why not:
            fst                  null            loses    value.text is empty
            fst                  cycle           refuses  too deep

            Verdicts:
            fits     an equal, fresh value comes back
            loses    a value comes back that differs
            refuses  the library throws, or its JVM dies
            """
                .formatted(FEATURES));
  }

  @Test
  void aRowThatCarriesNothingHasFailed() {
    services.typesCheck.uselessRow = Optional.of("fst");
    assertThat(CliRun.of(services, "verify", "-types", "-include=fst").exit()).isEqualTo(1);
    assertThat(CliRun.of(services, "verify", "-types", "-include=kryo-flat").exit()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"-data=media.1,-data", "-medium=text,-medium", "-type=a.B,-type"})
  void hasDataOfItsOwn(String options, String named) {
    CliRun run = CliRun.of(services, ("verify -types " + options).split(" ", -1));
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "serbench: -types has its own data, over byte arrays; leave out " + named + "\n");
  }

  @Test
  void printsATableInWhichEqualRowsShareALine() {
    assertThat(CliRun.of(services, "verify", "-types", "-as=markdown").out().lines().skip(2))
        .containsExactly(
            "| kryo-flat |" + " + |".repeat(29),
            "| fst |" + " + |".repeat(26) + " loses | + | - |");
  }

  @Test
  void whatWasSeenIsPrintedAgain(@TempDir Path folder) throws IOException {
    String json = CliRun.of(services, "verify", "-types", "-as=json").out();
    Path file = Files.writeString(folder.resolve("seen.json"), json);
    assertThat(CliRun.of(services, "verify", "-types", "-seen=" + file))
        .isEqualTo(CliRun.of(services, "verify", "-types"));
    assertThat(CliRun.of(services, "verify", "-types", "-seen=" + file, "-as=json").out())
        .isEqualTo(json);
  }

  /** A line of a file that is right, and what may have become of the whole. */
  private static final String SEEN =
      "{\"row\":\"kryo-flat\",\"status\":\"OK\",\"cause\":\"\",\"features\":[\"RECORDS\"],"
          + "\"verdicts\":{\"record\":\"fits\"},\"causes\":{\"record\":\"\"}}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          .+                 | null
          .+                 | ''
          .+                 | []
          .+                 | 3
          $                  | {}
          $                  | x
          rows":\\[.*\\]     | rows":[null]
          rows":\\[.*\\]     | rows":null
          ,"rows":.*         | }
          "OK"               | null
          \\["RECORDS"\\]    | null
          "RECORDS"          | null
          "RECORDS"          | "RECRODS"
          "fits"             | null
          "fits"             | {}
          :\\{"record":""}   | :{"record":null}
          :\\{"record":""}   | :[]
          """)
  void aFileThatIsDamagedIsRefusedInOneLine(String what, String by, @TempDir Path folder)
      throws IOException {
    String whole = "{\"trial\":\"types\",\"rows\":[" + SEEN + "]}";
    Path file = Files.writeString(folder.resolve("seen.json"), whole);
    assertThat(CliRun.of(services, "verify", "-types", "-seen=" + file).exit()).isZero();
    Files.writeString(file, whole.replaceFirst(what, by));
    CliRun run = CliRun.of(services, "verify", "-types", "-seen=" + file);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).startsWith("serbench: " + file + " is ").hasLineCount(1);
  }

  @Test
  void aFileThatDoesNotFitIntoMemoryIsRefused(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("seen.json");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(Runtime.getRuntime().maxMemory());
    }
    CliRun run = CliRun.of(services, "verify", "-types", "-seen=" + file);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("is too large for the ").hasLineCount(1);
  }
}
