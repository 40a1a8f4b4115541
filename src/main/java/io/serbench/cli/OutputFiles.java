package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.result.SafeText;
import io.serbench.result.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/**
 * The files that a run writes. One rule holds for all: what serbench writes never replaces what it
 * did not write.
 *
 * @param result the result file
 * @param reports where the tables go as well
 */
record OutputFiles(Path result, List<Path> reports) {
  /** Where results go unless somebody says where. */
  static final String FOLDER = "output";

  private static final String OUT = "-out";
  private static final String REPORT = "-report";
  private static final String SUFFIX = ".json";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

  /** The files of a run. Where nobody names the result's, its name is taken from now on. */
  static OutputFiles of(ResultOptions out, CopyOptions copy, Services services)
      throws UsageException {
    Path named = out.file().orElseGet(() -> defaultResult(services.clock()));
    Destination result = new Destination(OUT, named);
    result.check("result file", services.reporting()::maybeResult);
    result.refuseInPlace();
    List<Path> reports = reports(copy, List.of());
    for (Path report : reports) {
      if (new Destination(REPORT, report).isSame(named)) {
        throw new UsageException("-out and -report are the same file: " + named + "; give two");
      }
    }
    return new OutputFiles(out.file().isPresent() ? named : taken(named), reports);
  }

  /** The files for the tables alone, which are none of the files that they are made of. */
  static List<Path> reports(CopyOptions copy, List<Path> results) throws UsageException {
    for (Path file : copy.files()) {
      Destination report = new Destination(REPORT, file);
      for (Path result : results) {
        if (report.isSame(result)) {
          throw new UsageException(report + " is the result file itself; give another file");
        }
      }
      report.check("report of serbench", OwnFiles::maybeReport);
      for (Path other : copy.files()) {
        if (!other.equals(file) && report.isSame(other)) {
          throw new UsageException(
              report + " and " + REPORT + "=" + other + " are the same file; give two");
        }
      }
    }
    return copy.files();
  }

  /** A file named after the time: {@code output/2026-11-21T09-30-00.json}. */
  static Path defaultResult(Clock clock) {
    return Path.of(FOLDER, LocalDateTime.now(clock).format(TIME) + SUFFIX);
  }

  /** The name, or one like it where another run has it: empty files hold the places. */
  private static Path taken(Path file) throws UsageException {
    String name = file.getFileName().toString().replace(SUFFIX, "");
    Path free = file;
    for (int number = 2; ; number++) {
      try {
        return Files.createFile(free);
      } catch (FileAlreadyExistsException e) {
        free = file.resolveSibling(name + "-" + number + SUFFIX);
      } catch (IOException e) {
        throw new UsageException(free + " cannot be made (" + e + "); name a file with " + OUT);
      }
    }
  }

  /** Gives the place of the result back where nothing was written there. */
  void release() throws IOException {
    if (Files.isRegularFile(result) && Files.size(result) == 0) {
      Files.delete(result);
    }
  }

  /** Refuses to go on where something else has come to be where the result goes. */
  void refuseForeignResult(Reporting reporting) throws IOException {
    if (!WholeFile.isWrittenInPlace(result) && !reporting.maybeResult(result)) {
      throw new IOException("meanwhile there is something else, which stays");
    }
  }

  /** Writes the tables in the format that the file's name says. */
  static void writeReport(
      Path file, List<Reporting.Source> runs, ReportView view, Reporting reporting)
      throws IOException {
    if (!WholeFile.isWrittenInPlace(file) && !OwnFiles.maybeReport(file)) {
      throw new IOException("meanwhile there is something else, which stays");
    }
    Format format = CopyOptions.format(file).orElseThrow();
    String text = SafeText.lines(reporting.as(format, runs, view));
    WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }
}
