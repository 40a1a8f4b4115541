package io.serbench.dataset;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each way in which a user's file can be wrong within: a line with file, place and remedy. */
class JsonCheckTest {
  private static final String INT = "a whole number from -2147483648 to 2147483647";
  private static final String LONG =
      "a whole number from -9223372036854775808 to 9223372036854775807";

  @TempDir private Path directory;
  private Path file;
  private String good;

  @BeforeEach
  void readTheStandardValue() throws IOException {
    file = directory.resolve("media.mine.json");
    try (InputStream in = JsonCheckTest.class.getResourceAsStream("/data/media.1.json")) {
      good = new String(in.readAllBytes(), UTF_8);
    }
  }

  @Test
  void malformed() throws IOException {
    refused(
        good.replace("\"width\": 640,", "\"width\" 640,"),
        "line 6, column 13: malformed JSON: Unexpected character ('6' (code 54)): was expecting a"
            + " colon to separate field name and value; correct it here");
    refused(
        good.substring(0, good.indexOf("\"player\"")),
        "line 16, column 5: the file ends before the JSON does; close what is open");
  }

  @Test
  void columnsCountCharacters() throws IOException {
    refused(
        good.replace("Steve Jobs스\"", "스스스스\", 7"),
        "line 14, column 15: media.persons[2]: here is 7, but a text is wanted");
  }

  @Test
  void wrongTypes() throws IOException {
    refused(
        good.replace("640,", "\"640\","),
        "line 6, column 14: media.width: here is \"640\", but " + INT + " is wanted");
    refused(
        good.replace("640,", "640.0,"),
        "line 6, column 14: media.width: here is 640.0, but " + INT + " is wanted");
    refused(
        good.replace("640,", "2147483648,"),
        "line 6, column 14: media.width: here is 2147483648, but " + INT + " is wanted");
    refused(
        good.replace("640,", "[640],"),
        "line 6, column 14: media.width: here is a list, but " + INT + " is wanted");
    refused(
        good.replace("262144,", "true,"),
        "line 11, column 16: media.bitrate: here is true, but " + INT + " or null is wanted");
    refused(
        good.replace("18000000", "1e99"),
        "line 9, column 17: media.duration: here is 1e99, but a whole number from"
            + " -9223372036854775808 to 9223372036854775807 is wanted");
    refused(
        good.replace("\"JAVA\"", "\"HTML\""),
        "line 16, column 15: media.player: here is \"HTML\", but \"JAVA\" or \"FLASH\" is wanted");
    refused(
        good.replace("\"JAVA\"", "0"),
        "line 16, column 15: media.player: here is 0, but \"JAVA\" or \"FLASH\" is wanted");
    refused("[]", "line 1, column 1: here is a list, but an object, {...} is wanted");
    refused(
        "{\"images\": {}}",
        "line 1, column 12: images: here is an object, but a list, [...] is wanted",
        "line 1, column 1: media: is missing; add it, an object, {...}");
  }

  @Test
  void unknownField() throws IOException {
    refused(
        good.replace("\"width\": 640", "\"with\": 640"),
        "line 6, column 5: media.with: is unknown; known here are uri, title, width, height,"
            + " format, duration, size, bitrate, persons, player, copyright",
        "line 3, column 12: media.width: is missing; add it, " + INT);
  }

  @Test
  void missingField() throws IOException {
    refused(
        good.replace("    \"title\": \"Javaone Keynote\",\n    \"width\"", "    \"width\""),
        "line 3, column 12: media.title: is missing; add it, a text or null");
    refused(
        good.replaceFirst("(?s)\"width\": 1024,", ""),
        "line 20, column 5: images[0].width: is missing; add it, " + INT);
  }

  @Test
  void nulls() throws IOException {
    refused(
        good.replace("640,", "null,"),
        "line 6, column 14: media.width: null is not allowed; " + INT + " is wanted");
    refused(
        good.replace("\"Bill Gates\"", "null"),
        "line 13, column 7: media.persons[0]: null is not allowed; a text is wanted");
    refused(
        "{\"media\": null}",
        "line 1, column 11: media: null is not allowed; an object, {...} is wanted",
        "line 1, column 1: images: is missing; add it, a list, [...]");
    refused("null", "line 1, column 1: null is not allowed; an object, {...} is wanted");
  }

  @Test
  void duplicateField() throws IOException {
    refused(
        good.replace("\"width\": 640,", "\"width\": 640, \"width\": 640,"),
        "line 6, column 19: media.width: stands here for the second time; remove one of them");
  }

