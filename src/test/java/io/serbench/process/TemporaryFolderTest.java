package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TemporaryFolderTest {
  @Test
  void itIsGoneWithAllInItWhenItIsClosed() throws Exception {
    Path path;
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      path = folder.path();
      Files.writeString(Files.createDirectory(path.resolve("a")).resolve("b"), "c");
    }
    assertThat(path).doesNotExist();
  }

  /** Systems tidy up their temporary folders, and a run may take days. */
  @Test
  void oneThatVanishesIsReplaced() throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Path first = folder.path();
      Files.delete(first.resolve("in-use"));
      Files.delete(first);
      assertThat(folder.path()).isDirectory().isNotEqualTo(first);
    }
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
}
