package io.serbench.child;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.hostile.Canary.Sightings;
import io.serbench.dataset.hostile.Crafted;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.dataset.hostile.Message;
import io.serbench.dataset.hostile.Mutations;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Assault;
import io.serbench.protocol.Assault.Forged;
import io.serbench.protocol.Assault.Target;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Strike;
import io.serbench.protocol.Strike.Blow;
import io.serbench.protocol.Strike.Cost;
import io.serbench.protocol.Strike.Effect;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import io.serbench.serializer.TextSerializer;
import io.serbench.serializer.Transport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/**
 * Strikes a row's serializers with hostile messages, in this JVM: what each costs, and whether the
 * same serializer reads a good message after it.
 */
final class HostileProbe {
  /** Transports that differ in what they decode from. */
  private static final List<Transport> TRANSPORTS =
      List.of(Transport.ARRAY, Transport.DIRECT, Transport.TEXT, Transport.STREAM);

  /** What is much is measured so often, and the least of it counts. */
  private static final int REPEATS = 3;

  /** So often a good message is read before anything is measured: classes get loaded by it. */
  private static final int WARM = 20;

  /** Bytes: a writer of deep values may need all of it. */
  private static final long STACK_OF_WRITERS = 1L << 30;

  private static final int DEEPEST_STACK = 6;

  private final Row row;
  private final Assault assault;
  private final com.sun.management.ThreadMXBean threads =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final List<Case> cases = new ArrayList<>();
  private long worstAllocated;

  HostileProbe(Row row, Assault assault) {
    this.row = row;
    this.assault = assault;
  }

  /** The bytes that the row's own writer makes of a hostile value. */
  static byte[] forged(Row row, Forgery forgery) throws Exception {
    Optional<String> obstacle = row.scope().obstacle(forgery.type());
    if (obstacle.isPresent()) {
      throw new IllegalArgumentException(obstacle.get());
    }
    FutureTask<byte[]> writing = new FutureTask<>(() -> forged(row, forgery, forgery.type()));
    new Thread(null, writing, "serbench-forger", STACK_OF_WRITERS).start();
    return writing.get();
  }

  @SuppressWarnings("unchecked") // The forgery's value is of its type.
  private static <T> byte[] forged(Row row, Forgery forgery, DataType<T> type) throws Exception {
    Serializer<T, Object> serializer = RoundTripCheck.open(row, type);
    return serializer.serialize(serializer.create((T) forgery.make()));
  }

  /** A serializer, what it is told is good, and how messages get to it. */
  private final class Way<T> {
    private final Dataset<T> dataset;
    private final Transport transport;
    private Serializer<T, Object> serializer;

    /** Of the data set's value; empty where the type has none but an empty one. */
    private Optional<byte[]> encodedGood = Optional.empty();

    /** Bytes that decoding it allocates. */
    private long good;

    Way(Dataset<T> dataset, Transport transport) throws Exception {
      this.dataset = dataset;
      this.transport = transport;
      this.serializer = RoundTripCheck.open(row, dataset.type());
    }

    String name() {
      return transport == Transport.ARRAY
          ? dataset.name()
          : dataset.name() + "@" + transport.word();
    }

    void reopen() throws Exception {
      serializer = RoundTripCheck.open(row, dataset.type());
    }

    /** A new serializer, whose buffers have not grown by anything but a good message. */
    void renew() throws Exception {
      reopen();
      if (encodedGood.isPresent()) {
        decoded(prepared(encodedGood.get()));
      }
    }

    /** What it sends for the data set's value, and another one if there is one. */
    List<byte[]> valid() throws Exception {
      List<byte[]> valid = new ArrayList<>(List.of(encoded(dataset.value())));
      if (dataset.other().isPresent()) {
        valid.add(encoded(dataset.other().get()));
      }
      valid.removeIf(message -> message.length == 0);
      return valid;
    }

    @SuppressWarnings("unchecked") // Its interfaces share its representation.
    private byte[] encoded(T value) throws Exception {
      Object made = serializer.create(value);
      if (transport == Transport.TEXT) {
        return ((TextSerializer<Object>) serializer).write(made).getBytes(StandardCharsets.UTF_8);
      } else if (transport == Transport.STREAM) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ItemWriter<Object> writer = ((StreamSerializer<Object>) serializer).writer(out);
        writer.write(made);
        writer.end();
        return out.toByteArray();
      }
      return serializer.serialize(made);
    }

