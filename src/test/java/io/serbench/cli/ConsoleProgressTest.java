package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.RowResult;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
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
    Failure failure = new Failure(Failure.Kind.EXCEPTION, "it threw", "");
    ForkResult fork =
        new ForkResult(
            1,
            FakeServices.NOW,
            1,
            List.of(),
            -1,
            -1,
            Optional.empty(),
            List.of(),
            Optional.of(failure));
    RowResult result =
        new RowResult(row.name(), "media.1", row.tags(), "", "l", Optional.empty(), List.of(fork));
    try (ConsoleProgress progress = new ConsoleProgress(new PrintWriter(err), WIDTH, colours)) {
      progress.runPlanned(4);
      progress.forkStarted(row, "media.1", 1);
      progress.forkFinished(result, fork);
      progress.forkStarted(row, "media.1", 2);
      progress.phaseStarted(row, "deser");
    }
  }
}
