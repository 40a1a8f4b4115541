package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.PlainSerializer;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.dataset.DataType;
import io.serbench.dataset.source.Datasets;
import io.serbench.library.Rows;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.Task;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether what versions of libraries wrote can be read by those of this build. */
class StoredBytesTest {
  private static final Path STORED = Path.of("src/test/resources/wire");
  private static final String FILE = "lib/1.0/a/row/media.1.bin";

  @TempDir private Path folder;

  /**
   * Where it fails, an upgrade has broken data that users may have stored: say so in breaks.txt,
   * with the version since which it is so, before you add the new version's bytes.
   */
  @Test
  void whatAnyVersionWroteIsRead() throws IOException {
    StoredBytes stored = new StoredBytes(STORED, Rows.ALL::find);
    assertThat(stored.files()).isNotEmpty();
    assertThat(stored.problems()).isEmpty();
  }

  /** A library that writes the number of its format first. */
  private record Versioned<T>(DataType<T> type, int format) implements PlainSerializer<T> {
    @Override
    public byte[] serialize(T value) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      bytes.write(format);
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(value);
      }
      return bytes.toByteArray();
    }

    @Override
    public T deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
      ByteArrayInputStream in = new ByteArrayInputStream(bytes);
      if (in.read() != format) {
        throw new IOException("unknown format " + bytes[0]);
      }
      return type.root().cast(new ObjectInputStream(in).readObject());
    }
  }

  private static Row row(int format) {
    return TestRows.builder("a/row").opensWith((name, type) -> new Versioned<>(type, format));
  }

  private List<String> problems(int format, String breaks) throws IOException {
    Files.writeString(folder.resolve("breaks.txt"), "# since when, and why\n" + breaks);
    Optional<Row> row = Optional.of(row(format));
    return new StoredBytes(folder, name -> row.filter(each -> each.name().equals(name))).problems();
  }

  /** Has version 1.0 write. */
  private void store() throws Exception {
    Path file = folder.resolve(FILE);
    Files.createDirectories(file.getParent());
    Task write =
        new Task.WriteData(
            DatasetRecipe.of(Datasets.all().embedded("media.1").orElseThrow().source()));
    new Examination(
            row(1),
            Optional.empty(),
            step -> {},
            answer -> {
              try {
                Files.write(file, answer.messages().get(0).array());
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            })
        .execute(List.of(write));
  }

  @Test
  void aVersionThatReadsOtherBytesIsNoticed() throws Exception {
    store();
    assertThat(problems(1, "")).isEmpty();
    assertThat(problems(2, ""))
        .containsExactly(FILE + ": FAILED java.io.IOException: unknown format 1");
  }

  @Test
  void aBreakIsWrittenDownAndNoMore() throws Exception {
    store();
    assertThat(problems(2, FILE + " since 2.0: another format\n")).isEmpty();
    assertThat(problems(1, FILE + " since 2.0: another format\n"))
        .containsExactly(FILE + ": is read; take it off breaks.txt");
    assertThat(problems(1, "lib/1.0/a/row/media.2.bin since 2.0: gone\n"))
        .containsExactly("lib/1.0/a/row/media.2.bin: in breaks.txt, but not there");
  }

  @Test
  void aRowThatIsGoneLeavesBytesBehind() throws Exception {
    store();
    Files.move(folder.resolve("lib/1.0/a/row"), folder.resolve("lib/1.0/a/other"));
    assertThat(problems(1, ""))
        .containsExactly("lib/1.0/a/other/media.1.bin: there is no such row any more");
  }
}