    /** What the serializer is given for a message. */
    private Object prepared(byte[] message) {
      return switch (transport) {
        case TEXT -> new String(message, StandardCharsets.UTF_8);
        case STREAM -> new ByteArrayInputStream(message);
        case DIRECT -> ByteBuffer.allocateDirect(message.length).put(message).flip();
        default -> message;
      };
    }

    @SuppressWarnings("unchecked") // As above.
    private Object decoded(Object prepared) throws Exception {
      Object decoded =
          switch (transport) {
            case TEXT -> ((TextSerializer<Object>) serializer).parse((String) prepared);
            case STREAM -> {
              ItemReader<Object> reader =
                  ((StreamSerializer<Object>) serializer).reader((ByteArrayInputStream) prepared);
              yield reader.read();
            }
            case DIRECT ->
                ((BufferSerializer<Object>) serializer).deserialize((ByteBuffer) prepared);
            default -> serializer.deserialize((byte[]) prepared);
          };
      // Others have left nothing for it.
      return isLazy() ? serializer.restore(decoded) : decoded;
    }

    private boolean isLazy() {
      return row.tags().has(Feature.LAZY) || row.tags().has(Feature.LAZY_STRINGS);
    }

    private Optional<String> difference(Object decoded) throws Exception {
      @SuppressWarnings("unchecked") // A lazy row has restored it.
      T read = isLazy() ? (T) decoded : serializer.restore(decoded);
      return DeepEquality.difference("value", dataset.type(), dataset.value(), read);
    }

    /** Why a good message is not read right; empty where it is. */
    @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
    Optional<String> failing() {
      try {
        return difference(decoded(prepared(encodedGood.orElseThrow())));
      } catch (Throwable e) {
        return Optional.of(Failures.oneLine(e));
      }
    }

