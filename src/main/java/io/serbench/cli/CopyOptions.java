package io.serbench.cli;

import java.nio.file.Path;
import java.util.Optional;

/** Where the tables go beside the screen. */
final class CopyOptions extends Options {
  private final Option<Path> report =
      option("-report", Values.file(), "the tables go into this file, too");

  CopyOptions() {
    super(Section.OUTPUT);
  }

  Optional<Path> file() {
    return report.value();
  }
}
