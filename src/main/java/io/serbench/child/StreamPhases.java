package io.serbench.child;

import io.serbench.dataset.DataType;
import io.serbench.dataset.DeepEquality;
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
public final class StreamPhases<T, R> implements Phases {
  private static final int LEAST_ITEMS = 4;
  private static final int MOST_ITEMS = 1000;

  /** A few streams of that length fit into the heap of a fork together with what is decoded. */
  private static final int MOST_BYTES = 4 << 20;

  private final Serializer<T, R> serializer;
  private final StreamSerializer<R> streams;
  private final int items;
  private final T[] values;
  private final Object[] created;
  private final byte[][] encoded;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final DataType<T> type;
  private final Map<Phase, Kept> kept = new EnumMap<>(Phase.class);

  /** What a timed call gave, and which it was. */
  private record Kept(int index, Object result) {}

  @SuppressWarnings("unchecked") // An array of T's erasure; one representation for a serializer.
  StreamPhases(
      Serializer<T, R> serializer, DataType<T> type, List<T> inputs, OptionalInt items)
      throws Exception {
    this.serializer = serializer;
    this.type = type;
    this.streams = (StreamSerializer<R>) serializer;
    List<R> representations = new ArrayList<>();
    for (T input : inputs) {
      representations.add(serializer.create(input));
    }
    this.values = (T[]) Rotation.of(inputs);
    this.created = Rotation.of(representations);
    this.items = items.isPresent() ? items.getAsInt() : asManyAsFit();
    this.encoded = new byte[2][];
    for (int i = 0; i < encoded.length; i++) {
      encoded[i] = write().toByteArray();
    }
  }

  private int asManyAsFit() throws Exception {
    int size = Math.max(1, serializer.serialize(serializer.create(values[0])).length);
    return Math.max(LEAST_ITEMS, Math.min(MOST_ITEMS, MOST_BYTES / size));
  }

  @Override
  public List<byte[]> encodings() {
    return List.of(encoded[0]);
  }

  @Override
  public int values(Phase phase) {
    return phase == Phase.CREATE ? 1 : items;
  }

  @Override
  public Operation operation(Phase phase) {
    return switch (phase) {
      case CREATE -> index -> serializer.create(values[index & (values.length - 1)]);
      case SER -> index -> write();
      case DESER -> index -> read(encoded[index & 1], false);
      case ENCODE -> index -> encode();
      case ROUNDTRIP -> index -> read(write().toByteArray(), true);
    };
  }

  /** The next call overwrites what was encoded. */
  @Override
  public void keep(Phase phase, int index, Object result) {
    boolean encoding = phase == Phase.SER || phase == Phase.ENCODE;
    kept.put(phase, new Kept(index, encoding ? out.toByteArray() : result));
  }

  @Override
  public Optional<String> wrong() throws Exception {
    for (Map.Entry<Phase, Kept> entry : kept.entrySet()) {
      Optional<String> wrong = wrong(entry.getKey(), entry.getValue());
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  @SuppressWarnings("unchecked") // What these phases gave.
  private Optional<String> wrong(Phase phase, Kept what) throws Exception {
    String name = "what " + phase.label() + " gave last";
    int last = (phase == Phase.CREATE ? what.index() : items - 1) & (values.length - 1);
    T actual =
        switch (phase) {
          case CREATE -> there((R) what.result());
          case SER, ENCODE -> (T) read((byte[]) what.result(), true);
          case DESER -> serializer.restore((R) what.result());
          case ROUNDTRIP -> (T) what.result();
        };
    return DeepEquality.difference(name, type, values[last], actual);
  }

  /** There and back over an array. */
  private T there(R created) throws Exception {
    return serializer.restore(serializer.deserialize(serializer.serialize(created)));
  }

  private ByteArrayOutputStream write() throws Exception {
    out.reset();
    ItemWriter<R> writer = streams.writer(out);
    for (int i = 0; i < items; i++) {
      writer.write(serializer.create(values[i & (values.length - 1)]));
    }
    writer.end();
    return out;
  }

  @SuppressWarnings("unchecked") // What create gave.
  private ByteArrayOutputStream encode() throws Exception {
    out.reset();
    ItemWriter<R> writer = streams.writer(out);
    for (int i = 0; i < items; i++) {
      writer.write((R) created[i & (created.length - 1)]);
    }
    writer.end();
    return out;
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
}
