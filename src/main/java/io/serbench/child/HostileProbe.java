package io.serbench.child;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.hostile.Canary.Sightings;
import io.serbench.dataset.hostile.Crafted;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.dataset.hostile.Message;
import io.serbench.dataset.hostile.Mutations;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Assault;
import io.serbench.protocol.Assault.Forged;
import io.serbench.protocol.DatasetRecipe;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Strike;
import io.serbench.protocol.Strike.Blow;
import io.serbench.protocol.Strike.Cost;
import io.serbench.protocol.Strike.Effect;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.lang.management.ManagementFactory;
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

  /** Bytes: a writer of deep values may need all of it. */
  private static final long STACK_OF_WRITERS = 1L << 30;

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

  /**
   * A message for a victim.
   *
   * @param compared whether what comes back can be held against the valid value
   */
  private record Case(Victim<?> victim, Message message, boolean mutant, boolean compared) {}

  /** Makes all messages, always the same. */
  private void prepare() throws Exception {
    List<Victim<?>> victims = new ArrayList<>();
    for (DatasetRecipe target : assault.data()) {
      victims.addAll(victims(target.recipe().make(target.dataset())));
    }
    if (!assault.given().isEmpty()) {
      given(victims);
      return;
    }
    for (Forged forged : assault.forged()) {
      forged(forged, victims);
    }
    for (Victim<?> victim : victims) {
      for (Message crafted : Crafted.of(row.name(), victim.encodedGood().orElseThrow())) {
        cases.add(new Case(victim, crafted, false, true));
      }
    }
    for (int i = 0; i < victims.size(); i++) {
      Victim<?> victim = victims.get(i);
      List<byte[]> valid = victim.valid();
      int share = (assault.mutations() + victims.size() - 1 - i) / victims.size();
      for (Message mutant :
          new Mutations(valid, Crafted.isText(valid.get(0))).draw(assault.seed() + i, share)) {
        cases.add(new Case(victim, mutant, true, true));
      }
    }
  }

  private void given(List<Victim<?>> victims) throws Exception {
    List<Victim<?>> all = new ArrayList<>(victims);
    for (DataType<?> type : forgedTypes().values()) {
      all.add(victimOf(type));
    }
    for (int i = 0; i < assault.given().size(); i++) {
      byte[] bytes = Base64.getDecoder().decode(assault.given().get(i));
      for (Victim<?> victim : all) {
        cases.add(new Case(victim, new Message("file " + (i + 1), () -> bytes), false, false));
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
  private void forged(Forged forged, List<Victim<?>> victims) throws Exception {
    byte[] bytes = Base64.getDecoder().decode(forged.base64());
    Message message = new Message(forged.forgery().word(), () -> bytes);
    if (!forged.forgery().isReadAsData()) {
      cases.add(new Case(victimOf(forged.forgery().type()), message, false, false));
      return;
    }
    for (Victim<?> victim : victims) {
      cases.add(new Case(victim, message, false, false));
    }
  }

  private <T> Victim<T> victimOf(DataType<T> type) throws Exception {
    T empty = type.root().getDeclaredConstructor().newInstance();
    return new Victim<>(
        row, new Dataset<>(type.root().getSimpleName(), type, empty), Transport.ARRAY);
  }

  /** Those of a data set that work. */
  private <T> List<Victim<?>> victims(Dataset<T> dataset) throws Exception {
    List<Victim<?>> victims = new ArrayList<>();
    for (Transport transport : TRANSPORTS) {
      if (offers(transport)) {
        Victim<T> victim = new Victim<>(row, dataset, transport);
        if (victim.works()) {
          victims.add(victim);
        }
      }
    }
    return victims;
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
    CallWatch watch = new CallWatch(say);
    long before = heap();
    for (int number = from; number < cases.size(); number++) {
      Case each = cases.get(number);
      byte[] bytes = each.message().bytes();
      Blow blow =
          new Blow(
              number, each.victim().name(), each.message().name(), bytes.length, each.mutant());
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

  private Strike strike(Case each, Blow blow, byte[] bytes, CallWatch watch) throws Exception {
    Strike strike = once(each, blow, bytes, watch);
    for (int i = 1; i < REPEATS && isNews(strike); i++) {
      each.victim().renew();
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
  private Strike once(Case each, Blow blow, byte[] bytes, CallWatch watch) throws Exception {
    Victim<?> victim = each.victim();
    Object message = victim.prepared(bytes);
    Optional<Throwable> thrown = Optional.empty();
    Object decoded = null;
    Sightings.take();
    watch.begin(blow);
    long cpu = threads.getCurrentThreadCpuTime();
    long allocated = threads.getCurrentThreadAllocatedBytes();
    try {
      decoded = victim.decoded(message);
    } catch (Throwable e) {
      thrown = Optional.of(e);
    }
    allocated = threads.getCurrentThreadAllocatedBytes() - allocated;
    cpu = threads.getCurrentThreadCpuTime() - cpu;
    watch.returned();
    List<String> sightings = Sightings.take(decoded);
    Effect effect = thrown.map(HostileProbe::effect).orElse(Effect.ACCEPTED);
    if (effect == Effect.ACCEPTED && each.compared()) {
      effect = isSame(victim, decoded) ? Effect.SAME : Effect.ALTERED;
    }
    String said = thrown.map(Failures::oneLine).orElse("");
    Cost cost = new Cost(allocated, Cost.allowed(bytes.length, victim.allocatedByGood()), cpu);
    return new Strike(blow, effect, cost, said, sightings, afterwards(each.victim()));
  }

  @SuppressWarnings("CatchingUnchecked") // What was decoded may be anything.
  private static boolean isSame(Victim<?> victim, Object decoded) {
    try {
      return victim.difference(decoded).isEmpty();
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
  private static String afterwards(Victim<?> victim) throws Exception {
    if (victim.encodedGood().isEmpty()) {
      victim.reopen();
      return "";
    }
    Optional<String> wrong = victim.failing();
    if (wrong.isPresent()) {
      victim.reopen();
    }
    return wrong.orElse("");
  }
}
