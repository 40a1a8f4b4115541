package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import java.util.List;
import java.util.Optional;

/** In which format the tables are printed. */
final class FormatOptions extends Options {
  private final Option<Format> as;

  /** Any format. */
  FormatOptions() {
    this(Formats.ALL);
  }

  /** One of some. */
  FormatOptions(List<Format> offered) {
    super(Section.OUTPUT);
    List<String> names = Formats.names(offered);
    as =
        option(
            "-as",
            Values.oneOf("FORMAT", names, name -> Formats.byName(name).filter(offered::contains)),
            "print " + Words.withDefault(names, Formats.TEXT.name()));
  }

  /** What the user asks for; empty for what fits the screen. */
  Optional<Format> wanted() {
    return as.value();
  }
}
