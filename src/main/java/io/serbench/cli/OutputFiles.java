package io.serbench.cli;

import io.serbench.report.block.Page;
import io.serbench.report.format.Format;
import io.serbench.result.SafeText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/**
 * The files that a run writes, tried before anything is measured: an hour of measuring must not end
 * in "permission denied".
 *
 * @param result the result file
 * @param reports where the tables go as well
 */
record OutputFiles(Path result, List<Path> reports) {
  /** Where results go unless somebody says where. */
  static final String FOLDER = "output";

  private static final String OUT = "-out";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

  /** The files of a run. */
  static OutputFiles of(ResultOptions out, List<Copy> copies, Services services)
      throws UsageException {
    Path result = out.file().orElseGet(() -> defaultResult(services.clock()));
    for (Copy copy : copies) {
      if (isSame(copy.file(), result)) {
        throw new UsageException(
            "-out and " + copy.option() + " are the same file: " + result + "; give two");
      }
    }
    tryToWrite(new Copy(OUT, result));
    refuseForeign(result, services.reporting());
    for (Copy copy : copies) {
      tryToWrite(copy);
    }
    return new OutputFiles(result, copies.stream().map(Copy::file).toList());
  }

  /** The files for the tables alone, which are none of the files that they are made of. */
  static List<Path> reports(List<Copy> copies, List<Path> results) throws UsageException {
    for (Copy copy : copies) {
      for (Path result : results) {
        if (isSame(copy.file(), result)) {
          throw new UsageException(
              copy.written() + " is the result file itself; give another file");
        }
      }
      tryToWrite(copy);
    }
    return copies.stream().map(Copy::file).toList();
  }

  /** A file named after the time: {@code output/2026-11-21T09-30-00.json}. */
  static Path defaultResult(Clock clock) {
    return Path.of(FOLDER, LocalDateTime.now(clock).format(TIME) + ".json");
  }

  /** Writes the tables in the format that the file's name says. */
  static void writeReport(
      Path file, List<Reporting.Source> runs, ReportView view, Reporting reporting)
      throws IOException {
    Format format = CopyOptions.format(file).orElseThrow();
    Files.writeString(file, SafeText.lines(reporting.as(format, runs, view)));
  }

  /**
   * Writes a page in the format that the file's name says.
   *
   * @throws UsageException where that format knows of nothing but runs
   */
  static void writePage(Path file, Page page) throws IOException, UsageException {
    Files.writeString(
        file, SafeText.lines(FormatOptions.page(CopyOptions.format(file).orElseThrow(), page)));
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  /** What is overwritten must be a result, or empty: not a data file, mistyped. */
  private static void refuseForeign(Path file, Reporting reporting) throws UsageException {
    try {
      if (Files.isRegularFile(file) && Files.size(file) > 0) {
        reporting.read(file);
      }
    } catch (IOException e) {
      throw new UsageException(
          OUT + "=" + file + " exists and is no result file; give another file");
    }
  }

  private static void tryToWrite(Copy copy) throws UsageException {
    Path file = copy.file();
    String named = copy.written();
    if (Files.isDirectory(file)) {
      throw new UsageException(named + " is a directory; give the name of a file");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new UsageException(named + " may not be written; give another file");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return; // A pipe or a device: to open it would wait for a reader, or be seen by one.
    }
    Path directory = file.toAbsolutePath().getParent();
    try {
      // A new file must be possible beside it, because it is replaced as a whole.
      Files.createDirectories(directory);
      Files.delete(Files.createTempFile(directory, ".serbench", null));
    } catch (IOException e) {
      throw new UsageException(
          named
              + " cannot be written: no file can be made in "
              + directory
              + " ("
              + e
              + "); give a file in another directory");
    }
    tryToOpen(file, named);
  }

  /** A name that is too long, a link to nowhere: only the file itself tells. */
  private static void tryToOpen(Path file, String named) throws UsageException {
    boolean isNew = !Files.exists(file);
    try {
      Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
      if (isNew) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UsageException(named + " cannot be written (" + e + "); give another file");
    }
  }
}
