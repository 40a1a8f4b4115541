package io.serbench.library.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import io.serbench.library.protobuf.generated.MediaProto;
import org.junit.jupiter.api.Test;

class ProtobufSerializerTest {
  @Test
  void isAsLargeAsProtobufIsKnownToBe() throws Exception {
    assertThat(Rows.size("protobuf", "media.1")).isBetween(240, 244);
  }

  @Test
  void aNullStringIsAnAbsentFieldAndAnEmptyOneIsNot() {
    MediaContent value = Rows.value("media.1");
    value.media.title = "";
    value.media.copyright = null;
    MediaProto.MediaContent message = MediaMessages.message(value);
    assertThat(message.getMedia().hasTitle()).isTrue();
    assertThat(message.getMedia().hasCopyright()).isFalse();
    assertThat(MediaMessages.plain(message).media.title).isEmpty();
    assertThat(MediaMessages.plain(message).media.copyright).isNull();
  }
}
