package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A format of reports. */
public interface Format {
  /** Returns the name that selects this format. */
  String name();

  /** Returns the ending of the names of its files, with the dot. */
  String suffix();

  /**
   * Returns whether a file with this beginning was written in this format, so that it may be
   * replaced. Line endings do not matter, as other programs convert them.
   */
  boolean wrote(String beginning);

  /** Returns whether reports in this format have charts even if none are requested. */
  default boolean draws() {
    return false;
  }

  /** Returns whether reports in this format are short enough for a screen by default. */
  default boolean fitsScreen() {
    return false;
  }

  /**
   * Returns reports in this format, with line feeds as line ends. The result depends on the reports
   * alone, not on the locale.
   *
   * @param reports at least one report; several reports have the names of their files as sources
   */
  String write(List<Report> reports);

  /**
   * Returns a function that writes pages other than reports of runs, as {@link #write} writes
   * reports; empty if this format is for runs only.
   */
  default Optional<Function<Page, String>> pageWriter() {
    return Optional.empty();
  }
}
