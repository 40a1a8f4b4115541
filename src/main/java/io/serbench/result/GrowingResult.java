package io.serbench.result;

import java.io.IOException;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A result file while its run goes on. It is written whole at the beginning and at the end. What
 * forks add meanwhile is appended to a journal beside it, {@code run.json.journal}, a line for each
 * fork: a long run has megabytes, which would be written anew for each of hundreds of forks.
 *
 * <p>The journal begins with the hash of the file that it belongs to. So whenever serbench is
 * killed, {@link ResultFile#read} finds all forks that had ended: a journal of another file than
 * the one beside it is none, and of a line that is damaged or was not written to its end nothing is
 * taken. A journal is deleted only if nothing is lost with it. Where there cannot be a journal, the
 * whole file is written after each fork.
 *
 * <p>For one thread at a time.
 */
public final class GrowingResult {
  /** So often a reader begins anew, since the run has just written its file whole. */
  private static final int TRIES = 10;

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
    boolean own = Seen.isStill(journalSeen, Journal.of(whole));
    wholeSeen = Optional.empty();
    journalSeen = Optional.empty();
    hash =
        ResultFile.write(
            run,
            summaries.apply(run),
            file,
            own ? Optional.of(Journal.of(whole)) : Optional.empty());
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
    Path journal = Journal.of(whole);
    try {
      if (journalSeen.isEmpty()) {
        if (Files.exists(journal, LinkOption.NOFOLLOW_LINKS)) {
          return false; // Somebody else's.
        }
        byte[] header = Journal.line(new Journal.Header(hash, run.formatVersion()));
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
          Journal.Added added =
              new Journal.Added(cell.id(), fork, run.environment().condition(), run.warnings());
          ByteBuffer line = ByteBuffer.wrap(Journal.line(added));
          while (line.hasRemaining()) {
            channel.write(line);
          }
        }
      }
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
   * @param warning is told what cannot be read of the journal
   */
  static Run read(Path file, Reading alone, Consumer<String> warning) throws IOException {
    for (int attempt = 1; ; attempt++) {
      Optional<Path> journal = Journal.beside(file);
      if (journal.isEmpty() || attempt == TRIES) {
        return alone.read(Optional.empty());
      }
      Optional<Journal.Header> before = Journal.header(journal.get());
      MessageDigest digest = ResultFile.sha256();
      Run run = alone.read(Optional.of(digest));
      try {
        Journal read = Journal.read(journal.get());
        if (read.isOf(digest)) {
          warn(journal.get(), read.damaged() + read.strangers(run), warning);
          return read.joinedTo(run);
        } else if (read.header().equals(before)) {
          warnOfOthers(journal.get(), read, run, warning);
          return run;
        }
      } catch (NoSuchFileException e) {
        // The run has just ended.
      }
      // The file is just being written anew: once more.
    }
  }

  private static void warn(Path journal, long damaged, Consumer<String> warning) {
    if (damaged > 0) {
      String lines = damaged == 1 ? "1 line is" : damaged + " lines are";
      warning.accept(
          journal
              + ": "
              + lines
              + " damaged and left out; all other forks are read, and the journal is not deleted");
    }
  }

  /** Usually it is left from an earlier file, and all its forks are in this one. */
  private static void warnOfOthers(Path journal, Journal read, Run run, Consumer<String> warning) {
    if (!read.isWithin(run)) {
      String what =
          read.header().isPresent()
              ? "belongs to another version of its result file"
              : "its first line is damaged";
      int forks = read.added().size();
      warning.accept(
          journal + ": " + what + "; the " + forks + " forks in it are left out, not deleted");
    }
  }

  /**
   * Removes the journal beside a file once a run was written there, unless something would be lost
   * with it: then it gets another name.
   */
  record Retirement(Optional<Path> journal, boolean spent) {
    /**
     * Looks at the journal while the file is not replaced yet.
     *
     * @param alone reads that file
     * @param by the run that is written there
     */
    static Retirement of(Path file, Reading alone, Run by) {
      Optional<Path> journal = Journal.beside(file);
      try {
        return new Retirement(
            journal, journal.isPresent() && isSpent(Journal.read(journal.get()), alone, by));
      } catch (IOException e) {
        return new Retirement(journal, false); // The file that it belongs to is damaged, or gone.
      }
    }

    private static boolean isSpent(Journal left, Reading alone, Run by) throws IOException {
      if (left.isWithin(by)) {
        return true;
      }
      MessageDigest digest = ResultFile.sha256();
      Run replaced = alone.read(Optional.of(digest));
      return left.damaged() == 0 && left.isOf(digest) && left.strangers(replaced) == 0;
    }

    /** Where the journal can be neither removed nor renamed, whoever reads sees whose it is. */
    void finish() {
      try {
        if (journal.isPresent() && spent) {
          Files.deleteIfExists(journal.get());
        } else if (journal.isPresent()) {
          Journal.setAside(journal.get());
        }
      } catch (IOException e) {
        // Its hash is not that of the file.
      }
    }
  }

  /**
   * Writes those result files of a folder whole whose runs were killed, so that no journal stays.
   *
   * @param claims leaves those alone that other commands write
   * @param warning is told what cannot be read of journals
   */
  public static void tidy(Path folder, Claims claims, Consumer<String> warning) {
    for (Path journal : Leftovers.in(folder, GrowingResult::mayBeLeft)) {
      Path file = Journal.owner(journal).orElseThrow();
      try {
        claims.whileFree(file, () -> fold(file, warning));
      } catch (IOException e) {
        // Another user's, or damaged: to tidy up is a courtesy.
      }
    }
  }

  private static void fold(Path file, Consumer<String> warning) throws IOException {
    Run run = ResultFile.read(file, warning);
    if (run.course().ending() == Course.Ending.RUNNING) {
      ResultFile.write(run, file);
    } else {
      // It was killed between its last two steps.
      ResultFile.retirement(file, run).finish();
    }
  }

  /** A link to a result file elsewhere is not written through. */
  private static boolean mayBeLeft(Path journal) {
    return Journal.owner(journal)
            .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
            .isPresent()
        && Journal.isOne(journal);
  }
}
