package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.report.SyntheticRun;
import io.serbench.result.Course;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StandardReportingTest {
  @TempDir private Path folder;

  private final Reporting reporting =
      new StandardReporting(
          Terminal.NONE,
          () -> {
            throw new AssertionError("a result file needs no catalog");
          });

  private JsonNode cells(Run run) throws IOException {
    Path file = folder.resolve("run.json");
    reporting.write(file, run);
    assertThat(reporting.read(file)).isEqualTo(run);
    return new ObjectMapper().readTree(file.toFile()).get("cells");
  }

  /** Statistics of the whole run after each fork would stand between the forks it measures. */
  @Test
  void summariesWaitForTheEndOfTheRun() throws IOException {
    Run ended = SyntheticRun.twoRows();
    Run running =
        Runs.run(Course.Ending.RUNNING, ended.settings(), ended.warnings(), ended.cells());
    assertThat(cells(running)).hasSize(2).noneMatch(cell -> cell.has("summary"));
    assertThat(cells(ended)).hasSize(2).allMatch(cell -> cell.has("summary"));
    assertThat(cells(SyntheticRun.interrupted())).hasSize(4).allMatch(cell -> cell.has("summary"));
  }
}
