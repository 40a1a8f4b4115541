package io.serbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.serbench.result.Phase;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a stranger may say: it costs nothing but an exception. */
class DecoderTest {
  /** More than any of these messages takes, and far less than what strangers may ask for. */
  private static final long LITTLE = 1 << 20;

  private static Decoder decoder(byte[] bytes) {
    return new Decoder(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  /** What a message is read by, and its bytes. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Written(Decoder.Reader<?> reader, byte[] bytes, String name) {
    static Written of(FromParent message) {
      return of(FromParent::read, out -> FromParent.write(out, message), message);
    }

    static Written of(FromChild message) {
      return of(FromChild::read, out -> FromChild.write(out, message), message);
    }

    private static Written of(Decoder.Reader<?> reader, Writing writing, Object message) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try {
        writing.to(new Encoder(new DataOutputStream(bytes)));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
      return new Written(reader, bytes.toByteArray(), message.toString());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private interface Writing {
    void to(Encoder out) throws IOException;
  }

  static Stream<Written> all() {
    return Stream.concat(
        Messages.fromParent().map(Written::of), Messages.fromChild().map(Written::of));
  }

  @ParameterizedTest
  @MethodSource("all")
  void aMessageThatIsCutOffAnywhereIsRefused(Written message) {
    for (int length = 0; length < message.bytes().length; length++) {
      Decoder part = decoder(Arrays.copyOf(message.bytes(), length));
      assertThatThrownBy(() -> message.reader().read(part))
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
      assertThat(allocated(() -> readOrRefuse(message.reader(), garbage))).isLessThan(LITTLE);
    }
  }

  private static void readOrRefuse(Decoder.Reader<?> reader, byte[] bytes) {
    try {
      reader.read(decoder(bytes));
    } catch (IOException | IllegalArgumentException e) {
      // The channel makes both one: what cannot be is not said by our child.
      assertThat(e).isNotNull();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, (64 << 20) + 1})
  void aLengthThatNothingHasIsRefused(int length) {
    for (Decoder.Reader<?> reader : lengthFirst()) {
      assertThatThrownBy(() -> reader.read(decoder(afterLength(length))))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("a length of " + length);
    }
  }

  /** A stranger may say that much will follow, and send nothing. */
  @ParameterizedTest
  @ValueSource(ints = {1000, 1 << 20, 4 << 20})
  void whatIsOnlyAnnouncedTakesNoRoom(int length) {
    for (Decoder.Reader<?> reader : lengthFirst()) {
      long taken =
          allocated(
              () ->
                  assertThatThrownBy(() -> reader.read(decoder(afterLength(length))))
                      .isInstanceOf(IOException.class));
      assertThat(taken).isLessThan(LITTLE);
    }
  }

  private static Decoder.Reader<?>[] lengthFirst() {
    return new Decoder.Reader<?>[] {
      Decoder::bytes, Decoder::text, Decoder::numbers, in -> in.list(Decoder::longNumber)
    };
  }

  private static byte[] afterLength(int length) {
    return ByteBuffer.allocate(20).putInt(length).array();
  }

  @Test
  void manyNumbersAreReadAsTheyWereWritten() throws IOException {
    long[] many = new Random(1).longs(100_000).toArray();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Encoder(new DataOutputStream(bytes)).numbers(many);
    assertThat(decoder(bytes.toByteArray()).numbers()).isEqualTo(many);
  }

  @Test
  void aConstantThatIsNoneIsRefused() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Encoder(new DataOutputStream(bytes)).text("BEST");
    assertThatThrownBy(() -> decoder(bytes.toByteArray()).constant(ReadOutcome.class))
        .isInstanceOf(IOException.class)
        .hasMessage("no ReadOutcome is named BEST");
  }

  @Test
  void aSliceWhoseReadingsDoNotFitItsBatchesIsRefused() throws IOException {
    Slices.Slice wrong =
        new Slices.Slice(Phase.SER, 0, new long[2], new long[2], new long[2], false);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    wrong.write(new Encoder(new DataOutputStream(bytes)));
    assertThatThrownBy(() -> Slices.Slice.read(decoder(bytes.toByteArray())))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("do not go together");
  }

  private static long allocated(Runnable work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
