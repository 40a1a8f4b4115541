package io.serbench.cli;

import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;

/** Runs as files and as text. */
public interface Reporting {
  /** Writes a result file, whole or not at all. */
  void write(Path file, Run run) throws IOException;

  /** Reads a result file; the exception's message says what is wrong with it. */
  Run read(Path file) throws IOException;

  /** The tables of a run, with everything that belongs to them. */
  String text(Run run, ReportView view);
}
