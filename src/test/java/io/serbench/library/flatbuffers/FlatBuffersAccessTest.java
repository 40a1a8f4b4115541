package io.serbench.library.flatbuffers;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import io.serbench.library.flatbuffers.generated.FMedia;
import io.serbench.library.flatbuffers.generated.FMediaContent;
import io.serbench.serializer.Serializer;
import org.junit.jupiter.api.Test;

class FlatBuffersAccessTest {
  @SuppressWarnings("unchecked") // These are the types of the media family.
  private final Serializer<MediaContent, FMediaContent> serializer =
      (Serializer<MediaContent, FMediaContent>)
          (Serializer<?, ?>) FlatBuffersAccess.of(MediaFamily.TYPE);

  @Test
  void nullsAreFieldsLeftOut() throws Exception {
    FMedia media = decoded(Rows.value("media.2")).media();
    assertThat(media.title()).isNull();
    assertThat(media.hasBitrate()).isFalse();
  }

  /** The code that flatc generates for Java would leave the zero out. */
  @Test
  void aBitrateOfZeroIsThere() throws Exception {
    MediaContent value = Rows.value("media.1");
    value.media.bitrate = 0;
    FMedia media = decoded(value).media();
    assertThat(media.hasBitrate()).isTrue();
    assertThat(media.bitrate()).isZero();
  }

  @Test
  void aMessageSurvivesTheNextOne() throws Exception {
    FMediaContent first = serializer.create(Rows.value("media.1"));
    byte[] before = serializer.serialize(first);
    serializer.create(Rows.value("media.3"));
    assertThat(serializer.serialize(first)).isEqualTo(before);
  }

  private FMediaContent decoded(MediaContent value) throws Exception {
    return serializer.deserialize(serializer.serialize(serializer.create(value)));
  }
}
