package io.serbench.cli.work;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.work.Reporting.Source;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import io.serbench.report.block.Page;
import io.serbench.report.format.OutputFormat;
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
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The files that a run writes. For all of them, serbench never replaces what it did not write. */
public record OutputFiles(Path result, List<Destination> reports) {
  public static final String FOLDER = "output";

  private static final String SUFFIX = ".json";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

  /** Returns the files of a run, all of them locked until {@code locks} is closed. */
  public static OutputFiles of(
      Optional<Path> out, List<Destination> reports, FileLocks locks, Context context) {
    Path named = out.orElseGet(() -> defaultResult(context.services().clock()));
    check(Optional.of(named), reports);
    reports.forEach(report -> report.lock(locks));
    out.ifPresent(file -> destination(file).lock(locks));
    return new OutputFiles(out.orElseGet(() -> free(named, locks)), reports);
  }

  private static Destination destination(Path file) {
    return new Destination(Destination.OUT, file);
  }

  /** Checks that files could be written, as {@link #of} does, and leaves no folders behind. */
  public static void tryOut(Optional<Path> out, List<Destination> reports) {
    List<Path> missing =
        Stream.concat(out.stream(), reports.stream().map(Destination::file))
            .flatMap(OutputFiles::missingFolders)
            .distinct()
            .sorted(Comparator.comparing(Path::getNameCount).reversed())
            .toList();
    try {
      check(out, reports);
    } finally {
      for (Path folder : missing) {
        try {
          Files.deleteIfExists(folder);
        } catch (IOException e) {
          // Somebody else put something there, or it was not created.
        }
      }
    }
  }

  /** Returns the folders that would have to be created for a file. */
  public static Stream<Path> missingFolders(Path file) {
    return Stream.iterate(file.toAbsolutePath().getParent(), Objects::nonNull, Path::getParent)
        .takeWhile(Files::notExists);
  }

  private static void check(Optional<Path> out, List<Destination> reports) {
    out.ifPresent(file -> destination(file).checkResult());
    checkReports(reports, out.stream().toList());
  }

  /** Returns the files for tables of these results. Refuses one that cannot be written. */
  public static List<Destination> checkReports(List<Destination> reports, List<Path> results) {
    for (Destination report : reports) {
      if (results.stream().anyMatch(report::isSame)) {
        throw new UsageException(report + " is the result file itself; pass another file");
      }
      report.checkReport();
      for (Destination other : reports) {
        if (!other.equals(report) && report.isSame(other.file())) {
          throw new UsageException(report + " and " + other + " are the same file; pass two");
        }
      }
    }
    return reports;
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
      throw new UsageException(free + " cannot be locked (" + e + "); pass -out=FILE");
    }
  }

  /** Returns whether the name belongs to a result, or to a run that was killed. */
  private static boolean isTaken(Path file) throws IOException {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS) || PartialFile.exists(file);
  }

  public void refuseSame(List<Path> sources) {
    for (Path source : sources) {
      if (destination(result).isSame(PartialFile.result(source))) {
        throw new UsageException(destination(result) + " is one of the merged files; pass another");
      }
    }
  }

  /** Prints a page that is no report of a run, and writes files. Returns whether all were. */
  public static boolean print(
      Page page, Optional<OutputFormat> wanted, List<Destination> copies, Context context) {
    Function<OutputFormat, String> text = format -> format.pageWriter().orElseThrow().apply(page);
    Reporting reporting = context.services().reporting();
    context.console().text(wanted.map(text).orElseGet(() -> reporting.screen(page)));
    return write(copies, text, context);
  }

  /** Writes files, prints why one cannot be written, and returns whether all were written. */
  public static boolean write(
      List<Destination> files, Function<OutputFormat, String> text, Context context) {
    return writeAll(files, file -> text.apply(file.format().orElseThrow()), context);
  }

  /** Writes reports of runs to files, in the same way. */
  public static boolean write(
      List<Destination> files, List<Source> runs, TableOptions.TableView view, Context context) {
    return writeAll(
        files, file -> context.services().reporting().forFile(file, runs, view), context);
  }

  private static boolean writeAll(
      List<Destination> files, Function<Destination, String> text, Context context) {
    context.console().flush();
    boolean all = true;
    for (Destination file : files) {
      try {
        write(file.file(), text.apply(file));
      } catch (IOException e) {
        context.console().say(file.file() + " cannot be written: " + e);
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
