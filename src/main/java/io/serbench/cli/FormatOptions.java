package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import java.util.Optional;

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
}
