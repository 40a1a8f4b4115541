package io.serbench.library.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The caller's buffers, of which a value is a part. */
class KryoBuffersTest {
  private final MediaContent value = MediaFamily.family().dataset("media.1").value();

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void writesAndReadsWhereTheCallersBufferStands(boolean direct) {
    var kryo = KryoObjects.of(MediaFamily.TYPE, KryoSetup.registered(MediaFamily.TYPE, false));
    int size = kryo.serialize(value).length;
    ByteBuffer whole = direct ? ByteBuffer.allocateDirect(4096) : ByteBuffer.allocate(4096);
    ByteBuffer part = whole.position(11).slice().position(5);

    kryo.serialize(value, part);
    assertThat(part.position()).isEqualTo(5 + size);

    part.flip().position(5);
    assertThat(DeepEquality.difference(value, kryo.deserialize(part))).isEmpty();
    assertThat(whole.get(15)).isZero();
  }
}
