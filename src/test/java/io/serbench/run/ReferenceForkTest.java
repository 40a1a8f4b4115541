package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.protocol.FromParent.Turn;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.Run;
import io.serbench.run.FakeForks.Deed;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fork without a row, and rows whose own readings are false. */
class ReferenceForkTest {
  private static final RunRequest REQUEST = Requests.of(3, Requests.rows(4));
  private static final Offset<Double> PRECISION = within(0.001 * SimulatedMachine.READING);

  private final SimulatedRun honest = SimulatedRun.onQuietMachine();
  private final SimulatedRun simulated = SimulatedRun.onQuietMachine();
  private final FakeForks children = simulated.children();

  private static List<Reference> references(Run run) {
    return run.environment().condition().orElseThrow().reference();
  }

  private static List<CellSummary> othersThanRow1(Run run) {
    return Summaries.of(run).stream().filter(cell -> !cell.id().row().equals("row1")).toList();
  }

  private static List<Turn> othersThanRow1(FakeForks children) {
    return List.of("row0", "row2", "row3").stream()
        .flatMap(row -> IntStream.rangeClosed(1, 3).mapToObj(fork -> row + "#" + fork))
        .flatMap(fork -> children.turnsOf(fork).stream())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.5, 2, 10})
  void aRowWithFalseReadingsChangesNoOther(double factor) {
    children.falsifying(row -> row.equals("row1") ? factor : 1);
    Run expected = honest.run(REQUEST, SimulatedRun.room(4));
    Run run = simulated.run(REQUEST, SimulatedRun.room(4));

    assertThat(othersThanRow1(run)).isEqualTo(othersThanRow1(expected));
    assertThat(othersThanRow1(children))
        .extracting(Turn::phases)
        .isEqualTo(othersThanRow1(honest.children()).stream().map(Turn::phases).toList());
    assertThat(othersThanRow1(children))
        .allSatisfy(
            turn -> assertThat(turn.bestReading()).isCloseTo(SimulatedMachine.READING, PRECISION));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void theSameIfTheReferenceIsLost(int order) {
    children.falsifying(row -> row.equals("row1") ? 0.1 : 1).losingReferencesAt(order);
    honest.children().losingReferencesAt(order);
    Run expected = honest.run(REQUEST, SimulatedRun.room(4));
    Run run = simulated.run(REQUEST, SimulatedRun.room(4));

    assertThat(othersThanRow1(run)).isEqualTo(othersThanRow1(expected));
    assertThat(children.references).isEqualTo(1);
    assertThat(othersThanRow1(children))
        .allSatisfy(
            turn -> assertThat(turn.bestReading()).isCloseTo(SimulatedMachine.READING, PRECISION));
    if (order <= 2) {
      assertThat(references(run)).extracting(Reference::bestNanos).allMatch(best -> best.isEmpty());
    }
  }

  @Test
  void itReadsBetweenTurnsAndNeverBesideThem() {
    Run run = simulated.run(REQUEST, SimulatedRun.roomBeside(4));

    assertThat(children.references).isEqualTo(1);
    assertThat(children.besideReading).isFalse();
    Reference reference = references(run).get(0);
    assertThat(reference.readings()).isGreaterThan(3L * children.turns.size());
    assertThat(reference.bestNanos()).hasValueCloseTo(SimulatedMachine.READING, PRECISION);
    assertThat(reference.quietNanos()).hasValueCloseTo(SimulatedMachine.READING, PRECISION);
  }

  @Test
  void turnsDoNotWaitForItToStart() {
    children.preparingFor(Duration.ofMillis(100));
    simulated.run(Requests.of(1, Requests.rows(1)), SimulatedRun.room(1));

    assertThat(children.journal)
        .extracting(Deed::what)
        .startsWith("starts", "is ready", "measures", "measures");
  }

  @Test
  void aForkThatDiesWhileItReadsHasNoTurn() {
    children.dying("row1", FakeForks.Moment.WAITING);
    Run run = simulated.run(REQUEST, SimulatedRun.room(4));

    assertThat(run.cells()).extracting(cell -> cell.forks().size()).containsExactly(3, 1, 3, 3);
    assertThat(children.turnsOf("row1#1")).hasSize(1);
  }

  @Test
  void eachVariantHasTheReferenceOfItsJvm() {
    Run run = simulated.run(Requests.copies(2, 2, Requests.rows(2)), SimulatedRun.room(4));

    assertThat(children.references).isEqualTo(1);
    assertThat(references(run))
        .extracting(Reference::variant)
        .containsExactly(Optional.of("#1"), Optional.of("#2"));
    assertThat(references(run)).extracting(Reference::bestNanos).doesNotContainNull();
  }

  @Test
  void withoutForksThereIsNone() {
    Run run = simulated.run(Requests.of(0, Requests.rows(2)), SimulatedRun.room(2));

    assertThat(children.references).isZero();
    assertThat(references(run)).isEmpty();
  }

  @Test
  void aResumedRunGoesByTheFasterPart() {
    Run run = simulated.run(REQUEST, SimulatedRun.room(4));
    Reference before = references(run).get(0);
    Run again = simulated.run(Requests.resuming(run, REQUEST), SimulatedRun.room(4));
    assertThat(references(again)).containsExactly(before);
  }
}
