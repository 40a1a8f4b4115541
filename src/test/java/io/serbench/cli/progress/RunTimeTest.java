package io.serbench.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.run.Runner.Standing;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RunTimeTest {
  private Instant now = Instant.parse("2026-11-21T09:30:00Z");
  private final RunProgress time =
      new RunProgress(
          new Progress.Display(
              new PrintWriter(Writer.nullWriter()),
              OptionalInt.empty(),
              () -> now,
              what -> () -> {}));

  @Test
  void beforeAnythingIsSaidNothingIsKnownOfTheRest() {
    pass(Duration.ofSeconds(30));
    assertThat(Progress.text(time.spent())).isEqualTo("0:30");
    assertThat(time.left()).isEmpty();
    assertThat(time.fraction()).isZero();
  }

  @Test
  void whatWasSaidIsCountedDownUntilMoreIsKnown() {
    said(Duration.ofHours(1), Duration.ofHours(1), Duration.ofHours(1));
    pass(Duration.ofMinutes(20));
    assertThat(time.left()).contains("40:00 left");
    assertThat(time.fraction()).isEqualTo(2 / 3.0);
    pass(Duration.ofHours(10));
    assertThat(Progress.text(time.spent())).isEqualTo("11:20:00");
    assertThat(time.left()).contains("0:00 left");
    assertThat(time.fraction()).isEqualTo(1);
    said(Duration.ofHours(11), Duration.ofMinutes(46), Duration.ofMinutes(46));
    assertThat(time.left()).contains("46:00 left");
  }

  @Test
  void whereItIsNotKnownYetItIsSaidInWhichLimits() {
    said(Duration.ofSeconds(40), Duration.ofSeconds(320), Duration.ofSeconds(760));
    assertThat(time.left()).contains("5:20 to 12:40 left");
    said(Duration.ofSeconds(40), Duration.ofSeconds(700), Duration.ofSeconds(760));
    assertThat(time.left()).contains("12:10 left");
  }

  private void said(Duration spent, Duration least, Duration most) {
    time.progressed(new Standing(2, 1, 0, 3, 6, spent, least, most));
  }

  private void pass(Duration some) {
    now = now.plus(some);
  }
}
