package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.check.HostileCheck.Harm;
import io.serbench.cli.console.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptBytesTest {
  private static final byte[] MESSAGE = {1, 2, 3};

  @TempDir private Path temporary;

  private KeptBytes kept() {
    return new KeptBytes(folder());
  }

  private Path folder() {
    return temporary.resolve("kept");
  }

  private void keep(KeptBytes kept, String row) {
    kept.keep(row, Harm.EXHAUSTS, MESSAGE);
  }

  @Test
  void whatIsThereStays() throws Exception {
    Path row = Files.createDirectories(folder().resolve("kryo-flat"));
    Path mine = Files.writeString(row.resolve("exhausts.bin"), "mine");
    Path outside = Files.writeString(temporary.resolve("outside"), "mine");
    Files.createSymbolicLink(row.resolve("exhausts-2.bin"), outside);
    Files.createSymbolicLink(row.resolve("exhausts-3.bin"), temporary.resolve("nothing"));
    for (int time = 0; time < 2; time++) {
      KeptBytes kept = kept();
      keep(kept, "kryo-flat");
      kept.refuseLost();
    }
    assertThat(mine).hasContent("mine");
    assertThat(outside).hasContent("mine");
    assertThat(temporary.resolve("nothing")).doesNotExist();
    assertThat(row.resolve("exhausts-4.bin")).hasBinaryContent(MESSAGE);
    assertThat(row.resolve("exhausts-5.bin")).doesNotExist();
  }

  /** A jar may say any version of itself. */
  @ParameterizedTest
  @ValueSource(
      strings = {"a@/../../out", "../out", "/out", "a@..", "a/./b", "a//b", "a@\\..\\x", "a@ "})
  void noNameLeadsOutOfTheFolder(String row) throws Exception {
    Files.createDirectories(folder().resolve("a@"));
    KeptBytes kept = kept();
    keep(kept, row);
    kept.refuseLost();
    assertThat(temporary.toFile().listFiles()).containsExactly(folder().toFile());
    Path file = folder().resolve(KeptBytes.fileName(row)).resolve("exhausts.bin").normalize();
    assertThat(file).startsWith(folder()).hasBinaryContent(MESSAGE);
    for (Path part : folder().relativize(file)) {
      assertThat(part.toString()).doesNotMatch(".*[. ]|[.]*");
    }
  }

  @Test
  void theFolderIsTriedBeforeAnythingRuns() throws IOException {
    assertThatCode(() -> kept().check()).doesNotThrowAnyException();
    assertThat(folder()).isEmptyDirectory();
    Files.delete(folder());
    Files.writeString(folder(), "mine");
    assertThatThrownBy(() -> kept().check())
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("-save=" + folder() + " cannot be written (");
    KeptBytes below = new KeptBytes(folder().resolve("below"));
    assertThatThrownBy(below::check)
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("cannot be written");
    assertThat(folder()).hasContent("mine");
  }

  /** Windows takes none of these characters in a name, and a colon for something else. */
  @Test
  void storedBytesHaveNamesThatEverySystemTakes() {
    assertThat(KeptBytes.fileName("json/own:row<a>?@1.0")).isEqualTo("json/own_row_a__@1.0");
    assertThat(KeptBytes.fileName("a\\b\tc*\"|")).isEqualTo("a_b_c___");
  }
}
