package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where the tables go beside the screen. */
final class CopyOptions extends Options {
  private final Option<List<Path>> report =
      repeated(
          "-report",
          Value.file("FILE", CopyOptions::read),
          "the tables go here, too (.html: interactive); repeatable: "
              + String.join(" ", Formats.suffixes()));

  CopyOptions() {
    super(Section.OUTPUT);
  }

  /** In the order of the command line, each once. */
  List<Destination> files() {
    return report.value().orElse(List.of()).stream()
        .distinct()
        .map(file -> new Destination(report.name(), file))
        .toList();
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
