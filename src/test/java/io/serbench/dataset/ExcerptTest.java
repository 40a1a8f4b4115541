package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {
  @Test
  void shortTextsStayAsTheyAre() {
    assertThat(Excerpt.of("", 10)).isEmpty();
    assertThat(Excerpt.of("just fits.", 10)).isEqualTo("just fits.");
  }

  @Test
  void longTextsEndInDots() {
    assertThat(Excerpt.of("a little too long", 10)).isEqualTo("a littl...").hasSize(10);
  }

  @Test
  void aCharacterOutsideTheBasicPlaneIsNotCutInTwo() {
    assertThat(Excerpt.of("a litt\uD83D\uDE00 too long", 10)).isEqualTo("a litt...");
    assertThat(Excerpt.of("a lit\uD83D\uDE00 too long", 10)).isEqualTo("a lit\uD83D\uDE00...");
  }
}
