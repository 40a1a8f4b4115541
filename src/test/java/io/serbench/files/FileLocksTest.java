package io.serbench.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two commands in one JVM; {@code ResumeIT} has commands in several. */
class FileLocksTest {
  @TempDir private Path folder;

  @Test
  void aFileIsOneCommandsUntilThatEnds() throws IOException {
    Path file = folder.resolve("run.json");
    try (FileLocks next = new FileLocks()) {
      try (FileLocks first = new FileLocks()) {
        assertThat(first.lock(file)).isTrue();
        assertThat(first.lock(file)).as("again").isTrue();
        assertThat(next.lock(file)).isFalse();
        assertThat(next.lock(folder.resolve("other.json"))).isTrue();
      }
      assertThat(next.lock(file)).isTrue();
    }
    assertThat(left()).isEmpty();
  }

  /** A result file is replaced like that after each fork. */
  @Test
  void aFileThatIsReplacedStaysLocked() throws IOException {
    Path file = Files.writeString(folder.resolve("run.json"), "old");
    try (FileLocks first = new FileLocks();
        FileLocks second = new FileLocks()) {
      assertThat(first.lock(file)).isTrue();
      WholeFile.write(file, out -> out.write('n'));
      assertThat(second.lock(file)).isFalse();
    }
  }

  @Test
  void otherNamesOfAFileAreTheSameFile() throws IOException {
    Path file = Files.writeString(folder.resolve("run.json"), "");
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
    Path round = folder.resolve("no").resolve("..").resolve("run.json");
    try (FileLocks first = new FileLocks();
        FileLocks second = new FileLocks()) {
      assertThat(first.lock(file)).isTrue();
      assertThat(second.lock(link)).isFalse();
      assertThat(second.lock(round)).isFalse();
    }
  }

  @Test
  void whatAKilledCommandLeftIsRemovedByTheNext() throws IOException {
    Path file = folder.resolve("run.json");
    Path lock;
    try (FileLocks killed = new FileLocks()) {
      assertThat(killed.lock(file)).isTrue();
      lock = left().get(0);
    }
    Files.createFile(lock);
    try (FileLocks next = new FileLocks()) {
      assertThat(next.lock(folder.resolve("other.json"))).isTrue();
      assertThat(lock).doesNotExist();
    }
    Files.createFile(lock);
    try (FileLocks same = new FileLocks()) {
      assertThat(same.lock(file)).isTrue();
    }
    assertThat(left()).isEmpty();
  }

  /** It would be waited for, until somebody opens the other end. */
  @Test
  @Timeout(30)
  void aPipeOfAnothersIsNotOpened() throws Exception {
    Path mkfifo = Path.of("/usr/bin/mkfifo");
    assumeThat(mkfifo).isExecutable();
    Path file = folder.resolve("run.json");
    Path lock;
    try (FileLocks first = new FileLocks()) {
      first.lock(file);
      lock = left().get(0);
    }
    Path temporary = folder.resolve("serbench-00000000-0000-0000-0000-000000000000.tmp");
    for (Path pipe : List.of(lock, temporary)) {
      assertThat(new ProcessBuilder(mkfifo.toString(), pipe.toString()).start().waitFor()).isZero();
    }
    try (FileLocks locks = new FileLocks()) {
      assertThat(locks.lock(folder.resolve("other.json"))).isTrue();
      assertThatThrownBy(() -> locks.lock(file)).hasMessageContaining(lock + ": is not a file");
    }
    assertThat(temporary).exists();
  }

  @Test
  void nothingIsLockedThroughALinkOfAnothers() throws IOException {
    Path file = folder.resolve("run.json");
    Path lock;
    try (FileLocks locks = new FileLocks()) {
      locks.lock(file);
      lock = left().get(0);
    }
    Path mine = Files.writeString(folder.resolve("mine"), "mine");
    Files.createSymbolicLink(lock, mine);
    try (FileLocks locks = new FileLocks()) {
      assertThatThrownBy(() -> locks.lock(file)).isInstanceOf(IOException.class);
    }
    assertThat(mine).hasContent("mine");
  }

  private List<Path> left() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
