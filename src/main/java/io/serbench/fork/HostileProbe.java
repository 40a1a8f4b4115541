package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.hostile.Canary.Sightings;
import io.serbench.dataset.hostile.Crafted;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.dataset.hostile.Message;
import io.serbench.dataset.hostile.Mutations;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Cost;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.Attempt.Sent;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** Sends hostile messages to a row's serializers, and good ones after them; finds out the costs. */
final class HostileProbe {
  /** Transports that differ in what serializers decode from. */
  private static final List<Transport> TRANSPORTS =
      List.of(Transport.ARRAY, Transport.DIRECT, Transport.TEXT, Transport.STREAM);

  private static final int REPEATS = 3; // Of costly messages; the least cost counts.
  private static final long STACK_OF_WRITERS = 1L << 30; // In bytes, for deeply nested values.

  private final Row row;
  private final HostileMessages hostile;
  private final com.sun.management.ThreadMXBean threads =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final List<Case> cases = new ArrayList<>();
  private long worstAllocated;

  HostileProbe(Row row, HostileMessages hostile) {
    this.row = row;
    this.hostile = hostile;
  }

  static byte[] forged(Row row, Forgery forgery) throws Exception {
    if (row.scope().obstacle(forgery.type()).isPresent()) {
      throw new IllegalArgumentException("the row does not carry " + forgery.type());
    }
    FutureTask<byte[]> writing = new FutureTask<>(() -> forged(row, forgery, forgery.type()));
    new Thread(null, writing, "serbench-forger", STACK_OF_WRITERS).start();
    return writing.get();
  }

