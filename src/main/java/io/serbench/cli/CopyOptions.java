package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where the tables go beside the screen. */
final class CopyOptions extends Options {
  private final Option<Path> report =
      option(
          "-report",
          Value.file("FILE", CopyOptions::read),
          "the tables go into this file, too; its name says the format: "
              + String.join(" ", Formats.suffixes()));

  CopyOptions() {
    super(Section.OUTPUT);
  }

  Optional<Path> file() {
    return report.value();
  }

  /** What the name of a file says of its format; pipes and devices have no say, and get text. */
  static Optional<Format> format(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file)
        ? Optional.of(Formats.TEXT)
        : Formats.bySuffix(file.toString());
  }

  private static Path read(String option, String text) throws UsageException {
    Path file = Values.file().reader().read(option, text);
    if (format(file).isEmpty()) {
      throw new UsageException(
          option
              + "="
              + file
              + ": the name must end with one of "
              + String.join(", ", Formats.suffixes()));
    }
    return file;
  }
}
