package io.serbench.cli.work;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.OutputOptions;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import io.serbench.report.block.Page;
import io.serbench.report.format.Format;
import io.serbench.result.PartialFile;
import io.serbench.result.SafeText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The files that a run writes. For all of them, serbench never replaces what it did not write. */
public record OutputFiles(Path result, List<Path> reports) {
  public static final String FOLDER = "output";

  private static final String OUT = "-out";
  private static final String SUFFIX = ".json";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

  /** Returns the files of a run, all of them locked until {@code locks} is closed. */
  public static OutputFiles of(
      Optional<Path> out, List<Destination> reports, FileLocks locks, Context context) {
    Path named = out.orElseGet(() -> defaultResult(context.services().clock()));
    List<Path> files = checked(Optional.of(named), reports);
    reports.forEach(report -> report.lock(locks));
    out.ifPresent(file -> new Destination(OUT, file).lock(locks));
    return new OutputFiles(out.orElseGet(() -> free(named, locks)), files);
  }

  /** Checks that files in existing folders could be written, and returns those of the tables. */
  public static List<Path> check(Optional<Path> out, List<Destination> reports) {
    return checked(
        out.filter(OutputFiles::hasFolder),
        reports.stream().filter(report -> hasFolder(report.file())).toList());
  }

  private static boolean hasFolder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null || Files.isDirectory(folder);
  }

  /** Checks that the files can be written, and returns those of the tables. */
  private static List<Path> checked(Optional<Path> out, List<Destination> reports) {
    List<Destination> all = new ArrayList<>();
    out.ifPresent(file -> all.add(new Destination(OUT, file)));
    all.forEach(Destination::checkResult);
    List<Path> files = reports(reports, List.of());
    all.addAll(reports);
    refuseTwice(all);
    return files;
  }

  /** Returns the files for tables of these results. Refuses a file that cannot be written. */
  public static List<Path> reports(List<Destination> reports, List<Path> results) {
    for (Destination report : reports) {
      if (results.stream().anyMatch(report::isSame)) {
        throw new UsageException(report + " is the result file itself; pass another file");
      }
      report.checkReport();
    }
    refuseTwice(reports);
    return reports.stream().map(Destination::file).toList();
  }

  private static void refuseTwice(List<Destination> files) {
    for (Destination file : files) {
      for (Destination other : files) {
        if (!other.equals(file) && file.isSame(other.file())) {
          throw new UsageException(file + " and " + other + " are the same file; pass two");
        }
      }
    }
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

  public void refuseSame(List<Path> sources) {
    for (Path source : sources) {
      if (new Destination(OUT, result).isSame(PartialFile.result(source))) {
        throw new UsageException(OUT + "=" + result + " is one of the merged files; pass another");
      }
    }
  }

  /** Prints a page that is no report of a run, and writes it to files. */
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

  /** Prints something, also to files whose names tell formats. Returns whether all were written. */
  public static boolean print(
      Optional<Format> wanted,
      Supplier<String> screen,
      Function<Format, String> written,
      List<Path> copies,
      Context context) {
    context.console().text(wanted.map(written).orElseGet(screen));
    return writeReports(copies, written, context);
  }

  /** Writes files whose names tell their formats, and returns whether all were written. */
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

  private static void write(Path file, String text) throws IOException {
    if (!WholeFile.isWrittenInPlace(file) && !Destination.maybeReport(file)) {
      throw new IOException("something else was put there in the meantime; it was not overwritten");
    }
    byte[] bytes = SafeText.lines(text).getBytes(StandardCharsets.UTF_8);
    WholeFile.write(file, out -> out.write(bytes));
  }
}
