package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.GoldenFile;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be in a result file is said in one line, in whichever version it is. */
class HostileFileTest {
  private static final String VERSION_1 =
      GoldenFile.read("result-file-1.json")
          .replace("\"waited\":[],\"witness\":[]", "\"waited\":[0,2],\"witness\":[7,7,7]");

  @TempDir private Path directory;

  /** The same in today's words. */
  private String now() throws Exception {
    Path file = Files.writeString(directory.resolve("now.json"), VERSION_1);
    ResultFile.write(ResultFile.read(file), file);
    return Files.readString(file);
  }

  private void isRefused(String text, String problem) throws Exception {
    Path file = Files.writeString(directory.resolve("run.json"), text);
    assertThatThrownBy(() -> ResultFile.read(file))
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
        "\"nanos\":[995, | \"nanos\":[995,1000, | 3 batches, but 2 times waited instead of 3",
        "\"witness\":[7,7,7] | \"witness\":[7,7] | 2 batches, but 2 readings of the witness",
        "\"witness\":[7,7,7] | \"witness\":[7,-7,7] | a time of the witness is -7",
        "\"batch\":10 | \"batch\":0 | the number of calls in a batch is 0",
        "\"nanos\":[995, | \"nanos\":[-995, | a time of a batch is -995",
        "\"nanos\":[995, | \"nanos\":[2.5, | (2.5)",
        "\"nanos\":[995, | \"nanos\":[\"995\", | \"995\"",
        "\"nanos\":[995, | \"nanos\":[null, | null",
        "\"nanos\":[995, | \"nanos\":[9223372036854775808, | 9223372036854775808",
        "\"waited\":[0, | \"waited\":[-1, | a time waited is -1",
        "\"millis\":1500 | \"millis\":-1 | the time of a fork is -1",
        "\"phase\":\"CREATE\" | \"phase\":\"SER\" | a fork has a phase twice",
        "\"allocatedBytes\":48.0 | \"allocatedBytes\":\"NaN\" | NaN",
        "\"size\":300 | \"size\":1e9 | ",
      })
  void numbersThatCannotBe(String from, String to, String problem) throws Exception {
    String said = problem == null ? "" : problem;
    isRefused(replaced(now(), from, to), said);
    isRefused(replaced(VERSION_1, from, to), said);
  }

  private static String replaced(String text, String from, String to) {
    assertThat(text).contains(from);
    return text.replace(from, to);
  }

  @Test
  void slicesHoldAllBatches() throws Exception {
    isRefused(
        replaced(
            now(),
            "\"slices\":[]",
            "\"slices\":[{\"startMillis\":5,\"batches\":3,\"compiled\":false}]"),
        "2 batches, but 3 batches in slices");
  }

  @Test
  void longNumbersNamesAndTexts() throws Exception {
    for (String text : new String[] {now(), VERSION_1}) {
      String digits = "1".repeat(1001);
      isRefused(replaced(text, "\"seed\": 42", "\"seed\": " + digits), "1001");
      isRefused(digits, "");
      String name = "k".repeat(60_000);
      isRefused(text.replaceFirst("\\{", "{\"" + name + "\": 1,"), "60000");
      isRefused("{\"a\":" + "[".repeat(2000), "1001");
      isRefused(text.replaceFirst("\\{", "{\"a\": " + "[".repeat(2000)), "1001");
    }
  }

  @Test
  void moreThanFitsIntoMemoryIsNotEvenTried() throws Exception {
    Path file = directory.resolve("run.json");
    long memory = Runtime.getRuntime().maxMemory();
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(memory);
    }
    assertThatThrownBy(() -> ResultFile.read(file))
        .hasMessage(
            "%s is too large for the %s MB of memory that this JVM may use; give it more: java"
                + " -Xmx8g -jar serbench.jar",
            file, memory >> 20);
  }

  @Test
  void moreThanOneRunIsNoRun() throws Exception {
    isRefused(now() + "{}", "something follows its end");
    isRefused(VERSION_1 + "{}", "something follows its end");
  }
}
