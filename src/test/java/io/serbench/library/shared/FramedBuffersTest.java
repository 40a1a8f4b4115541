package io.serbench.library.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class FramedBuffersTest {
  @Test
  void givesBackEachBufferAsItIsAfterItWasFilled() {
    ByteBuffer first = ByteBuffer.wrap(new byte[] {1, 2, 3});
    ByteBuffer second = ByteBuffer.allocateDirect(2).put(0, (byte) 4).put(1, (byte) 5);
    ByteBuffer target = ByteBuffer.allocateDirect(100).position(7);

    FramedBuffers.write(new ByteBuffer[] {first, second}, target);

    assertThat(target.position()).isEqualTo(7 + 2 * Integer.BYTES + 3 + 2);
    assertThat(first.remaining()).isEqualTo(3);
    ByteBuffer source = target.flip().position(7);
    ByteBuffer[] views = FramedBuffers.views(source);
    assertThat(source.position()).isEqualTo(7);
    assertThat(views).hasSize(2);
    assertThat(views[0].remaining()).isZero();
    assertThat(views[0].flip()).isEqualTo(first);
    assertThat(views[1].flip()).isEqualTo(second);
  }
}
