package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.protocol.Slices;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForkClockTest {
  private static final long MILLI = 1_000_000;

  private final ForkClock clock = new ForkClock();

  private void turn(long from, long to, long start, long end) {
    clock.add(
        new Slices(List.of(), from * MILLI, to * MILLI, 0),
        Duration.ofMillis(start),
        Duration.ofMillis(end));
  }

  @Test
  void knowsNothingBeforeTheFirstTurn() {
    assertThat(clock.relative()).isEmpty();
  }

  @Test
  void agreesWhateverItsOrigin() {
    turn(-7_000, -6_900, 50, 151);
    turn(-6_000, -5_900, 1_050, 1_151);
    assertThat(clock.relative().getAsDouble()).isCloseTo(1, within(0.001));
  }

  @Test
  void isHalfAsFast() {
    turn(1_000, 1_050, 0, 100);
    assertThat(clock.relative()).hasValue(1); // A message may have been late.
    turn(6_000, 6_050, 10_000, 10_100);
    assertThat(clock.relative().getAsDouble()).isCloseTo(0.5, within(0.01));
  }

  @Test
  void aClockThatGoesBackDoesNotCount() {
    turn(1_000, 900, 0, 100);
    assertThat(clock.relative()).hasValue(0);
  }
}
