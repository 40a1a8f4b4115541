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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A folder in the system's temporary directory that only its owner may enter. It is removed with
 * all that is in it, never with what links in it lead to, even while somebody swaps folders for
 * links.
 *
 * @param path where it is
 * @param owner the user who runs serbench
 */
public record PrivateFolder(Path path, UserPrincipal owner) {
  /** How names of such folders begin. */
  static final String PREFIX = "serbench-";

  private static final Set<PosixFilePermission> OWNER_ALONE =
      PosixFilePermissions.fromString("rwx------");

  /**
   * Creates a folder.
   *
   * @throws IOException if the file system refuses
   */
  public static PrivateFolder create() throws IOException {
    Path path = Files.createTempDirectory(PREFIX);
    return new PrivateFolder(path, Files.getOwner(path, LinkOption.NOFOLLOW_LINKS));
  }

  /** Returns whether another path is such a folder of the same owner; false if that is unknown. */
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
    // Windows has no such permissions, and a temporary directory for each user.
    return view == null || view.readAttributes().permissions().equals(OWNER_ALONE);
  }

  /** Removes what is in the folder, except an entry; nothing happens if the folder is gone. */
  public void empty(String except) throws IOException {
    remove(Optional.of(except));
  }

  /** Removes the folder with what is in it; nothing happens if it is gone. */
  public void delete() throws IOException {
    remove(Optional.empty());
  }

  private void remove(Optional<String> except) throws IOException {
    Path absolute = path.toAbsolutePath();
    try (DirectoryStream<Path> parent = Files.newDirectoryStream(absolute.getParent())) {
      if (parent instanceof SecureDirectoryStream<Path> secure) {
        remove(secure, absolute.getFileName(), except);
      } else if (Files.getOwner(absolute, LinkOption.NOFOLLOW_LINKS).equals(owner)) {
        removeByPaths(absolute, except);
      }
    } catch (NoSuchFileException e) {
      // Somebody tidied up before.
    }
  }

  /** By open folders, not by paths: what has the name of a folder may be a link a moment later. */
  private void remove(SecureDirectoryStream<Path> parent, Path name, Optional<String> except)
      throws IOException {
    try (SecureDirectoryStream<Path> folder =
        parent.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
      if (!folder.getFileAttributeView(FileOwnerAttributeView.class).getOwner().equals(owner)) {
        throw new AccessDeniedException(path.toString(), null, "it is another user's");
      }
      clear(folder, except);
    }
    if (except.isEmpty()) {
      parent.deleteDirectory(name);
    }
  }

  private static void clear(SecureDirectoryStream<Path> folder, Optional<String> except)
      throws IOException {
    // Listed first: to remove while reading may hide entries.
    List<Path> names = new ArrayList<>();
    try {
      folder.forEach(each -> names.add(each.getFileName()));
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    for (Path name : names) {
      if (except.stream().noneMatch(name.toString()::equals)) {
        try {
          removeEntry(folder, name);
        } catch (NoSuchFileException e) {
          // Gone already.
        }
      }
    }
  }

  private static void removeEntry(SecureDirectoryStream<Path> folder, Path name)
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
      clear(inner, Optional.empty());
    }
    folder.deleteDirectory(name);
  }

  /** For file systems without open folders, such as that of Windows. Follows no links. */
  private static void removeByPaths(Path root, Optional<String> except) throws IOException {
    try (Stream<Path> found = Files.walk(root)) {
      for (Path each : found.sorted(Comparator.reverseOrder()).toList()) {
        boolean kept =
            except.isPresent() && (each.equals(root) || each.equals(root.resolve(except.get())));
        if (!kept) {
          Files.deleteIfExists(each);
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
