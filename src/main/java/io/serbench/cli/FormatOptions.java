package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import java.util.Optional;

/** In which format the tables are printed. */
final class FormatOptions extends Options {
  private final Option<Format> as =
      option(
          "-as",
          Value.of("FORMAT", FormatOptions::read).completedWith(Formats.names()),
          "print " + Words.withDefault(Formats.names(), Formats.TEXT.name()));

  FormatOptions() {
    super(Section.OUTPUT);
  }

  /** What the user asks for; empty for what fits the screen. */
  Optional<Format> wanted() {
    return as.value();
  }

  private static Format read(String option, String text) throws UsageException {
    return Formats.byName(text)
        .orElseThrow(
            () ->
                new UsageException(
                    option
                        + "="
                        + text
                        + " is none of "
                        + String.join(", ", Formats.names())
                        + Nearest.suggest(text, Formats.names())));
  }
}
