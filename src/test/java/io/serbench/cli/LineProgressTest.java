package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Runs;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineProgressTest {
  private static final Tags TAGS = Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE);
  private static final CellResult KRYO = Runs.row("kryo-flat", TAGS);
  private static final CellResult FST = Runs.row("fst", TAGS);

  private final StringWriter err = new StringWriter();
  private Instant now = FakeServices.NOW;
  private final LineProgress progress = new LineProgress(new PrintWriter(err), () -> now);

  @Test
  void aLineForEachRowThatHasTheForksThatEveryRowGets() {
    CellResult elsewhere = Runs.unavailable(Runs.row("wobly", TAGS), "not here");
    progress.runUpdated(
        Runs.run(
            Course.Ending.RUNNING, Runs.settings(2), List.of(), List.of(KRYO, FST, elsewhere)));
    finish(Runs.measured(KRYO, 10, 100));
    finish(Runs.measured(FST, 10, 200));
    assertThat(err.toString()).isEmpty();
    finish(Runs.measured(KRYO, 10, 100, 100));
    now = now.plus(Duration.ofSeconds(3725));
    finish(Runs.measured(FST, 10, 200, 200));
    finish(Runs.measured(FST, 10, 200, 200, 200));
    assertThat(err.toString().lines())
        .containsExactly(
            "serbench: 0:00:00 1 of 2 rows: kryo-flat on media.1: total 100 ns ± 2.5 %",
            "serbench: 1:02:05 2 of 2 rows: fst on media.1: total 200 ns ± 2.5 %");
  }

  @Test
  void aRowThatFailedIsDoneAndSaysWhy() {
    progress.runUpdated(
        Runs.run(Course.Ending.RUNNING, Runs.settings(3), List.of(), List.of(KRYO)));
    finish(Runs.failed(KRYO, Failure.Kind.EXCEPTION, "it rang the \u0007"));
    assertThat(err.toString())
        .isEqualTo(
            "serbench: 0:00:00 1 of 1 rows: kryo-flat on media.1: ERROR it rang the \\u0007\n");
  }

  @Test
  void aRowIsDoneOnceHoweverManyOfItsForksFail() {
    progress.runUpdated(
        Runs.run(Course.Ending.RUNNING, Runs.settings(3), List.of(), List.of(KRYO)));
    CellResult once = Runs.failed(KRYO, Failure.Kind.CRASH, "crashed");
    finish(once);
    finish(Runs.failed(once, Failure.Kind.CRASH, "crashed"));
    assertThat(err.toString().lines()).hasSize(1);
  }

  @Test
  void saysHowMuchTimeIsLeft() {
    progress.runUpdated(
        Runs.run(Course.Ending.RUNNING, Runs.settings(1), List.of(), List.of(KRYO, FST)));
    progress.runPlanned(2);
    progress.forkStarted(FakeServices.rows().get(0), "media.1", 1);
    now = now.plus(Duration.ofSeconds(80));
    finish(Runs.measured(KRYO, 10, 100));
    assertThat(err.toString())
        .isEqualTo(
            "serbench: 0:01:20 1 of 2 rows, 0:01:20 left: kryo-flat on media.1: total 100 ns\n");
  }

  @Test
  void moreForksThanWerePlannedAreALine() {
    progress.runPlanned(6);
    progress.runPlanned(6);
    progress.runPlanned(7);
    progress.runPlanned(8);
    progress.close();
    assertThat(err.toString().lines())
        .containsExactly(
            "serbench: 0:00:00 more forks follow, for rows that are not precise enough");
  }

  private void finish(CellResult row) {
    List<ForkResult> forks = row.forks();
    progress.forkFinished(row, forks.get(forks.size() - 1));
  }
}
