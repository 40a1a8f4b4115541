package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dummy.ItemsByLength;
import io.serbench.fork.UnseenValues.Decoded;
import io.serbench.measure.Operation;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What timed loops return, and whether another fork reads what they wrote. */
class UnseenValuesTest {
  private static final Dataset<MediaContent> MEDIA = MediaFamily.family().dataset("media.1");
  private static final Inputs<MediaContent> INPUTS = Inputs.of(MEDIA, Traffic.DEFAULT, 1);
  private static final int CHECKS = 3;
  private static final int CALLS = CHECKS + 1; // Of a batch.

  /** The JDK's form of media. */
  private static class Honest implements Serializer<MediaContent, MediaContent> {
    @Override
    public MediaContent create(MediaContent value) throws Exception {
      return MediaFamily.TYPE.copy(value);
    }

    @Override
    public byte[] serialize(MediaContent value) throws Exception {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(value);
      }
      return bytes.toByteArray();
    }

    @Override
    public MediaContent deserialize(byte[] bytes) throws Exception {
      try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
        return (MediaContent) in.readObject();
      }
    }

    @Override
    public MediaContent restore(MediaContent value) throws Exception {
      return value;
    }
  }

  /** Keeps what it is given, and sends the number of it, which another fork takes for another's. */
  private static final class SendsNumbers extends Honest {
    private final List<byte[]> sent;

    SendsNumbers(List<byte[]> sent) {
      this.sent = sent;
    }

    @Override
    public byte[] serialize(MediaContent value) throws Exception {
      sent.add(super.serialize(value));
      return ByteBuffer.allocate(4).putInt(sent.size() - 1).array();
    }

    @Override
    public MediaContent deserialize(byte[] bytes) throws Exception {
      return super.deserialize(sent.get(ByteBuffer.wrap(bytes).getInt()));
    }
  }

  /** Reads only what follows a message that it has written itself. */
  private static final class NeedsASession extends Honest {
    private boolean began;

    @Override
    public byte[] serialize(MediaContent value) throws Exception {
      began = true;
      return super.serialize(value);
    }

    @Override
    public MediaContent deserialize(byte[] bytes) throws Exception {
      if (!began) {
        throw new IllegalStateException("nobody has said what the message means");
      }
      return super.deserialize(bytes);
    }
  }

  /** A fork with a row. */
  static final class Fork {
    private final Phases phases;

    Fork(Supplier<Serializer<?, ?>> opener) throws Exception {
      this(opener, Usage.DEFAULT);
    }

    Fork(Supplier<Serializer<?, ?>> opener, Usage usage) throws Exception {
      this(opener, MEDIA, INPUTS, usage);
    }

    <T> Fork(Supplier<Serializer<?, ?>> opener, Dataset<T> dataset, Inputs<T> inputs, Usage usage)
        throws Exception {
      Row row =
          Row.named("row")
              .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
              .opensWith((name, type) -> opener.get());
      this.phases =
          Phases.of(row, RoundTripProbe.open(row, dataset.type()), dataset, inputs, usage);
    }

    Operation.Warm loop(Phase phase) throws Exception {
      Operation operation = phases.operation(phase);
      return new Operation.Warm(operation, operation.loop(), 1, 0, false, 0);
    }

    Optional<NewValues> encode(List<Written> written) throws Exception {
      return phases.unseen().orElseThrow().encode(loop(Phase.SER), written);
    }

    Optional<String> tooShort(List<Written> written) throws Exception {
      return phases.unseen().orElseThrow().tooShort(loop(Phase.SER), written);
    }

    Decoded decode(List<Written> written) throws Exception {
      return phases.unseen().orElseThrow().decode(loop(Phase.DESER), written);
    }

    Optional<String> wrong(Phase phase) throws Exception {
      Operation.Warm loop = loop(phase);
      return phases.wrong(
          phase,
          CHECKS,
          calls -> {
            loop.time(System::nanoTime, calls);
            return loop.last();
          });
    }
  }

  private static List<Written> written(Fork fork) throws Exception {
    List<Written> written = new ArrayList<>();
    assertThat(fork.encode(written)).isPresent();
    assertThat(written).hasSizeGreaterThan(8);
    assertThat(written).extracting(Written::value).doesNotHaveDuplicates();
    return written;
  }

  @Test
  void anotherForkReadsWhatAnHonestRowWrites() throws Exception {
    List<Written> written = written(new Fork(Honest::new));
    Decoded decoded = new Fork(Honest::new).decode(written);
    assertThat(decoded.wrong()).isEmpty();
    assertThat(decoded.read().messages()).isGreaterThan(8);
    assertThat(decoded.read().needsSession()).isFalse();
    assertThat(decoded.calls().orElseThrow().count()).isGreaterThan(8);
    assertThat(decoded.retained().getAsDouble()).isBetween(0.0, 1.0);
  }

  @Test
  void noOtherForkReadsTheNumbersOfObjects() throws Exception {
    List<byte[]> one = new ArrayList<>();
    List<byte[]> other = new ArrayList<>();
    List<Written> written = written(new Fork(() -> new SendsNumbers(one)));
    Decoded decoded = new Fork(() -> new SendsNumbers(other)).decode(written);
    assertThat(decoded.wrong()).get().asString().startsWith("no other JVM can read what it writes");
    assertThat(decoded.calls()).isEmpty();
  }

  @Test
  void messagesThatCannotHoldTheirStringsAreSeen() throws Exception {
    Fork fork = new Fork(Honest::new);
    List<Written> written = written(fork);
    List<Written> numbers =
        written.stream().map(each -> new Written(each.value(), Bytes.of(new byte[8]))).toList();
    assertThat(fork.tooShort(numbers))
        .get()
        .asString()
        .matches("a message of a new value has 8 bytes, but its strings alone have \\d+ .*");
  }

  @Test
  void aPoolOfResultsIsSeen() throws Exception {
    List<Written> written = written(new Fork(Honest::new));
    MediaContent[] pool = new MediaContent[1];
    Decoded decoded =
        new Fork(
                () ->
                    new Honest() {
                      @Override
                      public MediaContent deserialize(byte[] bytes) throws Exception {
                        MediaContent next = super.deserialize(bytes);
                        if (pool[0] == null) {
                          pool[0] = next;
                        }
                        pool[0].media = next.media;
                        pool[0].images = next.images;
                        return pool[0];
                      }
                    })
            .decode(written);
    assertThat(decoded.wrong()).isPresent();
  }

  @Test
  void aSessionIsSeen() throws Exception {
    List<Written> written = written(new Fork(NeedsASession::new));
    Decoded decoded = new Fork(NeedsASession::new).decode(written);
    assertThat(decoded.wrong()).isEmpty();
    assertThat(decoded.read().needsSession()).isTrue();
  }

  @Test
  void aMessageThatIsTooShortForItsStringsIsSeen() throws Exception {
    Fork honest = new Fork(Honest::new);
    assertThat(honest.tooShort(written(honest))).isEmpty();
    Fork knowing =
        new Fork(
            () ->
                new Honest() {
                  private Optional<byte[]> first = Optional.empty();

                  @Override
                  public byte[] serialize(MediaContent value) throws Exception {
                    byte[] bytes = super.serialize(value);
                    first = first.or(() -> Optional.of(bytes));
                    return Arrays.equals(bytes, first.get()) ? new byte[1] : bytes;
                  }

                  @Override
                  public MediaContent deserialize(byte[] bytes) throws Exception {
                    return super.deserialize(bytes.length == 1 ? first.orElseThrow() : bytes);
                  }
                });
    assertThat(knowing.tooShort(written(knowing)))
        .get()
        .asString()
        .matches("the message of value 1 has 1 bytes, and its strings \\d+ characters");
  }

  @Test
  void theInputsOfLoopsAreAsBefore() throws Exception {
    Fork fork = new Fork(Honest::new);
    fork.decode(written(fork));
    assertThat(fork.phases.check()).isEmpty();
  }

  @Test
  void whatHonestLoopsReturnIsRight() throws Exception {
    Fork fork = new Fork(Honest::new);
    for (Phase phase : Phase.values()) {
      assertThat(fork.wrong(phase)).isEmpty();
    }
  }

  @Test
  void aCopyThatIsNoneIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  @Override
                  public MediaContent create(MediaContent value) {
                    return value;
                  }
                });
    assertThat(fork.wrong(Phase.CREATE))
        .hasValue("in the timed loop, create returned its input, not a copy or a new message");
  }

  @Test
  void aTemporaryCopyThatIsNoneIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  @Override
                  public MediaContent createTemporary(MediaContent value) {
                    return value;
                  }
                });
    assertThat(fork.wrong(Phase.CREATE)).isEmpty();
    assertThat(fork.wrong(Phase.SER))
        .hasValue("in the timed loop, create returned its input, not a copy or a new message");
  }

  @Test
  void anArrayThatIsReturnedAgainIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  private byte[] reused = {};

                  @Override
                  public byte[] serialize(MediaContent value) throws Exception {
                    byte[] bytes = super.serialize(value);
                    if (reused.length != bytes.length) {
                      reused = bytes;
                    }
                    System.arraycopy(bytes, 0, reused, 0, bytes.length);
                    return reused;
                  }
                });
    assertThat(fork.wrong(Phase.SER))
        .hasValue("in the timed loop, serialize returned one array twice; the caller owns it");
  }

  @Test
  void anArrayThatLaterCallsOverwriteIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  private final byte[][] ring = new byte[CHECKS][];
                  private int calls;

                  @Override
                  public byte[] serialize(MediaContent value) throws Exception {
                    byte[] bytes = super.serialize(value);
                    int place = calls++ % CHECKS;
                    if (ring[place] == null || ring[place].length != bytes.length) {
                      ring[place] = bytes;
                    }
                    System.arraycopy(bytes, 0, ring[place], 0, bytes.length);
                    return ring[place];
                  }
                });
    assertThat(fork.wrong(Phase.SER))
        .hasValue(
            "in the timed loop, later calls overwrite what serialize has returned; the caller owns"
                + " it");
  }

  /** Streams of values in the JDK's form, which know again what they have read. */
  private static final class Streams extends Honest implements ItemsByLength<MediaContent> {
    private final boolean knows;
    private final Map<ByteBuffer, MediaContent> known = new HashMap<>();

    Streams(boolean knows) {
      this.knows = knows;
    }

    @Override
    public MediaContent item(byte[] message) throws Exception {
      MediaContent before = knows ? known.get(ByteBuffer.wrap(message)) : null;
      MediaContent value = before == null ? deserialize(message) : before;
      known.put(ByteBuffer.wrap(message), value);
      return value;
    }
  }

  private static Fork ofStreams(boolean knows) throws Exception {
    return new Fork(
        () -> new Streams(knows),
        new Usage(Transport.STREAM, OptionalInt.of(INPUTS.count() - 1), 1, false));
  }

  @Test
  void anotherForkReadsStreamsOfNewValues() throws Exception {
    List<Written> written = written(ofStreams(false));
    Fork reader = ofStreams(false);
    Decoded decoded = reader.decode(written);
    assertThat(decoded.wrong()).isEmpty();
    assertThat(decoded.read().messages()).isGreaterThan(8);
    assertThat(decoded.calls().orElseThrow().alike()).isTrue();
    reader.phases.unseenEnds();
    assertThat(reader.phases.check()).isEmpty();
    for (Phase phase : Phase.values()) {
      assertThat(reader.wrong(phase)).isEmpty();
    }
  }

  @Test
  void itemsThatAStreamGivesAgainAreFoundInTheLoop() throws Exception {
    assertThat(ofStreams(true).wrong(Phase.DESER))
        .get()
        .asString()
        .startsWith("in the timed loop, two decoded objects share");
  }

  /** What was decoded from a buffer that is overwritten. */
  @Test
  void anObjectThatNeedsItsInputIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  private final IdentityHashMap<MediaContent, byte[]> inputs =
                      new IdentityHashMap<>();

                  @Override
                  public MediaContent deserialize(byte[] bytes) throws Exception {
                    MediaContent decoded = super.deserialize(bytes);
                    inputs.put(decoded, bytes);
                    return decoded;
                  }

                  @Override
                  public MediaContent restore(MediaContent value) throws Exception {
                    return super.deserialize(inputs.getOrDefault(value, serialize(value)));
                  }
                });
    assertThat(fork.wrong(Phase.DESER))
        .get()
        .asString()
        .startsWith("in the timed loop, a decoded object needs its input: ");
  }

  @Test
  void aMessageThatIsShortForThoseWhoLookIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  private int calls;

                  @Override
                  public byte[] serialize(MediaContent value) throws Exception {
                    byte[] bytes = super.serialize(value);
                    boolean isLong = calls++ % (2 * CALLS) < CALLS;
                    return isLong ? Arrays.copyOf(bytes, 3 * bytes.length) : bytes;
                  }
                });
    assertThat(fork.wrong(Phase.SER))
        .get()
        .asString()
        .matches("in the timed loop, serialize wrote one value to \\d+ bytes and to \\d+");
  }

  @Test
  void whatIsDecodedOnlyToBeRestoredIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  private final IdentityHashMap<MediaContent, byte[]> late =
                      new IdentityHashMap<>();

                  @Override
                  public MediaContent deserialize(byte[] bytes) {
                    MediaContent empty = new MediaContent();
                    late.put(empty, bytes.clone());
                    return empty;
                  }

                  @Override
                  public MediaContent restore(MediaContent value) throws Exception {
                    if (late.containsKey(value)) {
                      MediaContent decoded = super.deserialize(late.get(value));
                      value.media = decoded.media;
                      value.images = decoded.images;
                    }
                    return value;
                  }
                });
    assertThat(fork.wrong(Phase.DESER))
        .get()
        .asString()
        .startsWith("in the timed loop, deserialize left");
  }

  @Test
  void anotherValueIsFoundInTheLoop() throws Exception {
    Fork fork =
        new Fork(
            () ->
                new Honest() {
                  private Optional<byte[]> first = Optional.empty();

                  @Override
                  public MediaContent deserialize(byte[] bytes) throws Exception {
                    first = first.or(() -> Optional.of(bytes.clone()));
                    return super.deserialize(first.get());
                  }
                });
    assertThat(fork.wrong(Phase.DESER))
        .get()
        .asString()
        .startsWith("a result of deser in the timed loop.media");
  }
}
