package io.serbench.machine;

import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Load;
import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.MachineCondition.Withheld;
import java.time.Duration;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Observes the machine from time to time during a run, and sums up its condition. */
public final class MachineWatch {
  /** After this time, the load average has forgotten nine tenths of what was before the run. */
  private static final Duration MEMORY_OF_LOAD = Duration.ofMinutes(2);

  private final Supplier<MachineState> states;
  private final MachineState first;
  private final DoubleSummaryStatistics loads = new DoubleSummaryStatistics();
  private final TreeSet<String> governors = new TreeSet<>();
  private MachineState last;
  private Optional<Boolean> onBattery = Optional.empty();
  private OptionalDouble quotaCpus = OptionalDouble.empty();

  /** Creates a watch, and observes the machine for the first time. */
  public MachineWatch(Supplier<MachineState> states) {
    this.states = states;
    this.first = states.get();
    this.last = first;
    note(first);
  }

  /** Observes the machine again. */
  public void observe() {
    last = states.get();
    note(last);
  }

  private void note(MachineState state) {
    governors.addAll(state.power().governors());
    onBattery =
        Stream.concat(onBattery.stream(), state.power().onBattery().stream())
            .reduce(Boolean::logicalOr);
    quotaCpus = DoubleStream.concat(quotaCpus.stream(), state.quotaCpus().stream()).min();
    if (Duration.between(first.at(), state.at()).compareTo(MEMORY_OF_LOAD) >= 0) {
      state.load().ifPresent(loads);
    }
  }

  /** Returns the condition of the machine from the first observation to the latest. */
  public MachineCondition condition() {
    return new MachineCondition(
        new Power(List.copyOf(governors), last.power().turbo(), onBattery),
        new Load(
            since(MachineState::ticks, CpuTicks::othersBusySince).orElse(OptionalDouble.empty()),
            loads.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(loads.getAverage())),
        new Withheld(
            quotaCpus,
            since(MachineState::throttling, MachineWatch::difference),
            since(MachineState::ticks, CpuTicks::stealPercentSince).orElse(OptionalDouble.empty())),
        pagesSwappedIn(),
        List.of());
  }

  private <T, R> Optional<R> since(
      Function<MachineState, Optional<T>> part, BiFunction<T, T, R> difference) {
    return part.apply(last)
        .flatMap(now -> part.apply(first).map(then -> difference.apply(now, then)));
  }

  private static Throttling difference(Throttling now, Throttling then) {
    return new Throttling(
        now.periods() - then.periods(),
        now.throttled() - then.throttled(),
        now.millis() - then.millis());
  }

  private OptionalLong pagesSwappedIn() {
    return last.pagesSwappedIn().stream()
        .flatMap(now -> first.pagesSwappedIn().stream().map(then -> now - then))
        .findFirst();
  }
}