    /** Whether a good message is read right to begin with; classes get loaded by that. */
    boolean works() throws Exception {
      byte[] encoded = encoded(dataset.value());
      encodedGood = Optional.of(encoded);
      for (int i = 0; i < WARM; i++) {
        Object message = prepared(encoded);
        long before = threads.getCurrentThreadAllocatedBytes();
        Object decoded = decoded(message);
        good = threads.getCurrentThreadAllocatedBytes() - before;
        if (difference(decoded).isPresent()) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * A message on a way.
   *
   * @param compared whether what comes back can be held against the valid value
   */
  private record Case(Way<?> way, Message message, boolean mutant, boolean compared) {}

  /** Makes all messages, always the same. */
  private void prepare() throws Exception {
    List<Way<?>> ways = new ArrayList<>();
    for (Target target : assault.data()) {
      ways.addAll(ways(target.recipe().make(target.dataset())));
    }
    if (!assault.given().isEmpty()) {
      given(ways);
      return;
    }
    for (Forged forged : assault.forged()) {
      forged(forged, ways);
    }
    for (Way<?> way : ways) {
      for (Message crafted : Crafted.of(row.name(), way.encodedGood.orElseThrow())) {
        cases.add(new Case(way, crafted, false, true));
      }
    }
    for (int i = 0; i < ways.size(); i++) {
      Way<?> way = ways.get(i);
      List<byte[]> valid = way.valid();
      int share = (assault.mutations() + ways.size() - 1 - i) / ways.size();
      for (Message mutant :
          new Mutations(valid, Crafted.isText(valid.get(0))).draw(assault.seed() + i, share)) {
        cases.add(new Case(way, mutant, true, true));
      }
    }
  }

  private void given(List<Way<?>> ways) throws Exception {
    List<Way<?>> all = new ArrayList<>(ways);
    for (DataType<?> type : forgedTypes().values()) {
      all.add(wayOf(type));
    }
    for (int i = 0; i < assault.given().size(); i++) {
      byte[] bytes = Base64.getDecoder().decode(assault.given().get(i));
      for (Way<?> way : all) {
        cases.add(new Case(way, new Message("file " + (i + 1), () -> bytes), false, false));
      }
    }
  }

  private Map<Class<?>, DataType<?>> forgedTypes() {
    Map<Class<?>, DataType<?>> types = new LinkedHashMap<>();
    for (Forgery forgery : Forgery.values()) {
      DataType<?> type = forgery.type();
      if (!forgery.isReadAsData() && row.scope().obstacle(type).isEmpty()) {
        types.put(type.root(), type);
      }
    }
    return types;
  }

  /** A forgery is read by a serializer of its declared type; a wrong root by those of the data. */
  private void forged(Forged forged, List<Way<?>> ways) throws Exception {
    byte[] bytes = Base64.getDecoder().decode(forged.base64());
    Message message = new Message(forged.forgery().word(), () -> bytes);
    if (!forged.forgery().isReadAsData()) {
      cases.add(new Case(wayOf(forged.forgery().type()), message, false, false));
      return;
    }
    for (Way<?> way : ways) {
      cases.add(new Case(way, message, false, false));
    }
  }

  private <T> Way<T> wayOf(DataType<T> type) throws Exception {
    T empty = type.root().getDeclaredConstructor().newInstance();
    return new Way<>(new Dataset<>(type.root().getSimpleName(), type, empty), Transport.ARRAY);
  }

  /** Those of a data set that work. */
  private <T> List<Way<?>> ways(Dataset<T> dataset) throws Exception {
    List<Way<?>> ways = new ArrayList<>();
    for (Transport transport : TRANSPORTS) {
      if (offers(transport)) {
        Way<T> way = new Way<>(dataset, transport);
        if (way.works()) {
          ways.add(way);
        }
      }
    }
    return ways;
  }

  private boolean offers(Transport transport) {
    return transport == Transport.ARRAY || row.scope().transports().contains(transport);
  }

  /** The bytes of some. */
  List<byte[]> messages(List<Integer> numbers) throws Exception {
    prepare();
    return numbers.stream().map(number -> cases.get(number).message().bytes()).toList();
  }

  /**
   * Strikes with all from that place on.
   *
   * @param say told before and after each; at last of the bytes that the heap holds more than
   *     before
   */
  void attack(int from, Consumer<FromChild> say) throws Exception {
    say.accept(new FromChild.Began("making messages"));
    prepare();
    if (cases.isEmpty()) {
      throw new IllegalStateException("good messages are not read right");
    }
    Watch watch = new Watch(say);
    long before = heap();
    for (int number = from; number < cases.size(); number++) {
      Case each = cases.get(number);
      byte[] bytes = each.message().bytes();
      Blow blow =
          new Blow(number, each.way().name(), each.message().name(), bytes.length, each.mutant());
      say.accept(new FromChild.Striking(blow));
      say.accept(new FromChild.Struck(strike(each, blow, bytes, watch)));
    }
    watch.end();
    long kept = Math.max(0, heap() - before);
    say.accept(Answer.of(ReadOutcome.READS, Long.toString(kept)));
  }

  private static long heap() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private Strike strike(Case each, Blow blow, byte[] bytes, Watch watch) throws Exception {
    Strike strike = once(each, blow, bytes, watch);
    for (int i = 1; i < REPEATS && isNews(strike); i++) {
      each.way().renew();
      Strike again = once(each, blow, bytes, watch);
      Cost one = strike.cost();
      Cost other = again.cost();
      strike =
          new Strike(
              blow,
              strike.effect(),
              new Cost(
                  Math.min(one.allocated(), other.allocated()),
                  one.allowed(),
                  Math.min(one.cpuNanos(), other.cpuNanos())),
              strike.said(),
              strike.sightings(),
              strike.afterwards());
    }
    worstAllocated = Math.max(worstAllocated, strike.cost().allocated());
    return strike;
  }

  /** Others would not change the verdict. */
  private boolean isNews(Strike strike) {
    return strike.isSlow() || (strike.isLarge() && strike.cost().allocated() > worstAllocated);
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private Strike once(Case each, Blow blow, byte[] bytes, Watch watch) throws Exception {
    Way<?> way = each.way();
    Object message = way.prepared(bytes);
    Optional<Throwable> thrown = Optional.empty();
    Object decoded = null;
    Sightings.take();
    watch.begin(blow);
    long cpu = threads.getCurrentThreadCpuTime();
    long allocated = threads.getCurrentThreadAllocatedBytes();
    try {
      decoded = way.decoded(message);
    } catch (Throwable e) {
      thrown = Optional.of(e);
    }
    allocated = threads.getCurrentThreadAllocatedBytes() - allocated;
    cpu = threads.getCurrentThreadCpuTime() - cpu;
    watch.returned();
    List<String> sightings = Sightings.take(decoded);
    Effect effect = thrown.map(HostileProbe::effect).orElse(Effect.ACCEPTED);
    if (effect == Effect.ACCEPTED && each.compared()) {
      effect = isSame(way, decoded) ? Effect.SAME : Effect.ALTERED;
    }
    String said = thrown.map(Failures::oneLine).orElse("");
    Cost cost = new Cost(allocated, Cost.allowed(bytes.length, way.good), cpu);
    return new Strike(blow, effect, cost, said, sightings, afterwards(each.way()));
  }

  @SuppressWarnings("CatchingUnchecked") // What was decoded may be anything.
  private static boolean isSame(Way<?> way, Object decoded) {
    try {
      return way.difference(decoded).isEmpty();
    } catch (Throwable e) {
      return false;
    }
  }

  private static Effect effect(Throwable thrown) {
    for (Throwable each = thrown; each != null; each = each.getCause()) {
      if (each instanceof StackOverflowError) {
        return Effect.OVERFLOWED;
      } else if (each instanceof OutOfMemoryError) {
        return Effect.EXHAUSTED;
      }
    }
    return Effect.REJECTED;
  }

  /** Why it reads no good message any more. Forged types have none: each gets a new serializer. */
  private static String afterwards(Way<?> way) throws Exception {
    if (way.encodedGood.isEmpty()) {
      way.reopen();
      return "";
    }
    Optional<String> wrong = way.failing();
    if (wrong.isPresent()) {
      way.reopen();
    }
    return wrong.orElse("");
  }

  /** Gives up calls that take too long: says where they are, and ends the JVM. */
  private final class Watch {
    /** What the JVM ends with. */
    private static final int GIVEN_UP = 5;

    private static final long TICK_MILLIS = 50;

    /** A call that waits uses no CPU time. */
    private static final long LONGEST_NANOS = 20_000_000_000L;

    private final Thread watched = Thread.currentThread();
    private final Consumer<FromChild> say;
    private volatile Optional<Call> call = Optional.empty();
    private volatile boolean ended;

    private record Call(Blow blow, long nanos, long cpu) {}

    Watch(Consumer<FromChild> say) {
      this.say = say;
      Thread watch = new Thread(this::watch, "serbench-watch");
      watch.setDaemon(true);
      watch.start();
    }

    void begin(Blow blow) {
      call = Optional.of(new Call(blow, System.nanoTime(), threads.getCurrentThreadCpuTime()));
    }

    void returned() {
      call = Optional.empty();
    }

    void end() {
      ended = true;
    }

    private void watch() {
      try {
        while (!ended) {
          Thread.sleep(TICK_MILLIS);
          Optional<Call> now = call;
          if (now.isPresent() && isOver(now.get())) {
            giveUp(now.get());
          }
        }
      } catch (InterruptedException e) {
        // Nobody interrupts it but the end.
      }
    }

    private boolean isOver(Call now) {
      long cpu = threads.getThreadCpuTime(watched.getId()) - now.cpu();
      return cpu > Cost.patience(now.blow().length())
          || System.nanoTime() - now.nanos() > LONGEST_NANOS;
    }

    private void giveUp(Call now) {
      StringBuilder where = new StringBuilder("at");
      StackTraceElement[] stack = watched.getStackTrace();
      for (int i = 0; i < Math.min(DEEPEST_STACK, stack.length); i++) {
        where.append(i == 0 ? " " : ", ").append(stack[i]);
      }
      say.accept(
          new FromChild.Struck(
              new Strike(now.blow(), Effect.HUNG, Cost.UNKNOWN, where.toString(), List.of(), "")));
      Runtime.getRuntime().halt(GIVEN_UP);
    }
  }
}
