package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.variation.Variation;
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
import java.util.function.IntFunction;

/** The phases over a stream: one call opens a stream in memory, and closes it many values later. */
final class StreamPhases<T, R> implements Phases {
  private static final int LEAST_ITEMS = 4;
  private static final int MOST_ITEMS = 1000;
  private static final int LEAST_STREAMS = 2;

  /** A few streams of this length and what is decoded from them fit into a fork's heap. */
  private static final int MOST_BYTES = 4 << 20;

  private final Row row;
  private final Serializer<T, R> serializer;
  private final StreamSerializer<R> streams;
  private final Dataset<T> dataset;
  private final Inputs<T> inputs;
  private final T[] values;
  private final Streams whole;
  private Streams current; // Which the operations write and read.
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Map<Phase, KeptItem> kept = new EnumMap<>(Phase.class);

  /** Streams of one length. */
  private static final class Streams {
    private final int items; // In each.
    private final Object[] encoded; // Of the inputs, in turn.
    private final int count; // Of different ones.

    Streams(int items, Object[] encoded, int count) {
      this.items = items;
      this.encoded = encoded;
      this.count = count;
    }
  }

  /** The result of a timed call. */
  private record KeptItem(int index, Object result) {}

  @SuppressWarnings("unchecked") // An array of T's erasure; one representation for a serializer.
  StreamPhases(
      Row row, Serializer<T, R> serializer, Dataset<T> dataset, Inputs<T> inputs, OptionalInt items)
      throws Exception {
    this.row = row;
    this.serializer = serializer;
    this.streams = (StreamSerializer<R>) serializer;
    this.dataset = dataset;
    this.inputs = inputs;
    this.values = (T[]) Inputs.slots(inputs.values());
    this.whole = encoded(items.isPresent() ? items.getAsInt() : asManyAsFit());
    this.current = whole;
  }

  /** Returns streams of a length, enough for each of the values to be in one. */
  private Streams encoded(int items) throws Exception {
    int count = Math.max(LEAST_STREAMS, (inputs.count() + items - 1) / items);
    List<byte[]> all = new ArrayList<>();
    for (int stream = 0; stream < count; stream++) {
      all.add(write(stream, items).toByteArray());
    }
    return new Streams(items, Inputs.slots(all), count);
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
    KeptItem last = new KeptItem(index, encoding ? out.toByteArray() : result);
    boolean isSearched = RoundTripProbe.isSearched(dataset);
    Freshness freshness = new Freshness(row, dataset);
    // Before it is restored, which may decode in place what was left encoded.
    Optional<String> undecoded =
        isSearched && (phase == Phase.DESER || phase == Phase.MESSAGE)
            ? freshness.ofUndecoded(input(phase, index), result)
            : Optional.empty();
    Optional<String> wrong = wrong(phase, last);
    if (wrong.isPresent() || !isSearched) {
      return wrong;
    }
    Optional<String> stale =
        undecoded.isPresent() ? undecoded : staleness(freshness, phase, last, call);
    return stale.map(what -> "in the timed loop, " + what);
  }

  /** Searches the last item of a stream for what was not made by its call. */
  private Optional<String> staleness(Freshness freshness, Phase phase, KeptItem last, Batch call)
      throws Exception {
    if (phase == Phase.CREATE) {
      return dataset.type().bundled()
          ? freshness.ofCreated(input(phase, last.index()), last.result())
          : Optional.empty();
    }
    if (phase == Phase.SER && dataset.type().bundled()) {
      T input = input(phase, last.index());
      return freshness.ofCreated(input, serializer.createTemporary(input));
    }
    if (phase != Phase.DESER) {
      return Optional.empty();
    }
    Object again = call.last(last.index() + 1);
    Object next = call.last(last.index() + 2);
    return inputs.distinct() > 1
        ? freshness.ofDecoded(List.of(last.result(), again), next)
        : freshness.ofSame(List.of(last.result(), again));
  }

  /** Returns the input of the last item of a call, or of its only one. */
  private T input(Phase phase, int index) {
    int length = whole.encoded.length;
    int stream = phase == Phase.DESER ? (index & (length - 1)) % whole.count : index;
    int place = phase == Phase.CREATE ? index : (stream + 1) * whole.items - 1;
    return values[place & (values.length - 1)];
  }

  /** Returns calls on streams of one new value each. */
  @Override
  public Optional<UnseenValues<?, ?, ?>> unseen() throws Exception {
    Optional<IntFunction<T>> others = Variation.others(dataset);
    if (others.isEmpty()) {
      return Optional.empty();
    }
    current = encoded(1);
    return Optional.of(
        new UnseenValues<>(
            row,
            serializer,
            new SingleItems<>(streams),
            this::opened,
            dataset,
            inputs,
            others.get(),
            values,
            current.encoded));
  }

  @SuppressWarnings("unchecked") // The same row opens the same serializer.
  private Carrier<R, Object> opened() throws Exception {
    return new SingleItems<>((StreamSerializer<R>) RoundTripProbe.open(row, dataset.type()));
  }

  @Override
  public void unseenEnds() {
    current = whole;
  }

  @Override
  public int values(Phase phase) {
    return phase == Phase.CREATE ? 1 : whole.items;
  }

  @Override
  public Operation operation(Phase phase) throws Exception {
    return switch (phase) {
      case CREATE -> index -> serializer.create(values[index & (values.length - 1)]);
      case SER -> index -> write(index, current.items);
      case DESER -> index -> read(stream(index), false);
      case MESSAGE -> index -> read(write(index, current.items).toByteArray(), false);
      case ENCODE -> encode(inputs.created(serializer, values));
      case ROUNDTRIP -> index -> read(write(index, current.items).toByteArray(), true);
    };
  }

  private byte[] stream(int index) {
    Object[] encoded = current.encoded;
    return (byte[]) encoded[index & (encoded.length - 1)];
  }

  /** Writes a stream, whose inputs begin where those of the stream before it end. */
  private ByteArrayOutputStream write(int stream, int items) throws Exception {
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
      int items = current.items;
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
    int items = current.items;
    for (int i = 0; i < items; i++) {
      R read = reader.read();
      last = restored ? serializer.restore(read) : read;
      Sink.consume(last);
    }
    return last;
  }

  @Override
  public Optional<String> check() throws Exception {
    Optional<String> wrong = check("timed stream", stream(0));
    if (wrong.isEmpty()) {
      wrong = check("stream of timed inputs", write(0, current.items).toByteArray());
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
    return DeepEquality.difference(
        "the last result of " + phase.label(), dataset, input(phase, last.index()), actual);
  }

  private T overArray(R created) throws Exception {
    return serializer.restore(serializer.deserialize(serializer.serialize(created)));
  }

  private Optional<String> check(String name, byte[] bytes) throws Exception {
    ItemReader<R> reader = streams.reader(new ByteArrayInputStream(bytes));
    Optional<String> wrong = Optional.empty();
    for (int i = 0; i < Math.min(whole.items, Inputs.LEAST) && wrong.isEmpty(); i++) {
      T read = serializer.restore(reader.read());
      wrong =
          DeepEquality.difference(
              "value " + (i + 1) + " of a " + name, dataset, inputs.value(i), read);
    }
    return wrong;
  }
}
