package io.serbench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.MachineCondition;
import io.serbench.result.Throttling;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MachineWatchTest {
  private final Deque<MachineState> states = new ArrayDeque<>();

  @Test
  void aSystemThatTellsNothingIsUnknown() {
    see(MachineState.UNKNOWN, MachineState.UNKNOWN);
    assertThat(watched()).isEqualTo(MachineCondition.UNKNOWN);
  }

  @Test
  void countersCountFromTheFirstLook() {
    see(
        state(0, 9, new CpuTicks(5000, 100, 9000, 50, 2), new Throttling(10, 5, 70), 40),
        state(60, 8, new CpuTicks(6000, 150, 14000, 400, 2), new Throttling(20, 6, 90), 45),
        state(120, 3, new CpuTicks(8000, 250, 19000, 1250, 2), new Throttling(30, 9, 100), 47));
    MachineCondition condition = watched();
    // 3000 busy and 1200 of them our own, in 10000 ticks of 2 processors.
    assertThat(condition.othersBusy()).contains(0.36);
    assertThat(condition.stealPercent()).contains(100 * 150 / 3150.0);
    assertThat(condition.throttling()).contains(new Throttling(20, 4, 30));
    assertThat(condition.pagesSwappedIn()).contains(7L);
  }

  @Test
  void theLoadFromBeforeTheRunIsForgotten() {
    see(state(0, 9), state(60, 5), state(119, 3), state(120, 2), state(150, 1));
    assertThat(watched().load()).contains(1.5);
  }

  @Test
  void aShortRunHasNoShares() {
    see(
        state(0, 1, new CpuTicks(5000, 100, 9000, 50, 2), new Throttling(0, 0, 0), 0),
        state(1, 1, new CpuTicks(5040, 101, 9090, 90, 2), new Throttling(0, 0, 0), 0));
    assertThat(watched().othersBusy()).isEmpty();
    assertThat(watched().stealPercent()).isEmpty();
    assertThat(watched().load()).isEmpty();
  }

  @Test
  void whatWasWorstDuringTheRunCounts() {
    see(
        power("performance", 4.0, false),
        power("powersave", 1.0, true),
        power("performance", 4.0, false));
    MachineCondition condition = watched();
    assertThat(condition.governors()).containsExactly("performance", "powersave");
    assertThat(condition.quotaCpus()).contains(1.0);
    assertThat(condition.onBattery()).contains(true);
    assertThat(condition.turbo()).contains(true);
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
    return state(second, load, new CpuTicks(0, 0, 0, 0, 2), new Throttling(0, 0, 0), 0);
  }

  private static MachineState state(
      int second, double load, CpuTicks ticks, Throttling throttling, long swapped) {
    return new MachineState(
        FakeRoot.NOW.plusSeconds(second),
        Optional.of(load),
        Optional.of(ticks),
        Optional.of(throttling),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(swapped));
  }

  private static MachineState power(String governor, double quota, boolean battery) {
    return new MachineState(
        FakeRoot.NOW,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(quota),
        List.of(governor),
        Optional.of(true),
        Optional.of(battery),
        Optional.empty());
  }
}
