package io.serbench.dataset.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each way in which a user's file can be wrong within: a line with file, place and remedy. */
class FamilyFileErrorsTest {
  private static final FileReading STRICT = new FileReading(true, false);

  @TempDir private Path directory;
  private Path file;
  private String good;

  @BeforeEach
  void readTheStandardValue() throws IOException {
    file = directory.resolve("media.mine.json");
    try (InputStream in = FamilyFileErrorsTest.class.getResourceAsStream("/data/media.1.json")) {
      good = new String(in.readAllBytes(), UTF_8);
    }
  }

  @Test
  void malformed() throws IOException {
    refused(
        good.replace("\"width\": 640,", "\"width\" 640,"),
        ":6:13: malformed JSON: Unexpected character ('6' (code 54)): was expecting a"
            + " colon to separate field name and value");
    refused(
        good.substring(0, good.indexOf("\"player\"")),
        ":16:5: malformed JSON: Unexpected end-of-input within/between Object entries");
  }

  @Test
  void columnsCountCharacters() throws IOException {
    refused(
        good.replace("Steve Jobs스\"", "스스스스\", 7"),
        ":14:15: $.media.persons[2]: expected a string, found 7");
  }

  @Test
  void wrongTypes() throws IOException {
    refused(
        good.replace("640,", "\"640\","), ":6:14: $.media.width: expected an int, found \"640\"");
    refused(good.replace("640,", "640.0,"), ":6:14: $.media.width: expected an int, found 640.0");
    refused(
        good.replace("640,", "2147483648,"),
        ":6:14: $.media.width: expected an int, found 2147483648");
    refused(
        good.replace("640,", "[640],"), ":6:14: $.media.width: expected an int, found an array");
    refused(
        good.replace("262144,", "true,"), ":11:16: $.media.bitrate: expected an int, found true");
    refused(
        good.replace("18000000", "1e99"), ":9:17: $.media.duration: expected a long, found 1e99");
    refused(
        good.replace("\"JAVA\"", "\"HTML\""),
        ":16:15: $.media.player: expected \"JAVA\" or \"FLASH\", found \"HTML\"");
    refused(
        good.replace("\"JAVA\"", "0"),
        ":16:15: $.media.player: expected \"JAVA\" or \"FLASH\", found 0");
    refused("[[]]", ":1:2: $[0]: expected an object, found an array");
    refused("{\"images\": {}}", ":1:12: $.images: expected an array, found an object");
  }

  @Test
  void unknownField() throws IOException {
    refused(
        good.replace("\"width\": 640", "\"with\": 640"),
        ":6:5: $.media.with: unknown field 'with'; did you mean 'width'?",
        "(-unknown=ignore skips unknown fields)");
  }

  @Test
  void missingField() throws IOException {
    refused(
        good.replace("    \"title\": \"Javaone Keynote\",\n    \"width\"", "    \"width\""),
        ":3:12: $.media.title: missing field (String)");
    refused(
        good.replaceFirst("(?s)\"width\": 1024,", ""),
        ":20:5: $.images[0].width: missing field (int)");
  }

  @Test
  void nulls() throws IOException {
    refused(good.replace("640,", "null,"), ":6:14: $.media.width: expected an int, found null");
    refused(
        good.replace("\"Bill Gates\"", "null"),
        ":13:7: $.media.persons[0]: expected a string, found null");
    refused("{\"media\": null}", ":1:11: $.media: expected an object, found null");
    refused("null", ":1:1: $: expected a value to measure, found null");
  }

  @Test
  void duplicateField() throws IOException {
    refused(
        good.replace("\"width\": 640,", "\"width\": 640, \"width\": 640,"),
        ":6:19: $.media.width: duplicate field");
  }

  @Test
  void moreThanOneValue() throws IOException {
    refused(good.strip() + good, ": holds 2 values; write one");
  }

