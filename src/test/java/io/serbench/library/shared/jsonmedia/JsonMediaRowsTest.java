package io.serbench.library.shared.jsonmedia;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import io.serbench.serializer.Serializer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rows with hand-written JSON have in common, and where they differ in size. */
class JsonMediaRowsTest {
  /** Ten slashes in media.1, which some libraries escape. */
  private static final int SLASHES = 10;

  /** What trees write of media.1 beside what the streaming rows do. */
  private static final String NULL = "\"copyright\":null,";

  @ParameterizedTest
  @CsvSource({
    "json/google-gson/manual, 0, false",
    "json/google-gson/manual/tree, 0, true",
    "json/org.json/manual/tree, 0, true",
    "json/javax-stream/glassfish, 0, false",
    "json/javax-tree/glassfish, 0, true",
    "json/json-smart/manual/tree, 1, true",
    "json/json.simple/manual, 1, true",
    "json/argo-manual/tree, 0, true",
  })
  void sizesDifferByEscapedSlashesAndTheNullAlone(String row, int bytesPerSlash, boolean nulls)
      throws Exception {
    int size =
        Rows.size("json/jackson/manual", "media.1")
            + SLASHES * bytesPerSlash
            + (nulls ? NULL.length() : 0);
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"json/google-gson/manual", "json/javax-stream/glassfish", "json/jsonij-jpath"})
  void leaveOutNulls(String row) throws Exception {
    Serializer<MediaContent, Object> serializer = Rows.media(row);
    byte[] bytes = serializer.serialize(serializer.create(Rows.value("media.2")));
    assertThat(new String(bytes, StandardCharsets.UTF_8)).doesNotContain("null");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "json/google-gson/manual",
        "json/google-gson/manual/tree",
        "json/org.json/manual/tree",
        "json/javax-stream/glassfish",
        "json/javax-tree/glassfish",
        "json/json-smart/manual/tree",
        "json/json.simple/manual",
        "json/jsonij-jpath",
        "json/argo-manual/tree",
      })
  void leaveOutAnAbsentNumberAndReadFieldsInAnyOrder(String row) throws Exception {
    Serializer<MediaContent, Object> serializer = Rows.media(row);
    byte[] bytes = serializer.serialize(serializer.create(Rows.value("media.2")));
    assertThat(new String(bytes, StandardCharsets.UTF_8)).doesNotContain("itrate");

    String json =
        """
        {"images": [{"size": "LARGE", "height": 2, "width": 1, "title": "t", "uri": "i"}],
         "media": {"copyright": "c", "player": "FLASH", "persons": ["p"], "bitrate": 3, "size": 4,
                   "duration": 5, "format": "f", "height": 6, "width": 7, "uri": "m"}}
        """;
    Object read = serializer.deserialize(json.getBytes(StandardCharsets.UTF_8));
    MediaContent content = serializer.restore(read);
    Media media = content.media;
    assertThat(media.title).isNull();
    assertThat(media.hasBitrate).isTrue();
    assertThat(media.bitrate).isEqualTo(3);
    assertThat(media.persons).containsExactly("p");
    assertThat(media.player).isEqualTo(Media.Player.FLASH);
    Image image = content.images.get(0);
    assertThat(image.uri).isEqualTo("i");
    assertThat(image.size).isEqualTo(Image.Size.LARGE);
  }
}
