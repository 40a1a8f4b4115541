package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Runs as files and as text. */
public interface Reporting {
  /**
   * A run and where it is from.
   *
   * @param file its result file
   * @param run what is in it
   */
  record Source(Path file, Run run) {}

  /** Writes a result file, whole or not at all. */
  void write(Path file, Run run) throws IOException;

  /** Reads a result file; the exception's message says what is wrong with it. */
  Run read(Path file) throws IOException;

  /** The tables of runs for standard output: on a terminal, what counts is last. */
  String screen(List<Source> runs, ReportView view);

  /** The tables of runs, with everything that belongs to them, to be read from the beginning. */
  String as(Format format, List<Source> runs, ReportView view);
}
