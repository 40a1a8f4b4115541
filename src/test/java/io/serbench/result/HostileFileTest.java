package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.GoldenFile;
import io.serbench.result.ResultFile.ResultFileException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be in a result file is said in one line. */
class HostileFileTest {
  private static final String RESULT =
      GoldenFile.read("result-file.json")
          .replace("RUNNING", "COMPLETE")
          .replace("\"slices\":[]", "\"waited\":[0,2],\"witness\":[7,7,7],\"slices\":[]");

  @TempDir private Path directory;

  private void isRefused(String text, String problem) throws Exception {
    Path file = Files.writeString(directory.resolve("run.json"), text);
    assertThatThrownBy(() -> Runs.read(file))
        .isInstanceOf(ResultFileException.class)
        .hasMessageStartingWith(file + " is ")
        .hasMessageContaining(problem)
        .message()
        .doesNotContain("\n")
        .hasSizeLessThan(600);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"nanos\":[995, | \"nanos\":[995,1000, | 3 batches, but 2 waiting times, expected 3",
        "\"witness\":[7,7,7] | \"witness\":[7,7] | 2 batches, but 2 readings of the witness",
        "\"witness\":[7,7,7] | \"witness\":[7,-7,7] | one of the readings of the witness is -7",
        "\"batch\":10 | \"batch\":0 | the number of calls in a batch is 0",
        "\"nanos\":[995, | \"nanos\":[-995, | one of the times of batches is -995",
        "\"nanos\":[995, | \"nanos\":[2.5, | (2.5)",
        "\"nanos\":[995, | \"nanos\":[\"995\", | \"995\"",
        "\"nanos\":[995, | \"nanos\":[null, | null",
        "\"nanos\":[995, | \"nanos\":[9223372036854775808, | 9223372036854775808",
        "\"waited\":[0, | \"waited\":[-1, | one of the waiting times is -1",
        "\"millis\":1500 | \"millis\":-1 | the time of a fork is -1",
        "\"phase\":\"CREATE\" | \"phase\":\"SER\" | a fork has a phase twice",
        "\"allocatedBytes\":48.0 | \"allocatedBytes\":\"NaN\" | NaN",
        "\"size\":300 | \"size\":1e9 | ",
      })
  void numbersThatCannotBe(String from, String to, String problem) throws Exception {
    String said = problem == null ? "" : problem;
    isRefused(replaced(RESULT, from, to), said);
  }

  private static String replaced(String text, String from, String to) {
    assertThat(text).contains(from);
    return text.replace(from, to);
  }

  @Test
  void slicesHoldAllBatches() throws Exception {
    isRefused(
        replaced(
            RESULT,
            "\"slices\":[]",
            "\"slices\":[{\"startMillis\":5,\"batches\":3,\"compiled\":false}]"),
        "2 batches, but 3 batches in slices");
  }

  @Test
  void longNumbersNamesAndTexts() throws Exception {
    String digits = "1".repeat(1001);
    isRefused(replaced(RESULT, "\"seed\": 42", "\"seed\": " + digits), "1001");
    isRefused(digits, "");
    String name = "k".repeat(60_000);
    isRefused(RESULT.replaceFirst("\\{", "{\"" + name + "\": 1,"), "60000");
    isRefused("{\"a\":" + "[".repeat(2000), "1001");
    isRefused(RESULT.replaceFirst("\\{", "{\"a\": " + "[".repeat(2000)), "1001");
  }

  @Test
  void moreThanFitsIntoMemoryIsNotEvenTried() throws Exception {
    Path file = directory.resolve("run.json");
    long memory = Runtime.getRuntime().maxMemory();
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(memory);
    }
    assertThatThrownBy(() -> Runs.read(file))
        .hasMessage(
            "%s is too large for the %s MB of memory that this JVM may use; give it more: java"
                + " -Xmx8g -jar serbench.jar",
            file, memory >> 20);
  }

  @Test
  void moreThanOneRunIsNoRun() throws Exception {
    isRefused(RESULT + "{}", "something follows its end");
  }
}
