package io.serbench.lab.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.lab.jmh.JmhFork.Iteration;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.runner.RunnerException;

class PairedRunnerTest {
  private static final CellResult ROW =
      Runs.row("fst", Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH));
  private static final List<Iteration> ITERATIONS = List.of(new Iteration(1, 2, 3, 4));

  private final List<String> events = new ArrayList<>();
  private final StringWriter err = new StringWriter();

  @Test
  void afterEachForkOfSerbenchJmhMeasuresBothOperations(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("jmh.json");
    run(file, Runs.measured(ROW, 80, 1000, 1100));
    assertThat(events)
        .containsExactly(
            "planned 2",
            "updated",
            "jmh fst media.1 ser 1 [--add-opens=java.base/java.lang=ALL-UNNAMED]",
            "jmh fst media.1 deser 1 [--add-opens=java.base/java.lang=ALL-UNNAMED]",
            "finished 1",
            "jmh fst media.1 ser 2 [--add-opens=java.base/java.lang=ALL-UNNAMED]",
            "jmh fst media.1 deser 2 [--add-opens=java.base/java.lang=ALL-UNNAMED]",
            "finished 2");
    assertThat(JmhFile.read(file))
        .hasSize(4)
        .contains(new JmhFork("fst", "media.1", Phase.DESER, 2, ITERATIONS));
  }

  @Test
  void aForkThatFailedIsNotMeasuredByJmhEither(@TempDir Path folder) {
    run(folder.resolve("jmh.json"), Runs.failed(ROW, Failure.Mode.CRASH, "SIGSEGV"));
    assertThat(events).containsExactly("planned 1", "updated", "finished 1");
  }

  @Test
  void whatJmhCannotMeasureIsSaid(@TempDir Path folder) {
    CellResult bad = Runs.row("bad", ROW.info().tags());
    run(folder.resolve("jmh.json"), Runs.measured(bad, 80, 1000));
    assertThat(err.toString()).contains("bad ser: JMH measured nothing: no such row");
    assertThat(events).endsWith("finished 1");
  }

  /** Sends the events of a run to the paired listener. */
  private void run(Path file, CellResult row) {
    Runner.RunListener listener =
        new PairedRunner(new FakeRunner(), this::launcher, file, new PrintWriter(err))
            .paired(new Recorder());
    int planned = row.forks().size();
    listener.progressed(
        new Standing(1, 0, 0, 0, planned, Duration.ZERO, Duration.ZERO, Duration.ZERO));
    listener.runUpdated(Runs.run(List.of(row)));
    row.forks().forEach(fork -> listener.forkFinished(row, fork));
  }

  private JmhLauncher launcher(JvmInfo jvm) {
    assertThat(jvm.home()).isEqualTo("/opt/jdk");
    return (row, dataset, phase, number, options) -> {
      if (row.equals("bad")) {
        throw new RunnerException("no such row");
      }
      events.add(String.join(" ", "jmh", row, dataset, phase.label(), number + "", options + ""));
      return new JmhFork(row, dataset, phase, number, ITERATIONS);
    };
  }

  /** A runner that never runs, because the test sends the events. */
  private static final class FakeRunner implements Runner {
    @Override
    public Run run(RunRequest request, Runner.RunListener listener) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void interrupt() {}
  }

  private final class Recorder implements Runner.RunListener {
    @Override
    public void progressed(Standing standing) {
      events.add("planned " + standing.planned());
    }

    @Override
    public void runUpdated(Run run) {
      events.add("updated");
    }

    @Override
    public void forkFinished(CellResult row, ForkResult fork) {
      events.add("finished " + fork.number());
    }
  }
}
