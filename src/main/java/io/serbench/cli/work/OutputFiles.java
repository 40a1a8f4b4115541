package io.serbench.cli.work;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.OutputOptions;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import io.serbench.report.block.Page;
import io.serbench.report.format.Format;
import io.serbench.result.PartialFile;
import io.serbench.result.ResultFile;
import io.serbench.result.SafeText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The files that a run writes. For all of them, serbench never replaces what it did not write. */
public record OutputFiles(Path result, List<Path> reports) {
  /** The default folder of results. */
  public static final String FOLDER = "output";

  private static final String OUT = "-out";
  private static final String SUFFIX = ".json";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

  /**
   * Returns the files of a run, all of them locked.
   *
   * @param locks holds the locks until it is closed
   */
  public static OutputFiles of(
      Optional<Path> out, List<Destination> reports, FileLocks locks, Context context) {
    Path named = out.orElseGet(() -> defaultResult(context.services().clock()));
    List<Path> files = checked(Optional.of(named), reports);
    for (Destination report : reports) {
      report.lock(locks);
    }
    if (out.isPresent()) {
      new Destination(OUT, named).lock(locks);
    }
    return new OutputFiles(out.isPresent() ? named : free(named, locks), files);
  }

  /**
   * Checks that files in existing folders could be written, and leaves nothing behind.
   *
   * @param out the result file, if it is known already
   */
  public static void check(Optional<Path> out, List<Destination> reports) {
    checked(
        out.filter(OutputFiles::hasFolder),
        reports.stream().filter(report -> hasFolder(report.file())).toList());
  }

  private static boolean hasFolder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null || Files.isDirectory(folder);
  }

  /** Checks that the files can be written, and returns those of the tables. */
  private static List<Path> checked(Optional<Path> out, List<Destination> reports) {
    if (out.isPresent()) {
      Destination result = new Destination(OUT, out.get());
      result.check("result file", ResultFile::maybeResult);
      result.refuseInPlace();
      refusePartial(out.get());
    }
    List<Path> files = reports(reports, List.of());
    for (Destination report : reports) {
      if (out.isPresent() && report.isSame(out.get())) {
        throw new UsageException(
            "%s and %s are the same file: %s; pass two", OUT, report.option(), out.get());
      }
    }
    return files;
  }

  /** Refuses a name whose {@code .partial} file is in use for something else. */
  private static void refusePartial(Path out) {
    if (PartialFile.isPartial(out)) {
      throw new UsageException(
          "%s=%s has the name of an unfinished run; pass %s",
          OUT, out, PartialFile.result(out).getFileName());
    }
    try {
      if (!WholeFile.isWrittenInPlace(out) && !PartialFile.isFree(out)) {
        throw new UsageException(
            "%s=%s.partial exists and is not an unfinished run; pass another file", OUT, out);
      }
    } catch (IOException e) {
      throw new UsageException(
          "%s=%s.partial cannot be written (%s); pass another file", OUT, out, e);
    }
  }

  /**
   * Returns the files for the tables.
   *
   * @param results files that the tables are made of
   * @throws UsageException if a file cannot be written, is given twice, or is one of the results
   */
  public static List<Path> reports(List<Destination> reports, List<Path> results) {
    for (Destination report : reports) {
      for (Path result : results) {
        if (report.isSame(result)) {
          throw new UsageException(report + " is the result file itself; pass another file");
        }
      }
      report.check("serbench report", Destination::maybeReport);
      for (Destination other : reports) {
        if (!other.equals(report) && report.isSame(other.file())) {
          throw new UsageException(report + " and " + other + " are the same file; pass two");
        }
      }
    }
    return reports.stream().map(Destination::file).toList();
  }

  /** Returns a file named after the time: {@code output/2026-11-21T09-30-00.json}. */
  public static Path defaultResult(Clock clock) {
    return Path.of(FOLDER, LocalDateTime.now(clock).format(TIME) + SUFFIX);
  }

  /** Locks the file, or a similar one if another run has it, and returns it. */
  private static Path free(Path file, FileLocks locks) {
    String name = file.getFileName().toString().replace(SUFFIX, "");
    Path free = file;
    try {
      for (int number = 2; isTaken(free) || !locks.lock(free) || isTaken(free); number++) {
        free = file.resolveSibling(name + "-" + number + SUFFIX);
      }
      return free;
    } catch (IOException e) {
      throw new UsageException(free + " cannot be locked (" + e + "); pass " + OUT + "=FILE");
    }
  }

  /** Returns whether the name belongs to a result, or to a run that was killed. */
  private static boolean isTaken(Path file) throws IOException {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS) || PartialFile.exists(file);
  }

  /** Refuses a result file that is one of the files which it is made of. */
  public void refuseSame(List<Path> sources) {
    for (Path source : sources) {
      if (new Destination(OUT, result).isSame(PartialFile.result(source))) {
        throw new UsageException(OUT + "=" + result + " is one of the merged files; pass another");
      }
    }
  }

  /**
   * Prints a page that is no report of a run, and writes it to files.
   *
   * @param wanted the format to print; empty for text that fits the screen
   * @return whether all files were written
   */
  public static boolean print(
      Page page, Optional<Format> wanted, List<Path> copies, Context context) {
    Reporting reporting = context.services().reporting();
    return print(
        wanted,
        () -> reporting.screen(page),
        format -> format.pageWriter().orElseThrow().apply(page),
        copies,
        context);
  }

  /**
   * Prints something, and writes it to files.
   *
   * @param wanted the format to print; empty for {@code screen}
   * @param written returns the text in a format; the name of each file tells its format
   * @return whether all files were written
   */
  public static boolean print(
      Optional<Format> wanted,
      Supplier<String> screen,
      Function<Format, String> written,
      List<Path> copies,
      Context context) {
    context.console().text(wanted.map(written).orElseGet(screen));
    return writeReports(copies, written, context);
  }

  /**
   * Writes files whose names tell their formats, and returns whether all were written.
   *
   * @param text returns the text in a format
   */
  public static boolean writeReports(
      List<Path> files, Function<Format, String> text, Context context) {
    return writeAll(files, file -> text.apply(OutputOptions.format(file).orElseThrow()), context);
  }

  /** Writes files, prints why one cannot be written, and returns whether all were written. */
  public static boolean writeAll(List<Path> files, Function<Path, String> text, Context context) {
    context.console().flush();
    boolean all = true;
    for (Path file : files) {
      try {
        write(file, text.apply(file));
      } catch (IOException e) {
        context.console().say(file + " cannot be written: " + e);
        all = false;
      }
    }
    return all;
  }

  /**
   * Writes a text to a file.
   *
   * @throws IOException if that fails, or the file has been replaced by something else than a
   *     report
   */
  private static void write(Path file, String text) throws IOException {
    if (!WholeFile.isWrittenInPlace(file) && !Destination.maybeReport(file)) {
      throw new IOException("something else was put there in the meantime; it was not overwritten");
    }
    byte[] bytes = SafeText.lines(text).getBytes(StandardCharsets.UTF_8);
    WholeFile.write(file, out -> out.write(bytes));
  }
}
