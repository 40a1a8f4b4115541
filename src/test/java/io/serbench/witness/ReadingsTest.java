package io.serbench.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class ReadingsTest {
  private static final Percentage BIN = Percentage.withPercentage(0.1);

  @Test
  void quantilesAreThoseOfSortedReadingsWithinABin() {
    SplittableRandom random = new SplittableRandom(3);
    for (int size : new int[] {1, 2, 10, 99, 100, 101, 5000}) {
      Readings readings = new Readings();
      long[] sorted = random.longs(size, 250_000, 600_000).sorted().toArray();
      Arrays.stream(sorted).forEach(readings::add);
      for (double part : new double[] {0, 0.01, 0.1, 0.5, 1}) {
        double position = part * (size - 1);
        int below = (int) position;
        double exact =
            sorted[below]
                + (position - below) * (sorted[Math.min(size - 1, below + 1)] - sorted[below]);
        assertThat(readings.quantile(part)).as("%s of %s", part, size).isCloseTo(exact, BIN);
      }
      assertThat(readings.count()).isEqualTo(size);
    }
  }

  @Test
  void aFewFastReadingsAreNotTheBest() {
    Readings readings = new Readings();
    for (int i = 0; i < 1000; i++) {
      readings.add(i % 200 == 7 ? 90_000 : 300_000 + i);
    }
    assertThat(readings.undisturbed().orElseThrow().bestNanos()).isCloseTo(300_000, BIN);
  }

  @Test
  void anyNumberIsAReading() {
    Readings readings = new Readings();
    readings.add(Long.MAX_VALUE);
    readings.add(0);
    assertThat(readings.quantile(0)).isCloseTo(1, within(0.001));
    assertThat(readings.quantile(1)).isCloseTo(Long.MAX_VALUE, Offset.offset(1e16));
  }

  @Test
  void withoutReadingsNothingIsKnown() {
    assertThat(new Readings().undisturbed()).isEmpty();
    assertThatIllegalStateException().isThrownBy(() -> new Readings().quantile(0.5));
  }
}
