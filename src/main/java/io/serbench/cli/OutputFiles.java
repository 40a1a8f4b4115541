package io.serbench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/**
 * The files that a run writes, tried before anything is measured: an hour of measuring must not end
 * in "permission denied".
 *
 * @param result the result file
 * @param report where the tables go as well
 */
record OutputFiles(Path result, Optional<Path> report) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

  static OutputFiles of(Invocation invocation, Clock clock) throws UsageException {
    Path result = writable(invocation, Option.OUT).orElseGet(() -> defaultResult(clock));
    if (!invocation.has(Option.OUT)) {
      tryToWrite(result, Option.OUT);
    }
    Optional<Path> report = report(invocation);
    if (report.isPresent()
        && report.get().toAbsolutePath().normalize().equals(result.toAbsolutePath().normalize())) {
      throw new UsageException("-out and -report are the same file: " + result + "; give two");
    }
    return new OutputFiles(result, report);
  }

  /** A file named after the time: {@code output/2026-11-21T09-30-00.json}. */
  static Path defaultResult(Clock clock) {
    return Path.of("output", LocalDateTime.now(clock).format(TIME) + ".json");
  }

  /** The file for the tables alone. */
  static Optional<Path> report(Invocation invocation) throws UsageException {
    return writable(invocation, Option.REPORT);
  }

  private static Optional<Path> writable(Invocation invocation, Option option)
      throws UsageException {
    Optional<String> name = new Values(invocation).text(option, "the name of a file");
    if (name.isEmpty()) {
      return Optional.empty();
    }
    try {
      Path file = Path.of(name.get());
      tryToWrite(file, option);
      return Optional.of(file);
    } catch (InvalidPathException e) {
      throw new UsageException(
          option.spelling() + "=" + name.get() + " is no name of a file: " + e.getReason());
    }
  }

  /** A new file must be possible beside it, because it is replaced as a whole. */
  private static void tryToWrite(Path file, Option option) throws UsageException {
    if (Files.isDirectory(file)) {
      throw new UsageException(
          option.spelling() + "=" + file + " is a directory; give the name of a file");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new UsageException(
          option.spelling() + "=" + file + " may not be written; give another file");
    }
    Path directory = file.toAbsolutePath().getParent();
    try {
      Files.createDirectories(directory);
      Files.delete(Files.createTempFile(directory, ".serbench", null));
    } catch (IOException e) {
      throw new UsageException(
          option.spelling()
              + "="
              + file
              + " cannot be written: no file can be made in "
              + directory
              + " ("
              + e
              + "); give a file in another directory");
    }
  }
}
