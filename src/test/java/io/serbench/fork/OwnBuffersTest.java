package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class OwnBuffersTest {
  /** What a library would have: its array is one step from the adapter. */
  private static final class Output {
    private final byte[] array = new byte[1000];

    /** And this is two. */
    private final Pool pool = new Pool();

    int length() {
      return array.length + pool.arrays[0].length;
    }
  }

  private static final class Pool {
    private final byte[][] arrays = {new byte[1 << 20]};
  }

  /** An adapter that is made of parts. */
  private static final class Adapter implements Serializer<Object, Object> {
    private static final byte[] CONSTANT = new byte[1 << 20];

    private final long[] numbers = new long[10];
    private final ByteBuffer direct = ByteBuffer.allocateDirect(50);
    private final Foreign foreign = new Foreign(new Output());
    private final Adapter self = this;

    @Override
    public Object create(Object value) {
      return numbers.length + direct.capacity() + CONSTANT.length;
    }

    @Override
    public byte[] serialize(Object representation) {
      return new byte[foreign.output.length()];
    }

    @Override
    public Object deserialize(byte[] bytes) {
      return self;
    }

    @Override
    public Object restore(Object representation) {
      return representation;
    }
  }

  private record Foreign(Output output) {}

  @Test
  void arraysOfTheAdapterAndOfItsPartsCountOnce() {
    // All classes here are of the adapter's package, so only arrays of arrays are left out.
    assertThat(OwnBuffers.bytes(new Adapter())).isEqualTo(80 + 50 + 1000);
  }

  @Test
  void aStringBuilderCountsAllCharactersThatItHasRoomFor() {
    Serializer<Object, Object> adapter =
        new Serializer<>() {
          private final StringBuilder text = new StringBuilder(10_000);

          @Override
          public Object create(Object value) {
            return text;
          }

          @Override
          public byte[] serialize(Object representation) {
            return new byte[0];
          }

          @Override
          public Object deserialize(byte[] bytes) {
            return text;
          }

          @Override
          public Object restore(Object representation) {
            return representation;
          }
        };
    assertThat(OwnBuffers.bytes(adapter)).isEqualTo(20_000);
  }
}
