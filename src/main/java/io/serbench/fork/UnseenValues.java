package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.equality.Looks;
import io.serbench.measure.Allocated;
import io.serbench.measure.Clock;
import io.serbench.measure.Median;
import io.serbench.measure.Operation;
import io.serbench.measure.Sink;
import io.serbench.protocol.Written;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Evidence.Read;
import io.serbench.result.Traffic;
import io.serbench.serializer.Serializer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Calls the warm, timed loops of a row in turn on a value that it has never seen, on a fresh copy
 * of it, which is as cold in the caches, on a copy of a usual input, and on a usual input: a row
 * that remembers what it has seen takes longer for what is new. It decodes messages of other forks,
 * whose values it never encodes, so that no message can be the number of an object that the row
 * keeps.
 */
final class UnseenValues<T, R, E> {
  private static final int BLOCK = 12; // To make more takes time from other rows.
  private static final int SMALLEST_BLOCK = 2; // One tells nothing of what results share.
  private static final int BLOCK_BYTES = 1 << 20;
  private static final int LEAD = 4; // At least so many usual calls before each bring code back.
  private static final int FURTHER = 4; // At most; a row that counts calls is not to expect one.
  private static final long MOST_NANOS = 40_000_000; // Of calls on new values.
  private static final int MOST_BYTES = 256 << 10; // Of messages that are sent, beside the first.
  private static final int LONGEST = 4 << 20;
  private static final long ACQUAINTED_NANOS = 50_000_000; // For the JIT compiler; see acquaint.
  private static final Duration LONGEST_LOOK = Duration.ofSeconds(2); // A first one loads code.
  private static final int MOST_WEIGHED = 4; // Results of a block; a result may lead to thousands.

  private final Row row;
  private final Serializer<T, R> serializer;
  private final Carrier<R, E> carrier;
  private final Newcomer<R, E> newcomer;
  private final Dataset<T> dataset;
  private final Inputs<T> inputs;
  private final IntFunction<T> fresh;
  private final T[] values;
  private final Object[] encoded;
  private final Oblivion oblivion = new Oblivion();
  private final RandomGenerator random = RandomGenerator.getDefault();
  private final List<E> strangers = new ArrayList<>();

  /** Opens the row once more. */
  @FunctionalInterface
  interface Newcomer<R, E> {
    Carrier<R, E> open() throws Exception;
  }

  /** A call that is timed by itself. */
  @FunctionalInterface
  private interface SingleCall {
    void at(int place) throws Exception;
  }

  /** Median times of single calls on the inputs of the loop and on copies, in nanoseconds. */
  private record UsualCalls(double copies, double usual) {}

  /** Times of single calls, in nanoseconds. */
  private static final class Calls {
    private final List<Long> unseen = new ArrayList<>();
    private final List<Long> seen = new ArrayList<>();
    private final List<UsualCalls> usual = new ArrayList<>(); // Milliseconds apart.

    boolean areEnough() {
      return unseen.size() >= BLOCK || unseen.stream().mapToLong(nanos -> nanos).sum() > MOST_NANOS;
    }

    Optional<NewValues> medians(boolean alike) {
      // A neighbour that takes the processor for a while slows all calls of that time.
      return usual.stream()
          .min(Comparator.comparingDouble(UsualCalls::usual))
          .filter(any -> !unseen.isEmpty())
          .map(
              least ->
                  new NewValues(
                      unseen.size(),
                      alike,
                      median(unseen),
                      median(seen),
                      least.copies(),
                      least.usual()));
    }
  }

  private static double median(List<Long> nanos) {
    return Median.of(nanos.stream().mapToDouble(Long::doubleValue));
  }

  /** The time of a call in nanoseconds, and the bytes that it allocated, if the JVM counts them. */
  private record Timed(long nanos, OptionalDouble allocated) {}

  /**
   * What came of decoding.
   *
   * @param calls empty if no message could be read
   * @param retained see {@link io.serbench.result.Evidence#retained}
   * @param wrong why a message could not be read
   */
  record Decoded(
      Read read, Optional<NewValues> calls, OptionalDouble retained, Optional<String> wrong) {
    static final Decoded NOTHING =
        new Decoded(Read.NOTHING, Optional.empty(), OptionalDouble.empty(), Optional.empty());
  }

