package io.serbench.result;

import io.serbench.files.LockedFile;
import io.serbench.files.WholeFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes the result of a run while it goes on: a line for each fork to its {@link PartialFile}, and
 * at the end the result file. Whenever serbench is killed, {@link ResultFile#read} finds all forks
 * that had ended.
 *
 * <p>For one thread at a time.
 */
public final class GrowingResult {
  /** What tells whether a file is still as it was left. */
  private record State(Optional<Object> key, long size) {
    static State of(Path file) throws IOException {
      return new State(LockedFile.key(file), Files.size(file));
    }
  }

  private final Path file;
  private final Function<Run, Map<CellId, Summary>> summaries;
  private Optional<State> left = Optional.empty();
  private List<Integer> written = List.of();

  /**
   * Creates a writer that has not written yet.
   *
   * @param file the result file
   * @param summaries what the tables say of the cells of a run, for other readers
   */
  public GrowingResult(Path file, Function<Run, Map<CellId, Summary>> summaries) {
    this.file = file;
    this.summaries = summaries;
  }

  /**
   * Writes the run as it is by now.
   *
   * @param run with the same cells each time, which may have more forks
   * @throws IOException if the file system refuses; what was written before stays
   */
  public void write(Run run) throws IOException {
    boolean running = run.course().ending() == Course.Ending.RUNNING;
    if (!WholeFile.isWrittenInPlace(file)) {
      grow(run, running);
    }
    if (!running) {
      ResultFile.write(run, summaries.apply(run), file);
    }
  }

  private void grow(Run run, boolean running) throws IOException {
    Path partial = PartialFile.of(file);
    try {
      if (isAsLeft(partial)) {
        append(run, partial);
      } else if (running) {
        begin(run, partial);
      }
      left = Optional.of(State.of(partial));
      written = run.cells().stream().map(cell -> cell.forks().size()).toList();
    } catch (IOException e) {
      if (running) {
        throw e;
      } // Else the result file takes its place now.
    }
  }

  /** It may have been deleted or damaged meanwhile. */
  private boolean isAsLeft(Path partial) {
    try {
      return left.isPresent() && left.get().equals(State.of(partial));
    } catch (IOException e) {
      return false;
    }
  }

  private void begin(Run run, Path partial) throws IOException {
    if (!PartialFile.isFree(file)) {
      throw new IOException("something else was put at " + partial + " meanwhile, and is kept");
    }
    WholeFile.write(partial, out -> PartialFile.write(run, out));
  }

  private void append(Run run, Path partial) throws IOException {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    PartialFile.add(run, written, lines);
    ByteBuffer bytes = ByteBuffer.wrap(lines.toByteArray());
    try (FileChannel channel =
        FileChannel.open(
            partial,
            StandardOpenOption.WRITE,
            StandardOpenOption.APPEND,
            LinkOption.NOFOLLOW_LINKS)) {
      long before = channel.size();
      try {
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
      } catch (IOException e) {
        channel.truncate(before); // On a full disk, a part of it is there.
        throw e;
      }
    }
  }
}
