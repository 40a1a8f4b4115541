package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How long a tick really takes is up to the clock, which keeps each appointment once. */
class OwnTimeTest {
  private final ManualClock clock = new ManualClock();
  private final List<String> done = new ArrayList<>();

  @AfterEach
  void stop() {
    clock.shutdownNow();
  }

  private Future<?> after(Duration time) {
    return new OwnTime(clock).after(time, () -> done.add("done"));
  }

  /** A process that was stopped for an hour finds one tick passed. */
  @Test
  void aTickCountsAsOneHoweverLateItComes() {
    Future<?> deadline = after(Duration.ofMillis(2500));
    clock.passes();
    clock.passes();
    assertThat(done).isEmpty();
    assertThat(clock.delays).containsExactly(1000L, 1000L, 500L);
    clock.passes();
    assertThat(done).containsExactly("done");
    assertThat(deadline).isDone();
    assertThat(clock.running()).isZero();
  }

  @Test
  void aShortTimeIsOneTick() {
    Future<?> deadline = after(Duration.ofMillis(7));
    assertThat(clock.delays).containsExactly(7L);
    clock.passes();
    assertThat(deadline).isDone();
    assertThat(done).hasSize(1);
  }

  @Test
  void noTickFollowsACancelledOne() {
    Future<?> deadline = after(Duration.ofSeconds(5));
    clock.passes();
    assertThat(deadline.cancel(false)).isTrue();
    assertThat(clock.running()).isZero();
    clock.passes();
    assertThat(done).isEmpty();
    assertThat(clock.delays).hasSize(2);
  }

  @Test
  void whatIsDoneCannotBeCancelled() {
    Future<?> deadline = after(Duration.ofSeconds(1));
    clock.passes();
    assertThat(deadline.cancel(false)).isFalse();
    assertThat(done).hasSize(1);
  }
}
