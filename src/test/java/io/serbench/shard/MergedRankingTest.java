package io.serbench.shard;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.block.Section;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Run;
import io.serbench.result.Split;
import io.serbench.run.Method.Preset;
import io.serbench.serializer.Transport;
import io.serbench.shard.ShardSet.ShardException;
import io.serbench.shard.ShardSet.ShardFile;
import io.serbench.shard.SimulatedCluster.Spread;
import io.serbench.shard.Splitter.RowTimes;
import io.serbench.shard.Splitter.ShardPlace;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many rows on many machines, simulated: whether the merged ranking is the true one. */
class MergedRankingTest {
  private static final int ROWS = 157;
  private static final int MACHINES = 8;
  private static final Processor ONE = SimulatedCluster.called("One");
  private static final Processor TWO = SimulatedCluster.called("Two");

  private static final List<Row> CATALOG =
      Rows.ALL.rows().stream()
          .filter(row -> row.obstacle(MediaFamily.TYPE, Transport.ARRAY).isEmpty())
          .limit(ROWS)
          .toList();

  @Test
  void onMachinesOfOneKindItIsTheTrueOne() throws ShardException {
    SimulatedCluster cluster = new SimulatedCluster(CATALOG, Spread.USUAL, 7);
    Run merged = merged(cluster.shards(Collections.nCopies(MACHINES, ONE)));

    List<CellSummary> rows = Summaries.of(merged);

    assertThat(rows.size()).isEqualTo(ROWS);
    int decided = 0;
    int right = 0;
    int ratios = 0;
    for (int i = 0; i < ROWS; i++) {
      for (int j = 0; j < i; j++) {
        Estimate ratio = Estimate.ratio(total(rows.get(i)), total(rows.get(j)));
        double known = truth(cluster, rows.get(i)) / truth(cluster, rows.get(j));
        ratios += ratio.low() <= known && known <= ratio.high() ? 1 : 0;
        if (ratio.low() > 1 || ratio.high() < 1) {
          decided++;
          right += known > 1 == ratio.value() > 1 ? 1 : 0;
        }
      }
    }
    double tau = (2.0 * right - decided) / decided;
    assertThat(tau).as("Kendall's tau of %s pairs", decided).isGreaterThanOrEqualTo(0.98);
    assertThat(decided).as("pairs").isGreaterThan(ROWS * (ROWS - 1) / 2 * 8 / 10);
    assertThat(covered(cluster, rows)).as("intervals").isGreaterThan(0.94);
    assertThat(ratios / (ROWS * (ROWS - 1) / 2.0)).as("ratios").isGreaterThan(0.94);
  }

  @Test
  void aShardTakesLessThanHalfAnHour() {
    SimulatedCluster cluster = new SimulatedCluster(CATALOG, Spread.USUAL, 7);
    Split split = Splitter.split(cluster.request(), new ShardPlace(1, MACHINES), 2);
    RowTimes times = RowTimes.load();

    for (int shard = 1; shard <= MACHINES; shard++) {
      int number = shard;
      List<Split.Planned> here =
          split.planned().stream().filter(row -> row.shards().contains(number)).toList();
      double busy = here.stream().mapToDouble(row -> times.seconds(row.row())).sum();
      // A fork prepares while another measures; the budget is for the wall clock.
      assertThat(Preset.DEFAULT.stopping().budget().multipliedBy(here.size()))
          .isLessThan(Duration.ofMinutes(30));
      assertThat(busy).isLessThan(Duration.ofMinutes(30).toSeconds());
    }
  }

  @Test
  void onTwoKindsOfMachinesThereIsNoCommonRanking() throws ShardException {
    SimulatedCluster cluster = new SimulatedCluster(CATALOG, Spread.USUAL, 9);
    Run merged = merged(cluster.shards(List.of(ONE, TWO, ONE, TWO, ONE, TWO, ONE, TWO)));

    assertThat(merged.environment().parts())
        .extracting(MergedShard::kind)
        .containsOnly("One (amd64)", "Two (amd64)");
    assertThat(headings(merged))
        .contains("Ranking on media.1, One (amd64)", "Ranking on media.1, Two (amd64)")
        .doesNotContain("Ranking on media.1");
  }

  private static List<String> headings(Run run) {
    return ReportBuilder.of(run, ReportOptions.DEFAULT).sections().stream()
        .map(Section::heading)
        .toList();
  }

  private static Run merged(List<Run> shards) throws ShardException {
    List<ShardFile> sources =
        IntStream.range(0, shards.size())
            .mapToObj(i -> new ShardFile("shard" + (i + 1) + ".json", shards.get(i)))
            .toList();
    return Merger.merge(ShardSet.of(sources, false));
  }

  /** Which part of the intervals hold the truth, relative to all rows together. */
  private static double covered(SimulatedCluster cluster, List<CellSummary> rows) {
    double level =
        rows.stream()
            .mapToDouble(row -> Math.log(total(row).value() / truth(cluster, row)))
            .average()
            .orElseThrow();
    return rows.stream()
            .filter(
                row -> {
                  double expected = truth(cluster, row) * Math.exp(level);
                  return Math.abs(total(row).value() - expected) <= total(row).halfWidth();
                })
            .count()
        / (double) rows.size();
  }

  private static Estimate total(CellSummary row) {
    return row.total().orElseThrow();
  }

  private static double truth(SimulatedCluster cluster, CellSummary row) {
    Map<String, Double> truth = cluster.truth();
    return truth.get(row.id().row());
  }
}
