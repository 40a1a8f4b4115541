package io.serbench.library.quickbuf;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.library.Rows;
import io.serbench.library.protobuf.generated.MediaProto;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuickbufRowsTest {
  /** The order of the fields differs, which protobuf's format allows. */
  @ParameterizedTest
  @ValueSource(strings = {"media.1", "media.2", "media.3", "media.4"})
  void protobufAndQuickbufReadEachOther(String name) throws Exception {
    var quickbuf = Rows.media("protobuf-quickbuf");
    var protobuf = Rows.media("protobuf");
    byte[] written = quickbuf.serialize(quickbuf.create(Rows.value(name)));

    MediaProto.MediaContent message = MediaProto.MediaContent.parseFrom(written);
    assertThat(message).isEqualTo(protobuf.create(Rows.value(name)));
    assertThat(message.getSerializedSize()).isEqualTo(written.length);

    Object back = quickbuf.deserialize(message.toByteArray());
    assertThat(DeepEquality.difference(Rows.value(name), quickbuf.restore(back))).isEmpty();
  }
}
