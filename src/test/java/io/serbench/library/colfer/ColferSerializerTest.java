package io.serbench.library.colfer;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;

class ColferSerializerTest {
  /**
   * 238 were published for a schema of the original's; a byte here says that there is no copyright.
   */
  @Test
  void isAsLargeAsColferIsKnownToBe() throws Exception {
    assertThat(Rows.size("colfer", "media.1")).isEqualTo(240);
  }

  @Test
  void tellsNullsFromZeroValues() throws Exception {
    MediaContent value = Rows.value("media.1");
    value.media.title = "";
    value.media.bitrate = 0;
    Media restored = Rows.roundTrip("colfer", value).media;
    assertThat(restored.title).isEmpty();
    assertThat(restored.copyright).isNull();
    assertThat(restored.hasBitrate).isTrue();
  }

  @Test
  void theBufferGrows() throws Exception {
    MediaContent value = Rows.value("media.1");
    value.media.title = "long ".repeat(1000);
    assertThat(Rows.roundTrip("colfer", value).media.title).isEqualTo(value.media.title);
  }
}
