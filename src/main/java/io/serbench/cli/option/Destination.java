package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.result.PartialFile;
import io.serbench.result.ResultFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * An output file that an option names. It is checked before anything is measured: an hour of
 * measuring must not end in "permission denied", and an existing file may be somebody's work.
 */
public record Destination(String option, Path file) {
  public static final String OUT = "-out";

  /** The size of a small result, in bytes. A disk with less room is full. */
  private static final int ROOM = 64 * 1024;

  /** Number of bytes that include the title of a web page. */
  private static final int BEGINNING = 4096;

  private @FunctionalInterface interface Replaceable {
    boolean isSo(Path file) throws IOException;
  }

  public void checkReport() {
    check("serbench report", Destination::maybeReport);
  }

  /**
   * Refuses a file that cannot be written again and again, is not a result, or has the name of a
   * report, and one whose {@code .partial} file is in use for something else.
   */
  public void checkResult() {
    Formats.bySuffix(file.toString())
        .filter(format -> !format.suffix().equals(".json"))
        .ifPresent(this::refuseReport);
    check("result file", ResultFile::maybeResult);
    if (WholeFile.isWrittenInPlace(file)) {
      if (!file.equals(Path.of("/dev/null"))) {
        throw new UsageException(
            this + " is not a regular file; a result is rewritten during the run, so pass a file");
      }
      return;
    }
    if (PartialFile.isPartial(file)) {
      throw new UsageException(
          "%s has the name of an unfinished run; pass %s",
          this, PartialFile.result(file).getFileName());
    }
    try {
      if (!PartialFile.isFree(file)) {
        throw new UsageException(
            this + ".partial exists and is not an unfinished run; pass another file");
      }
    } catch (IOException e) {
      throw new UsageException(
          this + ".partial cannot be written (" + words(e) + "); pass another file");
    }
  }

  private void refuseReport(OutputFormat format) {
    throw new UsageException(
        "%s is for the result, which is JSON; for %s pass -report=%s",
        this, format.name(), file.getFileName());
  }

  private void check(String what, Replaceable own) {
    if (Files.isDirectory(file)) {
      throw new UsageException(this + " is a directory; pass a file name");
    }
    if (WholeFile.isWrittenInPlace(file)) {
      return;
    }
    try {
      if (!own.isSo(file)) {
        throw new UsageException(this + " exists and is not a " + what + "; pass another file");
      }
      // It will be replaced as a whole, by a file that is created beside it.
      WholeFile.tryOut(file, out -> out.write(new byte[ROOM]));
      if (Files.exists(file)) {
        Files.newOutputStream(file, StandardOpenOption.APPEND).close();
      } else if (Files.isSymbolicLink(file) || !Files.notExists(file)) {
        throw unwritable("a dangling link, or an impossible name");
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private UsageException unwritable(IOException cause) {
    return unwritable(words(cause));
  }

  /** Returns why a file cannot be written. The exception may name a temporary file beside it. */
  private String words(IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return "no permission to write in " + file.toAbsolutePath().getParent();
    }
    return cause instanceof FileAlreadyExistsException existing
        ? existing.getFile() + " is not a folder"
        : cause.toString();
  }

  private UsageException unwritable(String cause) {
    return new UsageException("%s cannot be written (%s); pass another file", this, cause);
  }

  /** Locks the file until the locks are closed. Refuses a file that another process has locked. */
  public void lock(FileLocks locks) {
    if (WholeFile.isWrittenInPlace(file)) {
      return;
    }
    try {
      if (!locks.lock(file)) {
        throw new UsageException(
            this + " is being written by another serbench; wait until that ends, or stop it");
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Returns whether both are the same file, under any name or link. */
  public boolean isSame(Path other) {
    try {
      return (Files.exists(file) && Files.exists(other))
          ? Files.isSameFile(file, other)
          : WholeFile.target(file).equals(WholeFile.target(other));
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Returns whether a report may replace the file: it is missing, empty, or any report. */
  public static boolean maybeReport(Path file) throws IOException {
    if (!Files.exists(file)) {
      return true;
    }
    try (InputStream in = Files.newInputStream(file)) {
      String beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
      return beginning.isEmpty()
          || Formats.ALL.stream().anyMatch(format -> format.wrote(beginning));
    }
  }

  /** Returns the format to write: JSON for results, text for pipes, or what the name tells. */
  public Optional<OutputFormat> format() {
    if (option.equals(OUT)) {
      return Formats.byName("json");
    }
    return Files.exists(file) && !Files.isRegularFile(file)
        ? Optional.of(Formats.TEXT)
        : Formats.bySuffix(file.toString());
  }

  @Override
  public String toString() {
    return option + "=" + file;
  }
}
