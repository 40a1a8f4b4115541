package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.files.FileLocks;
import io.serbench.files.WholeFile;
import io.serbench.report.format.Formats;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * An output file that an option names. It is checked before anything is measured: an hour of
 * measuring must not end in "permission denied", and an existing file may be somebody's work.
 */
public record Destination(String option, Path file) {
  /** The size of a small result, in bytes. A disk with less room is full. */
  private static final int ROOM = 64 * 1024;

  /** Number of bytes that include the title of a web page. */
  private static final int BEGINNING = 4096;

  private static final int KIND_OF_FILE = 0170000;
  private static final int NAMED_PIPE = 0010000;

  /** Tells whether an existing file may be replaced. */
  public @FunctionalInterface interface Replaceable {
    boolean isSo(Path file) throws IOException;
  }

  /**
   * Refuses a file that cannot be written, or was not written by serbench.
   *
   * @param what what may be replaced, for messages: {@code result file}
   * @param own tells whether an existing file is that
   */
  public void check(String what, Replaceable own) throws UsageException {
    if (Files.isDirectory(file)) {
      throw new UsageException(this + " is a directory; pass a file name");
    }
    if (Files.isSymbolicLink(file) && !Files.exists(file)) {
      throw new UsageException(this + " cannot be written (dangling link); pass a file");
    }
    if (isNamedPipe()) {
      throw new UsageException(
          this + " is a named pipe, where serbench would wait for a reader; pass a file");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new UsageException(this + " is not writable; pass another file");
    }
    if (WholeFile.isWrittenInPlace(file)) {
      return;
    }
    refuseForeign(what, own);
    tryToWriteBeside();
    tryToOpen();
  }

  /** Locks the file until the locks are closed. Refuses a file that another process has locked. */
  public void lock(FileLocks locks) throws UsageException {
    if (WholeFile.isWrittenInPlace(file)) {
      return;
    }
    try {
      if (!locks.lock(file)) {
        throw new UsageException(
            this + " is being written by another serbench; wait until that ends, or stop it");
      }
    } catch (IOException e) {
      throw new UsageException(this + " cannot be locked (" + e + "); pass another file");
    }
  }

  /**
   * Refuses pipes and devices: they accept what is written once, but not the same again and again.
   */
  public void refuseInPlace() throws UsageException {
    if (WholeFile.isWrittenInPlace(file) && !isNull()) {
      throw new UsageException(
          this + " is not a regular file; a result is rewritten during the run, so pass a file");
    }
  }

  private void refuseForeign(String what, Replaceable own) throws UsageException {
    try {
      if (!own.isSo(file)) {
        throw new UsageException(this + " exists and is not a " + what + "; pass another file");
      }
    } catch (IOException e) {
      throw new UsageException(this + " cannot be read (" + e + "); pass another file");
    }
  }

  /** Returns whether both are the same file, under any name or link. */
  public boolean isSame(Path other) throws UsageException {
    try {
      return (Files.exists(file) && Files.exists(other))
          ? Files.isSameFile(file, other)
          : real(file).equals(real(other));
    } catch (IOException e) {
      throw new UsageException(this + " cannot be compared with " + other + " (" + e + ")");
    }
  }

  /** Returns the path without links where a file is or would be created. */
  private static Path real(Path file) throws IOException {
    Path absolute = file.toAbsolutePath().normalize();
    Path folder = absolute.getParent();
    return (folder != null && Files.exists(folder))
        ? folder.toRealPath().resolve(absolute.getFileName())
        : absolute;
  }

  /**
   * Returns whether this is a named pipe. One that a shell passes as {@code /dev/fd/63} has a
   * reader already.
   */
  private boolean isNamedPipe() throws UsageException {
    try {
      return Files.exists(file)
          && file.getFileSystem().supportedFileAttributeViews().contains("unix")
          && ((int) Files.getAttribute(file, "unix:mode") & KIND_OF_FILE) == NAMED_PIPE
          && !file.toAbsolutePath().normalize().startsWith("/dev")
          && !file.toAbsolutePath().normalize().startsWith("/proc");
    } catch (IOException e) {
      throw new UsageException(this + " cannot be written (" + e + "); pass another file");
    }
  }

  private boolean isNull() {
    try {
      return Files.isSameFile(file, Path.of("/dev/null"));
    } catch (IOException e) {
      return false; // This system has no /dev/null.
    }
  }

  /** Creates a file beside it, because the file will be replaced as a whole. */
  private void tryToWriteBeside() throws UsageException {
    Path directory = file.toAbsolutePath().getParent();
    try {
      WholeFile.tryOut(file, out -> out.write(new byte[ROOM]));
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be written: no file can be created in %s (%s); pass a file in another"
              + " directory",
          this, directory, e);
    }
  }

  /** Opens an existing file for writing, or checks that the system accepts the name. */
  private void tryToOpen() throws UsageException {
    try {
      if (Files.exists(file)) {
        Files.newOutputStream(file, StandardOpenOption.APPEND).close();
      } else {
        Files.readAttributes(file, BasicFileAttributes.class);
      }
    } catch (NoSuchFileException e) {
      // The file is not created here: it must not be visible before it has a result.
    } catch (IOException e) {
      throw new UsageException(this + " cannot be written (" + e + "); pass another file");
    }
  }

  /**
   * Returns whether a report may replace the file: it does not exist, is empty, or is a report of
   * any format.
   */
  public static boolean maybeReport(Path file) throws IOException {
    return isNothing(file) || isReport(beginning(file));
  }

  static boolean isReport(String beginning) {
    return Formats.ALL.stream().anyMatch(format -> format.wrote(beginning));
  }

  private static boolean isNothing(Path file) throws IOException {
    return !Files.exists(file) || (Files.isRegularFile(file) && Files.size(file) == 0);
  }

  private static String beginning(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    }
  }

  /** Returns the option as it is typed. */
  @Override
  public String toString() {
    return option + "=" + file;
  }
}
