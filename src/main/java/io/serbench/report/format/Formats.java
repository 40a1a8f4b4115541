package io.serbench.report.format;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** All formats. A new one is a class and a line here. */
public final class Formats {
  /** What is printed where no other is asked for. */
  public static final Format TEXT = TextFormat.FILE;

  /** All of them, in the order of help. */
  public static final List<Format> ALL =
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

  /** Those that write a page which is no report of a run, in the order of help. */
  public static List<Format> ofPages() {
    return ALL.stream().filter(Format::writesPages).toList();
  }

  /** The format of that name. */
  public static Optional<Format> byName(String name) {
    return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
  }

  /** The format of a file by how its name ends; of two that fit, the one that says more. */
  public static Optional<Format> bySuffix(String fileName) {
    return ALL.stream()
        .filter(format -> fileName.endsWith(format.suffix()))
        .max(Comparator.comparingInt(format -> format.suffix().length()));
  }

  /** What can be asked for. */
  public static List<String> names() {
    return names(ALL);
  }

  /** By which some formats are asked for. */
  public static List<String> names(List<Format> some) {
    return some.stream().map(Format::name).toList();
  }

  /** What names of files may end with. */
  public static List<String> suffixes() {
    return suffixes(ALL);
  }

  /** What the names of some formats' files end with. */
  public static List<String> suffixes(List<Format> some) {
    return some.stream().map(Format::suffix).toList();
  }
}
