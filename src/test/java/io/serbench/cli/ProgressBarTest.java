package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProgressBarTest {
  @Test
  void isOfOneWidth() {
    assertThat(ProgressBar.text(0)).isEqualTo("[                  ]");
    assertThat(ProgressBar.text(0.05)).isEqualTo("[>                 ]");
    assertThat(ProgressBar.text(0.5)).isEqualTo("[========>         ]");
    assertThat(ProgressBar.text(1)).isEqualTo("[==================]");
    for (double part = -0.5; part < 2; part += 0.01) {
      assertThat(ProgressBar.text(part)).hasSize(ProgressBar.WIDTH);
    }
  }
}
