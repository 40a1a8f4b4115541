package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.GoldenFile;
import io.serbench.Thorough;
import io.serbench.result.Run;
import io.serbench.statistics.MachineTrace.Trouble;
import io.serbench.statistics.TraceTable.Line;
import io.serbench.statistics.TraceTable.Quality;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Estimates against the truth, over a thousand simulated runs of each kind. */
@Thorough
class TracesTest {
  private static final String GOLDEN = "traces.md";

  private static List<Line> lines;

  @BeforeAll
  static void simulate() {
    lines = TraceTable.SCENARIOS.stream().map(TraceTable::line).toList();
  }

  @Test
  void theCleanMeanIsUnbiased() {
    assertThat(lines).allSatisfy(line -> assertThat(line.clean().bias()).isBetween(-0.003, 0.003));
  }

  @Test
  void itsIntervalCoversTheTruth() {
    assertThat(lines)
        .filteredOn(line -> !line.scenario().trait().twoWays())
        .allSatisfy(line -> assertThat(line.clean().coverage()).isGreaterThan(0.93));
  }

  /** With three forks that are compiled in two ways, a quarter of the runs sees only one way. */
  @Test
  void whatNoForkShowsNoIntervalKnows() {
    assertThat(lines)
        .filteredOn(line -> line.scenario().trait().twoWays())
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line.clean().coverage()).isBetween(0.85, 0.94));
  }

  @Test
  void theMeanOfAllBatchesIsOffByWhatTheMachineDid() {
    // A quarter of the time 8 % slower on average, 15 % of it by 30 %, a tenth by 57.5 %.
    assertThat(mean(Trouble.NEIGHBOUR)).allSatisfy(it -> around(it, 0.1225));
    assertThat(mean(Trouble.NEIGHBOUR))
        .allSatisfy(it -> assertThat(it.error()).isGreaterThan(0.15));
    assertThat(mean(Trouble.DRIFT)).allSatisfy(it -> around(it, 0.03));
    assertThat(mean(Trouble.STEP)).allSatisfy(it -> around(it, 0.25)); // half of the forks
    assertThat(mean(Trouble.NONE)).allSatisfy(it -> assertThat(it.bias()).isBetween(-0.002, 0.002));
  }

  @Test
  void onAQuietMachineRejectionCostsNothing() {
    assertThat(lines)
        .filteredOn(line -> line.scenario().trouble() == Trouble.NONE)
        .allSatisfy(
            line ->
                assertThat(line.clean().error()).isLessThanOrEqualTo(line.mean().error() * 1.1));
  }

  @Test
  void theTableIsThatOfTheDocs() throws IOException {
    String table = TraceTable.markdown(lines);
    GoldenFile.check(GOLDEN, table);
    assertThat(Files.readString(Path.of("docs/lab/evidence.md")))
        .contains("<!-- traces -->\n" + table + "<!-- /traces -->\n");
  }

  @Test
  void theSameSeedGivesTheSameRun() {
    TraceTable.Scenario scenario = TraceTable.SCENARIOS.get(1);
    assertThat(Traces.run(scenario.trouble(), scenario.trait(), 7, TracesTest::untilThree))
        .isEqualTo(Traces.run(scenario.trouble(), scenario.trait(), 7, TracesTest::untilThree));
  }

  private static boolean untilThree(Run run) {
    return run.cells().get(0).forks().size() < 3;
  }

  /** Returns the quality of estimates that keep noise, in every scenario with some trouble. */
  private static List<Quality> mean(Trouble trouble) {
    return lines.stream()
        .filter(line -> line.scenario().trouble() == trouble)
        .map(Line::mean)
        .toList();
  }

  private static void around(Quality quality, double bias) {
    assertThat(quality.bias()).isBetween(bias * 0.75, bias * 1.25);
  }
}
