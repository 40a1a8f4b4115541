package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SmallFileTest {
  @TempDir private Path folder;

  @Test
  void upToTheLimitAllIsRead() throws IOException {
    Path file = Files.write(folder.resolve("file"), new byte[2048]);
    assertThat(SmallFile.read(file, 2048)).hasSize(2048);
    assertThatThrownBy(() -> SmallFile.read(file, 2047)).hasMessage("larger than 1 KiB");
  }

  @Test
  void whatIsNoFileIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    assertThat(SmallFile.read(link, 9)).hasSize(4);
    assertThatThrownBy(() -> SmallFile.read(folder, 9)).hasMessage("not a regular file");
    assertThatThrownBy(() -> SmallFile.read(folder.resolve("none"), 9))
        .isInstanceOf(NoSuchFileException.class);
  }

  /** It has no end. */
  @Test
  void aDeviceIsRefused() {
    Path zero = Path.of("/dev/zero");
    assumeTrue(Files.exists(zero));
    assertThatThrownBy(() -> SmallFile.read(zero, 9)).hasMessage("not a regular file");
  }
}
