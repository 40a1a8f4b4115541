package io.serbench.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  @TempDir private Path directory;

  private static void write(Path file, String text) throws IOException {
    WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Windows fails like this as long as a process reads the file. */
  private static IOException inUse() {
    return new FileSystemException("run.json", null, "used by another process");
  }

  @Test
  void waitsForWhoHasTheFileOpen() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    WholeFile.patiently(
        () -> {
          if (tries.incrementAndGet() < 3) {
            throw inUse();
          }
        });
    assertThat(tries).hasValue(3);
  }

  @Test
  void doesNotWaitForEver() {
    AtomicInteger tries = new AtomicInteger();
    assertThatThrownBy(
            () ->
                WholeFile.patiently(
                    () -> {
                      tries.incrementAndGet();
                      throw inUse();
                    }))
        .hasMessageContaining("used by another process");
    assertThat(tries).hasValueGreaterThan(3);
  }

  @Test
  void leavesTheOldFileAndNothingElseWhereItCannotWrite() throws Exception {
    Path file = directory.resolve("run.json");
    write(file, "old");
    assertThatThrownBy(() -> WholeFile.write(file, WholeFileTest::breakOff))
        .isInstanceOf(IOException.class);
    assertThat(file).hasContent("old");
    assertThat(files()).containsExactly("run.json");
  }

  private static void breakOff(OutputStream out) throws IOException {
    out.write(1);
    throw new IOException("disk full");
  }

  @Test
  void touchesNoOtherFile() throws Exception {
    Path mine = Files.writeString(directory.resolve("mine"), "mine");
    Path theirs = Files.writeString(directory.resolve("run.json.tmp"), "theirs");
    Path link = Files.createSymbolicLink(directory.resolve("run.json.tmp.tmp"), mine);
    write(directory.resolve("run.json"), "run");
    assertThat(mine).hasContent("mine");
    assertThat(theirs).hasContent("theirs");
    assertThat(link).isSymbolicLink();
    assertThat(files()).containsExactly("mine", "run.json", "run.json.tmp", "run.json.tmp.tmp");
  }

  @Test
  void aLinkToNothingIsReplacedAndNotFollowed() throws Exception {
    Path elsewhere = directory.resolve("elsewhere");
    Path link = Files.createSymbolicLink(directory.resolve("run.json"), elsewhere);
    write(link, "run");
    assertThat(elsewhere).doesNotExist();
    assertThat(link).isRegularFile().hasContent("run");
  }

  @Test
  void whatAKilledRunLeftIsRemovedByTheNext() throws Exception {
    Path left = directory.resolve("serbench-" + UUID.randomUUID() + ".tmp");
    Files.writeString(left, "half");
    Path mine = Files.writeString(directory.resolve("serbench-mine.tmp"), "mine");
    WholeFile.write(
        directory.resolve("run.json"),
        out -> {
          WholeFile.tryOut(directory.resolve("b.json"), other -> other.write(1));
          assertThat(left).doesNotExist();
          assertThat(files().filter(name -> name.endsWith(".tmp"))).hasSize(2);
          out.write(1);
        });
    assertThat(mine).hasContent("mine");
    assertThat(files()).containsExactly("run.json", "serbench-mine.tmp");
  }

  @Test
  void aNameMayBeAsLongAsTheFileSystemTakes() throws Exception {
    Path file = directory.resolve("n".repeat(255));
    write(file, "run");
    assertThat(file).hasContent("run");
  }

  private Stream<String> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
    }
  }

  /** Only what is below {@code /proc/self/fd} is an open file. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileReachedByALinkOfAProcessIsReplaced() throws IOException {
    Path file = Files.writeString(directory.resolve("a.json"), "old");
    Path linked = Path.of("/proc/self/root" + file);
    assertThat(WholeFile.isWrittenInPlace(linked)).isFalse();
    WholeFile.write(linked, out -> out.write("new".getBytes(StandardCharsets.UTF_8)));
    assertThat(file).hasContent("new");
    assertThat(WholeFile.isWrittenInPlace(Path.of("/proc/self/fd/0"))).isTrue();
  }
}
