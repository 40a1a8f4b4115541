package io.serbench.machine;

import io.serbench.result.MachineCondition;
import io.serbench.result.Throttling;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Looks at the machine from time to time during a run, and says how it did. */
public final class MachineWatch {
  /**
   * How long the load average remembers what was before the run: nine tenths are then forgotten.
   */
  private static final Duration MEMORY_OF_LOAD = Duration.ofMinutes(2);

  private final Supplier<MachineState> states;
  private final MachineState first;
  private final List<Double> loads = new ArrayList<>();
  private final TreeSet<String> governors = new TreeSet<>();
  private MachineState last;
  private Optional<Boolean> onBattery = Optional.empty();
  private Optional<Double> quotaCpus = Optional.empty();

  /** Looks for the first time. */
  public MachineWatch(Supplier<MachineState> states) {
    this.states = states;
    this.first = states.get();
    this.last = first;
    note(first);
  }

  /** Looks again. */
  public void observe() {
    last = states.get();
    note(last);
  }

  private void note(MachineState state) {
    governors.addAll(state.governors());
    onBattery = either(onBattery, state.onBattery(), Boolean::logicalOr);
    quotaCpus = either(quotaCpus, state.quotaCpus(), Math::min);
    if (Duration.between(first.at(), state.at()).compareTo(MEMORY_OF_LOAD) >= 0) {
      state.load().ifPresent(loads::add);
    }
  }

  /** How the machine did from the first look to the last. */
  public MachineCondition condition() {
    return new MachineCondition(
        List.copyOf(governors),
        last.turbo(),
        onBattery,
        quotaCpus,
        since(MachineState::ticks, CpuTicks::othersBusySince).flatMap(Function.identity()),
        loads.stream().mapToDouble(Double::doubleValue).average().stream().boxed().findFirst(),
        since(MachineState::ticks, CpuTicks::stealPercentSince).flatMap(Function.identity()),
        since(MachineState::throttling, MachineWatch::difference),
        since(MachineState::pagesSwappedIn, (now, then) -> now - then));
  }

  private <A, B> Optional<B> since(
      Function<MachineState, Optional<A>> reading, BiFunction<A, A, B> difference) {
    return reading
        .apply(last)
        .flatMap(now -> reading.apply(first).map(then -> difference.apply(now, then)));
  }

  private static Throttling difference(Throttling now, Throttling then) {
    return new Throttling(
        now.periods() - then.periods(),
        now.throttled() - then.throttled(),
        now.millis() - then.millis());
  }

  private static <A> Optional<A> either(Optional<A> a, Optional<A> b, BiFunction<A, A, A> both) {
    return Stream.concat(a.stream(), b.stream()).reduce(both::apply);
  }
}
