package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SamplesTest {
  @Test
  void aBatchIsCleanWhenBothReadingsAroundItAre() {
    Samples samples = new Samples(100);
    samples.add(1, 100); // clean
    samples.add(2, 150); // disturbed after
    samples.add(3, 100); // disturbed before
    samples.add(4, 100); // clean
    samples.add(5, 100); // clean

    assertThat(samples.clean(108)).isEqualTo(3);
    assertThat(samples.median(108)).isEqualTo(4);
  }

  @Test
  void theMedianIsOfAllBatchesWhereTooFewAreClean() {
    Samples samples = new Samples(100);
    samples.add(10, 150);
    samples.add(20, 150);
    samples.add(30, 100);
    samples.add(40, 100);

    assertThat(samples.clean(108)).isEqualTo(1);
    assertThat(samples.median(108)).isEqualTo(25);
  }

  @Test
  void growsBeyondItsFirstSize() {
    Samples samples = new Samples(0);
    for (int i = 1; i <= 5000; i++) {
      samples.add(i, -i);
    }

    assertThat(samples.nanos()).hasSize(5000).endsWith(4999, 5000);
    assertThat(samples.witness()).hasSize(5001).startsWith(0, -1).endsWith(-4999, -5000);
  }
}
