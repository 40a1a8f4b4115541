package io.serbench.process;

import io.serbench.result.Leftovers;
import io.serbench.result.WholeFile;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A folder that is gone, with all in it, when it is closed; where serbench is killed first, when it
 * is started again. No other user may read it.
 */
public final class TemporaryFolder implements Closeable {
  private static final String PREFIX = "serbench-";
  private static final String HELD = "in-use";

  private Path path;
  private Leftovers.Held held;

  private TemporaryFolder() throws IOException {
    make();
  }

  /**
   * A new one.
   *
   * @throws IOException where none can be made; the message says where, and what to do
   */
  public static TemporaryFolder create() throws IOException {
    Path parent = Path.of(System.getProperty("java.io.tmpdir"));
    try {
      Leftovers.in(parent, TemporaryFolder::isLeft).forEach(TemporaryFolder::tidy);
      return new TemporaryFolder();
    } catch (IOException e) {
      throw new IOException(
          "no folder for child JVMs can be made in "
              + parent
              + " ("
              + e
              + "); name another with java -Djava.io.tmpdir=FOLDER -jar serbench.jar",
          e);
    }
  }

  /** Where it is: elsewhere than before if somebody removed it meanwhile. */
  public synchronized Path path() throws IOException {
    if (!Files.isRegularFile(path.resolve(HELD), LinkOption.NOFOLLOW_LINKS)) {
      held.close();
      make();
    }
    return path;
  }

  private void make() throws IOException {
    path = Files.createTempDirectory(PREFIX);
    Path file = path.resolve(HELD + ".new");
    held = Leftovers.hold(file);
    // Held before it has its name: another serbench that starts now never sees it free.
    Files.move(file, path.resolve(HELD), StandardCopyOption.ATOMIC_MOVE);
  }

  private static boolean isLeft(Path folder) {
    return folder.getFileName().toString().startsWith(PREFIX)
        && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
        && Leftovers.isLeft(folder.resolve(HELD));
  }

  private static void tidy(Path left) {
    try {
      delete(left, file -> true);
    } catch (IOException | UncheckedIOException e) {
      // Another serbench does so at this moment: to tidy up is a courtesy.
    }
  }

  /**
   * Removes it. What is held goes last: Windows removes no folder with an open file in it. Where a
   * child that was just killed has a file open there, that is waited for.
   */
  @Override
  public synchronized void close() throws IOException {
    Path own = path.resolve(HELD);
    try {
      // While it is held: no other serbench removes it under our hands.
      WholeFile.patiently(() -> delete(path, file -> !file.equals(path) && !file.equals(own)));
    } finally {
      held.close();
    }
    tidy(path); // What another serbench has not removed meanwhile.
  }

  private static void delete(Path folder, Predicate<Path> which) throws IOException {
    if (!Files.exists(folder)) {
      return; // Somebody tidied up before us.
    }
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = files.filter(which).sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : all) {
      Files.deleteIfExists(each);
    }
  }
}
