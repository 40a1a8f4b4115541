package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dummy.ItemsByLength;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether what is decoded needs what it was decoded from is seen, not claimed. */
class RoundTripProbeTest {
  private static final Dataset<MediaContent> MEDIA = MediaFamily.family().dataset("media.1");
  private static final Inputs<MediaContent> INPUTS = Inputs.of(MEDIA, Traffic.DEFAULT, 1);

  @ParameterizedTest
  @EnumSource(names = {"ARRAY", "DIRECT", "HEAP", "STREAM"})
  void aRowThatKeepsItsInputMustSayThatItIsLazy(Transport transport) throws Exception {
    Optional<String> wrong = check(row(), new KeepsItsInput(), transport);
    assertThat(wrong).isPresent();
    assertThat(wrong.get()).contains("still needs its input").contains("not LAZY");
  }

  @ParameterizedTest
  @EnumSource(names = {"ARRAY", "DIRECT", "HEAP", "STREAM"})
  void aLazyRowMayKeepItsInput(Transport transport) throws Exception {
    assertThat(check(row(Feature.LAZY), new KeepsItsInput(), transport)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"ARRAY", "DIRECT", "HEAP", "STREAM"})
  void aRowThatDecodesNeedsItsInputNoMore(Transport transport) throws Exception {
    assertThat(check(row(), new Decodes(), transport)).isEmpty();
  }

  /** Zeros where the value has zeros as well: only what comes after them tells. */
  @Test
  void aValueOfZerosIsOverwrittenByWhatIsNoZero() throws Exception {
    Dataset<byte[]> zeros =
        new Dataset<>(
            "zeros",
            new DataType<>("zeros", byte[].class, List.of(byte[].class), Shape.TREE, byte[]::clone),
            new byte[8]);
    Optional<String> wrong = RoundTripProbe.check(row(), new KeepsTheArray(), zeros);
    assertThat(wrong).isPresent();
    assertThat(wrong.get()).contains("still needs its input");
  }

