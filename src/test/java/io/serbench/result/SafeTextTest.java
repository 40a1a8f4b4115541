package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SafeTextTest {
  @Test
  void whatCanBeSeenStays() {
    String text = "kryo-flat ± 0.5 % ❚ дані 数据 \uD83D\uDE00";
    assertThat(SafeText.line(text)).isEqualTo(text);
    assertThat(SafeText.lines(text)).isEqualTo(text);
  }

  @Test
  void whatATerminalWouldObeyShowsAsItsCode() {
    assertThat(SafeText.line("\u001b[31mred\u001b[0m\u0007"))
        .isEqualTo("\\u001b[31mred\\u001b[0m\\u0007");
    assertThat(SafeText.line("\u009b2J\u007f")).isEqualTo("\\u009b2J\\u007f");
    assertThat(SafeText.lines("50 %\r100 %\b")).isEqualTo("50 %\\u000d100 %\\u0008");
  }

  @Test
  void soDoWhatTurnsALineAroundAndWhatNobodySees() {
    assertThat(SafeText.line("a\u202egpj.exe\u2066\u200f\u061c"))
        .isEqualTo("a\\u202egpj.exe\\u2066\\u200f\\u061c");
    assertThat(SafeText.line("kryo\u200b\ufeff\u00ad")).isEqualTo("kryo\\u200b\\ufeff\\u00ad");
    assertThat(SafeText.line("\uDB40\uDC41")).isEqualTo("\\udb40\\udc41");
    assertThat(SafeText.line("half \uD83D")).isEqualTo("half \\ud83d");
  }

  @Test
  void linesMayBreakWhereTheyAreWantedOnly() {
    assertThat(SafeText.lines("a\n\tb\u2028c")).isEqualTo("a\n\tb\\u2028c");
    assertThat(SafeText.line("a\n\tb")).isEqualTo("a\\u000a\\u0009b");
  }
}