  @Test
  void messagesAreOneLine() throws IOException {
    Files.writeString(file, good.replace("640,", "\"6\\n40" + "x".repeat(1000) + "\","));
    assertThatThrownBy(() -> read(STRICT)).message().doesNotContain("\n").hasSizeLessThan(300);
  }

  @Test
  void whatTheParserRefusesToReadIsAnErrorAsOthers() throws IOException {
    refused(
        good.replace("640,", "1".repeat(1001) + ","),
        ":6:1015: beyond a limit: Number value length (1001) exceeds the maximum"
            + " allowed (1000)");
    refused(
        good.replace("\"width\": 640", "\"" + "w".repeat(50_001) + "\": 640"),
        ":6:50008: beyond a limit: Name length (50001) exceeds the maximum allowed (50000)");
    refused(
        "[".repeat(1001),
        ":1:1002: beyond a limit: Document nesting depth (1001) exceeds the maximum"
            + " allowed (1000)");
  }

  @Test
  void parsersSettingsAreNotAdvertised() throws IOException {
    refused(good.replace("640,", "NaN,"), ":6:17: malformed JSON: Non-standard token 'NaN'");
    refused(
        good.replaceFirst("]", "}"),
        ":15:5: malformed JSON: Unexpected close marker '}': expected ']' (for Array"
            + " starting at line 12, column 16)");
  }

  @Test
  void namesFromTheFileBreakNoLines() throws IOException {
    refused(
        good.replace("\"width\": 640", "\"\\n\\u009b\\u2028" + "w".repeat(200) + "\": 640"),
        ":6:5: $.media.   "
            + "w".repeat(106)
            + "...: unknown field '   "
            + "w".repeat(154)
            + "...'; known fields: [bitrate, copyright, duration, format, height, persons, player,"
            + " size, title, uri, width]",
        "(-unknown=ignore skips unknown fields)");
  }

  /** A row may count on what is never null. */
  @Test
  void onlyWhatMayBeNullAndNumbersMayBeMissing() throws Exception {
    String less =
        good.replaceFirst("\"title\": \"Javaone Keynote\",", "")
            .replaceFirst("\"width\": 640,", "");
    Files.writeString(file, less.replaceFirst("\"height\": 480,", "\"height\": \"480\","));
    List<String> notes = new ArrayList<>();
    MediaContent read =
        (MediaContent) Datasets.all().read(file, FileReading.DEFAULT, notes::add).value();

    assertThat(read.media.title).isNull();
    assertThat(read.media.width).isZero();
    assertThat(read.media.height).isEqualTo(480);
    assertThat(notes)
        .containsExactly(
            file
                + ": values coerced (first: $.media.height in line 7, string to int),"
                + " fields missing (first: $.media.title in line 3)");
    Files.writeString(file, good.replace("\"JAVA\"", "null"));
    assertThatThrownBy(() -> read(FileReading.DEFAULT))
        .hasMessage(file + ":16:15: $.media.player: expected \"JAVA\" or \"FLASH\", found null");
  }

  @Test
  void unknownFieldsAreSkippedOnDemand() throws Exception {
    Files.writeString(file, good.replace("\"width\": 640", "\"with\": 1, \"width\": 640"));
    List<String> notes = new ArrayList<>();
    Datasets.all().read(file, new FileReading(false, true), notes::add);
    assertThat(notes)
        .containsExactly(file + ": unknown fields skipped (first: $.media.with in line 6)");
  }

  private void read(FileReading reading) throws DataFileException {
    Datasets.all().read(file, reading, note -> {});
  }

  private void refused(String json, String... lines) throws IOException {
    Files.writeString(file, json);
    String message =
        Stream.of(lines)
            .map(line -> line.startsWith(":") ? file + line : line)
            .collect(Collectors.joining("\n"));
    assertThatThrownBy(() -> read(STRICT))
        .isInstanceOf(DataFileException.class)
        .hasMessage(message);
  }
}
