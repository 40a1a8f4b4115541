package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.RowInfo;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ConsoleProgressTest {
  private static final int WIDTH = 110;

  private final StringWriter err = new StringWriter();

  @Test
  void showsRowPhaseAndHowFarAndThenClearsTheLine() {
    draw(false);
    String[] drawn = err.toString().split("\r", -1);
    assertThat(drawn).allMatch(line -> line.length() <= WIDTH);
    assertThat(err.toString())
        .contains("1/4")
        .contains("kryo-flat media.1 #2 deser (1 failed)")
        .doesNotContain("\u001b")
        .endsWith("\r" + " ".repeat(WIDTH) + "\r");
  }

  @Test
  void hasColoursWhereTheyAreWanted() {
    draw(true);
    assertThat(err.toString()).contains("\u001b[");
  }

  @Test
  void withoutAPlanNothingIsDrawn() {
    ConsoleProgress progress = new ConsoleProgress(new PrintWriter(err), WIDTH, false);
    progress.forkStarted(FakeServices.rows().get(0), "media.1", 1);
    progress.close();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aLineOfTextCoversTheBarAndNothingElse() {
    ConsoleProgress progress = new ConsoleProgress(new PrintWriter(err), WIDTH, false);
    assertThat(progress.covering("text")).isEqualTo("text");
    progress.runPlanned(4);
    assertThat(progress.covering("text")).isEqualTo("\rtext" + " ".repeat(WIDTH - 4));
    progress.close();
    assertThat(progress.covering("text")).isEqualTo("text");
  }

  private void draw(boolean colours) {
    Row row = FakeServices.rows().get(0);
    Failure failure = Failure.of(Failure.Kind.EXCEPTION, "it threw");
    ForkResult fork =
        new ForkResult(
            1,
            FakeServices.NOW,
            1,
            List.of(),
            Optional.empty(),
            OptionalDouble.empty(),
            List.of(),
            Optional.of(failure));
    CellResult result =
        new CellResult(
            new CellId(row.name(), Optional.empty(), new Workload("media.1", Usage.DEFAULT)),
            RowInfo.of(row.tags(), "", "l"),
            Optional.empty(),
            List.of(fork));
    try (ConsoleProgress progress = new ConsoleProgress(new PrintWriter(err), WIDTH, colours)) {
      progress.runPlanned(4);
      progress.forkStarted(row, "media.1", 1);
      progress.forkFinished(result, fork);
      progress.forkStarted(row, "media.1", 2);
      progress.phaseStarted(row, "deser");
    }
  }
}
