package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs in its own JVM, which prints what it inlines. */
class SharedProfilesTest {
  /** The program of that JVM: a loop over a Latin-1 string, as in a library. */
  static final class Library {
    private Library() {}

    public static void main(String[] args) {
      SharedProfiles.settle();
      for (int i = 0; i < 20_000; i++) {
        Sink.consume(write("http://example.org/" + i));
      }
    }

    private static int write(CharSequence text) {
      int sum = 0;
      for (int i = 0; i < text.length(); i++) {
        sum += text.charAt(i);
      }
      return sum;
    }
  }

  @Test
  void whatTextsCallIsInlinedForAllKindsOfThem() throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xbatch",
                    "-XX:+UnlockDiagnosticVMOptions",
                    "-XX:+PrintCompilation",
                    "-XX:+PrintInlining",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Library.class.getName()))
            .redirectErrorStream(true)
            .start();
    String log = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    String[] beforeAndAfter = log.split(" 4 +\\S+Library::write ", 2);
    assertThat(beforeAndAfter).hasSize(2);
    assertThat(beforeAndAfter[1])
        .containsPattern("StringUTF16::charAt \\(\\d+ bytes\\) +inline")
        .containsPattern("String::checkIndex \\(\\d+ bytes\\) +inline")
        .doesNotContainPattern("String::checkIndex \\(\\d+ bytes\\) +(too big|callee is too)");
  }
}
