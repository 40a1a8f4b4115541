package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In a JVM of its own, which says what it compiles at which level. */
class SharedProfilesTest {
  /** What the JVM runs. */
  static final class Settling {
    private Settling() {}

    public static void main(String[] args) {
      SharedProfiles.settle();
    }
  }

  @Test
  void theJvmHasCountedWhoCallsWhatForTextsThatAreNotLatin() throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xbatch",
                    "-XX:+PrintCompilation",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Settling.class.getName()))
            .redirectErrorStream(true)
            .start();
    String log = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    // Level 3 is the one that counts calls, level 4 the one that goes by the counts. Without its
    // counts, this method keeps all that charAt calls from being inlined.
    assertThat(log).containsPattern("\\b[34] +java\\.lang\\.StringUTF16::checkIndex ");
  }
}
