package io.serbench.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {
  @Test
  void respectsNoColor() {
    assertThat(Terminal.wantsColours(Map.of())).isTrue();
    assertThat(Terminal.wantsColours(Map.of("NO_COLOR", ""))).isTrue();
    assertThat(Terminal.wantsColours(Map.of("NO_COLOR", "1"))).isFalse();
    assertThat(Terminal.wantsColours(Map.of("TERM", "dumb"))).isFalse();
    assertThat(Terminal.wantsColours(Map.of("TERM", "xterm"))).isTrue();
  }

  @Test
  void aPipeIsNoTerminal() {
    // Surefire reads the standard output of this JVM through a pipe.
    Terminal terminal = Terminal.detect(Map.of());
    assertThat(terminal.stdout()).isFalse();
    assertThat(terminal.bold()).isFalse();
  }

  @Test
  void filesGetUtf8() {
    assertThat(Terminal.NONE.charset()).isEqualTo(StandardCharsets.UTF_8);
  }
}
