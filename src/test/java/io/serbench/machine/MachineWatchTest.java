package io.serbench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class MachineWatchTest {
  private final Deque<MachineState> states = new ArrayDeque<>();

  @Test
  void aSystemThatTellsNothingIsUnknown() {
    see(UnknownMachine.STATE, UnknownMachine.STATE);
    assertThat(watched()).isEqualTo(MachineCondition.UNKNOWN);
  }

  @Test
  void countersCountFromTheFirstLook() {
    see(
        state(0, 9, ticks(5000, 100, 9000, 50), new Throttling(10, 5, 70), 40),
        state(60, 8, ticks(6000, 150, 14000, 400), new Throttling(20, 6, 90), 45),
        state(120, 3, ticks(8000, 250, 19000, 1250), new Throttling(30, 9, 100), 47));
    MachineCondition condition = watched();
    // 3000 ticks busy, 1200 of them our own, of 10000 ticks of 2 processors.
    assertThat(condition.load().othersBusy()).hasValue(0.36);
    assertThat(condition.withheld().stealPercent()).hasValue(100 * 150 / 3150.0);
    assertThat(condition.withheld().throttling()).contains(new Throttling(20, 4, 30));
    assertThat(condition.pagesSwappedIn()).hasValue(7);
  }

  @Test
  void theLoadFromBeforeTheRunIsForgotten() {
    see(state(0, 9), state(60, 5), state(119, 3), state(120, 2), state(150, 1));
    assertThat(watched().load().average()).hasValue(1.5);
  }

  @Test
  void aShortRunHasNoShares() {
    see(
        state(0, 1, ticks(5000, 100, 9000, 50), new Throttling(0, 0, 0), 0),
        state(1, 1, ticks(5040, 101, 9090, 90), new Throttling(0, 0, 0), 0));
    assertThat(watched().load().othersBusy()).isEmpty();
    assertThat(watched().withheld().stealPercent()).isEmpty();
    assertThat(watched().load().average()).isEmpty();
  }

  @Test
  void whatWasWorstDuringTheRunCounts() {
    see(
        power("performance", 4.0, false),
        power("powersave", 1.0, true),
        power("performance", 4.0, false));
    MachineCondition condition = watched();
    assertThat(condition.power().governors()).containsExactly("performance", "powersave");
    assertThat(condition.withheld().quotaCpus()).hasValue(1.0);
    assertThat(condition.power().onBattery()).contains(true);
    assertThat(condition.power().turbo()).contains(true);
  }

  private void see(MachineState... seen) {
    states.clear();
    states.addAll(List.of(seen));
  }

  private MachineCondition watched() {
    Deque<MachineState> left = new ArrayDeque<>(states);
    MachineWatch watch = new MachineWatch(left::removeFirst);
    while (!left.isEmpty()) {
      watch.observe();
    }
    return watch.condition();
  }

  private static MachineState state(int second, double load) {
    return state(second, load, ticks(0, 0, 0, 0), new Throttling(0, 0, 0), 0);
  }

  private static MachineState state(
      int second, double load, CpuTicks ticks, Throttling throttling, long swapped) {
    return new MachineState(
        FakeRoot.NOW.plusSeconds(second),
        MachineCondition.UNKNOWN.power(),
        OptionalDouble.of(load),
        Optional.of(ticks),
        OptionalDouble.empty(),
        Optional.of(throttling),
        OptionalLong.of(swapped));
  }

  /** Returns the ticks of two processors with a given total. */
  private static CpuTicks ticks(long busy, long stolen, long total, long own) {
    return new CpuTicks(busy, stolen, total - busy - stolen, own, 2);
  }

  private static MachineState power(String governor, double quota, boolean battery) {
    return new MachineState(
        FakeRoot.NOW,
        new Power(List.of(governor), Optional.of(true), Optional.of(battery)),
        OptionalDouble.empty(),
        Optional.empty(),
        OptionalDouble.of(quota),
        Optional.empty(),
        OptionalLong.empty());
  }
}
