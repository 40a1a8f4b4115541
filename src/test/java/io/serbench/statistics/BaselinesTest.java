package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.witness.Undisturbed;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By what rows are judged if one of them falsifies the clock of its forks. */
class BaselinesTest {
  private static final long QUIET = 300_000;
  private static final Tags TAGS =
      Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);
  private static final Reference UNKNOWN =
      new Reference(Optional.empty(), 99, OptionalDouble.empty(), OptionalDouble.empty());
  private static final Offset<Double> ROUNDING = within(1e-9);

  private static Reference reference(Optional<String> variant, double nanos) {
    return new Reference(variant, 1000, OptionalDouble.of(nanos), OptionalDouble.of(nanos));
  }

  private static Reference reference(double nanos) {
    return reference(Optional.empty(), nanos);
  }

  /** A row with three forks, whose ser and deser take 1 us each. */
  private static CellResult row(String name, double witness) {
    List<PhaseResult> phases =
        Stream.of(Phase.SER, Phase.DESER)
            .map(phase -> MadeUpPhase.of(phase, 60, 1000).witness(Math.round(witness)).result())
            .toList();
    CellResult row = Runs.row(name, TAGS);
    for (int fork = 0; fork < 3; fork++) {
      row = row.withFork(Runs.fork(row, 80, phases));
    }
    return row;
  }

  private static Run run(List<Reference> references, CellResult... rows) {
    MachineCondition condition = Runs.condition().withReference(references);
    Run run = Runs.run(List.of(rows));
    return run.withEnvironment(run.environment().withCondition(Optional.of(condition)));
  }

  private static double total(Run run, int row) {
    return Summaries.of(run).get(row).total().orElseThrow().value();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 10})
  void aRowWithFalseReadingsChangesNoOther(double factor) {
    for (Reference reference : List.of(reference(QUIET), UNKNOWN)) {
      Run honest = run(List.of(reference), row("fst", QUIET), row("kryo-flat", QUIET));
      Run run = run(List.of(reference), row("fst", QUIET), row("kryo-flat", QUIET * factor));

      assertThat(Summaries.of(run).get(0)).isEqualTo(Summaries.of(honest).get(0));
      assertThat(total(run, 0)).isCloseTo(2000, ROUNDING);
    }
  }

  @Test
  void theReferenceSaysHowSlowTheMachineWas() {
    Run run = run(List.of(reference(QUIET)), row("fst", 1.5 * QUIET));
    assertThat(total(run, 0)).isCloseTo(2000 / 1.5, ROUNDING);
    assertThat(Baseline.of(run)).contains(new Baseline(new Undisturbed(QUIET), QUIET));
    WitnessReport report = WitnessReport.of(run).orElseThrow();
    assertThat(report.bestNanos()).isEqualTo(QUIET);
    assertThat(report.undisturbed()).isZero();
    assertThat(report.slowForks()).isEqualTo(3);
  }

  @Test
  void withoutOneARowIsJudgedByItsOwnForks() {
    Run run = run(List.of(UNKNOWN), row("fst", 1.5 * QUIET), row("kryo-flat", QUIET));
    assertThat(total(run, 0)).isCloseTo(2000, ROUNDING);
    assertThat(WitnessReport.of(run).orElseThrow().undisturbed()).isEqualTo(1);
    assertThat(Baseline.of(run)).isEmpty();
  }

  @Test
  void inOlderFilesAllRowsAreJudgedByAllForks() {
    Run run = run(List.of(), row("fst", 1.5 * QUIET), row("kryo-flat", QUIET));
    assertThat(total(run, 0)).isCloseTo(2000 / 1.5, ROUNDING);
    assertThat(Baseline.of(run).orElseThrow().quietNanos()).isCloseTo(QUIET, ROUNDING);
  }

  @Test
  void aVariantIsJudgedByTheReferenceOfItsJvm() {
    List<Reference> references =
        List.of(reference(QUIET), reference(Optional.of("@jdk25"), 1.5 * QUIET));
    Run run = run(references, row("fst", 1.5 * QUIET), row("fst@jdk25", 1.5 * QUIET));
    assertThat(total(run, 0)).isCloseTo(2000 / 1.5, ROUNDING);
    assertThat(total(run, 1)).isCloseTo(2000, ROUNDING);

    Optional<String> mark = Optional.of("@jdk25");
    CellResult alone = run.cells().get(1).withId(run.cells().get(1).id().withoutVariant());
    Run way = run.withCells(List.of(alone)).withEnvironment(run.environment().of(mark));
    assertThat(total(way, 0)).isCloseTo(2000, ROUNDING);
  }

  @Test
  void ofTwoPartsOfARunTheFasterCounts() {
    Reference slow = reference(1.1 * QUIET);
    Reference both =
        new Reference(Optional.empty(), 2000, OptionalDouble.of(QUIET), OptionalDouble.of(QUIET));
    assertThat(reference(QUIET).with(slow)).isEqualTo(both);
    assertThat(slow.with(reference(QUIET))).isEqualTo(both);
    assertThat(UNKNOWN.with(slow).bestNanos()).isEqualTo(slow.bestNanos());
  }
}
