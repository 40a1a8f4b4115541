package io.serbench.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.cli.CliRun;
import io.serbench.cli.option.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.OptionSpec;

class ManPageTest {
  @TempDir private Path folder;

  private final String page = CliRun.of("help", "-man").out();

  @Test
  void hasEveryOptionOfEveryCommand() {
    for (String word : Commands.names()) {
      String heading = ".SH \"SERBENCH " + word.toUpperCase(Locale.ROOT) + "\"\n";
      assertThat(page).contains(heading);
      String section =
          page.substring(page.indexOf(heading) + heading.length()).split("\n\\.SH", 2)[0];
      for (OptionSpec option : Commands.spec(word).options()) {
        assertThat(section)
            .contains(".B \"" + Options.written(option).replace("-", "\\-") + "\"\n");
      }
    }
  }

  @Test
  void keepsToTheLanguage() {
    assertThat(page.lines())
        .allMatch(line -> !line.isEmpty() && line.chars().allMatch(c -> c >= ' ' && c <= '~'))
        .allMatch(line -> line.replaceAll("\\\\(-|e|&|\\(dq)", "").indexOf('\\') < 0)
        .filteredOn(line -> line.startsWith("."))
        .allMatch(line -> line.matches("\\.(TH|SH|SS|TP|PP|B)( \"[^\"]*\")*"));
  }

  /** A formatter has nothing to say against it, and shows what a reader can copy. */
  @Test
  void isReadByGroff() throws IOException, InterruptedException {
    Path groff = Path.of("/usr/bin/groff");
    assumeTrue(Files.isExecutable(groff), "groff is not here");
    Path file = Files.writeString(folder.resolve("serbench.1"), page);
    Process process =
        new ProcessBuilder(
                List.of(groff.toString(), "-ww", "-man", "-Tascii", "-P-c", file.toString()))
            .redirectErrorStream(true)
            .start();
    String shown = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(shown.replaceAll(".\b", ""))
        .contains("SERBENCH(1)")
        .contains("-max-slowdown=PERCENT")
        .doesNotContain("warning", file.toString());
  }
}
