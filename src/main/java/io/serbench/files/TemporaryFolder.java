package io.serbench.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder in the system's temporary directory that only its owner may enter. It is deleted with
 * its content, but not with what links lead to, when it is closed or, if serbench is killed before
 * that, when serbench is started again.
 */
public final class TemporaryFolder implements Closeable {
  private static final String PREFIX = "serbench-";
  private static final String HELD = "in-use";

  private final Path path;
  private final LockedFile held;

  private TemporaryFolder(Path path) throws IOException {
    this.path = path;
    Path file = path.resolve(HELD + ".new");
    this.held = LockedFile.create(file);
    // It is locked before it has its name, so that no other serbench finds it unlocked.
    Files.move(file, path.resolve(HELD), StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Creates a folder, and deletes those of killed processes of the same user.
   *
   * @throws IOException if it cannot be created; the message says where, and what to do
   */
  public static TemporaryFolder create() throws IOException {
    String parent = System.getProperty("java.io.tmpdir");
    try {
      return create(Path.of(parent));
    } catch (InvalidPathException e) {
      throw new IOException(
          "cannot use the temporary folder %s, as this locale has no such letters; set LC_ALL=C.UTF-8, or choose another with java -Djava.io.tmpdir=FOLDER -jar serbench.jar"
              .formatted(parent),
          e);
    }
  }

  static TemporaryFolder create(Path parent) throws IOException {
    try {
      Path path = Files.createTempDirectory(parent, PREFIX);
      tidy(parent, Files.getOwner(path, LinkOption.NOFOLLOW_LINKS));
      try {
        return new TemporaryFolder(path);
      } catch (IOException e) {
        deleteIfPossible(path);
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
    return path;
  }

  /** Deletes the folders that killed processes of a user have left. */
  private static void tidy(Path parent, UserPrincipal owner) {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(parent, PREFIX + "*")) {
      for (Path path : all) {
        if (isPrivate(path, owner) && LockedFile.deleteIfLeft(path.resolve(HELD))) {
          deleteIfPossible(path);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Tidying up is optional.
    }
  }

  /** Returns whether a path is a folder that only this user may enter; false if that is unknown. */
  static boolean isPrivate(Path path, UserPrincipal owner) {
    try {
      PosixFileAttributeView view =
          Files.getFileAttributeView(path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
      return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(path, LinkOption.NOFOLLOW_LINKS).equals(owner)
          // Windows has no such permissions, but a temporary directory for each user.
          && (view == null
              || view.readAttributes()
                  .permissions()
                  .equals(PosixFilePermissions.fromString("rwx------")));
    } catch (IOException e) {
      return false; // Another user's, or gone by now.
    }
  }

  private static void deleteIfPossible(Path folder) {
    try {
      delete(folder);
    } catch (IOException e) {
      // Tidying up is optional, and another serbench may be doing it at this moment.
    }
  }

  /** Deletes a folder and its content. Does nothing if the folder is gone. */
  private static void delete(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path path : found.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (NoSuchFileException e) {
      // Whoever empties the temporary directory was faster.
    } catch (UncheckedIOException e) {
      throw e.getCause();
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
    WholeFile.patiently(() -> delete(path));
  }
}
