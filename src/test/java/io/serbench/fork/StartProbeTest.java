package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.FromFork.StartUp.Warming;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

class StartProbeTest {
  private static final int WINDOWS = 100;

  /** Of windows of 2 ms with ten calls each. */
  private static Warming warming(IntToDoubleFunction nanos) {
    StartProbe.Windows windows = new StartProbe.Windows(2 * WINDOWS);
    for (int i = 0; i < WINDOWS; i++) {
      windows.add(i * 2_000_000L, i * 10L, nanos.applyAsDouble(i));
    }
    return windows.warming();
  }

  @Test
  void theFirstWindowThatIsCloseToTheLastOnesIsFound() {
    Warming warming = warming(i -> i < 30 ? 1000 : i < 60 ? 109 : 100);
    // Three of five windows are fast by then.
    assertThat(warming).isEqualTo(new Warming(56, 280, true));
  }

  @Test
  void oneFastWindowIsLuckAndOneSlowOneIsNoise() {
    Warming warming = warming(i -> i == 5 ? 90 : i < 20 || i == 95 ? 1000 : 100);
    assertThat(warming).isEqualTo(new Warming(36, 180, true));
  }

  @Test
  void whatGetsFasterUntilTheEndIsNotSteady() {
    Warming warming = warming(i -> 1000 - 8 * i);
    assertThat(warming.steady()).isFalse();
  }

  @Test
  void aLibraryThatIsFastAtOnceNeedsNoTime() {
    assertThat(warming(i -> 100)).isEqualTo(new Warming(0, 0, true));
  }

  @Test
  void oneWindowIsEnough() {
    StartProbe.Windows windows = new StartProbe.Windows(2);
    windows.add(7_000_000, 1, 5e9);
    assertThat(windows.warming()).isEqualTo(new Warming(7, 1, true));
  }
}
