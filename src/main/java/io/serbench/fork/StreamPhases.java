package io.serbench.fork;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.measure.Clock;
import io.serbench.measure.Operation;
import io.serbench.measure.Sink;
import io.serbench.result.Phase;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The phases over a stream: one call opens a stream in memory, and closes it many values later. */
final class StreamPhases<T, R> implements Phases {
  private static final int LEAST_ITEMS = 4;
  private static final int MOST_ITEMS = 1000;
  private static final int LEAST_STREAMS = 2;

  /** A few streams of this length and what is decoded from them fit into a fork's heap. */
  private static final int MOST_BYTES = 4 << 20;

  private final Serializer<T, R> serializer;
  private final StreamSerializer<R> streams;
  private final Dataset<T> dataset;
  private final Inputs<T> inputs;
  private final T[] values;
  private final int items;
  private final Object[] encoded;
  private final int count;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Map<Phase, KeptItem> kept = new EnumMap<>(Phase.class);

  /** The result of a timed call. */
  private record KeptItem(int index, Object result) {}

  @SuppressWarnings("unchecked") // An array of T's erasure; one representation for a serializer.
  StreamPhases(Serializer<T, R> serializer, Dataset<T> dataset, Inputs<T> inputs, OptionalInt items)
      throws Exception {
    this.serializer = serializer;
    this.streams = (StreamSerializer<R>) serializer;
    this.dataset = dataset;
    this.inputs = inputs;
    this.values = (T[]) Inputs.slots(inputs.values());
    this.items = items.isPresent() ? items.getAsInt() : asManyAsFit();
    List<byte[]> all = new ArrayList<>();
    // Enough streams for each of the values to be in one.
    this.count = Math.max(LEAST_STREAMS, (inputs.count() + this.items - 1) / this.items);
    for (int stream = 0; stream < count; stream++) {
      all.add(write(stream).toByteArray());
    }
    this.encoded = Inputs.slots(all);
  }

  private int asManyAsFit() throws Exception {
    int size = Math.max(1, serializer.serialize(serializer.create(values[0])).length);
    return Math.max(LEAST_ITEMS, Math.min(MOST_ITEMS, MOST_BYTES / size));
  }

  @Override
  public List<byte[]> encodings(Operation.Warm ser) throws Exception {
    // A stream as it is timed: one of equal values would deflate to next to nothing.
    ser.time(Clock.SYSTEM, 1);
    return List.of(out.toByteArray());
  }

  @Override
  public Optional<String> wrong(Phase phase, int index, Batch call) throws Exception {
    Object result = call.last(index + 1);
    boolean encoding = phase == Phase.SER || phase == Phase.ENCODE;
    return wrong(phase, new KeptItem(index, encoding ? out.toByteArray() : result));
  }

  @Override
  public Optional<UnseenValues<?, ?, ?>> unseen() {
    return Optional.empty();
  }

  @Override
  public int values(Phase phase) {
    return phase == Phase.CREATE ? 1 : items;
  }

  @Override
  public Operation operation(Phase phase) throws Exception {
    return switch (phase) {
      case CREATE -> index -> serializer.create(values[index & (values.length - 1)]);
      case SER -> index -> write(index);
      case DESER -> index -> read((byte[]) encoded[index & (encoded.length - 1)], false);
      case MESSAGE -> index -> read(write(index).toByteArray(), false);
      case ENCODE -> encode(inputs.created(serializer, values));
      case ROUNDTRIP -> index -> read(write(index).toByteArray(), true);
    };
  }

  /** Writes a stream, whose inputs begin where those of the stream before it end. */
  private ByteArrayOutputStream write(int stream) throws Exception {
    out.reset();
    ItemWriter<R> writer = streams.writer(out);
    int start = stream * items;
    for (int i = 0; i < items; i++) {
      writer.write(serializer.createTemporary(values[(start + i) & (values.length - 1)]));
    }
    writer.end();
    return out;
  }

  private Operation encode(Object[] created) {
    return stream -> {
      out.reset();
      ItemWriter<R> writer = streams.writer(out);
      int start = stream * items;
      for (int i = 0; i < items; i++) {
        writer.write(representation(created[(start + i) & (created.length - 1)]));
      }
      writer.end();
      return out;
    };
  }

  @SuppressWarnings("unchecked") // What create returned.
  private R representation(Object created) {
    return (R) created;
  }

  private Object read(byte[] bytes, boolean restored) throws Exception {
    ItemReader<R> reader = streams.reader(new ByteArrayInputStream(bytes));
    Object last = null;
    for (int i = 0; i < items; i++) {
      R read = reader.read();
      last = restored ? serializer.restore(read) : read;
      Sink.consume(last);
    }
    return last;
  }

  @Override
  public Optional<String> check() throws Exception {
    Optional<String> wrong = check("timed stream", (byte[]) encoded[0]);
    if (wrong.isEmpty()) {
      wrong = check("stream of timed inputs", write(0).toByteArray());
    }
    for (Map.Entry<Phase, KeptItem> entry : kept.entrySet()) {
      if (wrong.isEmpty()) {
        wrong = wrong(entry.getKey(), entry.getValue());
      }
    }
    return wrong;
  }

  @Override
  public void keep(Phase phase, int index, Object result) {
    boolean encoding = phase == Phase.SER || phase == Phase.ENCODE;
    // A copy, since the next call overwrites what was encoded.
    kept.put(phase, new KeptItem(index, encoding ? out.toByteArray() : result));
  }

  @SuppressWarnings("unchecked") // What these phases returned.
  private Optional<String> wrong(Phase phase, KeptItem last) throws Exception {
    T actual =
        switch (phase) {
          case CREATE -> overArray((R) last.result());
          case SER, ENCODE -> (T) read((byte[]) last.result(), true);
          case DESER, MESSAGE -> serializer.restore((R) last.result());
          case ROUNDTRIP -> (T) last.result();
        };
    int stream =
        phase == Phase.DESER ? (last.index() & (encoded.length - 1)) % count : last.index();
    int place = phase == Phase.CREATE ? last.index() : stream * items + items - 1;
    return DeepEquality.difference(
        "the last result of " + phase.label(),
        dataset,
        values[place & (values.length - 1)],
        actual);
  }

  private T overArray(R created) throws Exception {
    return serializer.restore(serializer.deserialize(serializer.serialize(created)));
  }

  private Optional<String> check(String name, byte[] bytes) throws Exception {
    ItemReader<R> reader = streams.reader(new ByteArrayInputStream(bytes));
    Optional<String> wrong = Optional.empty();
    for (int i = 0; i < Math.min(items, Inputs.LEAST) && wrong.isEmpty(); i++) {
      T read = serializer.restore(reader.read());
      wrong =
          DeepEquality.difference(
              "value " + (i + 1) + " of a " + name, dataset, inputs.value(i), read);
    }
    return wrong;
  }
}
