package io.serbench.dataset.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user's file may be, before anybody looks at what it holds. */
class FamilyFileTest {
  @TempDir private Path directory;
  private Path file;
  private String good;

  @BeforeEach
  void readTheStandardValue() throws IOException {
    file = directory.resolve("media.mine.json");
    try (InputStream in = FamilyFileTest.class.getResourceAsStream("/data/media.1.json")) {
      good = new String(in.readAllBytes(), UTF_8);
    }
  }

  private static Dataset<?> read(Path file) throws DataFileException {
    return Datasets.all().read(file, FileReading.DEFAULT, note -> {});
  }

  @Test
  void readsAGoodFile() throws Exception {
    Files.writeString(file, good);
    Dataset<?> dataset = read(file);
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
    MediaContent content = (MediaContent) read(file).value();
    assertThat(content.media.title).isEqualTo("Javaone Keynote");
    assertThat(content.images).hasSize(2);
  }

  @Test
  void missingFile() {
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(DataFileException.class)
        .hasMessage(file + ": does not exist; give the path of a JSON file");
  }

  @Test
  void directory() throws IOException {
    Files.createDirectory(file);
    assertThatThrownBy(() -> read(file))
        .hasMessage(file + ": is not a file; give the path of a JSON file");
  }

  @Test
  void wrongNames() {
    Path noName = directory.resolve("media.json");
    assertThatThrownBy(() -> read(noName))
        .hasMessageStartingWith(
            noName + ": a data file is named FAMILY.NAME.json, for example media.mine.json;");
    Path noJson = directory.resolve("media.mine.xml");
    assertThatThrownBy(() -> read(noJson))
        .hasMessageStartingWith(noJson + ": a data file is named FAMILY.NAME.json");
    Path unknown = directory.resolve("movie.mine.json");
    assertThatThrownBy(() -> read(unknown))
        .hasMessageStartingWith(unknown + ": a data file is named FAMILY.NAME.json")
        .hasMessageContaining("families: media, ");
    assertThatThrownBy(() -> read(Path.of("/")))
        .hasMessageStartingWith("/: a data file is named FAMILY.NAME.json");
  }

  @Test
  void tooLarge() throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1L << 30);
    }
    assertThatThrownBy(() -> read(file))
        .hasMessage(
            file
                + ": has 1073741824 bytes, but a data file may have at most 64 MiB; use a part of"
                + " it (JSON lines: head -n 1000)");
  }

  @Test
  void empty() throws IOException {
    refused("", "is empty; write a JSON value");
    refused(" \n ", "is empty; write a JSON value");
    refused("// nothing\n", "holds no value; write at least one");
  }

  @Test
  void notUtf8() throws IOException {
    Files.write(file, new byte[] {'{', '\n', '"', (byte) 0xE4, '"', '}'});
    assertThatThrownBy(() -> read(file))
        .hasMessage(file + ":2:2: not UTF-8; save the file as UTF-8");
  }

  @Test
  void otherEncodingsAreReadOrNamed() throws Exception {
    byte[] utf16 = "\uFEFF{\"a\": \"\u00e9\"}".getBytes(StandardCharsets.UTF_16LE);
    assertThat(JsonText.decode(utf16, "u.json")).isEqualTo("{\"a\": \"\u00e9\"}");
    assertThatThrownBy(() -> JsonText.decode(new byte[] {0x1F, (byte) 0x8B, 8, 0}, "z.json"))
        .hasMessage("z.json: is compressed with gzip; unpack it: gunzip -k FILE");
  }

  private void refused(String json, String message) throws IOException {
    Files.writeString(file, json);
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(DataFileException.class)
        .hasMessage(file + ": " + message);
  }
}
