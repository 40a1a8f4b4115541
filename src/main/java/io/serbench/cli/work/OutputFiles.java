package io.serbench.cli.work;

import io.serbench.cli.console.UsageException;
import io.serbench.cli.console.WorkingFolder;
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
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The files that a run writes. One rule holds for all: what serbench writes never replaces what it
 * did not write.
 *
 * @param result the result file
 * @param reports where the tables go as well
 */
public record OutputFiles(Path result, List<Path> reports) {
  /** Where results go unless somebody says where. */
  public static final String FOLDER = "output";

  private static final String OUT = "-out";
  private static final String SUFFIX = ".json";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

  /**
   * Returns the files of a run.
   *
   * @param locks locks all of them
   */
  public static OutputFiles of(
      Optional<Path> out, List<Destination> reports, FileLocks locks, Context context)
      throws UsageException {
    Services services = context.services();
    Path named = out.orElseGet(() -> defaultResult(services.clock()));
    List<Path> files = checked(Optional.of(named), reports, services);
    for (Destination report : reports) {
      report.lock(locks);
    }
    if (out.isPresent()) {
      new Destination(OUT, named).lock(locks);
    }
    return new OutputFiles(out.isPresent() ? named : free(named, locks), files);
  }

  /**
   * Tries whether they can be written, and leaves nothing behind, folders included.
   *
   * @param out the result file, if it is known
   */
  public static void check(Optional<Path> out, List<Destination> reports, Services services)
      throws UsageException {
    Set<Path> missing = new TreeSet<>(Comparator.reverseOrder());
    Stream.concat(out.stream(), reports.stream().map(Destination::file))
        .map(file -> file.toAbsolutePath().getParent())
        .forEach(
            folder -> {
              for (Path each = folder; each != null && Files.notExists(each); ) {
                missing.add(each);
                each = each.getParent();
              }
            });
    try {
      checked(out, reports, services);
    } finally {
      // Those within others come first.
      for (Path folder : missing) {
        remove(folder);
      }
    }
  }

  private static void remove(Path folder) throws UsageException {
    try {
      Files.deleteIfExists(folder);
    } catch (DirectoryNotEmptyException e) {
      // Another run writes there by now.
    } catch (IOException e) {
      throw new UsageException(folder + " cannot be removed (" + e + "); remove it");
    }
  }

  /** Tries whether they can be written. Returns the files of the tables. */
  private static List<Path> checked(
      Optional<Path> out, List<Destination> reports, Services services) throws UsageException {
    if (out.isPresent()) {
      Destination result = new Destination(OUT, out.get());
      result.check("result file", services.reporting()::maybeResult);
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

  /** Where the run grows there may be nothing else. */
  private static void refusePartial(Path out) throws UsageException {
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

  /** The files for the tables alone, which are none of the files that they are made of. */
  public static List<Path> reports(List<Destination> reports, List<Path> results)
      throws UsageException {
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

  /** A file named after the time: {@code output/2026-11-21T09-30-00.json}. */
  public static Path defaultResult(Clock clock) {
    return WorkingFolder.file(FOLDER).resolve(LocalDateTime.now(clock).format(TIME) + SUFFIX);
  }

  /** Returns the name, now locked, or one like it where another run has it. */
  private static Path free(Path file, FileLocks locks) throws UsageException {
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

  /** By a result, or by a run that was killed. */
  private static boolean isTaken(Path file) throws IOException {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS) || PartialFile.exists(file);
  }

  /** Refuses a result that is one of the files which it is made of. */
  public void refuseSame(List<Path> sources) throws UsageException {
    for (Path source : sources) {
      if (new Destination(OUT, result).isSame(PartialFile.result(source))) {
        throw new UsageException(OUT + "=" + result + " is one of the merged files; pass another");
      }
    }
  }

  /**
   * Prints a page that is no report of a run, and writes it to these files.
   *
   * @param wanted the format of what is printed; empty for text that fits the screen
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
   * Prints something, and writes it to these files.
   *
   * @param wanted the format of what is printed; empty for what fits the screen
   * @param written what is written in a format, which the name of each file says
   * @return whether all files were written
   */
  public static boolean print(
      Optional<Format> wanted,
      Supplier<String> screen,
      Function<Format, String> written,
      List<Path> copies,
      Context context) {
    context.console().text(wanted.map(written).orElseGet(screen));
    return writeAll(
        copies, file -> written.apply(OutputOptions.format(file).orElseThrow()), context);
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

  /** Writes a text to a file, unless that has become something else. */
  public static void write(Path file, String text) throws IOException {
    if (!WholeFile.isWrittenInPlace(file) && !Destination.maybeReport(file)) {
      throw new IOException("something else was put there meanwhile, and is kept");
    }
    byte[] bytes = SafeText.lines(text).getBytes(StandardCharsets.UTF_8);
    WholeFile.write(file, out -> out.write(bytes));
  }
}
