package io.serbench.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.serbench.files.WholeFile;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The file of a run that has not ended: {@code run.json.partial} beside {@code run.json}. It
 * consists of lines of JSON; the first is the run without forks, and each other line adds a fork.
 * If serbench is killed, {@link ResultFile#read} finds all forks that had ended.
 *
 * <p>Not thread-safe.
 */
public final class PartialFile {
  private static final String SUFFIX = ".partial";
  private static final ObjectReader ADDED =
      RunMapper.MAPPER.readerFor(Added.class).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  private static final ObjectWriter WRITER = RunMapper.writer(Map.of());

  private final Path file;

  /** Where the result goes: found out once, as others may put a link there during the run. */
  private Optional<ResultPlace> place = Optional.empty();

  private final Function<Run, Map<CellId, Summary>> summaries;

  /**
   * The file's size after the last line; whoever changed it meanwhile has probably changed that.
   */
  private long left = -1;

  private List<Integer> written = List.of();

  /** Creates a partial file without writing it; for the summaries see {@link ResultFile#write}. */
  public PartialFile(Path file, Function<Run, Map<CellId, Summary>> summaries) {
    this.file = file;
    this.summaries = summaries;
  }

  /**
   * A place for results.
   *
   * @param target the file that the result replaces, whatever links lead to it
   * @param inPlace whether that is written as it is, without a partial file
   */
  private record ResultPlace(Path target, boolean inPlace) {
    static ResultPlace of(Path file) throws IOException {
      boolean inPlace = WholeFile.isWrittenInPlace(file);
      return new ResultPlace(inPlace ? file : WholeFile.target(file), inPlace);
    }

    Path partial() {
      return target.resolveSibling(target.getFileName() + SUFFIX);
    }

    /** Refuses a pipe or a link that was put there since. */
    void check() throws IOException {
      if (!inPlace
          && Files.exists(target, LinkOption.NOFOLLOW_LINKS)
          && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
        throw new IOException(
            "something else was put there in the meantime; the results are in " + partial());
      }
    }
  }

  /** A line that adds a fork. */
  private record Added(
      CellId cell, ForkResult fork, Optional<MachineCondition> condition, List<Warning> warnings) {}

  /** Returns where the partial file of a result file is or would be. */
  static Path of(Path result) throws IOException {
    return new ResultPlace(WholeFile.target(result), false).partial();
  }

  /** Returns whether a file has the name of a partial file. */
  public static boolean isPartial(Path file) {
    return !result(file).equals(file);
  }

  /** Returns the result file that a partial file belongs to; returns any other file unchanged. */
  public static Path result(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(SUFFIX) && name.length() > SUFFIX.length()
        ? file.resolveSibling(name.substring(0, name.length() - SUFFIX.length()))
        : file;
  }

  /** Returns the partial file of a result file; empty unless there is one. */
  static Optional<Path> beside(Path result) {
    try {
      Path partial = of(result);
      return Files.isRegularFile(partial, LinkOption.NOFOLLOW_LINKS) && ResultFile.isResult(partial)
          ? Optional.of(partial)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // Another user's, or just deleted.
    }
  }

  /** Returns whether there is anything where the partial file of a result file would be. */
  public static boolean exists(Path result) throws IOException {
    return Files.exists(of(result), LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Returns whether a run may write the partial file of its result file: nothing else is there, not
   * even a symbolic link.
   *
   * @throws IOException if the file there cannot be read, or if no file can have that name
   */
  public static boolean isFree(Path result) throws IOException {
    return mayReplace(of(result));
  }

  private static boolean mayReplace(Path partial) throws IOException {
    try {
      return Files.readAttributes(partial, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
              .isRegularFile()
          && ResultFile.maybeResult(partial);
    } catch (NoSuchFileException e) {
      return true;
    }
  }

  /**
   * Writes the current state of a run: a line for each new fork, or if the run has ended, the
   * result file.
   *
   * @param run the run, with the same cells in each call
   * @throws IOException if the file cannot be written; what was written before is kept
   */
  public void write(Run run) throws IOException {
    boolean running = run.course().ending() == Course.Ending.RUNNING;
    if (place.isEmpty()) {
      place = Optional.of(ResultPlace.of(file));
    }
    ResultPlace its = place.get();
    if (!its.inPlace()) {
      try {
        grow(run, its.partial(), running);
      } catch (IOException e) {
        if (running) {
          throw e;
        } // Otherwise the result file is about to replace it.
      }
    }
    if (!running) {
      its.check();
      ResultFile.write(run, summaries.apply(run), its.target());
    }
  }

  private void grow(Run run, Path partial, boolean running) throws IOException {
    if (Files.exists(partial) && Files.size(partial) == left) {
      ByteArrayOutputStream lines = new ByteArrayOutputStream();
      add(run, written, lines);
      // If the disk is full in the middle of a line, the next call finds that and begins anew.
      Files.write(
          partial, lines.toByteArray(), StandardOpenOption.APPEND, LinkOption.NOFOLLOW_LINKS);
    } else if (running) {
      begin(run, partial);
    }
    left = Files.size(partial);
    written = run.cells().stream().map(cell -> cell.forks().size()).toList();
  }

  private void begin(Run run, Path partial) throws IOException {
    if (!mayReplace(partial)) {
      throw new IOException(
          "something else was put at " + partial + " in the meantime; it was not overwritten");
    }
    List<CellResult> empty = run.cells().stream().map(cell -> with(List.of(), cell)).toList();
    WholeFile.write(
        partial,
        out -> {
          line(run.withCells(empty), out);
          add(run, Collections.nCopies(empty.size(), 0), out);
        });
  }

  /** Writes a line for each fork beyond those of each cell that have been written. */
  private static void add(Run run, List<Integer> written, OutputStream out) throws IOException {
    for (int i = 0; i < written.size(); i++) {
      CellResult cell = run.cells().get(i);
      for (ForkResult fork : cell.forks().subList(written.get(i), cell.forks().size())) {
        line(new Added(cell.id(), fork, run.environment().condition(), run.warnings()), out);
      }
    }
  }

  private static void line(Object value, OutputStream out) throws IOException {
    out.write(WRITER.writeValueAsBytes(value));
    out.write('\n');
  }

  /**
   * Returns the run of the first line with the forks that the other lines add. If a line is
   * damaged, only its own fork is lost.
   */
  static Run read(Run first, InputStream others, Consumer<String> warning) throws IOException {
    Map<CellId, List<ForkResult>> forks = new HashMap<>();
    first.cells().forEach(cell -> forks.put(cell.id(), new ArrayList<>(cell.forks())));
    Run run = first;
    int damaged = 0;
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(others, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Optional<Added> added = added(line).filter(fork -> forks.containsKey(fork.cell()));
      if (added.isPresent() && isNew(added.get().fork(), forks.get(added.get().cell()))) {
        forks.get(added.get().cell()).add(added.get().fork());
        run =
            run.withWarnings(added.get().warnings())
                .withEnvironment(first.environment().withCondition(added.get().condition()));
      } else if (!line.isBlank()) {
        damaged++;
      }
    }
    if (damaged > 0) {
      warning.accept("damaged or incomplete lines: " + damaged + "; all other forks are read");
    }
    return run.withCells(
        first.cells().stream().map(cell -> with(forks.get(cell.id()), cell)).toList());
  }

  private static boolean isNew(ForkResult fork, List<ForkResult> others) {
    return others.stream().noneMatch(other -> other.number() == fork.number());
  }

  private static Optional<Added> added(String line) throws IOException {
    try {
      return Optional.ofNullable(ADDED.readValue(line));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  private static CellResult with(List<ForkResult> forks, CellResult cell) {
    return new CellResult(cell.id(), cell.info(), cell.unavailable(), forks, cell.from());
  }
}
