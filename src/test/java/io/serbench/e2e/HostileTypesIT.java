package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes and data of a user's that do harm: each costs a clear message, and nothing else. */
@Thorough
class HostileTypesIT {
  private static final int LARGE = 200 << 20;
  private static final int LEVELS = 10_000;
  private static final String NUMBER = "{\"number\": 1}";

  @TempDir private static Path folder;
  private static long patience;

  @BeforeAll
  static void buildJar() throws Exception {
    JarOfSources.ofFolder(folder.resolve("app.jar"), Path.of("src", "test", "acme"));
    patience = Serbench.patience(folder, 5, 2);
  }

  private static Answer serbench(String... arguments) throws Exception {
    return Serbench.jar(folder).run(arguments);
  }

  /** Tries rows on one value of a hostile class. */
  private static Answer verified(String type, String json, String... options) throws Exception {
    Files.writeString(folder.resolve(type + ".json"), json);
    return serbench(
        Stream.concat(
                Stream.of(
                    "check",
                    "-type=com.acme.Hostile." + type,
                    "-classpath=app.jar",
                    type + ".json"),
                Stream.of(options))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Hangs", "HangsAtFirst"})
  void whatHangsEndsWithTheTimeLimit(String type) throws Exception {
    Answer answer = verified(type, NUMBER, "-timeout=" + patience);

    assertThat(answer.err())
        .contains(type + ".json: no values of com.acme.Hostile." + type + " can be made of it")
        .contains("no sign of life for " + patience + " s; killed (see -timeout=)");
    assertThat(answer.exit()).isEqualTo(2);
  }

  @Test
  void whatThrowsBeforeItsFirstUseIsSaid() throws Exception {
    Answer answer = verified("ThrowsAtFirst", NUMBER);

    assertThat(answer.err())
        .contains("ThrowsAtFirst.json")
        .contains("ExceptionInInitializerError")
        .contains("IndexOutOfBoundsException");
    assertThat(answer.exit()).isEqualTo(2);
  }

  @Test
  void whatAClassStartsEndsWithItsFork() throws Exception {
    Path started = folder.resolve("started");
    Answer answer =
        verified(
            "LeavesAProcess",
            NUMBER,
            "-include=json/jackson/databind",
            "-jvm-args=-Dstarted=" + started);

    assertThat(answer.out()).startsWith("fits (1):");
    assertThat(Files.readAllLines(started)).isNotEmpty();
    for (String pid : Files.readAllLines(started)) {
      assertThat(ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive)).isEmpty();
    }
  }

  @Test
  void equalsThatLiesHidesNothing() throws Exception {
    Answer answer =
        verified(
            "Lies",
            "{\"number\": 1, \"inner\": {\"text\": \"kept\"}}",
            "-include=kryo-flat,json/genson");

    assertThat(answer.out())
        .startsWith("fits (1):\n  kryo-flat\n\nloses (1):\n  json/genson  ")
        .containsPattern("  json/genson  .*value.inner.text");
  }

  @Test
  void whoeverSaysNothingOfItselfIsComparedByItsFields() throws Exception {
    Answer denies =
        verified(
            "Denies",
            "{\"number\": 1, \"one\": {\"text\": \"x\"}}",
            "-include=kryo-flat,json/jackson/databind,java-built-in-serializer");
    assertThat(denies.out()).startsWith("fits (2):\n  kryo-flat, json/jackson/databind\n\n");

    Answer forgets =
        verified(
            "Forgets",
            "{\"kept\": {\"text\": \"x\"}}",
            "-include=json/google-gson/databind,json/genson");
    assertThat(forgets.out())
        .startsWith("fits (1):\n  json/google-gson/databind\n\nloses (1):\n  json/genson  ")
        .contains("value.kept should be a com.acme.Hostile$Throws, whose toString throws ");

    Answer hashed = verified("Denies", "{\"number\": 1, \"others\": [{\"text\": \"x\"}]}");
    assertThat(hashed.err())
        .contains("Denies.json:1:26: $.others[0]: ")
        .contains("others[0]: the class throws java.lang.IllegalStateException: hashCode");
    assertThat(hashed.exit()).isEqualTo(2);
  }

  @Test
  void moreLevelsThanAFileMayHaveAreRefused() throws Exception {
    Files.writeString(folder.resolve("deep.json"), "[".repeat(LEVELS) + "1" + "]".repeat(LEVELS));
    Answer json = serbench("check", "deep.json", "-include=kryo-flat");
    assertThat(json.err()).contains("deep.json").contains("nesting depth");
    assertThat(json.exit()).isEqualTo(2);

    Answer type = verified("Recursive", "{\"next\": ".repeat(LEVELS) + "null" + "}".repeat(LEVELS));
    assertThat(type.err()).contains("Recursive.json").contains("nesting depth");
    assertThat(type.exit()).isEqualTo(2);
  }

  @Test
  void moreLevelsThanAStackHasCostTheRowsThatRecurse() throws Exception {
    Answer answer = verified("Deep", "{}", "-include=kryo-flat,json/jackson/databind");

    assertThat(answer.out())
        .doesNotContain("fits", "exit code")
        .containsPattern("(?m)^  kryo-flat  ")
        .containsPattern("(?m)^  json/jackson/databind  ")
        .contains("Deep.Deep: 2 rows; ");
    assertThat(answer.exit()).isEqualTo(1);
  }

  @Test
  void aGetterThatEndsTheJvmCostsTheRowsThatCallIt() throws Exception {
    Answer answer =
        verified(
            "Exits", NUMBER, "-include=kryo-flat,json/jackson/databind,json/google-gson/databind");

    assertThat(answer.out().lines())
        .contains("  kryo-flat, json/google-gson/databind", "refuses (1):")
        .anyMatch(line -> line.matches("  json/jackson/databind  .*exit code 0.*"))
        .contains("Exits.Exits: 3 rows; fits 2, refuses 1");
    assertThat(answer.exit()).isEqualTo(1);
  }

  @Test
  void aGetterThatPrintsDisturbsNoReport() throws Exception {
    Files.writeString(folder.resolve("prints.json"), NUMBER);
    Answer answer =
        Serbench.jar(folder)
            .measure(
                "-type=com.acme.Hostile.Prints",
                "-classpath=app.jar",
                "prints.json",
                "-include=kryo-flat,json/jackson/databind");

    assertThat(answer.hasNumbers("json/jackson/databind")).isTrue();
    assertThat(answer.out() + answer.err()).doesNotContain("the number is");
    assertThat(answer.exit()).isZero();
  }

  @Test
  void aGetterThatChangesIsPassedOverAndNamed() throws Exception {
    String include = "-include=kryo-flat,fory-compatible";
    Answer brief = verified("Ages", NUMBER, include);
    Answer verbose = verified("Ages", NUMBER, include, "-verbose");

    assertThat(brief.out()).contains("fits (2)").doesNotContain("getAge");
    assertThat(verbose.out().lines())
        .filteredOn(
            line -> line.endsWith("passed over: Ages.getAge() differs between equal objects"))
        .hasSize(2);
  }

  @Test
  void aFileBeyondTheLimitIsRefusedAtOnce() throws Exception {
    List<Path> files =
        List.of(
            large("lines.ndjson", "", "{\"number\": 1}\n", ""),
            large("array.json", "[1", ",1234567890", "]"),
            large("string.json", "\"", "abcdefghij", "\""));
    for (Path file : files) {
      Answer answer = serbench("check", file.toString());
      assertThat(answer.err())
          .contains(file.toString())
          .contains("a data file may have at most 64 MiB")
          .contains("head");
      assertThat(answer.err().strip().lines()).hasSize(1);
      assertThat(answer.exit()).isEqualTo(2);
      Files.delete(file);
    }
  }

  /** A file of so many times the same. */
  private static Path large(String name, String begin, String again, String end)
      throws IOException {
    Path file = folder.resolve(name);
    byte[] part = again.repeat(10_000).getBytes(StandardCharsets.US_ASCII);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      out.write(begin.getBytes(StandardCharsets.US_ASCII));
      for (long written = 0; written < LARGE; written += part.length) {
        out.write(part);
      }
      out.write(end.getBytes(StandardCharsets.US_ASCII));
    }
    return file;
  }
}
