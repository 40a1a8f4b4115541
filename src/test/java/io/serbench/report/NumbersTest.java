package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumbersTest {
  @Test
  void leavesOutDecimalsThatSayNothing() {
    assertThat(Numbers.plain(12)).isEqualTo("12");
    assertThat(Numbers.plain(1200)).isEqualTo("1200");
    assertThat(Numbers.plain(0.25)).isEqualTo("0.25");
    assertThat(Numbers.percent(0.02)).isEqualTo("2 %");
    assertThat(Numbers.percent(0.034)).isEqualTo("3.4 %");
  }

  @Test
  void roundsBoundsUp() {
    assertThat(Numbers.percentRoundedUp(0.0201)).isEqualTo("2.1 %");
    assertThat(Numbers.percentRoundedUp(0.034)).isEqualTo("3.4 %");
    assertThat(Numbers.percentRoundedUp(0)).isEqualTo("0 %");
  }

  @Test
  void signsDifferencesButNotNothing() {
    assertThat(Numbers.signedPercentCell(0.0126)).isEqualTo("+1.3%");
    assertThat(Numbers.signedPercentCell(-0.0126)).isEqualTo("-1.3%");
    assertThat(Numbers.signedPercentCell(-0.0004)).isEqualTo("0.0%");
  }

  @Test
  void showsThatThereIsNoNumber() {
    assertThat(Numbers.fixed(2, Double.NaN)).isEqualTo("-");
    assertThat(Numbers.percentCell(Double.POSITIVE_INFINITY)).isEqualTo("-");
    assertThat(Numbers.signedPercentCell(Double.NaN)).isEqualTo("-");
    assertThat(Numbers.plain(Double.NaN)).isEqualTo("-");
  }
}