  @SuppressWarnings("unchecked") // The forgery's value is of its type.
  private static <T> byte[] forged(Row row, Forgery forgery, DataType<T> type) throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, type);
    return serializer.serialize(serializer.create((T) forgery.make()));
  }

  /** A message for a subject; the result of some can be compared with the valid value. */
  private record Case(
      HostileSubject<?> subject, Message message, boolean mutant, boolean compared) {}

  private void prepare() throws Exception {
    List<HostileSubject<?>> subjects = new ArrayList<>();
    for (DatasetRecipe target : hostile.data()) {
      subjects.addAll(subjects(target.make()));
    }
    if (!hostile.given().isEmpty()) {
      given(subjects);
      return;
    }
    for (HostileMessages.Forged forged : hostile.forged()) {
      Forgery forgery = forged.forgery();
      // Where the root is wrong, for serializers of the data; else, for one of the declared type.
      List<HostileSubject<?>> readers =
          forgery.isReadAsData() ? subjects : List.of(subjectOf(forgery.type()));
      add(readers, new Message(forgery.word(), forged.message()::array));
    }
    for (HostileSubject<?> subject : subjects) {
      for (Message crafted : Crafted.of(row.name(), subject.encodedGood().orElseThrow())) {
        cases.add(new Case(subject, crafted, false, true));
      }
    }
    for (int i = 0; i < subjects.size(); i++) {
      HostileSubject<?> subject = subjects.get(i);
      List<byte[]> valid = subject.valid();
      int share = (hostile.mutations() + subjects.size() - 1 - i) / subjects.size();
      Mutations mutations = new Mutations(valid, Crafted.isText(valid.get(0)));
      for (Message mutant : mutations.draw(hostile.seed() + i, share)) {
        cases.add(new Case(subject, mutant, true, true));
      }
    }
  }

  private void given(List<HostileSubject<?>> subjects) throws Exception {
    List<HostileSubject<?>> all = new ArrayList<>(subjects);
    Set<Class<?>> roots = new HashSet<>();
    for (Forgery forgery : Forgery.values()) {
      DataType<?> type = forgery.type();
      if (!forgery.isReadAsData()
          && row.scope().obstacle(type).isEmpty()
          && roots.add(type.root())) {
        all.add(subjectOf(type));
      }
    }
    for (int i = 0; i < hostile.given().size(); i++) {
      add(all, new Message("file " + (i + 1), hostile.given().get(i)::array));
    }
  }

  private void add(List<HostileSubject<?>> subjects, Message message) {
    subjects.forEach(subject -> cases.add(new Case(subject, message, false, false)));
  }

  private <T> HostileSubject<T> subjectOf(DataType<T> type) throws Exception {
    T empty = type.root().getDeclaredConstructor().newInstance();
    return new HostileSubject<>(
        row, new Dataset<>(type.root().getSimpleName(), type, empty), Transport.ARRAY);
  }

  private <T> List<HostileSubject<?>> subjects(Dataset<T> dataset) throws Exception {
    List<HostileSubject<?>> subjects = new ArrayList<>();
    for (Transport transport : TRANSPORTS) {
      if (transport == Transport.ARRAY || row.scope().transports().contains(transport)) {
        HostileSubject<T> subject = new HostileSubject<>(row, dataset, transport);
        if (subject.works()) {
          subjects.add(subject);
        }
      }
    }
    return subjects;
  }

  List<byte[]> messages(List<Integer> numbers) throws Exception {
    prepare();
    return numbers.stream().map(number -> cases.get(number).message().bytes()).toList();
  }

  /** Sends messages from a number on, and at the end by how many bytes memory in use grew. */
  void send(int from, Consumer<FromFork> say) throws Exception {
    say.accept(new FromFork.Began("making messages"));
    prepare();
    if (cases.isEmpty()) {
      throw new IllegalStateException("the row does not even read good messages right");
    }
    CallWatch watch = new CallWatch(say);
    long before = KeptProbe.used();
    for (int number = from; number < cases.size(); number++) {
      Case next = cases.get(number);
      byte[] bytes = next.message().bytes();
      String way = next.subject().name();
      Sent sent = new Sent(number, way, next.message().name(), bytes.length, next.mutant());
      say.accept(sent);
      say.accept(attempt(next, sent, bytes, watch));
    }
    long kept = Math.max(0, KeptProbe.used() - before);
    say.accept(new FromFork.AllSent(kept));
  }

  private Attempt attempt(Case next, Sent sent, byte[] bytes, CallWatch watch) throws Exception {
    Attempt attempt = once(next, sent, bytes, watch);
    for (int i = 1; i < REPEATS && isNews(attempt); i++) {
      next.subject().renew();
      attempt = attempt.orLess(once(next, sent, bytes, watch).cost());
    }
    worstAllocated = Math.max(worstAllocated, attempt.cost().allocated());
    return attempt;
  }

  /** Returns whether a repetition could change the verdict on the row. */
  private boolean isNews(Attempt attempt) {
    return attempt.isSlow() || (attempt.isLarge() && attempt.cost().allocated() > worstAllocated);
  }

  @SuppressWarnings("CatchingUnchecked") // A row may throw anything, errors included.
  private Attempt once(Case next, Sent sent, byte[] bytes, CallWatch watch) throws Exception {
    HostileSubject<?> subject = next.subject();
    Object message = subject.prepared(bytes);
    Optional<Throwable> thrown = Optional.empty();
    Object decoded = null;
    Sightings.take();
    watch.begin(sent);
    long cpu = threads.getCurrentThreadCpuTime();
    long allocated = threads.getCurrentThreadAllocatedBytes();
    try {
      decoded = subject.decoded(message);
    } catch (Throwable e) {
      thrown = Optional.of(e);
    }
    allocated = threads.getCurrentThreadAllocatedBytes() - allocated;
    cpu = threads.getCurrentThreadCpuTime() - cpu;
    watch.returned();
    List<String> sightings = Sightings.take(decoded);
    Effect effect = thrown.map(HostileProbe::effect).orElse(Effect.ACCEPTED);
    if (effect == Effect.ACCEPTED && next.compared()) {
      Object result = decoded;
      effect = subject.failing(() -> result).isEmpty() ? Effect.SAME : Effect.ALTERED;
    }
    String said = thrown.map(Failures::oneLine).orElse("");
    Cost cost = new Cost(allocated, Cost.allowed(bytes.length, subject.allocatedByGood()), cpu);
    return new Attempt(sent, effect, cost, said, sightings, afterwards(subject));
  }

  private static Effect effect(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof StackOverflowError) {
        return Effect.OVERFLOWED;
      } else if (cause instanceof OutOfMemoryError) {
        return Effect.EXHAUSTED;
      }
    }
    return Effect.REJECTED;
  }

  /** Returns why the subject fails to read a good message; of forged types, which have none, "". */
  private static String afterwards(HostileSubject<?> subject) throws Exception {
    Optional<String> wrong = subject.encodedGood().isEmpty() ? Optional.of("") : subject.failing();
    if (wrong.isPresent()) {
      subject.reopen();
    }
    return wrong.orElse("");
  }
}
