package io.serbench.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.cli.progress.Progress.Display;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Failure;
import io.serbench.result.Runs;
import io.serbench.run.Runner.Standing;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** How far a run is, in a log. */
class RunInLogTest {
  private static final Tags TAGS = Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE);
  private static final CellResult KRYO = Runs.row("kryo-flat", TAGS);
  private static final CellResult FST = Runs.row("fst", TAGS);

  private final StringWriter err = new StringWriter();
  private Instant now = Instant.parse("2026-11-21T09:30:00Z");
  private Runnable tick = () -> {};
  private final RunProgress progress =
      new RunProgress(
          new Display(
              new PrintWriter(err),
              OptionalInt.empty(),
              () -> now,
              what -> {
                tick = what;
                return () -> tick = () -> {};
              }));

  @Test
  void aLineForEachRowThatIsFinished() {
    update();
    said(2, 0, 0, 0, 4, 0, 3725, 3725);
    progress.cellFinished(Runs.measured(KRYO, 10, 100, 100));
    now = now.plus(Duration.ofSeconds(3725));
    said(2, 2, 1, 4, 4, 3725, 0, 0);
    progress.cellFinished(Runs.measured(FST, 10, 200, 200));
    assertThat(err.toString().lines())
        .containsExactly(
            "serbench: 0:00 1 of 2 rows, 1:02:05 left: kryo-flat on media.1: total 100 ns ± 2.5 %",
            "serbench: 1:02:05 2 of 2 rows, 0:00 left: fst on media.1: total 200 ns ± 2.5 %");
  }

  @Test
  void aRowThatFailedSaysWhy() {
    update();
    said(1, 0, 0, 0, 1, 0, 80, 80);
    progress.cellFinished(Runs.failed(KRYO, Failure.Mode.EXCEPTION, "it rang the \u0007"));
    assertThat(err.toString())
        .isEqualTo(
            "serbench: 0:00 1 of 1 rows, 1:20 left: kryo-flat on media.1: ERROR"
                + " it rang the \\u0007\n");
  }

  @Test
  void neverIsItSilentForMoreThanHalfAMinute() {
    said(67, 0, 0, 0, 201, 0, 360, 800);
    passTicking(30);
    assertThat(err.toString().lines())
        .containsExactly(
            "serbench: 0:28 0 of 67 rows measured, 0 finished, 0 forks done, 5:32 to 12:52 left");
    said(67, 41, 0, 41, 201, 30, 770, 770);
    passTicking(30);
    assertThat(err.toString().lines())
        .endsWith("serbench: 0:56 41 of 67 rows measured, 0 finished, 41 forks done, 12:24 left");
    said(67, 67, 5, 201, 201, 60, 740, 740);
    passTicking(25);
    assertThat(err.toString().lines())
        .endsWith("serbench: 1:24 67 of 67 rows measured, 5 finished, 201 forks done, 11:56 left");
    passTicking(600);
    assertThat(err.toString().lines()).hasSize(3 + 21);
  }

  @Test
  void theLineOfARowBreaksTheSilenceToo() {
    update();
    said(2, 2, 0, 2, 6, 0, 60, 60);
    passTicking(20);
    progress.cellFinished(Runs.measured(KRYO, 10, 100, 100));
    passTicking(20);
    assertThat(err.toString().lines()).hasSize(1);
    passTicking(10);
    assertThat(err.toString().lines()).hasSize(2);
  }

  @Test
  void onceItIsClosedItSaysNothing() {
    said(2, 0, 0, 0, 6, 0, 60, 60);
    Runnable late = tick;
    progress.close();
    now = now.plusSeconds(60);
    tick.run();
    late.run();
    assertThat(err.toString()).isEmpty();
  }

  private void update() {
    progress.runUpdated(
        Runs.run(Course.Ending.RUNNING, Runs.settings(2), List.of(), List.of(KRYO, FST)));
  }

  private void said(
      int rows,
      int measured,
      int finished,
      int forks,
      int planned,
      int spent,
      int least,
      int most) {
    progress.progressed(
        new Standing(
            rows,
            measured,
            finished,
            forks,
            planned,
            Duration.ofSeconds(spent),
            Duration.ofSeconds(least),
            Duration.ofSeconds(most)));
  }

  private void passTicking(int seconds) {
    for (int i = 0; i < seconds; i++) {
      now = now.plusSeconds(1);
      tick.run();
    }
  }
}
