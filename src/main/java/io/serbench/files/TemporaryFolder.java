package io.serbench.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A folder that is gone, with all in it, when it is closed; where serbench is killed first, when it
 * is started again. No other user may read it.
 */
public final class TemporaryFolder implements Closeable {
  private static final String HELD = "in-use";

  private PrivateFolder own;
  private LockedFile held;

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
      TemporaryFolder folder = new TemporaryFolder();
      folder.tidy(parent);
      return folder;
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
    if (!Files.isRegularFile(own.path().resolve(HELD), LinkOption.NOFOLLOW_LINKS)) {
      held.close();
      make();
    }
    return own.path();
  }

  private void make() throws IOException {
    own = PrivateFolder.create();
    Path file = own.path().resolve(HELD + ".new");
    held = LockedFile.create(file);
    // Held before it has its name: another serbench that starts now never sees it free.
    Files.move(file, own.path().resolve(HELD), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Removes what a killed serbench of this user has left. */
  private void tidy(Path parent) {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(parent, PrivateFolder.PREFIX + "*")) {
      for (Path each : all) {
        if (own.isLike(each) && LockedFile.isLeft(each.resolve(HELD))) {
          tidy(new PrivateFolder(each, own.owner()));
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // To tidy up is a courtesy.
    }
  }

  private static void tidy(PrivateFolder left) {
    try {
      left.delete();
    } catch (IOException e) {
      // Another serbench does so at this moment: to tidy up is a courtesy.
    }
  }

  /**
   * Removes it. What is held goes last: Windows removes no folder with an open file in it. Where a
   * child that was just killed has a file open there, that is waited for.
   */
  @Override
  public synchronized void close() throws IOException {
    try {
      // While it is held: no other serbench removes it under our hands.
      WholeFile.patiently(() -> own.empty(HELD));
    } finally {
      held.close();
    }
    tidy(own); // What another serbench has not removed meanwhile.
  }
}
