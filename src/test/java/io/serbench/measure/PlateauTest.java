package io.serbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.measure.Warmup.Plateau;
import org.junit.jupiter.api.Test;

class PlateauTest {
  private final Plateau plateau = new Plateau();

  private boolean after(double... nanosOfQuietWindows) {
    for (double nanos : nanosOfQuietWindows) {
      plateau.add(nanos, true);
    }
    return plateau.isReached();
  }

  @Test
  void theFirstWindowIsFasterThanNothing() {
    assertThat(after(100, 100, 100)).isFalse();
    assertThat(after(100)).isTrue();
  }

  @Test
  void whatGetsFasterIsNotThereYet() {
    assertThat(after(100, 96, 92, 88, 84)).isFalse();
    assertThat(after(84, 84, 84)).isTrue();
  }

  @Test
  void aSlowDescentIsADescent() {
    assertThat(after(100, 98, 96, 94, 92, 90, 88, 86, 84, 82)).isFalse();
  }

  @Test
  void timesThatDifferByLittleAgree() {
    assertThat(after(100, 101, 98, 102)).isTrue();
  }

  @Test
  void whatGetsSlowerHasNothingMoreToGain() {
    assertThat(after(100, 120, 100, 130)).isTrue();
  }

  @Test
  void nothingIsSettledWhileTheJitCompiles() {
    assertThat(after(100, 100, 100)).isFalse();
    plateau.add(100, false);
    assertThat(plateau.isReached()).isFalse();
    assertThat(after(100, 100)).isFalse();
    assertThat(after(100)).isTrue();
  }

  @Test
  void oneThatIsReachedMayEnd() {
    assertThat(after(100, 100, 100, 100)).isTrue();
    assertThat(after(50)).isFalse();
  }
}
