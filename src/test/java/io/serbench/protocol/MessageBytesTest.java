package io.serbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.codec.ValueCodec;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a stranger may say: it costs nothing but an exception. */
class MessageBytesTest {
  /** More than any of these messages takes, and far less than what strangers may ask for. */
  private static final long LITTLE = 1 << 20;

  /** A reading that occurs once in the bytes of a slice. */
  private static final long LAST = 0x1234_5678;

  /** What a message is read by, and its bytes. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Written(ValueCodec codec, byte[] bytes, String name) {
    static Written of(Object message) {
      ValueCodec codec = ValueCodec.of(message.getClass());
      return new Written(codec, codec.encode(message), message.toString());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Written> all() {
    return Stream.concat(Messages.fromParent(), Messages.fromChild()).map(Written::of);
  }

  @ParameterizedTest
  @MethodSource("all")
  void aMessageThatIsCutOffAnywhereIsRefused(Written message) {
    for (int length = 0; length < message.bytes().length; length++) {
      byte[] part = Arrays.copyOf(message.bytes(), length);
      assertThatThrownBy(() -> message.codec().decode(Record.class, part))
          .as("the first %d of %d bytes", length, message.bytes().length)
          .isInstanceOf(IOException.class);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void garbageIsRefusedOrReadAndTakesLittle(Written message) {
    Random random = new Random(42);
    for (int i = 0; i < 200; i++) {
      byte[] garbage = message.bytes().clone();
      for (int changed = 0; changed <= i % 4 && garbage.length > 0; changed++) {
        garbage[random.nextInt(garbage.length)] = (byte) random.nextInt();
      }
      assertThat(Allocation.of(() -> readOrRefuse(message.codec(), garbage))).isLessThan(LITTLE);
    }
  }

  private static void readOrRefuse(ValueCodec codec, byte[] bytes) {
    try {
      codec.decode(Record.class, bytes);
    } catch (IOException e) {
      // What cannot be is not said by our child.
      assertThat(e).isNotNull();
    }
  }

  @Test
  void valuesWithinValuesWithoutEndAreRefused() {
    ValueCodec codec = ValueCodec.of(FromFork.RowList.class);
    byte[] list = codec.encode(new FromFork.RowList(List.of()));
    byte kind = list[3];
    ByteBuffer nested = ByteBuffer.allocate(3 + 5 * 200_000).put(list, 0, 3);
    while (nested.hasRemaining()) {
      nested.put(kind).putInt(1);
    }
    assertThatThrownBy(() -> codec.decode(FromFork.RowList.class, nested.array()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("StackOverflowError");
  }

  @Test
  void manyNumbersAreReadAsTheyWereWritten() throws IOException {
    long[] many = new Random(1).longs(100_000, 0, Duration.ofHours(1).toNanos()).toArray();
    Longs numbers = Longs.of(many);
    Longs more = Longs.of(new long[many.length + 1]);
    ValueCodec codec = ValueCodec.of(Slices.Slice.class);
    byte[] bytes =
        codec.encode(
            new Slices.Slice(Phase.SER, 0, numbers, numbers, more, Optional.empty(), true));
    assertThat(codec.decode(Slices.Slice.class, bytes).series().nanos().toArray()).isEqualTo(many);
  }

  @Test
  void aSliceWhoseReadingsDoNotFitItsBatchesIsRefused() {
    ValueCodec codec = ValueCodec.of(Slices.Slice.class);
    byte[] right =
        codec.encode(
            new Slices.Slice(
                Phase.SER,
                0,
                Longs.of(7),
                Longs.of(0),
                Longs.of(8, LAST),
                Optional.empty(),
                false));
    byte[] wrong = withoutLastReading(right);
    assertThatThrownBy(() -> codec.decode(Slices.Slice.class, wrong))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("1 batches, but 1 readings of the witness, expected 2");
  }

  /** Removes the second of two readings, before which their number stands. */
  private static byte[] withoutLastReading(byte[] bytes) {
    int last = 0;
    while (ByteBuffer.wrap(bytes).getLong(last) != LAST) {
      last++;
    }
    ByteBuffer fewer = ByteBuffer.allocate(bytes.length - Long.BYTES);
    int rest = last + Long.BYTES;
    fewer.put(bytes, 0, last).put(bytes, rest, bytes.length - rest);
    return fewer.putInt(last - Long.BYTES - Integer.BYTES, 1).array();
  }
}
