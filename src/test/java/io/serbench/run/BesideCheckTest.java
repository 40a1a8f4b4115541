package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.Slices;
import io.serbench.result.Phase;
import io.serbench.witness.Undisturbed;
import java.util.List;
import org.junit.jupiter.api.Test;

class BesideCheckTest {
  private static final Undisturbed UNDISTURBED = new Undisturbed(States.QUIET);

  private final BesideCheck check = new BesideCheck();

  /** Turns of a hundred readings, of which so many are quiet. */
  private static Slices turn(int quiet) {
    return new Slices(
        List.of(
            States.slice(Phase.SER, 1, States.QUIET, quiet - 1),
            States.slice(Phase.SER, 1, States.DISTURBED, 99 - quiet)),
        0,
        0);
  }

  private void add(int turns, int quiet, boolean busy) {
    for (int i = 0; i < turns; i++) {
      check.add(turn(quiet), busy);
    }
  }

  @Test
  void atFirstItNeedsQuiet() {
    assertThat(check.needsQuiet()).isTrue();
    add(2, 90, false);
    assertThat(check.needsQuiet()).isTrue();
    add(1, 90, false);
    assertThat(check.needsQuiet()).isFalse();
  }

  @Test
  void itIsDecidedByReadingsOfBothKinds() {
    add(3, 90, false);
    assertThat(check.isDecided()).isFalse();
    add(2, 90, true);
    assertThat(check.isDecided()).isFalse();
    add(1, 90, true);
    assertThat(check.isDecided()).isTrue();
  }

  @Test
  void whatLeavesHalfOfTheQuietIsHarmless() {
    add(3, 80, false);
    add(3, 41, true);
    assertThat(check.isHarmless(UNDISTURBED)).isTrue();
  }

  @Test
  void whatLeavesLessIsNot() {
    add(3, 80, false);
    add(3, 39, true);
    assertThat(check.isHarmless(UNDISTURBED)).isFalse();
  }

  @Test
  void aMachineThatIsBusyAnywayIsNotJudgedByThat() {
    add(3, 10, false);
    add(3, 8, true);
    assertThat(check.isHarmless(UNDISTURBED)).isTrue();
  }

  @Test
  void oneThatIsOverNeedsNothing() {
    check.end();
    assertThat(check.needsQuiet()).isFalse();
    assertThat(check.isDecided()).isTrue();
  }
}
