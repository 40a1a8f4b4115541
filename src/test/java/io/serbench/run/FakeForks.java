package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromFork.WitnessReadings;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Slices;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import io.serbench.result.Longs;
import io.serbench.result.Runs;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongToDoubleFunction;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Simulated forks on a simulated machine in virtual time, which record everything that they do. */
final class FakeForks implements ForkLauncher {
  static final JvmInfo JVM = Runs.jvm();

  /** What a fork may be doing when it dies. */
  enum Moment {
    PREPARING,
    WAITING,
    MEASURING,
    FINISHING
  }

  /** Something that a fork did; {@code fork} is its number among those of its row. */
  record Deed(String row, int fork, String what) {
    @Override
    public String toString() {
      return row + "#" + fork + " " + what;
    }
  }

  private static final long FINISH_NANOS = 50_000_000;
  private static final long REFERENCE_NANOS = 400_000_000;

  /** Everything that happened, in order. */
  final List<Deed> journal = new ArrayList<>();

  /** The turns that the parent gave, in order. */
  final List<Turn> turns = new ArrayList<>();

  /** The largest number of forks that did something at the same time. */
  final Map<Moment, Integer> most = new EnumMap<>(Moment.class);

  int mostAlive;

  /** The number of forks without a row that were started. */
  int references;

  /** Whether a fork ever prepared or finished while another measured. */
  boolean besideMeasuring;

  /** Whether a fork ever measured while one without a row took readings. */
  boolean besideReading;

  boolean closed;

  private final VirtualTime time;
  private final SimulatedMachine machine;
  private final Map<String, Integer> started = new HashMap<>();
  private final Map<String, Death> deaths = new HashMap<>();
  private final Set<FakeChild> living = new LinkedHashSet<>();
  private ToDoubleBiFunction<String, Integer> batchNanos = (row, fork) -> 1.5e6;
  private ToDoubleFunction<String> sensitivities = row -> 1;
  private ToDoubleFunction<String> witnesses = row -> 1;
  private long preparationNanos = 1_000_000_000;
  private Optional<Integer> lifeOfReferences = Optional.empty();
  private Runnable onKilled = () -> {};
  private final Map<String, Runnable> hooks = new HashMap<>();
  private boolean killed;

  FakeForks(VirtualTime time, LongToDoubleFunction slowness) {
    this.time = time;
    this.machine = new SimulatedMachine(slowness);
  }

  private record Death(Moment moment, Failure.Mode kind, int forks) {}

  /** Has the first fork of a row fail at a moment, by its own fault. */
  FakeForks dying(String row, Moment moment) {
    deaths.put(row, new Death(moment, Failure.Mode.EXIT, 1));
    return this;
  }

  /** Has the first forks of a row be killed at a moment. */
  FakeForks killed(String row, Moment moment, int forks) {
    deaths.put(row, new Death(moment, Failure.Mode.CRASH, forks));
    return this;
  }

  /** Sets how many nanoseconds a batch takes, by the row and the number of its fork. */
  FakeForks taking(ToDoubleBiFunction<String, Integer> nanos) {
    batchNanos = nanos;
    return this;
  }

  /** Sets how much a neighbour slows a row; 1 is as much as the witness. */
  FakeForks sensitive(ToDoubleFunction<String> sensitivityOfRow) {
    sensitivities = sensitivityOfRow;
    return this;
  }

  /** Sets how many times as long as they are the readings in a row's forks seem to be. */
  FakeForks falsifying(ToDoubleFunction<String> witnessOfRow) {
    witnesses = witnessOfRow;
    return this;
  }

  /** Has each fork without a row die at an order, such as the first. */
  FakeForks losingReferencesAt(int order) {
    lifeOfReferences = Optional.of(order);
    return this;
  }

  /** Returns the turns that the parent gave to a fork, such as {@code row0#1}, in order. */
  List<Turn> turnsOf(String fork) {
    List<String> forks = that("measures");
    return IntStream.range(0, turns.size())
        .filter(turn -> forks.get(turn).equals(fork))
        .mapToObj(turns::get)
        .toList();
  }

  /** Sets how long each fork prepares. */
  FakeForks preparingFor(Duration time) {
    preparationNanos = time.toNanos();
    return this;
  }

  /** Runs a hook when a fork, such as {@code row0#1}, does something. */
  void on(String fork, String what, Runnable hook) {
    hooks.put(fork + " " + what, hook);
  }

  /** Runs a hook when all forks were killed. */
  void onKilled(Runnable hook) {
    onKilled = hook;
  }

  /** Returns the forks that did something, in order: {@code row0#1}. */
  List<String> that(String what) {
    return journal.stream()
        .filter(deed -> deed.what().equals(what))
        .map(deed -> deed.row() + "#" + deed.fork())
        .toList();
  }

  /** Returns the rows of the forks that did something, in order. */
  List<String> rowsThat(String what) {
    return journal.stream().filter(deed -> deed.what().equals(what)).map(Deed::row).toList();
  }

  @Override
  public JvmInfo jvm() {
    return JVM;
  }

