package io.serbench.compare;

import static io.serbench.compare.TwoRuns.OPEN;
import static io.serbench.compare.TwoRuns.compared;
import static io.serbench.compare.TwoRuns.failed;
import static io.serbench.compare.TwoRuns.row;
import static io.serbench.compare.TwoRuns.run;
import static io.serbench.compare.TwoRuns.times;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.compare.Gate.GateOutcome;
import io.serbench.compare.Gate.Growth;
import io.serbench.compare.Gate.Most;
import io.serbench.result.Environment;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.MachineInfo.Signature;
import io.serbench.result.Run;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class GateTest {
  private static final double[] FORKS = {9900, 9950, 10_000, 10_000, 10_050, 10_100};
  private static final double[] NOISY = {8000, 10_000, 12_000};
  private static final Gate FIVE = slowdown(false);
  private static final Gate DECIDED = slowdown(true);

  private final Run base = run(row("a", 100, FORKS));

  private static Gate slowdown(boolean decide) {
    return new Gate(OptionalDouble.of(0.05), Optional.empty(), decide, Optional.empty());
  }

  private static Gate growth(double bytes, double part) {
    return new Gate(
        OptionalDouble.empty(),
        Optional.of(new Growth(new Most(bytes, part))),
        false,
        Optional.empty());
  }

  @Test
  void whatIsAllowedIsWithin() {
    assertThat(FIVE.of(compared(base, base))).isEqualTo(GateOutcome.WITHIN);
    assertThat(DECIDED.of(compared(base, base))).isEqualTo(GateOutcome.WITHIN);
    assertThat(FIVE.of(compared(base, run(row("a", 100, times(1.04, FORKS))))))
        .isEqualTo(GateOutcome.WITHIN);
  }

  @Test
  void twiceAsMuchIsNot() {
    RunComparison slower = compared(base, run(row("a", 100, times(1.1, FORKS))));
    assertThat(FIVE.of(slower)).isEqualTo(GateOutcome.SLOWER);
    assertThat(OPEN.of(slower)).isEqualTo(GateOutcome.WITHIN);
  }

  @Test
  void fasterIsAlwaysAllowed() {
    assertThat(DECIDED.of(compared(base, run(row("a", 100, times(0.5, FORKS))))))
        .isEqualTo(GateOutcome.WITHIN);
  }

  @Test
  void whatIsNotDecidedCountsWhereThatIsAskedFor() {
    RunComparison open = compared(run(row("a", 100, NOISY)), run(row("a", 100, NOISY)));
    assertThat(FIVE.of(open)).isEqualTo(GateOutcome.WITHIN);
    assertThat(DECIDED.of(open)).isEqualTo(GateOutcome.UNDECIDED);
  }

  @Test
  void bytesHaveALimitOfTheirOwn() {
    RunComparison larger = compared(base, run(row("a", 102, FORKS)));
    assertThat(growth(0, 0).of(larger)).isEqualTo(GateOutcome.SLOWER);
    assertThat(growth(1, 0).of(larger)).isEqualTo(GateOutcome.SLOWER);
    assertThat(growth(2, 0).of(larger)).isEqualTo(GateOutcome.WITHIN);
    assertThat(growth(0, 0.02).of(larger)).isEqualTo(GateOutcome.WITHIN);
    assertThat(FIVE.of(larger)).isEqualTo(GateOutcome.WITHIN);
  }

  @Test
  void sizesAndAllocationsHaveLimitsOfTheirOwn() {
    RunComparison larger = compared(base, run(row("a", 102, FORKS)));
    Optional<Most> none = Optional.of(new Most(0, 0));
    assertThat(only(none, Optional.empty()).of(larger)).isEqualTo(GateOutcome.SLOWER);
    assertThat(only(Optional.empty(), none).of(larger)).isEqualTo(GateOutcome.WITHIN);
  }

  private static Gate only(Optional<Most> size, Optional<Most> alloc) {
    return new Gate(
        OptionalDouble.empty(), Optional.of(new Growth(size, alloc)), false, Optional.empty());
  }

  @Test
  void aGateKnowsWhenItDecidesNothing() {
    RunComparison open = compared(run(row("a", 100, NOISY)), run(row("a", 100, NOISY)));
    assertThat(FIVE.decidesNothing(open)).isTrue();
    assertThat(FIVE.decidesNothing(compared(base, base))).isFalse();
    assertThat(OPEN.decidesNothing(open)).isFalse();
  }

  @Test
  void aRowThatFailsNowIsAFailure() {
    Run both = run(row("a", 100, FORKS), row("b", 100, FORKS));
    assertThat(FIVE.of(compared(both, run(row("a", 100, FORKS), failed("b")))))
        .isEqualTo(GateOutcome.FAILED);
  }

  @Test
  void aRowThatFailedBeforeIsNone() {
    Run before = run(row("a", 100, FORKS), failed("b"));
    assertThat(FIVE.of(compared(before, before))).isEqualTo(GateOutcome.WITHIN);
  }

  @Test
  void whatWasNotComparedIsNeverWithin() {
    Run other = run(row("b", 100, FORKS));
    assertThat(OPEN.of(compared(base, other))).isEqualTo(GateOutcome.NOT_COMPARABLE);
    assertThat(OPEN.of(compared(base, run(failed("a"))))).isEqualTo(GateOutcome.NOT_COMPARABLE);
    assertThat(OPEN.of(compared(run(), run()))).isEqualTo(GateOutcome.NOT_COMPARABLE);
    Run quick = run(row("a", 100, 10_000));
    assertThat(FIVE.of(compared(quick, quick))).isEqualTo(GateOutcome.NOT_COMPARABLE);
  }

  @Test
  void anotherProcessorHasOtherTimes() {
    Processor here = base.environment().machine().processor();
    RunComparison moved = compared(base, on(Optional.of("Other CPU"), here.signature(), base));
    assertThat(FIVE.of(moved)).isEqualTo(GateOutcome.NOT_COMPARABLE);
    assertThat(FIVE.of(compared(base, on(here.model(), Optional.empty(), base))))
        .isEqualTo(GateOutcome.NOT_COMPARABLE);
    assertThat(FIVE.of(compared(base, on(Optional.empty(), here.signature(), base))))
        .isEqualTo(GateOutcome.NOT_COMPARABLE);
    assertThat(OPEN.of(moved)).isEqualTo(GateOutcome.WITHIN);
    assertThat(moved.speed()).isEmpty();
    assertThat(growth(0, 0).of(moved)).isEqualTo(GateOutcome.WITHIN);
  }

  private static Run on(Optional<String> model, Optional<Signature> signature, Run run) {
    Environment environment = run.environment();
    Processor processor = environment.machine().processor();
    Processor other =
        new Processor(
            model,
            signature,
            processor.arch(),
            processor.cores(),
            processor.threads(),
            processor.caches());
    MachineInfo machine =
        new MachineInfo(environment.machine().os(), other, environment.machine().memoryBytes());
    return run.withEnvironment(EnvironmentBuilder.of(environment).machine(machine).build());
  }
}
