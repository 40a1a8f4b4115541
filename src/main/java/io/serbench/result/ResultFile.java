package io.serbench.result;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import io.serbench.dataset.Excerpt;
import io.serbench.files.WholeFile;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;

/** Reads and writes result files: versioned JSON with one {@link Run} per file. */
public final class ResultFile {
  private static final String WHERE =
      "; result files are in the directory output, or where -out= says";

  private static final String AGAIN = "; copy or make it again";
  private static final int LONGEST_CAUSE = 400; // It may quote the file.

  /** The memory that a run and a report of it take, as a multiple of the file's size. */
  private static final int MEMORY = 2;

  private ResultFile() {}

  /**
   * Writes a run, and deletes its {@linkplain PartialFile partial file}. Readers see either the
   * whole old file or the whole new one, even if serbench is killed. Missing directories are
   * created.
   *
   * @param summaries the numbers that tables show, by cell, for readers other than serbench
   * @throws IOException if the file cannot be written, or something other than a result is there,
   *     which is then left untouched
   */
  public static void write(Run run, Map<CellId, Summary> summaries, Path file) throws IOException {
    boolean inPlace = WholeFile.isWrittenInPlace(file);
    if (!inPlace && !maybeResult(file)) {
      throw new IOException("something else was put there in the meantime; it was not overwritten");
    }
    WholeFile.write(file, out -> RunJson.write(run, summaries, out));
    Optional<Path> partial = inPlace ? Optional.empty() : PartialFile.beside(file);
    if (partial.isPresent()) {
      WholeFile.patiently(() -> Files.deleteIfExists(partial.get()));
    }
  }

  /**
   * Returns whether a result may be written to a path: nothing, an empty file or a result is there.
   */
  public static boolean maybeResult(Path file) throws IOException {
    return !Files.exists(file)
        || (Files.isRegularFile(file) && Files.size(file) == 0)
        || isResult(file);
  }

