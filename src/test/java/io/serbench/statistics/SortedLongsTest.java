package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.statistics.RunningPhase.SortedLongs;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SortedLongsTest {
  @Test
  void isAsIfAllWereSortedTogether() {
    SplittableRandom random = new SplittableRandom(5);
    SortedLongs sorted = new SortedLongs();
    long[] all = {};
    assertThat(sorted.median()).isNaN();
    assertThat(sorted.countUpTo(100)).isZero();
    for (int part = 0; part < 100; part++) {
      long[] more = random.longs(random.nextInt(10), 0, 50).toArray();
      sorted.add(more);
      all = LongStream.concat(LongStream.of(all), LongStream.of(more)).sorted().toArray();
      int n = all.length;
      if (n > 0) {
        assertThat(sorted.median()).isEqualTo((all[(n - 1) / 2] + all[n / 2]) / 2.0);
      }
      double limit = random.nextDouble(-1, 51);
      assertThat(sorted.countUpTo(limit))
          .isEqualTo((int) LongStream.of(all).filter(value -> value <= limit).count());
    }
  }
}
