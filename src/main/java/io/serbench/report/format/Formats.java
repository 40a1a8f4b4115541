package io.serbench.report.format;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** All formats. Adding one takes a class and a line here. */
public final class Formats {
  /** The default format. */
  public static final OutputFormat TEXT = TextFormat.FILE;

  /** All formats, in the order of help. */
  public static final List<OutputFormat> ALL =
      List.of(
          TEXT,
          Markups.MARKDOWN,
          Markups.MEDIAWIKI,
          Markups.TEXTILE,
          Markups.ASCIIDOC,
          new HtmlFormat(),
          new SvgFormat(),
          new CsvFormat(),
          new JmhJsonFormat(),
          new JsonFormat());

  private Formats() {}

  /** Returns the formats that write pages other than reports of runs, in the order of help. */
  public static List<OutputFormat> ofPages() {
    return ALL.stream().filter(format -> format.pageWriter().isPresent()).toList();
  }

  /** Returns the format with a name; empty if there is none. */
  public static Optional<OutputFormat> byName(String name) {
    return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
  }

  /**
   * Returns the format that a file name selects by its ending; empty if there is none. The longest
   * ending counts: {@code .jmh.json} is not {@code .json}.
   */
  public static Optional<OutputFormat> bySuffix(String fileName) {
    return ALL.stream()
        .filter(format -> fileName.endsWith(format.suffix()))
        .max(Comparator.comparingInt(format -> format.suffix().length()));
  }

  /** Returns the names of some formats. */
  public static List<String> names(List<OutputFormat> some) {
    return some.stream().map(OutputFormat::name).toList();
  }

  /** Returns the endings of file names that select one of some formats. */
  public static List<String> suffixes(List<OutputFormat> some) {
    return some.stream().map(OutputFormat::suffix).toList();
  }
}