  @ParameterizedTest
  @EnumSource(names = {"ARRAY", "DIRECT", "HEAP", "STREAM"})
  void aRowThatRemembersWhatItWasGivenIsFoundOut(Transport transport) throws Exception {
    Serializer<MediaContent, Promise> remembers = new Remembers();
    assertThat(RoundTripProbe.check(row(), remembers, MEDIA, transport)).isEmpty();
    assertThat(RoundTripProbe.check(row(), remembers, MEDIA, INPUTS, transport, true))
        .get()
        .asString()
        .startsWith("varied value 1.");
    assertThat(RoundTripProbe.check(row(), new Decodes(), MEDIA, INPUTS, transport, true))
        .isEmpty();
    Row yardstick =
        Row.named("copy")
            .tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE)
            .plays(Role.YARDSTICK)
            .opensWith((name, type) -> remembers);
    assertThat(RoundTripProbe.check(yardstick, remembers, MEDIA, INPUTS, transport, true))
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"ARRAY", "DIRECT", "HEAP", "STREAM"})
  void whatWasTimedIsCheckedOnceMore(Transport transport) throws Exception {
    Usage usage = new Usage(transport, OptionalInt.of(4), 1, false);
    Phases right = Phases.of(row(), new Decodes(), MEDIA, INPUTS, usage);
    assertThat(right.check()).isEmpty();
    assertThat(Phases.of(row(), new Remembers(), MEDIA, INPUTS, usage).check()).isPresent();
    Phases spoilt = Phases.of(row(), new SpoilsItsInput(), MEDIA, INPUTS, usage);
    for (int index = 0; index < 20; index++) {
      spoilt.operation(Phase.CREATE).call(index);
    }
    assertThat(spoilt.check()).get().asString().contains("timed input").contains(".media.title");
  }

  private static Optional<String> check(
      Row row, Serializer<MediaContent, ?> serializer, Transport transport) throws Exception {
    return RoundTripProbe.check(row, serializer, MEDIA, transport);
  }

  private static Row row(Feature... features) {
    return Row.named("row")
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE, features)
        .opensWith((name, type) -> new Decodes());
  }

  /** A value that may have to be decoded yet. */
  private record Promise(Callable<MediaContent> value) {}

  /** The JDK's form, which is decoded when it is asked for. */
  private static class KeepsItsInput
      implements Serializer<MediaContent, Promise>,
          BufferSerializer<Promise>,
          ItemsByLength<Promise> {
    Promise promise(Callable<MediaContent> value) throws Exception {
      return new Promise(value);
    }

    /** Told of what is encoded. */
    void given(Promise promise) {}

    @Override
    public Promise create(MediaContent value) {
      MediaContent copy = MediaFamily.TYPE.copy(value);
      return new Promise(() -> copy);
    }

    @Override
    public final byte[] serialize(Promise promise) throws Exception {
      given(promise);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(promise.value().call());
      }
      return bytes.toByteArray();
    }

    @Override
    public final Promise deserialize(byte[] bytes) throws Exception {
      return promise(() -> decoded(new ByteArrayInputStream(bytes)));
    }

    @Override
    public final void serialize(Promise promise, ByteBuffer target) throws Exception {
      target.put(serialize(promise));
    }

    @Override
    public final Promise deserialize(ByteBuffer source) throws Exception {
      ByteBuffer view = source.slice();
      return promise(
          () -> {
            byte[] bytes = new byte[view.remaining()];
            view.get(0, bytes);
            return decoded(new ByteArrayInputStream(bytes));
          });
    }

    @Override
    public final ItemReader<Promise> reader(InputStream in) {
      DataInputStream data = new DataInputStream(in);
      return () ->
          promise(() -> decoded(new ByteArrayInputStream(data.readNBytes(data.readInt()))));
    }

    @Override
    public final MediaContent restore(Promise promise) throws Exception {
      return promise.value().call();
    }

    private static MediaContent decoded(InputStream in) throws Exception {
      try (ObjectInputStream objects = new ObjectInputStream(in)) {
        return (MediaContent) objects.readObject();
      }
    }
  }

  /** The same, decoded at once. */
  private static final class Decodes extends KeepsItsInput {
    @Override
    Promise promise(Callable<MediaContent> value) throws Exception {
      MediaContent decoded = value.call();
      return new Promise(() -> decoded);
    }
  }

  /** Decodes nothing, and gives back a copy of what it was given last. */
  private static final class Remembers extends KeepsItsInput {
    private Optional<Promise> last = Optional.empty();

    @Override
    void given(Promise promise) {
      last = Optional.of(promise);
    }

    @Override
    Promise promise(Callable<MediaContent> value) throws Exception {
      MediaContent copy = MediaFamily.TYPE.copy(last.orElseThrow().value().call());
      return new Promise(() -> copy);
    }
  }

  /** Changes what it is given, but not before it has been checked. */
  private static final class SpoilsItsInput extends KeepsItsInput {
    private int left = 30;

    @Override
    public Promise create(MediaContent value) {
      left--;
      if (left < 0) {
        value.media.title = "spoilt";
      }
      return super.create(value);
    }
  }

  /** What holds an array that may be somebody else's. */
  private static final class Holder {
    private final byte[] bytes;

    Holder(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  /** An array as it stands, which is not even copied. */
  private static final class KeepsTheArray implements Serializer<byte[], Holder> {
    @Override
    public Holder create(byte[] value) {
      return new Holder(value.clone());
    }

    @Override
    public byte[] serialize(Holder representation) {
      return representation.bytes.clone();
    }

    @Override
    public Holder deserialize(byte[] bytes) {
      return new Holder(bytes);
    }

    @Override
    public byte[] restore(Holder representation) {
      return representation.bytes;
    }
  }
}
