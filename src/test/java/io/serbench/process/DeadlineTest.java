package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DeadlineTest {
  private final ManualClock clock = new ManualClock();
  private final Deadline deadline =
      new Deadline(clock, Duration.ofSeconds(7), Deadline.Grace.STANDARD);
  private int over;

  @AfterEach
  void stopClock() {
    clock.shutdownNow();
  }

  @Test
  void whoDoesNotAnswerIsOverdue() {
    deadline.start(() -> over++);

    assertThat(clock.delays).containsExactly(7000L);
    assertThat(over).isZero();
    clock.passes();
    assertThat(over).isEqualTo(1);
  }

  @Test
  void whoAnsweredIsNot() {
    deadline.start(() -> over++);
    deadline.stop();
    clock.passes();

    assertThat(over).isZero();
  }

  @Test
  void everyRequestHasItsTime() {
    deadline.start(() -> over++);
    deadline.stop();
    deadline.start(() -> over += 10);
    clock.passes();

    assertThat(over).isEqualTo(10);
  }

  @Test
  void aNewTimeTakesThePlaceOfTheOld() {
    deadline.start(() -> over++);
    deadline.start(Duration.ofSeconds(3), () -> over += 10);
    clock.passes();

    assertThat(clock.delays).containsExactly(7000L, 3000L);
    assertThat(over).isEqualTo(10);
  }

  @Test
  void nothingRunsForAChildThatIsGone() {
    deadline.start(() -> over++);
    deadline.close();
    clock.passes();
    deadline.start(() -> over++);

    assertThat(clock.delays).hasSize(1);
    assertThat(over).isZero();
  }

  @Test
  void stoppingWhatDoesNotRunDoesNothing() {
    deadline.stop();
    deadline.close();
    deadline.close();

    assertThat(clock.delays).isEmpty();
  }
}