  /**
   * Returns whether a file is the result of a run, of a format version that this serbench knows or
   * a later one. One of version 1 could not be measured again, so nothing replaces it.
   */
  public static boolean isResult(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return RunJson.version(in).orElse(0) >= Run.FORMAT_VERSION;
    } catch (JsonProcessingException e) {
      return false; // Not JSON.
    }
  }

  /**
   * Reads a result file of any format version that this serbench knows. If a {@linkplain
   * PartialFile partial file} is beside it, because the run goes on or was killed, that is read in
   * its place. {@code file} may also be the partial file itself.
   *
   * @param summaries derives the numbers that tables show, which those in the file must equal if
   *     the same version of serbench wrote it
   * @param warning receives what could not be read of a partial file, that it was read in place of
   *     an existing result file, and what another version derived differently; one line each
   * @throws ResultFileException if the file does not exist, is not a complete result file, or
   *     contradicts itself
   */
  public static Run read(
      Path file, Function<Run, Map<CellId, Summary>> summaries, Consumer<String> warning)
      throws ResultFileException {
    if (Files.isDirectory(file)) {
      throw problem(file, "is a directory; name a result file in it", null);
    }
    Optional<Path> partial = PartialFile.beside(file);
    if (partial.isPresent()) {
      try {
        Run run = readAlone(partial.get(), summaries, warning);
        if (Files.exists(file)) {
          warning.accept("reading " + partial.get() + ", an unfinished run that replaces " + file);
        }
        return run;
      } catch (ResultFileException e) {
        if (!(e.getCause() instanceof NoSuchFileException)) {
          throw e;
        } // Otherwise its run has just ended.
      }
    }
    return readAlone(file, summaries, warning);
  }

  /** Reads a result file without comparing its summaries with its samples. */
  public static Run read(Path file, Consumer<String> warning) throws ResultFileException {
    return read(file, run -> Map.of(), warning);
  }

  private static Run readAlone(
      Path file, Function<Run, Map<CellId, Summary>> summaries, Consumer<String> warning)
      throws ResultFileException {
    Consumer<String> ofFile = problem -> warning.accept(file + ": " + problem);
    return read(
        file,
        "result file",
        () -> {
          // Opened once: a run may put another file there between two looks.
          try (FileChannel open = FileChannel.open(file, StandardOpenOption.READ)) {
            checkVersion(file, fromStart(open));
            Run run = RunJson.read(fromStart(open), ofFile);
            if (run.course().ending() != Course.Ending.RUNNING) {
              checkDerived(file, Derived.read(fromStart(open)), run, summaries, ofFile);
            }
            return run;
          }
        });
  }

  /** Returns what an open file contains; closing the stream does not close the file. */
  private static InputStream fromStart(FileChannel open) throws IOException {
    open.position(0);
    return new FilterInputStream(Channels.newInputStream(open)) {
      @Override
      public void close() {}
    };
  }

  private static void checkDerived(
      Path file,
      Derived derived,
      Run run,
      Function<Run, Map<CellId, Summary>> summaries,
      Consumer<String> warning)
      throws IOException {
    if (!derived.matchesSamples(run)) {
      throw damaged(file, "its samples were changed after serbench wrote them");
    }
    boolean sameVersion = run.serbench().equals(Run.thisVersion());
    Optional<String> contradiction =
        derived.hasSummaries()
            ? derived.contradiction(summaries.apply(run), sameVersion && derived.hasHash())
            : Optional.empty();
    if (contradiction.isPresent() && sameVersion) {
      throw damaged(file, contradiction.get());
    }
    String writer = "; serbench " + run.serbench() + " wrote it, whose statistics may differ";
    contradiction.ifPresent(what -> warning.accept(what + writer));
  }

  @FunctionalInterface
  interface FileParser<T> {
    T read() throws IOException;
  }

  /**
   * Reads a file of serbench's; the exception says what is wrong with it, or that it is too large.
   */
  static <T> T read(Path file, String what, FileParser<T> reading) throws ResultFileException {
    long memory = Runtime.getRuntime().maxMemory();
    String tooLarge =
        "is too large for the %s MB of memory that this JVM may use; give it more: java -Xmx8g -jar serbench.jar"
            .formatted(memory >> 20);
    try {
      // Without this check, the garbage collector would work for minutes before it gives up.
      if (Files.size(file) > memory / MEMORY) {
        throw problem(file, tooLarge, null);
      }
      return reading.read();
    } catch (OutOfMemoryError e) {
      throw problem(file, tooLarge, e);
    } catch (ResultFileException e) {
      throw e;
    } catch (NoSuchFileException e) {
      throw problem(file, "does not exist" + WHERE, e);
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      String place = at == null ? "" : " (%d:%d)".formatted(at.getLineNr(), at.getColumnNr());
      String why = oneLine(RunJson.problem(e));
      throw problem(file, "is damaged or not a " + what + place + ": " + why + AGAIN, e);
    } catch (IOException e) {
      throw problem(file, "cannot be read (" + oneLine(e.toString()) + ")" + WHERE, e);
    }
  }

  private static void checkVersion(Path file, InputStream in) throws IOException {
    OptionalInt version = RunJson.version(in);
    if (version.isEmpty()) {
      throw problem(file, "is not a result file of serbench" + WHERE, null);
    }
    int found = version.getAsInt();
    if (found < Run.FORMAT_VERSION) {
      throw problem(
          file,
          "has format version %d, this serbench reads %d and %d; measure again"
              .formatted(found, Run.FORMAT_VERSION, Run.MERGED_VERSION),
          null);
    }
    if (found > Run.MERGED_VERSION) {
      throw problem(
          file,
          "has format version %d, this serbench reads up to %d; use the serbench that wrote it, or a newer one"
              .formatted(found, Run.MERGED_VERSION),
          null);
    }
  }

  private static ResultFileException damaged(Path file, String how) {
    return problem(file, "is damaged: " + how + AGAIN, null);
  }

  private static String oneLine(String text) {
    return Excerpt.of(text.replaceAll("\\s+", " ").strip(), LONGEST_CAUSE);
  }

  private static ResultFileException problem(Path file, String what, Throwable cause) {
    return new ResultFileException(file + " " + what, cause);
  }

  /** Thrown if a result file cannot be used. The message is one line: file, problem, remedy. */
  public static class ResultFileException extends IOException {
    private static final long serialVersionUID = 1L;

    public ResultFileException(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
