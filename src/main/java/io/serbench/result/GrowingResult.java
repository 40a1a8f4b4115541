package io.serbench.result;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A result file while its run goes on. It is written whole at the beginning and at the end. What
 * forks add meanwhile is appended to a journal beside it, {@code run.json.journal}, a line for each
 * fork: a long run has megabytes, which would be written anew for each of hundreds of forks.
 *
 * <p>The journal begins with the hash of the file that it belongs to. So whenever serbench is
 * killed, {@link ResultFile#read} finds all forks that had ended: a journal of another file than
 * the one beside it is none, and of a line that was not written to its end nothing is taken. Where
 * there cannot be a journal, the whole file is written after each fork.
 *
 * <p>For one thread at a time.
 */
public final class GrowingResult {
  private static final String SUFFIX = ".journal";

  /** So often a reader begins anew, since the run has just written its file whole. */
  private static final int TRIES = 10;

  /**
   * The first line of a journal.
   *
   * @param journalOf the SHA-256 of the result file, in hexadecimal digits
   * @param formatVersion that of the result file
   */
  record Header(String journalOf, int formatVersion) {}

  /**
   * Any other line.
   *
   * @param cell whose fork it is
   * @param fork what it found out
   * @param condition how the machine did until then
   * @param warnings all that there were by then
   */
  record Added(
      CellId cell, ForkResult fork, Optional<MachineCondition> condition, List<Warning> warnings) {}

  /** What tells whether a file is still the one that was written last. */
  private record Seen(Optional<Object> key, long size, FileTime modified) {
    static Seen of(Path file) throws IOException {
      BasicFileAttributes now =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return new Seen(Optional.ofNullable(now.fileKey()), now.size(), now.lastModifiedTime());
    }

    static boolean isStill(Optional<Seen> seen, Path file) {
      try {
        return seen.isPresent() && seen.get().equals(of(file));
      } catch (IOException e) {
        return false; // It is gone, or hidden.
      }
    }
  }

  private final Path file;
  private final Function<Run, Map<CellId, Summary>> summaries;
  private Path whole;
  private String hash = "";
  private Optional<Seen> wholeSeen = Optional.empty();
  private Optional<Seen> journalSeen = Optional.empty();
  private List<Integer> written = List.of();

  /**
   * A file that was not written yet.
   *
   * @param summaries what the tables say of the cells of a run, for other readers
   */
  public GrowingResult(Path file, Function<Run, Map<CellId, Summary>> summaries) {
    this.file = file;
    this.whole = file;
    this.summaries = summaries;
  }

  /**
   * Writes the run as it is by now.
   *
   * @param run with the same cells each time, which may have more forks
   * @throws IOException where the file system refuses; what was written before stays
   */
  public void write(Run run) throws IOException {
    if (run.course().ending() != Course.Ending.RUNNING || !appended(run)) {
      writeWhole(run);
    }
  }

  private void writeWhole(Run run) throws IOException {
    wholeSeen = Optional.empty();
    journalSeen = Optional.empty();
    hash = ResultFile.write(run, summaries.apply(run), file);
    whole = file.toRealPath();
    wholeSeen = Optional.of(Seen.of(whole));
    written = forks(run);
  }

  private static List<Integer> forks(Run run) {
    return run.cells().stream().map(cell -> cell.forks().size()).toList();
  }

  /** Whether the journal has all now; not where anything is not as it was left. */
  private boolean appended(Run run) {
    if (WholeFile.isWrittenInPlace(file)
        || !Seen.isStill(wholeSeen, whole)
        || written.size() != run.cells().size()) {
      return false;
    }
    Path journal = journalOf(whole);
    try {
      if (journalSeen.isEmpty()) {
        if (Files.exists(journal, LinkOption.NOFOLLOW_LINKS)) {
          return false; // Somebody else's.
        }
        byte[] header = RunJson.line(new Header(hash, run.formatVersion()));
        WholeFile.write(journal, out -> out.write(header));
      } else if (!Seen.isStill(journalSeen, journal)) {
        return false;
      }
      append(journal, run);
      journalSeen = Optional.of(Seen.of(journal));
      written = forks(run);
      return true;
    } catch (IOException e) {
      return false; // The file itself is tried now, and says why if it fails, too.
    }
  }

  private void append(Path journal, Run run) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            journal,
            StandardOpenOption.WRITE,
            StandardOpenOption.APPEND,
            LinkOption.NOFOLLOW_LINKS)) {
      for (int i = 0; i < written.size(); i++) {
        CellResult cell = run.cells().get(i);
        for (ForkResult fork : cell.forks().subList(written.get(i), cell.forks().size())) {
          Added added = new Added(cell.id(), fork, run.environment().condition(), run.warnings());
          ByteBuffer line = ByteBuffer.wrap(RunJson.line(added));
          while (line.hasRemaining()) {
            channel.write(line);
          }
        }
      }
    }
  }

  private static Path journalOf(Path whole) {
    return whole.resolveSibling(whole.getFileName() + SUFFIX);
  }

  /** The journal beside a result file, of whatever version of it; empty where there is none. */
  static Optional<Path> journalBeside(Path file) {
    try {
      return Optional.of(journalOf(file.toRealPath())).filter(GrowingResult::isJournal);
    } catch (IOException e) {
      return Optional.empty(); // There is no such file.
    }
  }

  private static boolean isJournal(Path file) {
    try {
      return header(file).isPresent();
    } catch (IOException e) {
      return false; // Another user's, or gone by now.
    }
  }

  private static Optional<Header> header(Path journal) throws IOException {
    if (!Files.isRegularFile(journal, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(journal, LinkOption.NOFOLLOW_LINKS)) {
      return RunJson.lines(in).header();
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  /** Reads a result file without its journal. */
  @FunctionalInterface
  interface Reading {
    /** What is read goes through the digest, if there is one. */
    Run read(Optional<MessageDigest> digest) throws IOException;
  }

  /**
   * A run with what its journal has.
   *
   * @param alone reads the file
   */
  static Run read(Path file, Reading alone) throws IOException {
    for (int attempt = 1; ; attempt++) {
      Optional<Path> journal = journalBeside(file);
      Optional<Header> before = journal.isEmpty() ? Optional.empty() : header(journal.get());
      if (before.isEmpty() || attempt == TRIES) {
        return alone.read(Optional.empty());
      }
      MessageDigest digest = ResultFile.sha256();
      Run run = alone.read(Optional.of(digest));
      String hash = HexFormat.of().formatHex(digest.digest());
      if (before.get().journalOf().equals(hash)) {
        Optional<Run> together = together(run, hash, journal.get());
        if (together.isPresent()) {
          return together.get();
        }
      } else if (before.equals(header(journal.get()))) {
        return run; // It is left from an earlier file.
      }
      // The file is just being written anew: once more.
    }
  }

  /** Empty where the journal is of another file by now. */
  private static Optional<Run> together(Run run, String hash, Path journal) throws IOException {
    try (InputStream in = Files.newInputStream(journal, LinkOption.NOFOLLOW_LINKS)) {
      RunJson.Lines lines = RunJson.lines(in);
      boolean its = lines.header().filter(head -> head.journalOf().equals(hash)).isPresent();
      return its ? Optional.of(with(lines.added(), run)) : Optional.empty();
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  private static Run with(List<Added> more, Run run) {
    List<CellResult> cells = new ArrayList<>();
    for (CellResult cell : run.cells()) {
      List<ForkResult> forks = new ArrayList<>(cell.forks());
      more.stream()
          .filter(added -> added.cell().equals(cell.id()))
          .forEach(added -> forks.add(added.fork()));
      cells.add(new CellResult(cell.id(), cell.info(), cell.unavailable(), forks, cell.from()));
    }
    if (more.isEmpty()) {
      return run;
    }
    Added last = more.get(more.size() - 1);
    return run.withCells(cells)
        .withWarnings(last.warnings())
        .in(run.environment().on(last.condition()));
  }

  /**
   * Removes the journal beside a file that was just written whole: it is of the file that was
   * replaced. Where it cannot be removed, whoever reads sees that.
   */
  static boolean removeJournal(Path file) {
    try {
      Optional<Path> journal = journalBeside(file);
      return journal.isPresent() && Files.deleteIfExists(journal.get());
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Writes those result files of a folder whole whose runs were killed, so that no journal stays.
   *
   * @param claims leaves those alone that other commands write
   */
  public static void tidy(Path folder, Claims claims) {
    for (Path journal : Leftovers.in(folder, GrowingResult::mayBeLeft)) {
      String name = journal.getFileName().toString();
      Path file = journal.resolveSibling(name.substring(0, name.length() - SUFFIX.length()));
      try {
        if (Files.isRegularFile(file)) {
          claims.whileFree(file, () -> fold(file));
        }
      } catch (IOException e) {
        // Another user's, or damaged: to tidy up is a courtesy.
      }
    }
  }

  private static void fold(Path file) throws IOException {
    Run run = ResultFile.read(file);
    if (run.course().ending() == Course.Ending.RUNNING) {
      ResultFile.write(run, file);
    } else {
      removeJournal(file); // It was killed between its last two steps.
    }
  }

  private static boolean mayBeLeft(Path file) {
    return file.getFileName().toString().endsWith(SUFFIX) && isJournal(file);
  }
}
