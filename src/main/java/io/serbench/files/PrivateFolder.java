package io.serbench.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A folder in the system's temporary directory that only its owner may enter. Deleting it deletes
 * its content, but never what links lead to, even if somebody replaces folders by links meanwhile.
 *
 * @param path the path of the folder
 * @param owner the user who runs serbench
 */
public record PrivateFolder(Path path, UserPrincipal owner) {
  static final String PREFIX = "serbench-";

  private static final Set<PosixFilePermission> OWNER_ALONE =
      PosixFilePermissions.fromString("rwx------");

  /**
   * Creates a folder.
   *
   * @throws IOException if it cannot be created
   */
  public static PrivateFolder create() throws IOException {
    return create(usualParent());
  }

  static PrivateFolder create(Path parent) throws IOException {
    Path path = Files.createTempDirectory(parent, PREFIX);
    return new PrivateFolder(path, Files.getOwner(path, LinkOption.NOFOLLOW_LINKS));
  }

  static Path usualParent() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  /** Returns whether a path is another such folder of this owner; false if that is unknown. */
  boolean isLike(Path other) {
    try {
      return other.getFileName().toString().startsWith(PREFIX)
          && Files.isDirectory(other, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(other, LinkOption.NOFOLLOW_LINKS).equals(owner)
          && isClosedToOthers(other);
    } catch (IOException e) {
      return false; // Another user's, or gone by now.
    }
  }

  private static boolean isClosedToOthers(Path folder) throws IOException {
    PosixFileAttributeView view =
        Files.getFileAttributeView(folder, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    // Windows has no such permissions, but a temporary directory for each user.
    return view == null || view.readAttributes().permissions().equals(OWNER_ALONE);
  }

  /**
   * Deletes the folder and its content. Does nothing if the folder is gone.
   *
   * @throws IOException if something cannot be deleted, or the folder is another user's
   */
  public void delete() throws IOException {
    Path absolute = path.toAbsolutePath();
    try (DirectoryStream<Path> parent = Files.newDirectoryStream(absolute.getParent())) {
      if (parent instanceof SecureDirectoryStream<Path> secure) {
        delete(secure, absolute.getFileName());
      } else if (Files.getOwner(absolute, LinkOption.NOFOLLOW_LINKS).equals(owner)) {
        deleteByPaths(absolute);
      }
    } catch (NoSuchFileException e) {
      // Already gone: another serbench may delete it as well.
    }
  }

  /** Uses open folders instead of paths, because a folder may be replaced by a link at any time. */
  private void delete(SecureDirectoryStream<Path> parent, Path name) throws IOException {
    try (SecureDirectoryStream<Path> folder =
        parent.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
      if (!folder.getFileAttributeView(FileOwnerAttributeView.class).getOwner().equals(owner)) {
        throw new AccessDeniedException(path.toString(), null, "owned by another user");
      }
      clear(folder);
    }
    parent.deleteDirectory(name);
  }

  private static void clear(SecureDirectoryStream<Path> folder) throws IOException {
    // Listed first, because deleting while reading may hide entries.
    List<Path> names = new ArrayList<>();
    try {
      folder.forEach(each -> names.add(each.getFileName()));
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    for (Path name : names) {
      try {
        deleteEntry(folder, name);
      } catch (NoSuchFileException e) {
        // Already gone.
      }
    }
  }

  private static void deleteEntry(SecureDirectoryStream<Path> folder, Path name)
      throws IOException {
    BasicFileAttributes found =
        folder
            .getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
            .readAttributes();
    if (!found.isDirectory()) {
      folder.deleteFile(name);
      return;
    }
    try (SecureDirectoryStream<Path> inner =
        folder.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
      clear(inner);
    }
    folder.deleteDirectory(name);
  }

  /** For file systems without open folders, such as that of Windows. This follows no links. */
  private static void deleteByPaths(Path root) throws IOException {
    try (Stream<Path> found = Files.walk(root)) {
      for (Path each : found.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
