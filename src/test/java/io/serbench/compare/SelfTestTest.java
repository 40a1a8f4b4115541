package io.serbench.compare;

import static io.serbench.compare.TwoRuns.row;
import static io.serbench.compare.TwoRuns.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SelfTestTest {
  private static final Gate FIVE =
      new Gate(OptionalDouble.of(0.05), Optional.empty(), false, Optional.empty());
  private static final int SPLITS = 100;

  @Test
  void neverCriesWolfAndFindsTwiceTheGate() {
    SelfTest.SelfTestResult result = test(12, 16, 0.02).of(FIVE, 0.02, SPLITS, SelfTest.HALF);
    assertThat(result.splits()).isEqualTo(SPLITS);
    assertThat(result.rows()).isEqualTo(12);
    assertThat(result.tooSlow()).isLessThanOrEqualTo(1);
    assertThat(result.different()).isLessThanOrEqualTo(5);
    assertThat(result.found()).isGreaterThanOrEqualTo(90);
  }

  @Test
  void isTheSameEachTime() {
    assertThat(test(3, 6, 0.03).of(FIVE, 0.02, 10, SelfTest.HALF))
        .isEqualTo(test(3, 6, 0.03).of(FIVE, 0.02, 10, SelfTest.HALF));
  }

  @Test
  void threeForksCannotBeSplit() {
    assertThat(test(3, 3, 0.03).of(FIVE, 0.02, SPLITS, SelfTest.HALF).splits()).isZero();
  }

  private static SelfTest test(int rows, int forks, double spread) {
    Random random = new Random(7);
    Run run =
        run(
            IntStream.range(0, rows)
                .mapToObj(
                    i ->
                        row(
                            "r" + i,
                            100,
                            IntStream.range(0, forks)
                                .mapToDouble(fork -> 10_000 * (1 + spread * random.nextGaussian()))
                                .toArray()))
                .toArray(CellResult[]::new));
    return new SelfTest(run, Noise.REJECT, id -> true);
  }
}