  @Test
  void trailingJunk() throws IOException {
    refused(
        good.strip() + " {}",
        "line 35, column 3: there is something after the end of the object; remove it");
  }

  @Test
  void messagesAreOneLine() throws IOException {
    Files.writeString(file, good.replace("640,", "\"6\\n40" + "x".repeat(1000) + "\","));
    assertThatThrownBy(() -> Datasets.all().read(file))
        .message()
        .doesNotContain("\n")
        .hasSizeLessThan(300);
  }

  @Test
  void everyProblemIsNamedAtOnce() throws IOException {
    String where = "line 1, column 11: media.";
    refused(
        "{\"media\": {}, \"images\": {}, \"x\": [1, {}], }",
        where + "uri: is missing; add it, a text",
        where + "title: is missing; add it, a text or null",
        where + "width: is missing; add it, " + INT,
        where + "height: is missing; add it, " + INT,
        where + "format: is missing; add it, a text",
        where + "duration: is missing; add it, " + LONG,
        where + "size: is missing; add it, " + LONG,
        where + "bitrate: is missing; add it, " + INT + " or null",
        where + "persons: is missing; add it, a list, [...]",
        where + "player: is missing; add it, \"JAVA\" or \"FLASH\"",
        where + "copyright: is missing; add it, a text or null",
        "line 1, column 25: images: here is an object, but a list, [...] is wanted",
        "line 1, column 29: x: is unknown; known here are media, images",
        "line 1, column 43: malformed JSON: Unexpected character ('}' (code 125)): was expecting"
            + " double-quote to start field name; correct it here");
  }

  @Test
  void ofManyProblemsTwentyAreShown() throws IOException {
    String[] shown = new String[21];
    Arrays.setAll(
        shown,
        i ->
            "line 13, column %d: media.persons[%d]: null is not allowed; a text is wanted"
                .formatted(7 + 5 * i, i));
    shown[20] = "and 980 more";
    String nulls = "null,".repeat(1000);
    Files.writeString(file, good.replace("\"Bill Gates\",", nulls));
    assertThatThrownBy(() -> Datasets.all().read(file))
        .hasMessage(file + ": 1000 problems\n  " + String.join("\n  ", shown));
  }

  @Test
  void whatTheParserRefusesToReadIsAProblemAsOthers() throws IOException {
    refused(
        good.replace("640,", "1".repeat(1001) + ","),
        "line 6, column 1015: beyond a limit: Number value length (1001) exceeds the maximum"
            + " allowed (1000); stay within it");
    refused(
        good.replace("\"width\": 640", "\"" + "w".repeat(50_001) + "\": 640"),
        "line 6, column 50008: beyond a limit: Name length (50001) exceeds the maximum allowed"
            + " (50000); stay within it");
    refused(
        "[".repeat(1001),
        "line 1, column 1: here is a list, but an object, {...} is wanted",
        "line 1, column 1002: beyond a limit: Document nesting depth (1001) exceeds the maximum"
            + " allowed (1000); stay within it");
  }

  @Test
  void parsersSettingsAreNotAdvertised() throws IOException {
    refused(
        good.replace("640,", "NaN,"),
        "line 6, column 17: malformed JSON: Non-standard token 'NaN'; correct it here");
    refused(
        good.replaceFirst("]", "}"),
        "line 15, column 5: malformed JSON: Unexpected close marker '}': expected ']' (for Array"
            + " starting at line 12, column 16); correct it here");
  }

  @Test
  void namesFromTheFileBreakNoLines() throws IOException {
    refused(
        good.replace("\"width\": 640", "\"\\n\\u009b\\u2028" + "w".repeat(200) + "\": 640"),
        "line 6, column 5: media.   "
            + "w".repeat(108)
            + "...: is unknown; known here are uri, title, width, height, format, duration, size,"
            + " bitrate, persons, player, copyright",
        "line 3, column 12: media.width: is missing; add it, " + INT);
  }

  private void refused(String json, String... problems) throws IOException {
    Files.writeString(file, json);
    String message =
        problems.length == 1
            ? problems[0]
            : problems.length + " problems\n  " + String.join("\n  ", problems);
    assertThatThrownBy(() -> Datasets.all().read(file))
        .isInstanceOf(DataFileException.class)
        .hasMessage(file + ": " + message);
  }
}
