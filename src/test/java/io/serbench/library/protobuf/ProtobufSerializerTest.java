package io.serbench.library.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.protobuf.generated.MediaProto;
import org.junit.jupiter.api.Test;

class ProtobufSerializerTest {
  private final ProtobufSerializer serializer = new ProtobufSerializer();

  @Test
  void isAsLargeAsProtobufIsKnownToBe() {
    MediaContent value = MediaFamily.family().dataset("media.1").value();
    assertThat(serializer.serialize(serializer.create(value)).length).isBetween(240, 244);
  }

  @Test
  void aNullStringIsAnAbsentFieldAndAnEmptyOneIsNot() {
    MediaContent value = MediaFamily.TYPE.copy(MediaFamily.family().dataset("media.1").value());
    value.media.title = "";
    value.media.copyright = null;
    MediaProto.MediaContent message = serializer.create(value);
    assertThat(message.getMedia().hasTitle()).isTrue();
    assertThat(message.getMedia().hasCopyright()).isFalse();
    assertThat(serializer.restore(message).media.title).isEmpty();
    assertThat(serializer.restore(message).media.copyright).isNull();
  }
}
