package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.witness.Undisturbed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SamplesTest {
  private static final Undisturbed QUIET = new Undisturbed(100);

  private final Samples samples = new Samples();

  @BeforeEach
  void start() {
    samples.resume(100);
  }

  @Test
  void aBatchIsCleanWhenBothReadingsAroundItAre() {
    samples.add(1, 0, 100); // clean
    samples.add(2, 0, 150); // disturbed after
    samples.add(3, 0, 100); // disturbed before
    samples.add(4, 0, 100); // clean
    samples.add(5, 0, 100); // clean

    assertThat(samples.clean(QUIET)).isEqualTo(3);
    assertThat(samples.median(QUIET)).isEqualTo(4);
  }

  @Test
  void anInterruptedBatchIsNotClean() {
    samples.add(1000, 20, 100);
    samples.add(1000, 21, 100);
    samples.add(9000, 8000, 100);

    assertThat(samples.clean(QUIET)).isEqualTo(1);
    assertThat(samples.waited()).containsExactly(20, 21, 8000);
  }

  @Test
  void whereTooFewAreCleanTheMedianIsOfSlowedOnesInTermsOfTheWitness() {
    samples.add(150, 0, 200);
    samples.add(200, 0, 200);
    samples.add(220, 0, 200);
    samples.add(9000, 8000, 200);

    assertThat(samples.median(QUIET)).isCloseTo(100, within(1e-9));
  }

  @Test
  void whereAllWereInterruptedTheMedianIsOfAll() {
    samples.add(100, 50, 100);
    samples.add(200, 50, 100);

    assertThat(samples.median(QUIET)).isEqualTo(150);
  }

  @Test
  void aWitnessThatWasInterruptedSaysNothingOfItsBatch() {
    samples.add(150, 0, 200);
    samples.add(200, 0, 200);
    samples.add(200, 0, 90_000); // the hypervisor took the processor away
    samples.add(200, 0, 200);
    samples.add(210, 0, 200);
    samples.add(210, 0, 200);

    assertThat(samples.median(QUIET)).isCloseTo(100, within(6.0));
  }

  @Test
  void noBatchIsTakenForMuchFasterThanItWas() {
    samples.add(220, 0, 90_000);
    samples.add(220, 0, 90_000);

    assertThat(samples.median(QUIET)).isCloseTo(100, within(1e-9));
  }

  @Test
  void afterAPauseTheSlowerReadingCountsForBothNeighbours() {
    samples.add(1, 0, 100);
    samples.resume(150);
    samples.add(2, 0, 100);
    samples.resume(90);
    samples.add(3, 0, 100);

    assertThat(samples.witness()).containsExactly(100, 150, 100, 100);
    assertThat(samples.clean(QUIET)).isEqualTo(1);
  }

  @Test
  void growsBeyondItsFirstSize() {
    for (int i = 1; i <= 5000; i++) {
      samples.add(i, 2L * i, -i);
    }

    assertThat(samples.nanos()).hasSize(5000).endsWith(4999, 5000);
    assertThat(samples.waited()).hasSize(5000).endsWith(9998, 10_000);
    assertThat(samples.witness()).hasSize(5001).startsWith(100, -1).endsWith(-4999, -5000);
  }
}
