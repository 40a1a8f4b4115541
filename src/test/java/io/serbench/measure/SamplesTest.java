package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.witness.Undisturbed;
import org.junit.jupiter.api.Test;

class SamplesTest {
  private static final Undisturbed QUIET = new Undisturbed(100);

  private final Samples samples = new Samples(100, 7);

  @Test
  void theMedianIsOfBatchesWithQuietReadingsOnBothSides() {
    samples.add(1, 0, 100, 0); // clean
    samples.add(2, 0, 150, 0); // disturbed after
    samples.add(3, 0, 100, 0); // disturbed before
    samples.add(4, 0, 100, 0); // clean
    samples.add(5, 0, 100, 0); // clean

    assertThat(samples.median(QUIET)).isEqualTo(4);
  }

  @Test
  void anInterruptedBatchIsNotClean() {
    samples.add(1000, 20, 100, 0);
    samples.add(1001, 0, 100, 0);
    samples.add(1002, 0, 100, 0);
    samples.add(9000, 8000, 100, 0);
    samples.add(5000, 21, 100, 0); // more than 2 % of a typical batch

    assertThat(samples.median(QUIET)).isEqualTo(1001);
    assertThat(samples.waited()).containsExactly(20, 0, 0, 8000, 21);
  }

  @Test
  void whereTooFewAreCleanTheMedianIsOfSlowedOnesInTermsOfTheWitness() {
    samples.add(150, 0, 200, 0);
    samples.add(200, 0, 200, 0);
    samples.add(220, 0, 200, 0);
    samples.add(9000, 8000, 200, 0);

    assertThat(samples.median(QUIET)).isCloseTo(100, within(1e-9));
  }

  @Test
  void whereAllWereInterruptedTheMedianIsOfAll() {
    samples.add(100, 50, 100, 0);
    samples.add(200, 50, 100, 0);

    assertThat(samples.median(QUIET)).isEqualTo(150);
  }

  @Test
  void aWitnessThatWasInterruptedSaysNothingOfItsBatch() {
    samples.add(150, 0, 200, 0);
    samples.add(200, 0, 200, 0);
    samples.add(200, 0, 90_000, 0); // the hypervisor took the processor away
    samples.add(200, 0, 200, 0);
    samples.add(210, 0, 200, 0);
    samples.add(210, 0, 200, 0);

    assertThat(samples.median(QUIET)).isCloseTo(100, within(6.0));
  }

  @Test
  void noBatchIsTakenForMuchFasterThanItWas() {
    samples.add(220, 0, 90_000, 0);
    samples.add(220, 0, 90_000, 0);

    assertThat(samples.median(QUIET)).isCloseTo(100, within(1e-9));
  }

  @Test
  void knowsWhereItBeganAndWhatWasReadLast() {
    assertThat(samples.startNanos()).isEqualTo(7);
    assertThat(samples.lastReading()).isEqualTo(100);
    samples.add(1, 0, 150, 0);
    assertThat(samples.lastReading()).isEqualTo(150);
    assertThat(samples.size()).isEqualTo(1);
  }

  @Test
  void growsBeyondItsFirstSize() {
    for (int i = 1; i <= 5000; i++) {
      samples.add(i, 2L * i, -i, 3 * i);
    }

    assertThat(samples.nanos()).hasSize(5000).endsWith(4999, 5000);
    assertThat(samples.waited()).hasSize(5000).endsWith(9998, 10_000);
    assertThat(samples.witness()).hasSize(5001).startsWith(100, -1).endsWith(-4999, -5000);
    assertThat(samples.work()).hasSize(5000).endsWith(14_997, 15_000);
  }
}
