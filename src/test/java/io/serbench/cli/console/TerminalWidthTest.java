package io.serbench.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Asks programs in the place of stty, some of which do not answer. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class TerminalWidthTest {
  private static final File NOTHING = new File("/dev/null");
  private static final Duration LONG = Duration.ofMinutes(10);
  private static final int UNKNOWN = 79;

  @TempDir private Path folder;

  @BeforeEach
  void needAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "sh is not here");
  }

  @Test
  void isWhatTheProgramSays() {
    assertThat(detect("echo 24 100", LONG)).isEqualTo(99);
  }

  @Test
  void isUnknownWhereNobodySays() {
    assertThat(detect("echo no terminal >&2; exit 1", LONG)).isEqualTo(UNKNOWN);
    assertThat(Terminal.width(List.of("/no/such/stty"), NOTHING, LONG)).isEqualTo(UNKNOWN);
    File noTerminal = folder.resolve("none").toFile();
    assertThat(Terminal.width(List.of("/bin/sh", "-c", "echo 24 100"), noTerminal, LONG))
        .isEqualTo(UNKNOWN);
  }

  @Test
  void aProgramThatHangsIsKilled() throws IOException {
    Path pid = folder.resolve("pid");
    // Longer than the test may take.
    String hanging = "echo $$ > '" + pid + "'; echo 24; exec sleep 600";
    assertThat(detect(hanging, Duration.ofSeconds(3))).isEqualTo(UNKNOWN);
    long process = Long.parseLong(Files.readString(pid).strip());
    ProcessHandle.of(process)
        .ifPresent(it -> assertThat(it.onExit()).succeedsWithin(Duration.ofSeconds(30)));
  }

  @Test
  void aProcessThatKeepsTheOutputOpenIsNotWaitedFor() {
    assertThat(detect("sleep 120 & echo 24 100", LONG)).isEqualTo(99);
  }

  @Test
  void readsTheWidth() {
    assertThat(Terminal.parseWidth("24 80\n")).isEqualTo(79);
    assertThat(Terminal.parseWidth("50 300\n")).isEqualTo(119);
    assertThat(Terminal.parseWidth("24 10\n")).isEqualTo(9);
    assertThat(Terminal.parseWidth("0 0\n")).isEqualTo(79);
    assertThat(Terminal.parseWidth("")).isEqualTo(79);
    assertThat(Terminal.parseWidth("a b")).isEqualTo(79);
  }

  @Test
  void textIsBrokenToLinesThatCanBeRead() {
    assertThat(Terminal.widthOfText(9)).isEqualTo(39);
    assertThat(Terminal.widthOfText(79)).isEqualTo(79);
  }

  private static int detect(String script, Duration deadline) {
    return Terminal.width(List.of("/bin/sh", "-c", script), NOTHING, deadline);
  }
}
