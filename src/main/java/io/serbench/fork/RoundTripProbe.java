package io.serbench.fork;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.equality.LookComparison;
import io.serbench.dataset.variation.Variation;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.Transport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Checks that a serializer returns an equal, fresh, decoded object: it does not need its input. */
public final class RoundTripProbe {
  private static final int DECODED = 3; // To compare at once, and after each filling.
  private static final int VARIED = 3;
  private static final byte[] FILLINGS = {0, -1}; // Accessors may read zeros as empty values.
  private static final long LARGE = 64 << 10; // Bytes; above, values are not varied or searched.

  private RoundTripProbe() {}

  @SuppressWarnings("unchecked") // A row that covers the type opens a serializer of that type.
  public static <T> Serializer<T, Object> open(Row row, DataType<T> type) throws Exception {
    return (Serializer<T, Object>) row.open(type);
  }

  /** Returns what is wrong with round trips of all values over byte arrays; empty if nothing is. */
  public static <T, R> Optional<String> check(
      Row row, Serializer<T, R> serializer, Dataset<T> dataset) throws Exception {
    return check(row, serializer, dataset, Transport.ARRAY);
  }

  /** Checks round trips as {@link #check(Row, Serializer, Dataset)} does, over any transport. */
  public static <T, R> Optional<String> check(
      Row row, Serializer<T, R> serializer, Dataset<T> dataset, Transport transport)
      throws Exception {
    return new Trips<>(row, serializer, dataset, transport, true).check();
  }

  /**
   * Also checks varied values, all encoded before one is decoded: a row may remember the last.
   *
   * @param looks whether methods of a user's class are called to compare its objects
   */
  static <T, R> Optional<String> check(
      Row row,
      Serializer<T, R> serializer,
      Dataset<T> dataset,
      Inputs<T> inputs,
      Transport transport,
      boolean looks)
      throws Exception {
    Trips<T, R> trips = new Trips<>(row, serializer, dataset, transport, looks);
    Optional<String> wrong = trips.check();
    return wrong.isPresent() || inputs.distinct() == 1 || decodesNothing(row) || areLarge(dataset)
        ? wrong
        : trips.check(inputs);
  }

  /** Returns whether the row is a yardstick, which returns a copy of what it was given last. */
  static boolean decodesNothing(Row row) {
    return row.tags().plays(Role.YARDSTICK);
  }

  private static boolean areLarge(Dataset<?> dataset) {
    return Variation.of(dataset).filter(values -> values.bytes() > LARGE).isPresent();
  }

  /**
   * Returns whether objects are searched for what should not be in them: they are not large, and
   * their fields are data. Those of generated classes also hold what their library remembers; how
   * it decodes is checked with serbench's own messages.
   */
  static boolean isSearched(Dataset<?> dataset) {
    return !areLarge(dataset) && !DeepEquality.isGenerated(dataset.type());
  }

  private record Received<R>(List<R> decoded, IntConsumer overwrite) {}

