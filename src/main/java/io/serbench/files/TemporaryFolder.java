package io.serbench.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A private folder that is deleted with its content when it is closed or, if serbench is killed
 * before that, when serbench is started again.
 */
public final class TemporaryFolder implements Closeable {
  private static final String HELD = "in-use";

  private final PrivateFolder own;
  private final LockedFile held;

  private TemporaryFolder(PrivateFolder own) throws IOException {
    this.own = own;
    Path file = own.path().resolve(HELD + ".new");
    this.held = LockedFile.create(file);
    // It is locked before it has its name, so that no other serbench finds it unlocked.
    Files.move(file, own.path().resolve(HELD), StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Creates a folder, and deletes those of killed processes of the same user.
   *
   * @throws IOException if it cannot be created; the message says where, and what to do
   */
  public static TemporaryFolder create() throws IOException {
    return create(PrivateFolder.usualParent());
  }

  static TemporaryFolder create(Path parent) throws IOException {
    try {
      PrivateFolder made = PrivateFolder.create(parent);
      try {
        TemporaryFolder folder = new TemporaryFolder(made);
        folder.tidy(parent);
        return folder;
      } catch (IOException e) {
        tidy(made);
        throw e;
      }
    } catch (IOException e) {
      throw new IOException(
          ("cannot create a folder for forks in %s (%s); choose another place with"
                  + " java -Djava.io.tmpdir=FOLDER -jar serbench.jar")
              .formatted(parent, e),
          e);
    }
  }

  /** Returns the path of the folder. */
  public Path path() {
    return own.path();
  }

  /** Deletes the folders that killed processes of this user have left. */
  private void tidy(Path parent) {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(parent, PrivateFolder.PREFIX + "*")) {
      for (Path each : all) {
        if (own.isLike(each) && LockedFile.isLeft(each.resolve(HELD))) {
          tidy(new PrivateFolder(each, own.owner()));
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Tidying up is optional.
    }
  }

  private static void tidy(PrivateFolder left) {
    try {
      left.delete();
    } catch (IOException e) {
      // Tidying up is optional, and another serbench may be doing it at this moment.
    }
  }

  /**
   * Deletes the folder. If a fork that was just killed still has a file open there, this waits for
   * a second.
   *
   * @throws IOException if something cannot be deleted
   */
  @Override
  public void close() throws IOException {
    held.close(); // Windows deletes no folder with an open file in it.
    WholeFile.patiently(own::delete);
  }
}