  /**
   * Creates calls on new values.
   *
   * @param fresh makes the value of a number, and as often as it is asked to
   * @param newcomer opens the row once more
   * @param values the inputs of the loop that encodes
   * @param encoded the inputs of the loop that decodes
   */
  UnseenValues(
      Row row,
      Serializer<T, R> serializer,
      Carrier<R, E> carrier,
      Newcomer<R, E> newcomer,
      Dataset<T> dataset,
      Inputs<T> inputs,
      IntFunction<T> fresh,
      T[] values,
      Object[] encoded) {
    this.row = row;
    this.serializer = serializer;
    this.carrier = carrier;
    this.newcomer = newcomer;
    this.dataset = dataset;
    this.inputs = inputs;
    this.fresh = fresh;
    this.values = values;
    this.encoded = encoded;
  }

  /** Encodes new values, and adds their messages to those for other forks. */
  Optional<NewValues> encode(Operation.Warm ser, List<Written> written) throws Exception {
    // Drawn, so that no two forks of a row have the same, and no row knows them.
    int number = drawn();
    Calls calls = new Calls();
    int block = block(carrier.bytes(usual(0)).length);
    calls.usual.add(usualCalls(ser, values, inputs.copies(block), asked(block)));
    if (!dataset.othersAreAlike() || inputs.distinct() == 1) {
      meetStrangers(ser, block);
    }
    long bytes = 0;
    for (int from = number; !calls.areEnough() && bytes <= MOST_BYTES; from += block) {
      List<T> unseen = numbered(from, block);
      List<T> seen = numbered(from, block);
      List<byte[]> messages = new ArrayList<>();
      interleave(
          block,
          place -> {
            calls.unseen.add(call(ser, values, unseen.get(place)).nanos());
            messages.add(message(ser).clone());
          },
          place -> calls.seen.add(call(ser, values, seen.get(place)).nanos()));
      for (int i = 0; i < block; i++) {
        byte[] message = messages.get(i);
        if (message.length <= LONGEST && (bytes == 0 || bytes + message.length <= MOST_BYTES)) {
          written.add(new Written(from + i, Bytes.of(message)));
        }
        bytes += message.length;
      }
      calls.usual.add(usualCalls(ser, values, inputs.copies(block), asked(block)));
    }
    return calls.medians(dataset.othersAreAlike());
  }

  /**
   * Returns why a message cannot hold the strings of its value, as that of a value that the row
   * knows beforehand; empty if all can.
   *
   * @param written messages of new values
   */
  Optional<String> tooShort(Operation.Warm ser, List<Written> written) throws Exception {
    MessageLengths lengths =
        new MessageLengths(written.subList(0, Math.min(BLOCK, written.size())), fresh);
    boolean areTold = !lengths.areBelowStrings() && !(serializer instanceof CompressedSerializer);
    int most = areTold ? Math.min(block(lengths.average()), dataset.values().size()) : 0;
    for (int place = 0; place < most; place++) {
      T value = dataset.again().apply(place);
      call(ser, values, value);
      Optional<String> tooShort = MessageLengths.tooShort(place, value, message(ser).length);
      if (tooShort.isPresent()) {
        return tooShort;
      }
    }
    return lengths.tooShort();
  }

  /**
   * Makes calls of a loop on its inputs, and on two kinds of copies, of which the faster counts.
   *
   * @param asked copies that were looked at; there may be fewer, or none
   */
  private UsualCalls usualCalls(Operation.Warm loop, Object[] usual, List<?> copies, List<?> asked)
      throws Exception {
    List<Long> ofCopies = new ArrayList<>();
    List<Long> ofAsked = new ArrayList<>();
    List<Long> ofUsual = new ArrayList<>();
    for (int i = 0; i < copies.size(); i++) {
      ofCopies.add(call(loop, usual, copies.get(i)).nanos());
      if (i < asked.size()) {
        ofAsked.add(call(loop, usual, asked.get(i)).nanos());
      }
      ofUsual.add(call(loop, usual, usual[i % usual.length]).nanos());
    }
    double least = asked.isEmpty() ? median(ofCopies) : Math.min(median(ofCopies), median(ofAsked));
    return new UsualCalls(least, median(ofUsual));
  }

