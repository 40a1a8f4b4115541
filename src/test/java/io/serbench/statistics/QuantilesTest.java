package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuantilesTest {
  @Test
  void interpolates() {
    assertThat(Quantiles.of(List.of(40.0, 10.0, 30.0, 20.0), 0.5)).isEqualTo(25);
    assertThat(Quantiles.of(List.of(3.0, 1.0, 2.0), 0.25)).isEqualTo(1.5);
    assertThat(Quantiles.of(List.of(3.0, 1.0, 2.0), 0)).isEqualTo(1);
    assertThat(Quantiles.of(List.of(3.0, 1.0, 2.0), 1)).isEqualTo(3);
    assertThat(Quantiles.of(List.of(7.0), 0.99)).isEqualTo(7);
  }

  @Test
  void isTheSameAsSorting() {
    Dice dice = new Dice(11);
    for (int size = 1; size < 200; size++) {
      double[] values = new double[size];
      Arrays.setAll(values, i -> Math.floor(dice.between(0, 30)));
      double part = dice.part();
      double[] sorted = values.clone();
      Arrays.sort(sorted);
      double position = part * (size - 1);
      double below = sorted[(int) position];
      double above = sorted[Math.min(size - 1, (int) position + 1)];
      assertThat(Quantiles.of(values, part))
          .isCloseTo(below + (position - (int) position) * (above - below), within(1e-9));
    }
  }
}
