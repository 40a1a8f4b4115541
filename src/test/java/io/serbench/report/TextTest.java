package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTest {
  @Test
  void keepsForeignTextOnOneLineAndOffTheTerminalsControls() {
    assertThat(Text.oneLine(" a\r\n\tb\u001b[2Jc\u2028d\u0085e ")).isEqualTo("a b [2Jc d e");
  }

  @Test
  void wrapsAtBlanksUnderTheItem() {
    assertThat(Text.item("word ".repeat(20)))
        .isEqualTo("* " + "word ".repeat(15).strip() + "\n  " + "word ".repeat(5).strip() + "\n");
  }

  @Test
  void breaksLongWordsAndCutsLongTexts() {
    String item = Text.item("x".repeat(1000));
    assertThat(item.lines()).hasSize(5).allMatch(line -> line.length() <= Text.WIDTH);
    assertThat(item).endsWith("x ...\n");
    assertThat(Text.item("x" + "\ud83d\ude00".repeat(80)))
        .doesNotContain("\ud83d\n")
        .contains("\ud83d\ude00\n");
  }
}
