package io.serbench.library.sbe;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import io.serbench.library.sbe.generated.MediaContentDecoder;
import io.serbench.serializer.Serializer;
import org.junit.jupiter.api.Test;

class SbeAccessTest {
  @SuppressWarnings("unchecked") // These are the types of the media family.
  private final Serializer<MediaContent, MediaContentDecoder> serializer =
      (Serializer<MediaContent, MediaContentDecoder>)
          (Serializer<?, ?>) SbeAccess.of(MediaFamily.TYPE);

  /** A decoder moves on while it is read. */
  @Test
  void aMessageCanBeReadTwice() throws Exception {
    MediaContent value = Rows.value("media.2");
    MediaContentDecoder message = serializer.create(value);
    serializer.restore(message);
    assertThat(DeepEquality.difference(value, serializer.restore(message))).isEmpty();
  }

  @Test
  void aMessageSurvivesTheNextOne() throws Exception {
    MediaContentDecoder first = serializer.create(Rows.value("media.1"));
    byte[] before = serializer.serialize(first);
    serializer.create(Rows.value("media.3"));
    assertThat(serializer.serialize(first)).isEqualTo(before);
  }
}
