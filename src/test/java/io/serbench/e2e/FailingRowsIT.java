package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every way to fail, in real child JVMs: each costs its own row, says why, and nothing else. */
class FailingRowsIT {
  private static final String ROWS =
      "-include=dummy-fine,dummy-lazy,dummy-does-*,dummy-throws-*,dummy-unequal,dummy-same-*,"
          + "dummy-creates-*,dummy-copies-*,dummy-remembers-*,dummy-clones-*,dummy-keeps-input,"
          + "dummy-exits,dummy-out-*,dummy-stack-*,dummy-crashes,dummy-chatters,dummy-works-*,"
          + "dummy-unavailable";

  @TempDir private static Path folder;
  private static Answer measured;
  private static Answer verified;

  @BeforeAll
  static void runAllAtOnce() throws Exception {
    measured = Serbench.withDummies(folder).measure(ROWS + ",copy");
    verified = Serbench.withDummies(folder).run("check", ROWS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dummy-does-not-link         | ClassFormatError
          dummy-throws-on-create      | create is broken
          dummy-throws-on-serialize   | serialize is broken
          dummy-throws-on-deserialize | deserialize is broken
          dummy-unequal               | value.media.width should be 640 but is 641
          dummy-same-instance         | same instance
          dummy-creates-nothing       | create returned its input
          dummy-copies-the-root       | create shares one io.serbench.dataset.media
          dummy-remembers-parts       | two decoded objects share one
          dummy-clones-its-input      | strings encoded, but the row is neither LAZY
          dummy-keeps-input           | still needs its input, but the row is not LAZY
          dummy-exits                 | exit code 7
          dummy-out-of-memory         | heap was exhausted
          dummy-stack-overflow        | StackOverflowError
          dummy-crashes               | crashed
          dummy-chatters              | too much to say
          """)
  void aFailureIsAnErrorRowWithItsCause(String row, String cause) {
    assertThat(line(measured.out(), row)).contains("ERROR");
    assertThat(paragraph(measured.out(), row)).contains(cause);
    assertThat(verified.out()).containsPattern("(?m)^  " + row + " .*" + Pattern.quote(cause));
  }

  /** Alone: on a busy machine, a row that works could be late, too. */
  @Thorough
  @Test
  void whatHangsIsEnded() throws Exception {
    String cause = "no sign of life for 5 s";
    Serbench serbench = Serbench.withDummies(folder);
    Answer hung = serbench.measure("-include=dummy-hangs", "-timeout=5");
    assertThat(line(hung.out(), "dummy-hangs")).contains("ERROR");
    assertThat(paragraph(hung.out(), "dummy-hangs")).contains(cause);
    hung = serbench.run("check", "-include=dummy-hangs", "-timeout=5");
    assertThat(hung.out()).contains("refuses (1):\n  dummy-hangs  ").contains(cause);
  }

  /** What a check of round trips does not see, the results that were timed show. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dummy-remembers-by-length | value
          dummy-remembers-arrays    | value from a timed array
          dummy-works-when-checked  | a result of deser in the timed loop
          """)
  void whoCheatsWhileItIsTimedIsCaught(String row, String cause) {
    assertThat(line(measured.out(), row)).contains("ERROR");
    assertThat(paragraph(measured.out(), row)).contains(cause);
  }

  @Test
  void rowsThatWorkAreMeasuredAllTheSame() {
    assertThat(line(measured.out(), "dummy-fine")).matches("dummy-fine\\*?( +~?\\d+){6}");
    assertThat(line(measured.out(), "copy")).matches("copy\\*?( +~?\\d+){6}");
    assertThat(verified.out()).containsPattern("fits \\(\\d+\\):\n  .*dummy-fine, .*dummy-lazy");
  }

  @Test
  void rowsThatCannotRunHereSayWhy() {
    assertThat(line(measured.out(), "dummy-unavailable")).contains("UNAVAILABLE");
    assertThat(verified.out())
        .contains(
            "unavailable (1):\n  dummy-unavailable  no.such:library is not on the class path");
  }

  @Test
  void librariesThatDoNotRegisterCostOnlyTheirOwnRows() {
    assertThat(measured.err())
        .contains("broken while registering")
        .contains("io.serbench.dummy.MissingRows");
  }

  @Test
  void someFailedIsExitCodeOne() {
    assertThat(measured.exit()).isEqualTo(1);
    assertThat(verified.exit()).isEqualTo(1);
  }

  /** The row's line in the last table that has one. */
  private static String line(String text, String row) {
    return Arrays.stream(text.split("\n", -1))
        .filter(line -> line.startsWith(row + " ") || line.startsWith(row + "* "))
        .findFirst()
        .orElse("no line of " + row + " in:\n" + text);
  }

  /** Everything that is said of the row, with line breaks folded. */
  private static String paragraph(String text, String row) {
    int notes = text.indexOf(row + ":");
    return notes < 0
        ? "no note on " + row + " in:\n" + text
        : text.substring(notes, Math.min(text.length(), notes + 900)).replaceAll("\\s+", " ");
  }
}
