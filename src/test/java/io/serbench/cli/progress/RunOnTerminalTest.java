package io.serbench.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.catalog.TestRows;
import io.serbench.cli.progress.Progress.Display;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Runs;
import io.serbench.run.Runner.Standing;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How far a run is, on a terminal. */
class RunOnTerminalTest {
  private static final int WIDTH = 110;
  private static final Row KRYO = TestRows.row("kryo-flat");
  private static final CellResult RESULT =
      Runs.row(KRYO.name(), Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));

  private final StringWriter err = new StringWriter();
  private Instant now = Instant.parse("2026-11-21T09:30:00Z");
  private Runnable tick = () -> {};
  private boolean ticking;

  @Test
  void theBarIsOfOneWidth() {
    assertThat(Progress.bar(0)).isEqualTo("[                  ]");
    assertThat(Progress.bar(0.05)).isEqualTo("[=                 ]");
    assertThat(Progress.bar(0.5)).isEqualTo("[=========         ]");
    assertThat(Progress.bar(1)).isEqualTo("[==================]");
    for (double part = -0.5; part < 2; part += 0.01) {
      assertThat(Progress.bar(part)).hasSize(Progress.BAR);
    }
  }

  @Test
  void showsHowFarTheTimeLeftTheLastResultAndWhatIsGoingOn() {
    RunProgress progress = progress(WIDTH);
    measureTwoOfFour(progress);
    assertThat(last())
        .isEqualTo(
            "[=========         ] 1:00 left, 2/4 forks"
                + " | kryo-flat media.1 123 ns | now kryo-flat media.1 #3 deser");
    progress.close();
    assertThat(err.toString()).endsWith("\r" + " ".repeat(WIDTH) + "\r").doesNotContain("\u001b");
  }

  @Test
  void aRowThatFailedSaysSo() {
    RunProgress progress = progress(WIDTH);
    said(progress, 0, 0, 40);
    progress.forkStarted(KRYO, "media.1", 1);
    now = now.plusSeconds(10);
    said(progress, 1, 10, 30);
    finish(progress, Runs.failed(RESULT, Failure.Mode.EXCEPTION, "it threw"));
    assertThat(last())
        .isEqualTo(
            "[=====             ] 0:30 left, 1/4 forks, 1 failed"
                + " | kryo-flat media.1 ERROR | now kryo-flat media.1 #1");
  }

  @Test
  void theTimeGoesOn() {
    RunProgress progress = progress(WIDTH);
    measureTwoOfFour(progress);
    now = now.plusSeconds(45);
    tick.run();
    assertThat(last()).contains("] 0:15 left, 2/4 forks");
    progress.close();
    assertThat(ticking).isFalse();
    int drawn = err.toString().length();
    tick.run();
    assertThat(err.toString()).hasSize(drawn);
  }

  @ParameterizedTest
  @ValueSource(ints = {39, 79, 119})
  void isNeverWiderThanTheTerminal(int width) {
    RunProgress progress = progress(width);
    measureTwoOfFour(progress);
    progress.forkStarted(KRYO, "data.json", 4);
    progress.phaseStarted(KRYO, "deser");
    progress.close();
    assertThat(err.toString().split("\r", -1)).allMatch(line -> line.length() <= width);
  }

  @Test
  void withoutAPlanNothingIsDrawn() {
    RunProgress progress = progress(WIDTH);
    progress.forkStarted(KRYO, "media.1", 1);
    progress.close();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aLineOfTextCoversTheBarAndNothingElse() {
    RunProgress progress = progress(WIDTH);
    assertThat(progress.covering("text")).isEqualTo("text");
    said(progress, 0, 0, 40);
    assertThat(progress.covering("text")).isEqualTo("\rtext" + " ".repeat(WIDTH - 4));
    progress.close();
    assertThat(progress.covering("text")).isEqualTo("text");
  }

  private void measureTwoOfFour(RunProgress progress) {
    progress.runUpdated(
        Runs.run(Course.Ending.RUNNING, Runs.settings(2), List.of(), List.of(RESULT)));
    said(progress, 0, 0, 100);
    progress.forkStarted(KRYO, "media.1", 1);
    progress.forkStarted(KRYO, "media.1", 2);
    now = now.plus(Duration.ofMinutes(1));
    CellResult once = Runs.measured(RESULT, 10, 123);
    finish(progress, once);
    finish(progress, Runs.measured(once, 10, 123));
    said(progress, 2, 60, 60);
    progress.forkStarted(KRYO, "media.1", 3);
    progress.phaseStarted(KRYO, "deser");
  }

  private static void said(RunProgress progress, int forks, int spent, int left) {
    Duration rest = Duration.ofSeconds(left);
    progress.progressed(new Standing(1, 0, 0, forks, 4, Duration.ofSeconds(spent), rest, rest));
  }

  private static void finish(RunProgress progress, CellResult row) {
    List<ForkResult> forks = row.forks();
    progress.forkFinished(row, forks.get(forks.size() - 1));
  }

  private RunProgress progress(int width) {
    return new RunProgress(
        new Display(
            new PrintWriter(err),
            OptionalInt.of(width),
            () -> now,
            what -> {
              tick = what;
              ticking = true;
              return () -> ticking = false;
            }));
  }

  /** What the line shows now. */
  private String last() {
    String[] drawn = err.toString().split("\r", -1);
    return drawn[drawn.length - 1].stripTrailing();
  }
}
