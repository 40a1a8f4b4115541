package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Terms;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Better;
import io.serbench.report.metric.Metrics;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The legend of tables: what columns and marks mean.
 *
 * @param more the columns on request
 * @param ranks whether any row has a rank
 */
record Legend(
    List<Metric> more, List<CellSummary> cells, Predicate<CellSummary> marked, boolean ranks) {
  private static final Labelled NANOS =
      new Labelled("ns", "nanoseconds per call, mean over the forks; lower is better");

  private static final Labelled RANK =
      new Labelled("rank", "by total; rows with = are tied: their 95 % intervals (±) overlap");

  static final Labelled WIDE =
      new Labelled("~", "uncertain by more than ± " + Digits.percent(Estimate.WIDE));

  Section section() {
    List<Labelled> own = new ArrayList<>();
    Metrics.TABLE.forEach(metric -> own.add(new Labelled(metric.heading(), metric.meaning())));
    own.add(NANOS);
    return new Section(SectionPurpose.REFERENCE, "Columns", terms(own));
  }

  /** Returns the short legend, which leaves out the usual columns; empty if no row has numbers. */
  Section sentences() {
    boolean numbers = cells.stream().anyMatch(CellSummary::hasNumbers);
    List<Labelled> columns = ranks ? List.of(NANOS, RANK) : List.of(NANOS);
    return new Section(SectionPurpose.REFERENCE, "", numbers ? terms(columns) : List.of());
  }

  private List<Block> terms(List<Labelled> first) {
    List<Labelled> own = new ArrayList<>(first);
    if (cells.stream().anyMatch(marked)) {
      own.add(new Labelled("*", "has a caveat; see Notes"));
    }
    Stream<Metric> shown = Stream.of(Metrics.TABLE, more).flatMap(List::stream);
    if (shown.anyMatch(metric -> cells.stream().anyMatch(it -> metric.estimate(it).isWide()))) {
      own.add(WIDE);
    }
    return List.of(new Terms(own), new Terms(more.stream().map(this::term).toList()));
  }

  private Labelled term(Metric metric) {
    String better = metric.better() == Better.MORE ? "; higher is better" : "";
    boolean lacking =
        cells.stream()
            .filter(CellSummary::hasNumbers)
            .anyMatch(cell -> metric.value(cell).isEmpty());
    Optional<String> remedy = metric.remedy().filter(none -> lacking);
    return new Labelled(
        metric.heading(), metric.meaning() + better + remedy.map(say -> "; -: " + say).orElse(""));
  }
}
