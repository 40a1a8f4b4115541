package io.serbench.cli;

import io.serbench.report.block.Page;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import java.util.Optional;
import java.util.stream.Collectors;

/** In which format the tables are printed. */
final class FormatOptions extends Options {
  private final Option<Format> as =
      option(
          "-as",
          Values.oneOf("FORMAT", Formats.names(), Formats::byName),
          "print " + Words.withDefault(Formats.names(), Formats.TEXT.name()));

  FormatOptions() {
    super(Section.OUTPUT);
  }

  /** What the user asks for; empty for what fits the screen. */
  Optional<Format> wanted() {
    return as.value();
  }

  /**
   * The page in that format.
   *
   * @throws UsageException where the format knows of nothing but runs
   */
  static String page(Format format, Page page) throws UsageException {
    return format
        .write(page)
        .orElseThrow(
            () ->
                new UsageException(
                    format.name()
                        + " holds runs and no comparison of them; give one of "
                        + Formats.ALL.stream()
                            .filter(other -> other.write(page).isPresent())
                            .map(Format::name)
                            .collect(Collectors.joining(", "))));
  }
}
