package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.result.CellId;
import io.serbench.result.Workload;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MachineFitTest {
  private static final List<Integer> MACHINES = List.of(1, 2, 3);

  /** Rows of levels 1 and so on, on machines that are 0, 10 and 20 % slower, as logarithms. */
  private static List<CellOnMachine> exact(int rows) {
    List<CellOnMachine> seen = new ArrayList<>();
    for (int row = 1; row <= rows; row++) {
      for (int machine : MACHINES) {
        seen.add(seen(row, machine, row + 0.1 * (machine - 1)));
      }
    }
    return seen;
  }

  private static CellId cell(int row) {
    return new CellId("row" + row, new Workload("media.1"));
  }

  private static CellOnMachine seen(int row, int machine, double log) {
    return new CellOnMachine(cell(row), machine, true, List.of(log - 0.01, log, log + 0.01));
  }

  @Test
  void machinesAreRelativeToTheirMean() {
    MachineFit fit = MachineFit.of(MACHINES, exact(4)).orElseThrow();

    assertThat(fit.effects().get(1)).isCloseTo(-0.1, within(1e-6));
    assertThat(fit.effects().get(2)).isCloseTo(0, within(1e-6));
    assertThat(fit.effects().get(3)).isCloseTo(0.1, within(1e-6));
    assertThat(fit.interaction()).isZero();
    assertThat(fit.prediction().orElseThrow().error()).isCloseTo(0, within(1e-6));
    assertThat(fit.isCommon()).isTrue();
  }

  @Test
  void rowsOnSomeMachinesOnlyAreNoObstacle() {
    List<CellOnMachine> seen = exact(4);
    seen.removeIf(each -> each.cell().equals(cell(2)) && each.shard() == 1);
    seen.removeIf(each -> each.cell().equals(cell(3)) && each.shard() == 3);

    MachineFit fit = MachineFit.of(MACHINES, seen).orElseThrow();

    assertThat(fit.effects().get(3)).isCloseTo(0.1, within(1e-6));
  }

  @Test
  void aRowThatFaresOtherwiseOnAMachineIsSeen() {
    List<CellOnMachine> seen = exact(4);
    seen.removeIf(each -> each.cell().equals(cell(2)) && each.shard() == 3);
    seen.add(seen(2, 3, 2 + 0.2 + 0.3));

    MachineFit fit = MachineFit.of(MACHINES, seen).orElseThrow();

    assertThat(fit.isCommon()).isFalse();
    assertThat(fit.prediction().orElseThrow().cell()).isEqualTo(cell(2));
    assertThat(fit.prediction().orElseThrow().shard()).isEqualTo(3);
    // What it takes on the other two and what the others say of this one leave all of it open.
    assertThat(fit.prediction().orElseThrow().most()).isCloseTo(0.3, within(1e-6));
  }

  @Test
  void forksThatSpreadAreNoInteraction() {
    List<CellOnMachine> seen = new ArrayList<>();
    for (int row = 1; row <= 10; row++) {
      for (int machine : MACHINES) {
        double shift = 0.02 * ((row * 7 + machine * 3) % 5 - 2);
        seen.add(
            new CellOnMachine(
                cell(row), machine, false, List.of(row - 0.1 + shift, row + 0.1, row + 0.0)));
      }
    }

    MachineFit fit = MachineFit.of(MACHINES, seen).orElseThrow();

    assertThat(fit.interaction()).isLessThan(MachineFit.MOST_INTERACTION);
    assertThat(fit.forkSpread()).isGreaterThan(0.05);
    assertThat(fit.prediction()).isEmpty();
  }

  @Test
  void machinesWithoutARowInCommonDoNotCompare() {
    List<CellOnMachine> seen = List.of(seen(1, 1, 1), seen(1, 2, 1), seen(2, 3, 1));

    assertThat(MachineFit.of(MACHINES, seen)).isEmpty();
  }

  @Test
  void whereNoRowIsLeftToSayWhetherTheyAgreeNothingIsKnown() {
    List<CellOnMachine> one = List.of(seen(1, 1, 1), seen(1, 2, 1.1));
    List<CellOnMachine> chain = List.of(seen(1, 1, 1), seen(1, 2, 1), seen(2, 2, 1), seen(2, 3, 1));

    assertThat(MachineFit.of(List.of(1, 2), one)).isEmpty();
    assertThat(MachineFit.of(MACHINES, chain)).isEmpty();
    assertThat(MachineFit.of(MACHINES, List.of())).isEmpty();
  }

  @Test
  void oneAnchorPredictsNothing() {
    List<CellOnMachine> seen = new ArrayList<>();
    for (CellOnMachine each : exact(3)) {
      boolean anchor = each.cell().equals(cell(1));
      seen.add(new CellOnMachine(each.cell(), each.shard(), anchor, each.logs()));
    }

    assertThat(MachineFit.of(MACHINES, seen).orElseThrow().prediction()).isEmpty();
  }

  @Test
  void ofTwoMachinesTheOneIsPredictedByTheOther() {
    List<CellOnMachine> seen =
        List.of(
            seen(1, 1, 1),
            seen(1, 2, 1.1),
            seen(2, 1, 2),
            seen(2, 2, 2.1),
            seen(3, 1, 3),
            seen(3, 2, 3.16));

    AnchorPrediction prediction =
        MachineFit.of(List.of(1, 2), seen).orElseThrow().prediction().orElseThrow();

    assertThat(prediction.cell()).isEqualTo(cell(3));
    assertThat(prediction.most()).isCloseTo(0.06, within(1e-6));
  }

  @Test
  void oneMachineIsTheMeanOfItself() {
    MachineFit fit = MachineFit.of(List.of(4), List.of()).orElseThrow();

    assertThat(fit.factor(4)).isEqualTo(1);
    assertThat(fit.errorOfRow(1)).isZero();
    assertThat(fit.forkSpread()).isEqualTo(Estimates.PRIOR_SPREAD);
    assertThat(fit.isCommon()).isTrue();
  }
}
