package io.serbench.library.msgpack;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MsgpackRowsTest {
  @ParameterizedTest
  @ValueSource(strings = {"msgpack-databind", "msgpack-manual", "msgpack-core-manual"})
  void tellsAnEmptyStringFromNull(String row) throws Exception {
    MediaContent content = Rows.value("media.1");
    content.media.title = null;
    content.media.copyright = "";
    content.images.get(0).title = null;
    assertThat(DeepEquality.difference(content, Rows.roundTrip(row, content))).isEmpty();
  }

  /**
   * The generated template writes {@code hasBitrate} as a field of its own. The header of a string
   * of 32 to 255 bytes got a byte shorter after 0.6, and the value has two such strings.
   */
  @ParameterizedTest
  @CsvSource({"msgpack-databind, 236", "msgpack-manual, 235", "msgpack-core-manual, 233"})
  void makesSoManyBytesOfTheStandardValue(String row, int size) throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
  }

  /** The libraries share a format and no code; only the newer one knows all of today's format. */
  @Test
  void theCoreReadsWhatTheOldLibraryWrote() throws Exception {
    var old = Rows.media("msgpack-manual");
    var core = Rows.media("msgpack-core-manual");
    MediaContent value = Rows.value("media.2");
    Object back = core.deserialize(old.serialize(old.create(value)));
    assertThat(DeepEquality.difference(value, core.restore(back))).isEmpty();
  }
}