  private record Trips<T, R>(
      Row row,
      Serializer<T, R> serializer,
      Dataset<T> dataset,
      Transport transport,
      boolean looks) {
    Optional<String> check() throws Exception {
      Optional<String> wrong = Optional.empty();
      for (int place = 0; place < dataset.values().size() && wrong.isEmpty(); place++) {
        wrong = check(place);
      }
      return wrong;
    }

    Optional<String> check(Inputs<T> inputs) throws Exception {
      List<T> some =
          IntStream.range(0, Math.min(VARIED, inputs.distinct())).mapToObj(inputs::value).toList();
      List<R> decoded = over(some, 1).decoded();
      Optional<String> wrong = Optional.empty();
      for (int place = 0; place < some.size() && wrong.isEmpty(); place++) {
        String name = "varied value " + (place + 1);
        T expected = inputs.value(place);
        T input = some.get(place);
        wrong =
            difference(name, expected, serializer.restore(decoded.get(place)))
                .or(() -> difference(name, expected, input));
      }
      return wrong;
    }

    private Optional<String> check(int place) throws Exception {
      T input = dataset.again().apply(place);
      String name = dataset.values().size() == 1 ? "value" : "value " + (place + 1);
      Received<R> received = over(Collections.singletonList(input), DECODED);
      Freshness freshness = new Freshness(row, dataset);
      Optional<String> wrong = freshness.ofSame(received.decoded());
      for (int i = 0; i < DECODED && wrong.isEmpty(); i++) {
        R decoded = received.decoded().get(i);
        // A lazy row may need its input, but need not: it may copy what it reads.
        if (i == 0 || row.tags().has(Feature.LAZY)) {
          wrong = lost(name, place, input, serializer.restore(decoded));
          if (i == 0 && looks && transport == Transport.ARRAY) {
            wrong = visible(name, place, wrong);
          }
        } else {
          BufferViews views = views(decoded);
          received.overwrite().accept(FILLINGS[i - 1]);
          views.restore();
          wrong = needOfInput(name, place, input, decoded);
        }
      }
      if (wrong.isEmpty() && place == 0 && isSearched(dataset)) {
        wrong = staleness(freshness, input);
      }
      return wrong.or(() -> changed(name, place, input));
    }

    /**
     * Compares a copy with what was given, as it was before a library called the accessors that
     * change it.
     */
    private Optional<String> lost(String name, int place, T input, T actual) {
      Optional<String> wrong = difference(name, input, actual);
      if (wrong.isEmpty() || difference(name, input, dataset.again().apply(place)).isEmpty()) {
        return wrong;
      }
      return wrong.filter(
          what -> difference(name, dataset.again().apply(place), actual).isPresent());
    }

    /** Encoding must not have changed its input, but where each reading differs anyway. */
    private Optional<String> changed(String name, int place, T input) {
      T original = dataset.values().get(place);
      T again = dataset.again().apply(place);
      return DeepEquality.change(name, dataset, original, again, input)
          .map(what -> "encoding changed its input: " + what);
    }

    /** Compares what a program sees, by objects that nobody uses afterwards. */
    private Optional<String> visible(String name, int place, Optional<String> ofFields)
        throws Exception {
      T value = dataset.again().apply(place);
      R decoded = over(Collections.singletonList(value), 1).decoded().get(0);
      return LookComparison.difference(
          name, dataset, place, value, serializer.restore(decoded), ofFields);
    }

    private Optional<String> difference(String name, T expected, T actual) {
      return DeepEquality.difference(name, dataset, expected, actual);
    }

    /** Serbench's own data must not need the input at all. */
    private BufferViews views(R decoded) {
      return dataset.type().bundled() ? BufferViews.NONE : BufferViews.in(decoded);
    }

    private Optional<String> needOfInput(String name, int place, T expected, R decoded) {
      Optional<String> wrong;
      try {
        wrong = lost(name, place, expected, serializer.restore(decoded));
      } catch (Exception e) {
        wrong = Optional.of(Failures.oneLine(e));
      }
      return wrong.map(
          what ->
              "the decoded object still needs its input, but the row is not LAZY: after the input"
                  + " was overwritten, "
                  + what);
    }

    /** Looks at new objects, since restoring one may decode in place what was left encoded. */
    private Optional<String> staleness(Freshness freshness, T input) throws Exception {
      List<R> decoded = over(Collections.singletonList(input), DECODED).decoded();
      R first = decoded.get(0);
      // The fields of a user's class were compared, and a getter may have filled others.
      boolean isOwnObject =
          !dataset.type().bundled()
              && !dataset.type().untyped()
              && serializer.restore(first) == first;
      Optional<String> wrong = isOwnObject ? Optional.empty() : freshness.ofUndecoded(input, first);
      if (wrong.isEmpty() && dataset.type().bundled()) {
        wrong = freshness.ofCreated(input, serializer.create(input));
      }
      if (wrong.isEmpty() && dataset.type().bundled()) {
        wrong = freshness.ofCreated(input, serializer.createTemporary(input));
      }
      Optional<T> other = Variation.other(dataset);
      if (wrong.isEmpty() && other.isPresent()) {
        R third = over(List.of(other.get()), 1).decoded().get(0);
        wrong = freshness.ofDecoded(decoded, third);
      }
      return wrong;
    }

    private Received<R> over(List<T> values, int times) throws Exception {
      if (transport != Transport.STREAM) {
        R sample = serializer.create(values.get(0));
        return over(Carrier.of(serializer, transport, sample), values, times);
      }
      List<T> all =
          values.stream().flatMap(value -> Collections.nCopies(times, value).stream()).toList();
      byte[] bytes = stream(serializer, all);
      ItemReader<R> reader = streams(serializer).reader(new ByteArrayInputStream(bytes));
      List<R> items = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        items.add(reader.read());
      }
      return new Received<>(items, with -> Arrays.fill(bytes, (byte) with));
    }

    private <E> Received<R> over(Carrier<R, E> carrier, List<T> values, int times)
        throws Exception {
      List<E> encoded = new ArrayList<>();
      for (T value : values) {
        encoded.add(carrier.kept(carrier.encode(serializer.create(value))));
      }
      List<R> decoded = new ArrayList<>();
      for (E message : encoded) {
        for (int i = 0; i < times; i++) {
          decoded.add(carrier.decode(message));
        }
      }
      return new Received<>(
          decoded, with -> encoded.forEach(message -> fill(carrier, message, (byte) with)));
    }
  }

  private static <E> void fill(Carrier<?, E> carrier, E message, byte with) {
    byte[] filling = new byte[carrier.bytes(carrier.copy(message)).length];
    Arrays.fill(filling, with);
    carrier.overwrite(message, filling);
  }

  @SuppressWarnings("unchecked") // The interfaces of a serializer share its representation.
  static <R> StreamSerializer<R> streams(Serializer<?, R> serializer) {
    return (StreamSerializer<R>) serializer;
  }

  static <T, R> byte[] stream(Serializer<T, R> serializer, List<T> values) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StreamSerializer.ItemWriter<R> writer = streams(serializer).writer(out);
    for (T value : values) {
      writer.write(serializer.create(value));
    }
    writer.end();
    return out.toByteArray();
  }
}
