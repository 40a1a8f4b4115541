package io.serbench.dataset;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.media.MediaContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user's file may be, before anybody looks at what it holds. */
class JsonDataFileTest {
  @TempDir private Path directory;
  private Path file;
  private String good;

  @BeforeEach
  void readTheStandardValue() throws IOException {
    file = directory.resolve("media.mine.json");
    try (InputStream in = JsonDataFileTest.class.getResourceAsStream("/data/media.1.json")) {
      good = new String(in.readAllBytes(), UTF_8);
    }
  }

  @Test
  void readsAGoodFile() throws Exception {
    Files.writeString(file, good);
    Dataset<?> dataset = Datasets.all().read(file);
    assertThat(dataset.name()).isEqualTo("media.mine");
    Dataset<?> embedded = Datasets.all().find("media.1").orElseThrow();
    assertThat(DeepEquality.difference(embedded.value(), dataset.value())).isEmpty();
  }

  @Test
  void takesAByteOrderMarkCommentsAndFieldsInAnyOrder() throws Exception {
    String images = good.substring(good.indexOf("\"images\""), good.lastIndexOf(']') + 1);
    String media = good.substring(good.indexOf("\"media\""), good.indexOf("\"images\""));
    Files.writeString(
        file,
        "\uFEFF// first\n{ " + images + ", // second\n" + media.strip().replaceAll(",$", "") + "}");
    MediaContent content = (MediaContent) Datasets.all().read(file).value();
    assertThat(content.media.title).isEqualTo("Javaone Keynote");
    assertThat(content.images).hasSize(2);
  }

  @Test
  void missingFile() {
    assertThatThrownBy(() -> Datasets.all().read(file))
        .isInstanceOf(DataFileException.class)
        .hasMessage(file + ": does not exist; give the path of a JSON file");
  }

  @Test
  void directory() throws IOException {
    Files.createDirectory(file);
    assertThatThrownBy(() -> Datasets.all().read(file))
        .hasMessage(file + ": is a directory; give the path of a JSON file");
  }

  @Test
  void wrongNames() {
    Path noName = directory.resolve("media.json");
    assertThatThrownBy(() -> Datasets.all().read(noName))
        .hasMessageStartingWith(
            noName + ": a data file is named FAMILY.NAME.json, for example media.mine.json;");
    Path noJson = directory.resolve("media.mine.xml");
    assertThatThrownBy(() -> Datasets.all().read(noJson))
        .hasMessageStartingWith(noJson + ": a data file is named FAMILY.NAME.json");
    assertThatThrownBy(() -> Datasets.all().read(Path.of("/")))
        .hasMessageStartingWith("/: a data file is named FAMILY.NAME.json");
  }

  @Test
  void unknownFamily() {
    Path other = directory.resolve("movie.mine.json");
    assertThatThrownBy(() -> Datasets.all().read(other))
        .isInstanceOf(DataFileException.class)
        .hasMessageStartingWith(other + ": unknown family 'movie';")
        .hasMessageContaining("media");
  }

  @Test
  void tooLarge() throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1L << 30);
    }
    assertThatThrownBy(() -> Datasets.all().read(file))
        .hasMessage(
            file
                + ": has 1073741824 bytes; a data file may have 64 MiB; take a part of it (of lines"
                + " of JSON: head -n 1000), which shows the same");
  }

  @Test
  void empty() throws IOException {
    refused("", "is empty; write a JSON object, in the form of media.1");
    refused(" \n ", "is empty; write a JSON object, in the form of media.1");
    refused("// nothing\n", "line 2, column 1: the file ends; an object, {...} is wanted");
  }

  @Test
  void notUtf8() throws IOException {
    Files.write(file, new byte[] {'{', '\n', '"', (byte) 0xE4, '"', '}'});
    assertThatThrownBy(() -> Datasets.all().read(file))
        .hasMessage(file + ": line 2, column 2: these bytes are not UTF-8; save the file as UTF-8");
  }

  private void refused(String json, String message) throws IOException {
    Files.writeString(file, json);
    assertThatThrownBy(() -> Datasets.all().read(file))
        .isInstanceOf(DataFileException.class)
        .hasMessage(file + ": " + message);
  }
}
