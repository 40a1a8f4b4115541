package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two commands of one JVM; {@code ResumeIT} has those of several. */
class ClaimsTest {
  @TempDir private Path folder;

  @Test
  void aFileIsOneCommandsUntilThatEnds() throws IOException {
    Path file = folder.resolve("run.json");
    try (Claims next = new Claims()) {
      try (Claims first = new Claims()) {
        assertThat(first.claim(file)).isTrue();
        assertThat(first.claim(file)).as("again").isTrue();
        assertThat(next.claim(file)).isFalse();
        assertThat(next.claim(folder.resolve("other.json"))).isTrue();
      }
      assertThat(next.claim(file)).isTrue();
    }
    assertThat(left()).isEmpty();
  }

  /** As a result is after each fork. */
  @Test
  void aFileThatIsReplacedStaysClaimed() throws IOException {
    Path file = Files.writeString(folder.resolve("run.json"), "old");
    try (Claims first = new Claims();
        Claims second = new Claims()) {
      assertThat(first.claim(file)).isTrue();
      WholeFile.write(file, out -> out.write('n'));
      assertThat(second.claim(file)).isFalse();
    }
  }

  @Test
  void otherNamesOfAFileAreTheSameFile() throws IOException {
    Path file = Files.writeString(folder.resolve("run.json"), "");
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
    Path round = folder.resolve("no").resolve("..").resolve("run.json");
    try (Claims first = new Claims();
        Claims second = new Claims()) {
      assertThat(first.claim(file)).isTrue();
      assertThat(second.claim(link)).isFalse();
      assertThat(second.claim(round)).isFalse();
    }
  }

  @Test
  void whatAKilledCommandLeftIsRemovedByTheNext() throws IOException {
    Path file = folder.resolve("run.json");
    Path lock;
    try (Claims killed = new Claims()) {
      assertThat(killed.claim(file)).isTrue();
      lock = left().get(0);
    }
    Files.createFile(lock);
    try (Claims next = new Claims()) {
      assertThat(next.claim(folder.resolve("other.json"))).isTrue();
      assertThat(lock).doesNotExist();
    }
    Files.createFile(lock);
    try (Claims same = new Claims()) {
      assertThat(same.claim(file)).isTrue();
    }
    assertThat(left()).isEmpty();
  }

  @Test
  void nothingIsLockedThroughALinkOfAnothers() throws IOException {
    Path file = folder.resolve("run.json");
    Path lock;
    try (Claims claims = new Claims()) {
      claims.claim(file);
      lock = left().get(0);
    }
    Path mine = Files.writeString(folder.resolve("mine"), "mine");
    Files.createSymbolicLink(lock, mine);
    try (Claims claims = new Claims()) {
      assertThatThrownBy(() -> claims.claim(file)).isInstanceOf(IOException.class);
    }
    assertThat(mine).hasContent("mine");
  }

  /** To open a pipe takes until somebody opens its other end. */
  @Test
  void whatIsNoFileIsNeitherTidiedUpNorLocked() throws Exception {
    Path file = folder.resolve("run.json");
    Path lock;
    try (Claims claims = new Claims()) {
      claims.claim(file);
      lock = left().get(0);
    }
    for (String make : List.of("mkfifo", "mkdir")) {
      assumeTrue(new ProcessBuilder(make, lock.toString()).start().waitFor() == 0);
      try (Claims claims = new Claims()) {
        assertTimeoutPreemptively(
            Duration.ofSeconds(30),
            () -> {
              assertThat(claims.claim(folder.resolve("other.json"))).isTrue();
              assertThatThrownBy(() -> claims.claim(file)).hasMessageContaining("not a regular");
            });
      }
      assertThat(lock).exists();
      Files.delete(lock);
    }
  }

  private List<Path> left() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