  /**
   * Returns copies of usual values that were asked everything: a getter that computes something
   * once did so for the usual ones before they were timed. None are of classes that cannot compute
   * anything, or do not answer in time.
   */
  private List<T> asked(int block) {
    return dataset.type().bundled() || DeepEquality.isGenerated(dataset.type())
        ? List.of()
        : inputs.copies(block).stream()
            .takeWhile(value -> Looks.atAll(value, LONGEST_LOOK))
            .toList();
  }

  /** Encodes other values than those that are timed, until that is compiled. */
  private void meetStrangers(Operation.Warm ser, int block) throws Exception {
    List<T> others = numbered(drawn(), block);
    acquaint(ser, values, others);
    for (T other : others) {
      call(ser, values, other);
      strangers.add(carrier.of(message(ser).clone()));
    }
  }

  private int drawn() {
    return random.nextInt(Traffic.MOST_DISTINCT, Integer.MAX_VALUE - BLOCK);
  }

  /**
   * Makes a loop's code fit values, or messages, that are unlike its own, as generated ones are
   * unlike a user's, and any are if the loop has equal copies of one: a first long text or missing
   * part leads out of compiled code, and calls would take several times as long, on any value,
   * until it is compiled again.
   */
  private void acquaint(Operation.Warm loop, Object[] usual, List<?> strangers) throws Exception {
    Object first = usual[0];
    long begin = System.nanoTime();
    try {
      for (int i = 0; System.nanoTime() - begin < ACQUAINTED_NANOS; i++) {
        usual[0] = strangers.get(i / LEAD % strangers.size());
        Sink.consume(loop.operation().call(i % LEAD)); // Without the work between calls apart.
      }
    } finally {
      usual[0] = first;
    }
  }

  /** Returns how many values with messages of a length are made at a time. */
  private static int block(int bytes) {
    return Math.max(SMALLEST_BLOCK, Math.min(BLOCK, BLOCK_BYTES / Math.max(1, bytes)));
  }

  /**
   * Makes calls on new values, and each of those on their copies after some more new ones, so that
   * the processor's branch predictor, which knows the letters of the last value, does not make a
   * row look as if it remembered them.
   */
  private static void interleave(int block, SingleCall onNew, SingleCall onCopy) throws Exception {
    int lag = (block + 1) / 2;
    for (int i = 0; i < block + lag; i++) {
      if (i < block) {
        onNew.at(i);
      }
      if (i >= lag) {
        onCopy.at(i - lag);
      }
    }
  }

  private List<T> numbered(int from, int block) {
    return IntStream.range(from, from + block).mapToObj(fresh).toList();
  }

  /** Makes one call of a loop, on an input that takes the place of the first of the usual ones. */
  private Timed call(Operation.Warm loop, Object[] usual, Object input) throws Exception {
    // What was just made, or long ago, is not to be slower because it is not in the caches.
    Touch.all(input, !DeepEquality.isGenerated(dataset.type()));
    oblivion.take();
    loop.time(Clock.SYSTEM, LEAD + random.nextInt(FURTHER));
    Object first = usual[0];
    usual[0] = input;
    try {
      long before = Allocated.byThisThread();
      long nanos = loop.time(Clock.SYSTEM, 1);
      return new Timed(nanos, Allocated.since(before));
    } finally {
      usual[0] = first;
    }
  }

  @SuppressWarnings("unchecked") // What the loop returns.
  private byte[] message(Operation.Warm ser) {
    return carrier.bytes((E) ser.last());
  }

