package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** A format of reports. */
public abstract class OutputFormat {
  private final String name;
  private final String suffix;
  private final String beginning;

  /** Creates a format, given a regular expression of what its files, and no others, begin with. */
  OutputFormat(String name, String suffix, String beginning) {
    this.name = name;
    this.suffix = suffix;
    this.beginning = beginning;
  }

  /** Returns the name that selects this format. */
  public final String name() {
    return name;
  }

  /** Returns the ending of the names of its files, with the dot. */
  public final String suffix() {
    return suffix;
  }

  /**
   * Returns whether a file with this text was written in this format, so that it may be replaced.
   * Line endings do not matter, as other programs convert them.
   */
  public final boolean wrote(String text) {
    return Pattern.compile(beginning).matcher(text).lookingAt();
  }

  /** Returns whether reports in this format have charts even if none are requested. */
  public boolean draws() {
    return false;
  }

  /** Returns whether reports in this format have one table and the notes on it by default. */
  public boolean isBrief() {
    return false;
  }

  /**
   * Returns at least one report in this format, with line feeds as line ends. Several reports have
   * the names of their files as sources. The result does not depend on the locale.
   */
  public abstract String write(List<Report> reports);

  /**
   * Returns a function that writes pages other than reports of runs, as {@link #write} writes
   * reports; empty if this format is for runs only.
   */
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.empty();
  }
}
