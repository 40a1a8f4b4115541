package io.serbench.report;

import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.catalog.Row.Guide;
import io.serbench.report.block.Section;
import io.serbench.result.CellId;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A run made ready to be written in any format: the cells for those that hold numbers, the sections
 * for those that people read.
 *
 * @param source where the run comes from, where a reader may ask: the name of its file; may be
 *     empty
 * @param run the run
 * @param noise what the numbers do with disturbed batches
 * @param cells what was measured, in the order of the run
 * @param remarks what there is to say of each cell
 * @param sections what there is to read, in order
 * @param known what is known of rows beside their results, by their names; of some rows nothing
 */
public record Report(
    String source,
    Run run,
    Noise noise,
    List<MeasuredCell> cells,
    Map<CellId, Remark> remarks,
    List<Section> sections,
    Map<String, Known> known) {
  /**
   * What there is to say of a cell.
   *
   * @param marked whether a reader should trust it less than its neighbours
   * @param reasons why to trust it less, be it alone in that or not; may be empty
   */
  public record Remark(boolean marked, List<Reason> reasons) {
    /** Nothing. */
    public static final Remark NONE = new Remark(false, List.of());

    /**
     * A reason.
     *
     * @param what happened, and what to do about it
     * @param how it concerns the cell; may be empty
     */
    public record Reason(String what, String how) {}

    public Remark {
      reasons = List.copyOf(reasons);
    }
  }

  /**
   * What is known of a row beside its results.
   *
   * @param guide what people are told of it
   * @param needs those that it meets
   */
  public record Known(Guide guide, List<Need> needs) {
    public Known {
      needs = List.copyOf(needs);
    }

    /** What the row says, on a JDK of that feature version. */
    public static Known of(Row row, int jdk) {
      return new Known(
          row.guide(), Need.ALL.stream().filter(need -> need.isMet(row, jdk)).toList());
    }
  }

  public Report {
    cells = List.copyOf(cells);
    remarks = Map.copyOf(remarks);
    sections = List.copyOf(sections);
    known = Map.copyOf(known);
  }

  /** Returns the day on which the run started, in UTC: {@code 2026-11-21}. */
  public String day() {
    return day(run);
  }

  private static String day(Run run) {
    return LocalDate.ofInstant(run.course().started(), ZoneOffset.UTC).toString();
  }

  /** Returns where the numbers come from. */
  public String origin() {
    return origin(run);
  }

  /**
   * Returns where the numbers of a run come from: the JVMs of its cells, the machines, the day, and
   * the version of serbench.
   */
  public static String origin(Run run) {
    Environment environment = run.environment();
    String jdks =
        run.cells().isEmpty()
            ? environment.jvm().build().version()
            : distinct(
                run.cells().stream().map(cell -> environment.jvmOf(cell.id()).build().version()));
    Processor processor = environment.machine().processor();
    String machines =
        run.wasMerged()
            ? distinct(environment.parts().stream().map(MergedShard::kind))
            : processor.model().orElse(processor.arch());
    return "JDK %s on %s, measured %s by serbench %s"
        .formatted(jdks, machines, day(run), run.serbench());
  }

  private static String distinct(Stream<String> words) {
    return words.distinct().collect(Collectors.joining(", "));
  }

  /** The same report of a run from a file of that name. */
  public Report from(String file) {
    return new Report(file, run, noise, cells, remarks, sections, known);
  }

  /** The same report, with what a catalog knows of its rows. */
  public Report knowing(Function<String, Optional<Known>> catalog) {
    Map<String, Known> found = new HashMap<>();
    for (MeasuredCell cell : cells) {
      catalog.apply(cell.id().row()).ifPresent(row -> found.put(cell.id().row(), row));
    }
    return new Report(source, run, noise, cells, remarks, sections, found);
  }
}
