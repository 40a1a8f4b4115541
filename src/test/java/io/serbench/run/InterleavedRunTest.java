package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Course;
import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import io.serbench.run.FakeForks.Moment;
import io.serbench.run.Method.Preset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which forks live and measure, and in which order, on a quiet machine. */
class InterleavedRunTest {
  private final SimulatedRun simulated = SimulatedRun.onQuietMachine();
  private final FakeForks children = simulated.children();

  @Test
  void forksTakeTurnsInRoundsEachInAnOrderOfItsOwn() {
    simulated.run(Requests.of(1, Requests.rows(6)), SimulatedRun.room(6));

    List<String> turns = children.that("measures");
    List<List<String>> rounds = new ArrayList<>();
    for (int i = 0; i < turns.size(); i += 6) {
      rounds.add(turns.subList(i, i + 6));
    }
    assertThat(rounds).hasSizeGreaterThan(3);
    assertThat(rounds).allSatisfy(round -> assertThat(new HashSet<>(round)).hasSize(6));
    assertThat(new HashSet<>(rounds)).hasSizeGreaterThan(2);
  }

  @Test
  void everyRowGetsAsManyForksAsItShallInRoundsToo() {
    Run run = simulated.run(Requests.of(3, Requests.rows(8)), SimulatedRun.room(1));

    List<String> starts = children.rowsThat("starts");
    assertThat(starts).hasSize(24);
    List<List<String>> rounds =
        List.of(starts.subList(0, 8), starts.subList(8, 16), starts.subList(16, 24));
    assertThat(rounds).allSatisfy(round -> assertThat(round).doesNotHaveDuplicates());
    assertThat(rounds).doesNotHaveDuplicates();
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).hasSize(3));
    assertThat(run.cells().get(0).forks()).extracting(ForkResult::number).containsExactly(1, 2, 3);
    assertThat(run.course().ending()).isEqualTo(Course.Ending.COMPLETE);
  }

  @Test
  void aForkThatHasEnoughIsFinishedAndTheNextOneStarts() {
    simulated.run(Requests.of(1, Requests.rows(4)), SimulatedRun.room(2));

    List<String> steps =
        children.journal.stream()
            .filter(deed -> !deed.what().equals("measures"))
            .map(deed -> deed.what())
            .toList();
    assertThat(steps)
        .containsExactly(
            "starts",
            "is ready",
            "starts",
            "is ready", // two live
            "finishes",
            "ends",
            "starts",
            "is ready", // one has enough, and another starts
            "finishes",
            "ends",
            "starts",
            "is ready",
            "finishes",
            "ends",
            "finishes",
            "ends");
  }

  @Test
  void everyForkMeasuresWhatItShall() {
    Run run = simulated.run(Requests.of(2, Requests.rows(2)), SimulatedRun.room(3));

    assertThat(run.cells())
        .flatExtracting(row -> row.forks())
        .hasSize(4)
        .allSatisfy(
            fork -> {
              assertThat(fork.failure()).isEmpty();
              assertThat(fork.phases())
                  .extracting(PhaseResult::phase)
                  .containsExactlyElementsOf(Phase.DEFAULT);
              assertThat(fork.phases())
                  .allSatisfy(
                      phase ->
                          assertThat(millis(phase))
                              .isBetween(
                                  least(phase), least(phase) + Preset.DEFAULT.share().slice()));
            });
  }

  private static double millis(PhaseResult phase) {
    return phase.series().nanos().stream().sum() / 1e6;
  }

  private static double least(PhaseResult phase) {
    return phase.phase().inTotal()
        ? Preset.DEFAULT.share().clean()
        : Preset.DEFAULT.share().other();
  }

  @Test
  void aPhaseThatHasEnoughIsMeasuredNoMore() {
    simulated.run(Requests.of(1, Requests.rows(1)), SimulatedRun.room(1));

    assertThat(children.turns.get(0).phases())
        .containsExactly(Phase.SER, Phase.DESER, Phase.CREATE);
    assertThat(children.turns.get(children.turns.size() - 1).phases())
        .containsExactly(Phase.SER, Phase.DESER);
  }

  @Test
  void turnsSayHowFastTheMachineIsAtItsBest() {
    simulated.run(Requests.of(1, Requests.rows(2)), SimulatedRun.room(2));

    assertThat(children.turns)
        .allSatisfy(
            turn ->
                assertThat(turn.bestReading())
                    .isBetween(0.99 * SimulatedMachine.READING, 1.01 * SimulatedMachine.READING));
  }

  /** So the turns of each are spread over the time in which the others prepare. */
  @Test
  void whileOthersPrepareEachNewcomerBeginsOneRound() {
    simulated.run(Requests.of(1, Requests.rows(6)), SimulatedRun.roomBeside(6));

    List<String> deeds = children.journal.stream().map(deed -> deed.what()).toList();
    // Before two start at once, readings are taken while nothing else happens.
    int firstTwo = Collections.indexOfSubList(deeds, List.of("starts", "starts"));
    List<String> later = deeds.subList(firstTwo, deeds.lastIndexOf("is ready"));
    assertThat(later).contains("measures").doesNotContain("finishes");
    assertThat(Collections.frequency(later, "measures")).isLessThanOrEqualTo(1 + 2 + 3 + 4);
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, false", "5, false", "1, true", "2, true", "5, true", "50, true"})
  void neverMoreLiveThanThereIsRoomFor(int alive, boolean beside) {
    Run run = simulated.run(Requests.of(3, Requests.rows(7)), new Room(alive, 0, beside));

    assertThat(children.mostAlive).isLessThanOrEqualTo(alive);
    assertThat(children.most.get(Moment.PREPARING)).isLessThanOrEqualTo(beside ? 2 : 1);
    assertThat(children.most.get(Moment.MEASURING)).isEqualTo(1);
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).hasSize(3));
  }

  @Test
  void allLiveForWhomThereIsRoom() {
    simulated.run(Requests.of(3, Requests.rows(7)), SimulatedRun.room(5));

    assertThat(children.mostAlive).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6})
  void whereItDisturbsNothingPreparesWhileAnotherMeasures(int alive) {
    simulated.run(Requests.of(2, Requests.rows(5)), SimulatedRun.room(alive));

    assertThat(children.besideMeasuring).isFalse();
  }

  @Test
  void whereItDoesNotTheNextOnePreparesWhileAnotherMeasures() {
    simulated.run(Requests.of(2, Requests.rows(5)), SimulatedRun.roomBeside(6));

    assertThat(children.besideMeasuring).isTrue();
  }

  @Test
  void theSeedFixesTheOrder() {
    RunRequest request = Requests.of(2, Requests.rows(8));

    assertThat(journal(request)).isEqualTo(journal(request));
    assertThat(journal(Requests.seeded(43, request))).isNotEqualTo(journal(request));
  }

  private static List<FakeForks.Deed> journal(RunRequest request) {
    SimulatedRun again = SimulatedRun.onQuietMachine();
    again.run(request, SimulatedRun.room(4));
    return again.children().journal;
  }

  /** What is compared is to be measured under the same conditions. */
  @Test
  void copiesOfARowStartAndTakeTurnsSideBySide() {
    Run run = simulated.run(Requests.copies(2, 2, Requests.rows(3)), SimulatedRun.room(6));

    assertThat(run.cells()).hasSize(6);
    inPairs(children.rowsThat("starts"));
    inPairs(children.rowsThat("measures").subList(0, 18));
  }

  private static void inPairs(List<String> rows) {
    for (int i = 0; i < rows.size(); i += 2) {
      assertThat(rows.get(i)).as("%d of %s", i, rows).isEqualTo(rows.get(i + 1));
    }
  }

  @Test
  void eitherCopyMayComeFirst() {
    Run run = simulated.run(Requests.copies(2, 10, Requests.rows(1)), SimulatedRun.room(1));

    List<ForkResult> first = run.cells().get(0).forks();
    List<ForkResult> second = run.cells().get(1).forks();
    Set<Boolean> firstComesFirst = new HashSet<>();
    for (int i = 0; i < first.size(); i++) {
      firstComesFirst.add(first.get(i).started().isBefore(second.get(i).started()));
    }
    assertThat(firstComesFirst).containsExactlyInAnyOrder(true, false);
  }
}
