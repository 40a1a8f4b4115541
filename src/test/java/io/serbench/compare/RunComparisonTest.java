package io.serbench.compare;

import static io.serbench.compare.TwoRuns.compared;
import static io.serbench.compare.TwoRuns.failed;
import static io.serbench.compare.TwoRuns.row;
import static io.serbench.compare.TwoRuns.run;
import static io.serbench.compare.TwoRuns.times;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.page.ComparisonPage;
import io.serbench.report.block.Block.NameList;
import io.serbench.report.block.Section;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import io.serbench.statistics.Estimate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RunComparisonTest {
  private static final double[] FORKS = {9900, 9950, 10_000, 10_000, 10_050, 10_100};
  private static final double[] MANY =
      java.util.stream.DoubleStream.iterate(9900, value -> value + 5).limit(40).toArray();

  private final Run base = run(row("a", 100, FORKS), row("b", 200, FORKS), row("c", 300, FORKS));

  @Test
  void aRowThatBecameSlowerIsFound() {
    RunComparison comparison =
        compared(
            base,
            run(row("a", 100, FORKS), row("b", 200, times(1.2, FORKS)), row("c", 300, FORKS)));
    assertThat(verdicts(comparison, "b")).containsOnly(Verdict.SLOWER);
    assertThat(verdicts(comparison, "a")).doesNotContain(Verdict.SLOWER, Verdict.FASTER);
    Judgement total = judgement(comparison, "b", Metrics.TOTAL);
    assertThat(total.change().ratio().value()).isCloseTo(1.2, within(1e-6));
    assertThat(total.change().ratio().low()).isBetween(1.1, 1.2);
    assertThat(total.forks()).isEmpty();
  }

  @Test
  void theOtherWayRoundItBecameFaster() {
    RunComparison comparison =
        compared(base, run(row("a", 100, times(0.8, FORKS)), row("b", 200, FORKS)));
    assertThat(verdicts(comparison, "a")).containsOnly(Verdict.FASTER);
  }

  @Test
  void manyForksShowThatItIsTheSame() {
    RunComparison comparison = compared(run(row("a", 1, MANY)), run(row("a", 1, MANY)));
    assertThat(verdicts(comparison, "a")).containsOnly(Verdict.SAME);
  }

  @Test
  void fewForksAreUndecidedAndSayHowManyWouldDecide() {
    double[] three = {9700, 10_000, 10_300};
    RunComparison comparison = compared(run(row("a", 1, three)), run(row("a", 1, three)));
    assertThat(verdicts(comparison, "a")).containsOnly(Verdict.UNDECIDED);
    int forks = judgement(comparison, "a", Metrics.TOTAL).forks().orElseThrow();
    assertThat(forks).isBetween(10, 100);
    double half = judgement(comparison, "a", Metrics.TOTAL).change().ratio().logHalfWidth();
    assertThat(half * Math.sqrt(3.0 / forks)).isLessThanOrEqualTo(Math.log(1.02));
  }

  @Test
  void oneForkDecidesNothing() {
    RunComparison comparison = compared(run(row("a", 1, 1000)), run(row("a", 1, 3000)));
    assertThat(comparison.times())
        .allMatch(time -> time.verdict() == Verdict.UNDECIDED && time.forks().isEmpty());
  }

  /** What would be a difference if it were alone may be chance among two hundred. */
  @Test
  void amongManyRowsADifferenceMustBeSurer() {
    double[] slower = times(1.03, FORKS);
    RunComparison alone = compared(run(row("r0", 1, FORKS)), run(row("r0", 1, slower)));
    RunComparison among =
        compared(
            run(
                java.util.stream.IntStream.range(0, 200)
                    .mapToObj(i -> row("r" + i, 1, FORKS))
                    .toArray(CellResult[]::new)),
            run(
                java.util.stream.IntStream.range(0, 200)
                    .mapToObj(i -> row("r" + i, 1, i == 0 ? slower : FORKS))
                    .toArray(CellResult[]::new)));
    assertThat(judgement(alone, "r0", Metrics.TOTAL).verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(judgement(among, "r0", Metrics.TOTAL).verdict()).isEqualTo(Verdict.UNDECIDED);
  }

  @Test
  void bytesAreComparedExactly() {
    RunComparison comparison = compared(run(row("a", 100, FORKS)), run(row("a", 101, FORKS)));
    List<Judgement> changed =
        comparison.bytes().stream().filter(bytes -> bytes.verdict() == Verdict.LARGER).toList();
    assertThat(changed).extracting(bytes -> bytes.change().metric().id()).containsExactly("size");
    assertThat(changed.get(0).change().growth()).isEqualTo(1);
  }

  @Test
  void rowsThatOnlyOneHasAreNamed() {
    RunComparison comparison =
        compared(
            run(row("a", 1, FORKS), row("b", 1, FORKS), failed("c")),
            run(row("a", 1, FORKS), failed("c"), row("d", 1, FORKS)));
    assertThat(comparison.both()).extracting(CellId::row).containsExactly("a");
    assertThat(names(comparison))
        .containsEntry("Only in base", List.of("b"))
        .containsEntry("Only in new", List.of("d"))
        .containsEntry("Failed in base", List.of("c"))
        .containsEntry("Failed in new", List.of("c"))
        .doesNotContainKey("Without numbers");
  }

  /** The names on the page, by the heading above them. */
  private static Map<String, List<String>> names(RunComparison comparison) {
    Map<String, List<String>> names = new HashMap<>();
    for (Section section : ComparisonPage.of(List.of(comparison), TwoRuns.OPEN, 0.02).sections()) {
      if (section.blocks().get(0) instanceof NameList list) {
        names.put(section.heading(), list.entries());
      }
    }
    return names;
  }

  @Test
  void virtualThreadsAreNotComparedWithAsManyOthers() {
    Usage platform = new Usage(Transport.ARRAY, OptionalInt.of(1), 64, false);
    Usage virtual = Runs.virtualThreads(64);
    RunComparison comparison = compared(run(threads(platform)), run(threads(virtual)));
    assertThat(comparison.times()).isEmpty();
    assertThat(comparison.bytes()).isEmpty();
    assertThat(names(comparison))
        .containsEntry("Only in base", List.of("a on media.1, 64 threads"))
        .containsEntry("Only in new", List.of("a on media.1, 64 virtual threads"));
    assertThat(compared(run(threads(virtual)), run(threads(virtual))).metrics())
        .isEqualTo(RunComparison.TIMES);
  }

  private static CellResult threads(Usage usage) {
    return Runs.on(new Workload("media.1", usage), row("a", 1, FORKS));
  }

  @Test
  void theMeanIsOfTheRowsThatBothHave() {
    RunComparison comparison =
        compared(
            base,
            run(
                row("a", 100, times(2, FORKS)),
                row("b", 200, times(0.5, FORKS)),
                row("d", 9, FORKS)));
    Estimate mean = comparison.mean(Metrics.TOTAL).orElseThrow();
    assertThat(mean.value()).isCloseTo(1, within(1e-6));
    assertThat(comparison.metrics()).isEqualTo(RunComparison.TIMES);
  }

  private static List<Verdict> verdicts(RunComparison comparison, String row) {
    return comparison.times().stream()
        .filter(time -> time.change().id().row().equals(row))
        .map(Judgement::verdict)
        .toList();
  }

  private static Judgement judgement(RunComparison comparison, String row, Metric metric) {
    return comparison.times().stream()
        .filter(time -> time.change().id().row().equals(row))
        .filter(time -> time.change().metric().equals(metric))
        .findFirst()
        .orElseThrow();
  }
}
