package io.serbench.report;

import io.serbench.catalog.Row;
import io.serbench.report.block.Section;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A run prepared for any format: cells, in the order of the run, for formats that hold numbers,
 * sections for formats that people read.
 *
 * @param source the name of the run's file; may be empty
 * @param remarks returns the caveats of one of the cells
 * @param known returns a row of the catalog, given its name; empty if it does not know it
 */
public record Report(
    String source,
    Run run,
    Noise noise,
    List<CellSummary> cells,
    Function<CellSummary, Remark> remarks,
    List<Section> sections,
    Function<String, Optional<Row>> known) {
  public Report {
    sections = Section.withBlocks(sections);
  }

  /**
   * The caveats of a cell, including those that most cells share. Tables mark the cell if it is
   * less trustworthy than its neighbours.
   */
  public record Remark(boolean marked, List<Reason> reasons) {
    /** What happened, and what to do about it, with details for this cell, if any. */
    public record Reason(String what, String how) {}
  }

  /** Returns the day of a time, in UTC: {@code 2026-11-21}. */
  public static String day(Instant time) {
    return LocalDate.ofInstant(time, ZoneOffset.UTC).toString();
  }

  /**
   * Returns where the numbers of a run come from: the JVMs of its cells, the machines, the day, and
   * the version of serbench.
   */
  public static String origin(Run run) {
    Environment environment = run.environment();
    String jdks =
        distinct(
            run.cells().stream().map(cell -> environment.wayOf(cell.id()).jvm().build().version()));
    Processor processor = environment.machine().processor();
    String machines =
        run.wasMerged()
            ? distinct(environment.parts().stream().map(MergedShard::kind))
            : processor.model().orElse(processor.arch());
    return "JDK %s on %s, measured %s by serbench %s"
        .formatted(jdks, machines, day(run.course().started()), run.serbench());
  }

  private static String distinct(Stream<String> words) {
    return words.distinct().collect(Collectors.joining(", "));
  }

  /** Returns this report with a file name as its source. */
  public Report from(String file) {
    return new Report(file, run, noise, cells, remarks, sections, known);
  }

  /** Returns this report with what a catalog says of its rows. */
  public Report knowing(Function<String, Optional<Row>> catalog) {
    return new Report(source, run, noise, cells, remarks, sections, catalog);
  }
}
