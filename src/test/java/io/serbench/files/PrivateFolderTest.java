package io.serbench.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateFolderTest {
  @TempDir private Path outside;

  @Test
  void linksAreRemovedAndNotFollowed() throws IOException {
    Path precious = Files.writeString(outside.resolve("precious"), "mine");
    PrivateFolder folder = PrivateFolder.create();
    Path deep = Files.createDirectories(folder.path().resolve("a/b"));
    Files.createSymbolicLink(deep.resolve("folder"), outside);
    Files.createSymbolicLink(folder.path().resolve("file"), precious);
    Files.createSymbolicLink(folder.path().resolve("nowhere"), outside.resolve("nothing"));
    folder.delete();
    assertThat(folder.path()).doesNotExist();
    assertThat(precious).hasContent("mine");
  }

  /** Nothing is deleted if the folder itself is replaced by a link. */
  @Test
  void aLinkInItsPlaceIsNotFollowed() throws IOException {
    Path precious = Files.writeString(outside.resolve("precious"), "mine");
    PrivateFolder folder = PrivateFolder.create();
    Files.delete(folder.path());
    Files.createSymbolicLink(folder.path(), outside);
    try {
      assertThat(folder.isLike(folder.path())).isFalse();
      assertThatThrownBy(folder::delete).isInstanceOf(IOException.class);
      assertThat(precious).exists();
    } finally {
      Files.delete(folder.path());
    }
  }

  @Test
  void anotherUsersFolderIsNeitherTakenNorRemoved() throws IOException {
    PrivateFolder own = PrivateFolder.create();
    UserPrincipal other = another(own.owner());
    PrivateFolder theirs = new PrivateFolder(own.path(), other);
    assertThat(own.isLike(own.path())).isTrue();
    assertThat(theirs.isLike(own.path())).isFalse();
    assertThatThrownBy(theirs::delete).hasMessageContaining("another user");
    assertThat(own.path()).isDirectory();
    own.delete();
  }

  private static UserPrincipal another(UserPrincipal owner) throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    String name = owner.getName().equals("daemon") ? "root" : "daemon";
    return FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(name);
  }

  @Test
  void aFolderThatOthersMayEnterIsNotTaken() throws IOException {
    PrivateFolder own = PrivateFolder.create();
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    for (String open : new String[] {"rwxr-x---", "rwx--x--x", "rwxrwxrwx"}) {
      Files.setPosixFilePermissions(own.path(), PosixFilePermissions.fromString(open));
      assertThat(own.isLike(own.path())).as(open).isFalse();
    }
    own.delete();
    assertThat(own.path()).doesNotExist();
  }

  @Test
  void oneThatIsGoneMayBeDeletedAgain() throws IOException {
    PrivateFolder folder = PrivateFolder.create();
    fill(folder);
    folder.delete();
    folder.delete();
    assertThat(folder.path()).doesNotExist();
  }

  /** A file system such as that of Windows. */
  @Test
  void theSameWhereAFileSystemHasNoOpenFolders() throws IOException {
    Map<String, ?> env = Map.of("create", true, "enablePosixFileAttributes", true);
    try (FileSystem zip = FileSystems.newFileSystem(outside.resolve("files.zip"), env)) {
      Path path = Files.createDirectory(zip.getPath("/serbench-1"));
      PrivateFolder folder = new PrivateFolder(path, Files.getOwner(path));
      fill(folder);
      folder.delete();
      assertThat(path).doesNotExist();
    }
  }

  private static void fill(PrivateFolder folder) throws IOException {
    Path below = Files.createDirectories(folder.path().resolve("a/b"));
    Files.writeString(below.resolve("file"), "");
  }
}