  @Override
  public StartedFork start(
      Optional<Row> row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
    if (row.isEmpty()) {
      references++;
      FakeReference reference = new FakeReference(listener);
      reference.send(order);
      return reference;
    }
    String name = row.get().name();
    int number = started.merge(name, 1, Integer::sum);
    FakeChild child = new FakeChild(name, number, listener);
    living.add(child);
    mostAlive = Math.max(mostAlive, living.size());
    child.note("starts");
    child.send(order);
    if (killed) {
      child.kill();
    }
    return child;
  }

  @Override
  public void killAll() {
    killed = true;
    List.copyOf(living).forEach(FakeChild::kill);
    onKilled.run();
  }

  @Override
  public void close() {
    closed = true;
  }

  private void watch() {
    for (Moment moment : Moment.values()) {
      int now = (int) living.stream().filter(child -> child.at == moment).count();
      most.merge(moment, now, Math::max);
    }
    boolean measuring = living.stream().anyMatch(child -> child.at == Moment.MEASURING);
    besideMeasuring |=
        measuring
            && living.stream()
                .anyMatch(child -> child.at == Moment.PREPARING || child.at == Moment.FINISHING);
  }

  /** A fork without a row, which reads the witness. */
  private final class FakeReference implements StartedFork {
    private final StartedFork.ForkListener listener;
    private int orders;

    FakeReference(StartedFork.ForkListener listener) {
      this.listener = listener;
    }

    @Override
    public void send(FromParent order) {
      orders++;
      if (lifeOfReferences.filter(last -> orders >= last).isPresent()) {
        listener.ended(Optional.of(Failure.of(Failure.Mode.CRASH, "killed by signal 9", "")));
        return;
      }
      besideReading |=
          orders > 1 && living.stream().anyMatch(child -> child.at == Moment.MEASURING);
      machine.idleUntil(time.now());
      LongStream.Builder readings = LongStream.builder();
      long end = time.now() + ((FromParent.ReadWitness) order).nanos();
      while (machine.nanos() < end) {
        readings.add(machine.read());
      }
      WitnessReadings read = new WitnessReadings(Longs.of(readings.build().toArray()));
      long nanos = orders == 1 ? REFERENCE_NANOS : machine.nanos() - time.now();
      time.after(nanos, () -> listener.hear(read));
    }
  }

  private final class FakeChild implements StartedFork {
    private final String row;
    private final int number;
    private final StartedFork.ForkListener listener;
    private final SimulatedFork fork;
    private final Optional<Death> death;
    private Moment at = Moment.PREPARING;
    private boolean gone;

    FakeChild(String row, int number, StartedFork.ForkListener listener) {
      this.row = row;
      this.number = number;
      this.listener = listener;
      this.fork =
          new SimulatedFork(
              machine,
              () -> batchNanos.applyAsDouble(row, number),
              sensitivities.applyAsDouble(row),
              witnesses.applyAsDouble(row));
      this.death = Optional.ofNullable(deaths.get(row)).filter(of -> number <= of.forks());
    }

    void note(String what) {
      Deed deed = new Deed(row, number, what);
      journal.add(deed);
      hooks.getOrDefault(deed.toString(), () -> {}).run();
    }

    @Override
    public void send(FromParent order) {
      if (!gone) {
        execute(order);
      }
    }

    private void kill() {
      end(Optional.of(Failure.of(Failure.Mode.CRASH, "killed by signal 9", "")));
    }

    private void end(Optional<Failure> failure) {
      if (!gone) {
        gone = true;
        living.remove(this);
        note(failure.isPresent() ? "dies" : "ends");
        listener.ended(failure);
      }
    }

    /** Spends some time on one thing and then begins the next, unless the fork dies meanwhile. */
    private void spend(Moment moment, long nanos, Moment next, Runnable answer) {
      at = moment;
      watch();
      boolean dies = death.isPresent() && death.get().moment() == moment;
      time.after(
          dies ? nanos / 2 : nanos,
          () -> {
            if (dies) {
              crash(moment);
            } else if (!gone) {
              at = next;
              answer.run();
            }
          });
    }

    private void crash(Moment moment) {
      end(Optional.of(Failure.of(death.orElseThrow().kind(), moment + ": crashed", "")));
    }

    private void execute(FromParent order) {
      if (order instanceof Job job) {
        measure(job);
      } else if (order instanceof Turn turn) {
        takeTurn(turn);
      } else if (order instanceof FromParent.Finish) {
        finish();
      } else {
        throw new AssertionError("a run does not say " + order);
      }
    }

    private void measure(Job job) {
      listener.hear(new FromFork.Began("opening"));
      spend(
          Moment.PREPARING,
          preparationNanos,
          Moment.WAITING,
          () -> {
            note("is ready");
            listener.hear(fork.prepare(job));
          });
    }

    private void takeTurn(Turn turn) {
      turns.add(turn);
      note("measures");
      machine.idleUntil(time.now());
      Slices slices = fork.take(turn);
      spend(
          Moment.MEASURING,
          machine.nanos() - time.now(),
          Moment.WAITING,
          () -> {
            listener.hear(slices);
            if (death.isPresent() && death.get().moment() == Moment.WAITING) {
              time.after(1, () -> crash(Moment.WAITING));
            }
          });
    }

    private void finish() {
      note("finishes");
      spend(Moment.FINISHING, FINISH_NANOS, Moment.FINISHING, () -> end(Optional.empty()));
    }
  }
}
