package io.serbench.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFolderTest {
  private static final int LONGEST_PATH = 4095;
  private static final int LONGEST_NAME = 255;

  /** Of the random number, at most, in the name of a temporary folder. */
  private static final int DIGITS = 20;

  @Test
  void itIsGoneWithAllInItWhenItIsClosed() throws Exception {
    Path path;
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      path = folder.path();
      Files.writeString(Files.createDirectory(path.resolve("a")).resolve("b"), "c");
    }
    assertThat(path).doesNotExist();
  }

  @Test
  void linksAreRemovedAndNotFollowed(@TempDir Path outside) throws IOException {
    Path precious = Files.writeString(outside.resolve("precious"), "mine");
    Path path;
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      path = folder.path();
      Path deep = Files.createDirectories(path.resolve("a/b"));
      Files.createSymbolicLink(deep.resolve("folder"), outside);
      Files.createSymbolicLink(path.resolve("file"), precious);
      Files.createSymbolicLink(path.resolve("nowhere"), outside.resolve("nothing"));
    }
    assertThat(path).doesNotExist();
    assertThat(precious).hasContent("mine");
  }

  @Test
  void aLinkInItsPlaceIsNotFollowed(@TempDir Path outside) throws IOException {
    Path precious = Files.writeString(outside.resolve("precious"), "mine");
    try (TemporaryFolder folder = TemporaryFolder.create(outside)) {
      Path elsewhere = Files.move(folder.path(), outside.resolve("elsewhere"));
      Files.createSymbolicLink(folder.path(), elsewhere);
      Files.writeString(elsewhere.resolve("precious"), "mine, too");
      assertThat(TemporaryFolder.isPrivate(folder.path(), Files.getOwner(elsewhere))).isFalse();
    }
    assertThat(precious).hasContent("mine");
    assertThat(outside.resolve("elsewhere/precious")).hasContent("mine, too");
  }

  @Test
  void oneThatIsGoneMayBeClosed() throws IOException {
    TemporaryFolder folder = TemporaryFolder.create();
    Files.delete(folder.path().resolve("in-use"));
    Files.delete(folder.path());
    folder.close();
    assertThat(folder.path()).doesNotExist();
  }

  @Test
  void onlyAFolderThatNobodyElseMayEnterIsTaken(@TempDir Path folder) throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    UserPrincipal owner = Files.getOwner(folder);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    assertThat(TemporaryFolder.isPrivate(folder, owner)).isTrue();
    String other = owner.getName().equals("daemon") ? "root" : "daemon";
    UserPrincipal another =
        FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(other);
    assertThat(TemporaryFolder.isPrivate(folder, another)).isFalse();
    for (String open : List.of("rwxr-x---", "rwx--x--x", "rwxrwxrwx")) {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(open));
      assertThat(TemporaryFolder.isPrivate(folder, owner)).as(open).isFalse();
    }
  }

  /** The folder's path is just short enough for the system, and that of a file in it too long. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void oneInWhichNothingCanBeLockedIsNotLeftBehind(@TempDir Path root) throws Exception {
    int length = LONGEST_PATH - "/serbench-".length() - DIGITS;
    Path parent = root;
    while (length - parent.toString().length() > LONGEST_NAME + 1) {
      parent = parent.resolve("a".repeat(LONGEST_NAME / 2));
    }
    parent = parent.resolve("b".repeat(length - parent.toString().length() - 1));
    Path full = Files.createDirectories(parent);

    assertThatThrownBy(() -> TemporaryFolder.create(full))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot create a folder for forks in " + full);
    assertThat(full).isEmptyDirectory();
  }

  @Test
  void whatIsLeftOfAKilledRunIsRemovedAndWhatIsInUseIsNot() throws Exception {
    Path left = Files.createTempDirectory("serbench-");
    Files.writeString(left.resolve("in-use"), "");
    Files.writeString(left.resolve("some.jar"), "");
    Path foreign = Files.createTempDirectory("serbench-");
    try (TemporaryFolder living = TemporaryFolder.create();
        TemporaryFolder next = TemporaryFolder.create()) {
      assertThat(left).doesNotExist();
      assertThat(foreign).isDirectory();
      assertThat(living.path()).isDirectory().isNotEqualTo(next.path());
    } finally {
      Files.delete(foreign);
    }
  }

  /**
   * With POSIX locks, opening and closing a file that this process has locked releases the lock.
   */
  @Test
  void noOtherSerbenchTakesItForLeftOverWhenThisOneMakesASecond() throws Exception {
    try (TemporaryFolder first = TemporaryFolder.create();
        TemporaryFolder second = TemporaryFolder.create()) {
      assertThat(AnotherSerbench.wouldRemove(first, second)).hasValue(0);
      assertThat(first.path().resolve("in-use")).exists();
      assertThat(second.path().resolve("in-use")).exists();
    }
  }

  /** Another process, which looks for abandoned folders. */
  static final class AnotherSerbench {
    private AnotherSerbench() {}

    static OptionalInt wouldRemove(TemporaryFolder first, TemporaryFolder second) throws Exception {
      List<String> command =
          List.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-cp",
              System.getProperty("java.class.path"),
              AnotherSerbench.class.getName(),
              first.path().toString(),
              second.path().toString());
      Process process = new ProcessBuilder(command).inheritIO().start();
      boolean ended = process.waitFor(30, TimeUnit.SECONDS);
      process.destroyForcibly();
      return ended ? OptionalInt.of(process.exitValue()) : OptionalInt.empty();
    }

    /** Exits with the number of its arguments that it considers abandoned. */
    public static void main(String[] folders) {
      System.exit(
          (int)
              Stream.of(folders)
                  .filter(folder -> LockedFile.deleteIfLeft(Path.of(folder, "in-use")))
                  .count());
    }
  }
}
