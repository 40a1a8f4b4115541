package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** A format of reports. */
public abstract class Format {
  private final String name;
  private final String suffix;

  Format(String name, String suffix) {
    this.name = name;
    this.suffix = suffix;
  }

  /** Returns the name that selects this format. */
  public final String name() {
    return name;
  }

  /** Returns the ending of the names of its files, with the dot. */
  public final String suffix() {
    return suffix;
  }

  /** Returns the regular expression of what the files of this format, and no others, begin with. */
  abstract String beginning();

  /**
   * Returns whether a file with this beginning was written in this format, so that it may be
   * replaced. Line endings do not matter, as other programs convert them.
   */
  public final boolean wrote(String beginning) {
    return Pattern.compile(beginning()).matcher(beginning).lookingAt();
  }

  /** Returns whether reports in this format have charts even if none are requested. */
  public boolean draws() {
    return false;
  }

  /** Returns whether reports in this format are short enough for a screen by default. */
  public boolean fitsScreen() {
    return false;
  }

  /**
   * Returns reports in this format, with line feeds as line ends. The result depends on the reports
   * alone, not on the locale.
   *
   * @param reports at least one report; several reports have the names of their files as sources
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
