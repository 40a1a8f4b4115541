package io.serbench.report.metric;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DigitsTest {
  @Test
  void leavesOutDecimalsThatSayNothing() {
    assertThat(Digits.plain(12)).isEqualTo("12");
    assertThat(Digits.plain(1200)).isEqualTo("1200");
    assertThat(Digits.plain(0.25)).isEqualTo("0.25");
    assertThat(Digits.percent(0.02)).isEqualTo("2 %");
    assertThat(Digits.percent(0.034)).isEqualTo("3.4 %");
  }

  @Test
  void roundsBoundsUp() {
    assertThat(Digits.percentRoundedUp(0.0201)).isEqualTo("2.1 %");
    assertThat(Digits.percentRoundedUp(0.034)).isEqualTo("3.4 %");
    assertThat(Digits.percentRoundedUp(0)).isEqualTo("0 %");
  }

  @Test
  void countsThings() {
    assertThat(Digits.count(1, "fork")).isEqualTo("1 fork");
    assertThat(Digits.count(2, "fork")).isEqualTo("2 forks");
  }

  @Test
  void signsDifferencesButNotNothing() {
    assertThat(Notation.SIGNED_PERCENT.text(1.26)).isEqualTo("+1.3%");
    assertThat(Notation.SIGNED_PERCENT.text(-1.26)).isEqualTo("-1.3%");
    assertThat(Notation.SIGNED_PERCENT.text(-0.04)).isEqualTo("0.0%");
  }

  @Test
  void showsThatThereIsNoNumber() {
    assertThat(Digits.plain(Double.NaN)).isEqualTo("-");
    for (Notation notation : Notation.values()) {
      assertThat(notation.text(Double.NaN)).isEqualTo("-");
      assertThat(notation.text(Double.POSITIVE_INFINITY)).isEqualTo("-");
    }
  }
}
