package io.serbench.cli;

import java.nio.file.Path;
import java.util.Optional;

/** Where the result goes. */
final class ResultOptions extends Options {
  private final Option<Path> out =
      option(
          "-out",
          Values.file(),
          "the result file; default: " + OutputFiles.FOLDER + "/<time>.json");

  ResultOptions() {
    super(Section.OUTPUT);
  }

  Optional<Path> file() {
    return out.value();
  }
}
