package io.serbench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuantilesTest {
  @Test
  void aQuantileMayBeOneOfTheValues() {
    assertThat(Quantiles.lowerQuartile(50, 10, 40, 30, 20)).isEqualTo(20);
    assertThat(Quantiles.median(50, 10, 40, 30, 20)).isEqualTo(30);
  }

  @Test
  void orLieBetweenTwo() {
    assertThat(Quantiles.lowerQuartile(4, 3, 2, 1)).isEqualTo(1.75);
    assertThat(Quantiles.median(4, 3, 2, 1)).isEqualTo(2.5);
  }

  @Test
  void oneValueIsItsOwnQuantileAndNoneHasNone() {
    assertThat(Quantiles.lowerQuartile(7)).isEqualTo(7);
    assertThat(Quantiles.median(7)).isEqualTo(7);
    assertThat(Quantiles.median()).isNaN();
  }

  @Test
  void theValuesStayInTheirOrder() {
    double[] values = {3, 1, 2};
    assertThat(Quantiles.median(values)).isEqualTo(2);
    assertThat(values).containsExactly(3, 1, 2);
  }
}
