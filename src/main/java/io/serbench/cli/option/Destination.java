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
 * A file that an option names, tried before anything is measured: an hour of measuring must not end
 * in "permission denied", and what is there already may be somebody's work.
 *
 * @param option the option
 * @param file what it names
 */
public record Destination(String option, Path file) {
  /** What a small run writes: a disk with less room is full. */
  private static final int ROOM = 64 * 1024;

  /** Enough bytes of a web page to include its title. */
  private static final int BEGINNING = 4096;

  private static final int KIND_OF_FILE = 0170000;
  private static final int NAMED_PIPE = 0010000;

  /** Whether what is in a file is such that it may be replaced. */
  public @FunctionalInterface interface Replaceable {
    boolean isSo(Path file) throws IOException;
  }

  /**
   * Refuses what cannot be written, and what was not written by serbench.
   *
   * @param what what may be there: {@code result file}
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

  /** Refuses what another command writes; else nobody else writes it until that is closed. */
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

  /** A pipe or a device takes what is written once, but not the same again and again. */
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

  /** Whether both are one file, by whatever names and links. */
  public boolean isSame(Path other) throws UsageException {
    try {
      return (Files.exists(file) && Files.exists(other))
          ? Files.isSameFile(file, other)
          : real(file).equals(real(other));
    } catch (IOException e) {
      throw new UsageException(this + " cannot be compared with " + other + " (" + e + ")");
    }
  }

  /** Where a file is or would be. */
  private static Path real(Path file) throws IOException {
    Path absolute = file.toAbsolutePath().normalize();
    Path folder = absolute.getParent();
    return (folder != null && Files.exists(folder))
        ? folder.toRealPath().resolve(absolute.getFileName())
        : absolute;
  }

  /** What a shell hands over as {@code /dev/fd/63} is open already, so nobody waits. */
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
      return false; // There is none on this system.
    }
  }

  /** A new file must be possible beside it, because it is replaced as a whole. */
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

  /** A file that is there must be writable, and another's name one that the system takes. */
  private void tryToOpen() throws UsageException {
    try {
      if (Files.exists(file)) {
        Files.newOutputStream(file, StandardOpenOption.APPEND).close();
      } else {
        Files.readAttributes(file, BasicFileAttributes.class);
      }
    } catch (NoSuchFileException e) {
      // Nobody may see a file under this name before there is a result in it.
    } catch (IOException e) {
      throw new UsageException(this + " cannot be written (" + e + "); pass another file");
    }
  }

  /** Whether it may become a report: there is none, it is empty, or it is one of any format. */
  public static boolean maybeReport(Path file) throws IOException {
    return isNothing(file) || isReport(beginning(file));
  }

  /** Whether a text begins as a report does. */
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

  /** As it was typed. */
  @Override
  public String toString() {
    return option + "=" + file;
  }
}