  /** Decodes messages of other forks, and compares what comes of them. */
  Decoded decode(Operation.Warm deser, List<Written> others) throws Exception {
    Calls calls = new Calls();
    List<Double> retained = new ArrayList<>();
    int read = 0;
    int most = others.isEmpty() ? BLOCK : block(others.get(0).message().array().length);
    for (int from = 0; from < others.size() && !calls.areEnough(); from += most) {
      List<Written> block = others.subList(from, Math.min(others.size(), from + most));
      List<E> unseen = messages(block);
      List<E> seen = messages(block);
      List<R> results = new ArrayList<>();
      List<OptionalDouble> allocated = new ArrayList<>();
      try {
        if (from == 0) {
          calls.usual.add(usualMessages(deser, block.size()));
        }
        if (from == 0 && !strangers.isEmpty()) {
          acquaint(deser, encoded, strangers);
        }
        interleave(
            block.size(),
            place -> {
              Timed call = call(deser, encoded, unseen.get(place));
              calls.unseen.add(call.nanos());
              allocated.add(call.allocated());
              results.add(result(deser));
            },
            place -> calls.seen.add(call(deser, encoded, seen.get(place)).nanos()));
        calls.usual.add(usualMessages(deser, block.size()));
      } catch (Exception e) {
        return unread(Failures.oneLine(e));
      }
      retained.addAll(retained(results, allocated));
      Optional<String> undecoded = undecoded(block.get(0), results.get(0));
      for (int i = 0; i < block.size(); i++) {
        T expected = fresh.apply(block.get(i).value());
        Optional<String> wrong =
            DeepEquality.difference("value", dataset, expected, serializer.restore(results.get(i)));
        if (wrong.isPresent()) {
          return unread(wrong.get());
        }
        read++;
      }
      Optional<String> wrong =
          undecoded.isPresent() ? undecoded : changed(deser, block.get(0), results.get(0));
      if (wrong.isPresent()) {
        return failed(wrong);
      }
    }
    double part = Median.of(retained.stream().mapToDouble(Double::doubleValue));
    return new Decoded(
        new Read(read, read > 0 && needsSession(others.get(0))),
        calls.medians(dataset.othersAreAlike()),
        retained.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(part),
        Optional.empty());
  }

  private UsualCalls usualMessages(Operation.Warm deser, int block) throws Exception {
    List<E> copies = IntStream.range(0, block).mapToObj(i -> carrier.copy(usual(i))).toList();
    return usualCalls(deser, encoded, copies, List.of());
  }

  /** Returns the parts of what some calls allocated that only their own results hold. */
  private List<Double> retained(List<R> results, List<OptionalDouble> allocated)
      throws IllegalAccessException {
    List<Double> parts = new ArrayList<>();
    int some = Math.min(MOST_WEIGHED, results.size());
    HeldValues before = held(results.get(some - 1));
    for (int i = 0; i < some; i++) {
      HeldValues held = held(results.get(i));
      if (some > 1 && allocated.get(i).isPresent()) {
        parts.add(Occupied.bytes(held, before) / Math.max(1, allocated.get(i).getAsDouble()));
      }
      before = held;
    }
    return parts;
  }

  private static Decoded unread(String why) {
    return failed(Optional.of("no other JVM can read what it writes: " + why));
  }

  private static Decoded failed(Optional<String> why) {
    return new Decoded(Read.NOTHING, Optional.empty(), OptionalDouble.empty(), why);
  }

  /** Returns what a call left encoded; of large values, too, which no other check searches. */
  private Optional<String> undecoded(Written message, R result) throws IllegalAccessException {
    T expected = fresh.apply(message.value());
    // All that an object of the user's class has was compared.
    boolean isOwnObject = !dataset.type().bundled() && expected.getClass() == result.getClass();
    return isOwnObject || DeepEquality.isGenerated(dataset.type())
        ? Optional.empty()
        : new Freshness(row, dataset).ofUndecoded(expected, result);
  }

  /** Returns how many further calls changed what one returned, as those of a pool do. */
  private Optional<String> changed(Operation.Warm deser, Written message, R result)
      throws Exception {
    deser.time(Clock.SYSTEM, deser.batch());
    return different(message, result)
        .map(what -> "later calls change what deser has returned: " + what);
  }

  /** Returns whether a serializer that has written and read nothing cannot read a message. */
  private boolean needsSession(Written other) {
    try {
      Carrier<R, E> another = newcomer.open();
      R decoded = another.decode(another.of(other.message().array().clone()));
      return different(other, decoded).isPresent();
    } catch (Exception e) {
      return true;
    }
  }

  private Optional<String> different(Written other, R decoded) throws Exception {
    return DeepEquality.difference(
        "value", dataset, fresh.apply(other.value()), serializer.restore(decoded));
  }

  private HeldValues held(Object value) throws IllegalAccessException {
    return HeldValues.of(value, dataset.type().classes());
  }

  private List<E> messages(List<Written> block) {
    return block.stream().map(value -> carrier.of(value.message().array().clone())).toList();
  }

  @SuppressWarnings("unchecked") // What kept returned.
  private E usual(int place) {
    return (E) encoded[place % encoded.length];
  }

  @SuppressWarnings("unchecked") // What the loop returns.
  private R result(Operation.Warm deser) {
    return (R) deser.last();
  }
}
