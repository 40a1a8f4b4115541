package io.serbench.cli;

import io.serbench.report.block.Page;
import io.serbench.report.format.Format;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Runs as files and as text. */
public interface Reporting {
  /**
   * A run and where it is from.
   *
   * @param file its result file
   * @param run what is in it
   * @param shown the cells that the reader wants to see
   */
  record Source(Path file, Run run, Set<CellId> shown) {
    /** With all that there is to see. */
    static Source whole(Path file, Run run) {
      return new Source(
          file, run, run.cells().stream().map(CellResult::id).collect(Collectors.toSet()));
    }
  }

  /** Writes a result file, whole or not at all. */
  void write(Path file, Run run) throws IOException;

  /** Writes a run while it goes on, again and again. */
  @FunctionalInterface
  interface Writer {
    /** As it is by now; nothing that was written before is lost. */
    void write(Run run) throws IOException;
  }

  /** A writer of a result file that did not write it yet. */
  default Writer writer(Path file) {
    return run -> write(file, run);
  }

  /** Whether there is no file, an empty one or a result: what a result may replace. */
  boolean maybeResult(Path file) throws IOException;

  /** Reads a result file; the exception's message says what is wrong with it. */
  Run read(Path file) throws IOException;

  /** The tables of runs for standard output: on a terminal, what counts is last. */
  String screen(List<Source> runs, ReportView view);

  /** The tables of runs, with everything that belongs to them, to be read from the beginning. */
  String as(Format format, List<Source> runs, ReportView view);

  /** A page that is no report of a run, for standard output. */
  String screen(Page page);
}
