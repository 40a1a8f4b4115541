package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Writers swallow what goes wrong, and a script would take a lost table for none. */
class MainTest {
  private static int exit(int exit, String problem, StringWriter err) {
    Main.StandardOutput output =
        new Main.StandardOutput(
            new OutputStream() {
              @Override
              public void write(int octet) throws IOException {
                throw new IOException(problem);
              }
            });
    PrintWriter writer = new PrintWriter(output, false, StandardCharsets.UTF_8);
    writer.println("table");
    writer.flush();
    return output.exit(exit, new PrintWriter(err));
  }

  @Test
  void aFullDiskIsNoSuccess() {
    StringWriter err = new StringWriter();
    assertThat(exit(0, "No space left on device", err)).isEqualTo(1);
    assertThat(err.toString().strip())
        .isEqualTo("serbench: standard output cannot be written: No space left on device");
    assertThat(exit(2, "No space left on device", err)).isEqualTo(2);
  }

  @Test
  void aReaderWhoHasEnoughIsNoFailure() {
    StringWriter err = new StringWriter();
    assertThat(exit(0, "Broken pipe", err)).isZero();
    assertThat(exit(0, "The pipe is being closed", err)).as("on Windows").isZero();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aJarThatTheJdkFindsNothingInIsRefused() {
    for (String jar : List.of("wow!/serbench.jar", "C:\\wow!\\serbench.jar")) {
      assertThat(Main.refusal(".", jar))
          .contains(jar + " is in a folder whose name ends with '!'; move it to another");
    }
    assertThat(Main.refusal(".", "wow!jars/serbench!.jar")).isEmpty();
  }

  @Test
  void whatIsWrittenIsNoFailure() {
    Main.StandardOutput output = new Main.StandardOutput(OutputStream.nullOutputStream());
    PrintWriter writer = new PrintWriter(output, false, StandardCharsets.UTF_8);
    writer.println("table");
    writer.flush();
    assertThat(output.exit(0, writer)).isZero();
  }
}
