package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class TimeLeftTest {
  private Instant now = FakeServices.NOW;
  private final TimeLeft time = new TimeLeft(() -> now);

  @Test
  void theRestTakesAsLongInProportion() {
    pass(Duration.ofSeconds(30));
    assertThat(time.elapsed()).isEqualTo("0:00:30");
    assertThat(time.left()).isEmpty();
    time.done(0.1);
    assertThat(time.left()).contains("0:04:30 left");
    time.done(0.5);
    assertThat(time.left()).contains("0:00:30 left");
  }

  @Test
  void isCountedDownUntilMoreIsKnown() {
    pass(Duration.ofHours(1));
    time.done(0.5);
    pass(Duration.ofMinutes(20));
    assertThat(time.left()).contains("0:40:00 left");
    pass(Duration.ofHours(10));
    assertThat(time.elapsed()).isEqualTo("11:20:00");
    assertThat(time.left()).contains("0:00:00 left");
    time.done(0.75);
    assertThat(time.left()).contains("3:46:40 left");
  }

  @Test
  void ofNothingAndOfAllNothingIsTold() {
    pass(Duration.ofSeconds(30));
    time.done(0);
    assertThat(time.left()).isEmpty();
    time.done(1);
    assertThat(time.left()).isEmpty();
  }

  private void pass(Duration some) {
    now = now.plus(some);
  }
}
