package io.serbench.report;

import io.serbench.report.block.Section;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Run;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Builds the report of a run: what was measured and where, the tables, and everything that a reader
 * needs to judge them. The report depends on the run and the options alone.
 */
public final class ReportBuilder {
  private final Run run;
  private final ReportOptions options;
  private final List<Workload> workloads;
  private final List<CellSummary> cells;
  private final Remarks remarks;

  private ReportBuilder(Run run, ReportOptions options, List<CellSummary> cells) {
    this.run = run;
    this.options = options;
    this.workloads = cells.stream().map(cell -> cell.id().workload()).distinct().toList();
    // By workload, then by status, so that rows without numbers come last.
    this.cells =
        cells.stream()
            .sorted(
                Comparator.comparingInt((CellSummary cell) -> workloads.indexOf(cell.workload()))
                    .thenComparing(CellSummary::status)
                    .thenComparing(options.sort().comparator()))
            .toList();
    this.remarks = new Remarks(run, this.cells);
  }

  /** Returns the report of a run, without a source and without knowledge from the catalog. */
  public static Report of(Run run, ReportOptions options) {
    // Cells that are not shown still help to tell which batches were undisturbed.
    List<CellSummary> cells =
        Summaries.of(run, options.noise()).stream()
            .filter(cell -> options.shown().test(cell.id()))
            .toList();
    List<CellSummary> wholes =
        cells.stream()
            .filter(cell -> !MemberSections.lacksMember(run.environment(), cell))
            .toList();
    ReportBuilder builder = new ReportBuilder(run, options, wholes);
    List<Section> sections = new ArrayList<>();
    sections.add(Head.of(run, options.noise(), builder.cells, options.verbose()));
    sections.addAll(
        run.settings().copies() > 1
            ? NoiseSections.of(run, builder.remarks, builder.workloads, builder.cells)
            : builder.sections(MemberSections.of(run, cells)));
    return new Report(
        "", run, options.noise(), cells, builder.remarks::of, sections, row -> Optional.empty());
  }

  private List<Section> sections(List<Section> members) {
    List<Section> sections = new ArrayList<>();
    boolean ranks = false;
    for (Workload workload : workloads) {
      List<CellSummary> here =
          cells.stream().filter(cell -> cell.workload().equals(workload)).toList();
      Ranking ranking = Ranking.of(here);
      ranks |= !ranking.places().isEmpty();
      ResultSections results =
          new ResultSections(workload, here, columns(), remarks::marks, ranking);
      sections.addAll(results.tables(options.grouping()));
      if (options.chart()) {
        sections.addAll(results.charts());
      }
    }
    sections.addAll(VariantSections.of(run, cells));
    sections.addAll(members);
    sections.addAll(ProfileSections.of(run, cells, options.beside()));
    sections.addAll(ReferenceSections.ranges(cells));
    sections.addAll(GrowthSections.of(cells));
    sections.addAll(ScalingSection.of(cells));
    Legend legend = new Legend(columns(), cells, remarks::marks, ranks);
    if (options.verbose()) {
      sections.add(ReferenceSections.tags(cells));
      sections.add(ReferenceSections.libraries(cells));
      sections.add(
          ReferenceSections.flags(
              run.cells().stream().filter(cell -> options.shown().test(cell.id())).toList()));
      sections.add(legend.section());
      sections.add(MachineSections.of(run, options.noise()));
      sections.addAll(OwnDataSections.of(run));
    } else {
      sections.add(legend.sentences());
      sections.addAll(OwnDataSections.brief(run));
    }
    sections.add(remarks.notes());
    sections.add(Remarks.warnings(run));
    return sections;
  }

  /** Returns the columns on request, and the total in a loop if all calls were timed apart. */
  private List<Metric> columns() {
    List<CellSummary> totals = cells.stream().filter(cell -> cell.total().isPresent()).toList();
    boolean loops = totals.stream().allMatch(cell -> Metrics.LOOP.value(cell).isPresent());
    return loops && !totals.isEmpty()
        ? Stream.concat(options.columns().stream(), Stream.of(Metrics.LOOP)).distinct().toList()
        : options.columns();
  }
}
