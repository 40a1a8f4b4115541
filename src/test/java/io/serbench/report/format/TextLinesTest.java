package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextLinesTest {
  @Test
  void keepsForeignTextOnOneLineAndOffTheTerminalsControls() {
    assertThat(TextLines.oneLine(" a\r\n\tb\u001b[2Jc\u2028d\u0085e ")).isEqualTo("a b [2Jc d e");
  }

  @Test
  void nothingTurnsTheTextAround() {
    assertThat(TextLines.oneLine("a\u202eb\u2066c\u200fd\u200be")).isEqualTo("a b c d e");
  }

  @Test
  void wrapsAtBlanksUnderTheLabel() {
    assertThat(TextLines.labelled("* ", "word ".repeat(20), 78))
        .isEqualTo("* " + "word ".repeat(15).strip() + "\n  " + "word ".repeat(5).strip() + "\n");
  }

  @Test
  void aLabelThatTakesTheLineLeavesRoomForWords() {
    assertThat(TextLines.labelled("label ".repeat(9), "word word word word word", 40))
        .isEqualTo("label ".repeat(9) + "word word word word\n" + " ".repeat(54) + "word\n");
  }

  @Test
  void breaksLongWords() {
    assertThat(TextLines.labelled("* ", "x".repeat(1000), 78).lines())
        .allMatch(line -> line.length() <= TextLines.WIDTH);
  }
}
