package io.serbench.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.protocol.FromFork.WitnessReadings;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.Launch;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.MessageCheck.UnfitMessageException;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.Method.Preset;
import io.serbench.serializer.Transport;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages as honest forks send them, and as others might. */
class MessageCheckTest {
  private static final DatasetRecipe DATA = new DatasetRecipe("media.1", Messages.DATA);
  private static final Turn TURN = new Turn(List.of(Phase.SER), 1, 2, 3, 4);
  private static final FromFork FINE = new FromFork.Done(Optional.empty());
  private static final FromFork FAILED =
      new FromFork.Done(Optional.of(Failure.of(Failure.Mode.EXCEPTION, "opening: broken")));

  private final MessageCheck check = new MessageCheck();

  private static Job job(Phase... phases) {
    return new Job(
        "row",
        new Workload("media.1", Usage.DEFAULT),
        Messages.DATA,
        List.of(phases),
        Preset.QUICK.timing(),
        Traffic.DEFAULT,
        List.of(),
        Optional.empty());
  }

  private static WarmPhase warm(Phase phase) {
    return Messages.warm(
        phase, 10, 1, new WarmUp(1, true, Optional.empty()), OptionalDouble.empty());
  }

  private static Preparation ready(double firstMillis, WarmPhase... phases) {
    EncodedSizes encoded =
        new EncodedSizes(1, 2, Optional.empty(), OptionalInt.empty(), Optional.empty());
    return new Preparation(encoded, firstMillis, Arrays.asList(phases), 4);
  }

  private static Slices slices(Phase phase, long... nanos) {
    Longs zeros = Longs.of(new long[nanos.length]);
    Longs witness = Longs.of(new long[nanos.length + 1]);
    Slice slice = new Slice(phase, 0, Longs.of(nanos), zeros, witness, Optional.empty(), false);
    return new Slices(List.of(slice), 0, 1, 2);
  }

  private void fits(FromFork message) {
    assertThatCode(() -> check.check(message)).doesNotThrowAnyException();
  }

  private void isRefused(FromFork message, String why) {
    assertThatThrownBy(() -> check.check(message))
        .isInstanceOf(UnfitMessageException.class)
        .hasMessage(why);
  }

  @Test
  void aForkThatMeasuresIsHeardToItsEnd() {
    check.ordered(job(Phase.SER, Phase.DESER));
    fits(new FromFork.Began("opening"));
    fits(new FromFork.Alive());
    fits(ready(1, warm(Phase.DESER), warm(Phase.SER)));
    check.ordered(TURN);
    fits(slices(Phase.SER, 1, 1));
    check.ordered(TURN);
    fits(slices(Phase.SER, 1));
    check.ordered(new FromParent.Finish(true, List.of()));
    fits(Messages.TESTIMONY);
    fits(FINE);
  }

  @Test
  void aForkTellsWhatItSawBeforeItIsDone() {
    check.ordered(job(Phase.SER));
    fits(ready(1, warm(Phase.SER)));
    isRefused(Messages.TESTIMONY, "Testimony in answer to Job");
    check.ordered(new FromParent.Finish(true, List.of()));
    isRefused(FINE, "Done in answer to Finish");
    fits(Messages.TESTIMONY);
    isRefused(Messages.TESTIMONY, "Testimony in answer to Finish");
  }

  @Test
  void oneThatMeasuresMayFailAtAnyTimeButIsNotDoneByItself() {
    check.ordered(job(Phase.SER));
    isRefused(FINE, "Done in answer to Job");
    fits(FAILED);
    fits(ready(1, warm(Phase.SER)));
    isRefused(FINE, "Done in answer to Job");
    check.ordered(TURN);
    fits(slices(Phase.SER, 1));
    isRefused(FINE, "Done in answer to Turn");
    fits(FAILED);
  }

  @Test
  void aForkWithoutARowReadsTheWitnessAsOftenAsItIsAsked() {
    check.ordered(new FromParent.ReadWitness(0));
    fits(new WitnessReadings(Longs.NONE));
    isRefused(new WitnessReadings(Longs.NONE), "WitnessReadings in answer to ReadWitness");
    check.ordered(new FromParent.ReadWitness(1000));
    fits(new WitnessReadings(Longs.of(1, 1)));
    isRefused(FINE, "Done in answer to ReadWitness");
    fits(FAILED);
    check.ordered(new FromParent.ReadWitness(1000));
    isRefused(slices(Phase.SER, 1), "Slices in answer to ReadWitness");
    check.ordered(TURN);
    isRefused(new WitnessReadings(Longs.of(1)), "WitnessReadings in answer to Turn");
  }

  @Test
  void itsReadingsTakeNoLongerThanItHad() {
    check.ordered(new FromParent.ReadWitness(1000));
    isRefused(
        new WitnessReadings(Longs.of(1, 3_600_000_000_000L)),
        "WitnessReadings in answer to ReadWitness");
    check.ordered(new FromParent.ReadWitness(1000));
    isRefused(
        new WitnessReadings(Longs.of(Long.MAX_VALUE, Long.MAX_VALUE)),
        "WitnessReadings in answer to ReadWitness");
    assertThatThrownBy(() -> new WitnessReadings(Longs.of(1, -1))).hasMessage("a reading of -1 ns");
  }

  @Test
  void nothingIsAnsweredTwiceOrUnasked() {
    isRefused(slices(Phase.SER, 1), "Slices in answer to nothing");
    check.ordered(job(Phase.SER));
    isRefused(new FromFork.HeapSuffices(1, 1), "HeapSuffices in answer to Job");
    check.ordered(job(Phase.SER));
    isRefused(new FromFork.Hello("token"), "Hello in answer to Job");
    isRefused(new FromFork.ThreadDump("main"), "ThreadDump in answer to Job");
    fits(ready(1, warm(Phase.SER)));
    isRefused(ready(1, warm(Phase.SER)), "Preparation in answer to Job");
    check.ordered(TURN);
    fits(slices(Phase.SER, 1));
    isRefused(slices(Phase.SER, 1), "Slices in answer to Turn");
    check.ordered(new FromParent.DumpThreads());
    fits(new FromFork.ThreadDump("main"));
  }

  @Test
  void phasesAreThoseOfTheOrder() {
    check.ordered(job(Phase.SER, Phase.DESER));
    isRefused(ready(1, warm(Phase.SER)), "Preparation in answer to Job");
    check.ordered(job(Phase.SER, Phase.DESER));
    isRefused(ready(1, warm(Phase.SER), warm(Phase.SER)), "Preparation in answer to Job");
    check.ordered(TURN);
    isRefused(slices(Phase.DESER, 1), "Slices in answer to Turn");
  }

  @Test
  void nobodyMeasuresForLongerThanItsTurn() {
    check.ordered(TURN);
    isRefused(slices(Phase.SER, 3_600_000_000_000L), "Slices in answer to Turn");
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE, Long.MAX_VALUE})
  void noBatchTakesSuchATime(long nanos) {
    assertThatThrownBy(() -> slices(Phase.SER, nanos))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("batch")
        .hasMessageContaining(" " + nanos);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -5, Integer.MAX_VALUE})
  void noBatchHasSoManyCalls(int batch) {
    WarmUp warmUp = new WarmUp(1, true, Optional.empty());
    assertThatThrownBy(() -> Messages.warm(Phase.SER, batch, 3, warmUp, OptionalDouble.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @SuppressWarnings("NullOptional") // As others may.
  @Test
  void nothingIsMissing() {
    check.ordered(job(Phase.SER));
    isRefused(ready(1, (WarmPhase) null), "phases is missing");
    isRefused(new Slices(null, 0, 1, 2), "slices is missing");
    isRefused(new FromFork.Done(null), "failure is missing");
    isRefused(
        new FromFork.Done(Optional.of(new Failure(null, "cause", Optional.empty()))),
        "kind is missing");
    isRefused(new FromFork.RowList(Collections.singletonList(null)), "rows is missing");
  }

  @Test
  void everyNumberIsOne() {
    check.ordered(job(Phase.SER));
    isRefused(ready(Double.NaN, warm(Phase.SER)), "firstMillis is NaN");
    isRefused(
        ready(
            1,
            Messages.warm(
                Phase.SER,
                1,
                1,
                new WarmUp(Double.POSITIVE_INFINITY, true, Optional.empty()),
                OptionalDouble.empty())),
        "millis is Infinity");
  }

  @Test
  void noTimeIsNegative() {
    assertThatThrownBy(() -> ready(-1, warm(Phase.SER)))
        .hasMessage("the time of the first call is -1.0");
    assertThatThrownBy(
            () ->
                Messages.warm(
                    Phase.SER, 1, 1, new WarmUp(1, true, Optional.empty()), OptionalDouble.of(-8)))
        .hasMessage("the allocation of a call is -8.0");
  }

  @Test
  void aStepIsShort() {
    assertThatThrownBy(() -> new FromFork.Began("x".repeat(201)))
        .hasMessage("a step in 201 letters");
    assertThat(FromFork.Began.of("x".repeat(201)).step()).hasSize(200);
  }

  @Test
  void whoIsExaminedAnswersEachTaskOnce() {
    Task task = new Task.RoundTrip(DATA, Transport.ARRAY);
    check.ordered(
        new FromParent.Examine(
            List.of(new RowTasks("a", List.of(task, task)), new RowTasks("b", List.of(task))),
            Optional.empty()));
    IntStream.range(0, 3).forEach(i -> fits(TaskAnswer.fine()));
    isRefused(TaskAnswer.fine(), "TaskAnswer in answer to Examine");
    fits(FINE);
  }

  @Test
  void hostileMessagesHaveManyAnswers() {
    HostileMessages messages = new HostileMessages(List.of(DATA), 1, 2, List.of(), List.of());
    check.ordered(new FromParent.SendHostile("row", messages, 0));
    Attempt.Sent sent = new Attempt.Sent(0, "media.1", "cut", 3, true);
    for (int i = 0; i < 3; i++) {
      fits(sent);
      fits(new Attempt(sent, Attempt.Effect.REJECTED, Attempt.Cost.UNKNOWN, "said", List.of(), ""));
    }
    fits(new FromFork.AllSent(0));
    isRefused(TaskAnswer.fine(), "TaskAnswer in answer to SendHostile");
    isRefused(new FromFork.HeapSuffices(1, 1), "HeapSuffices in answer to SendHostile");
    fits(FINE);
  }

  @Test
  void otherOrdersHaveOneAnswer() {
    check.ordered(new FromParent.Start("row", DATA, 1, Launch.USUAL));
    isRefused(FINE, "Done in answer to Start");
    fits(new FromFork.StartUp(1, 2, 3, -4, new FromFork.StartUp.Warming(1, 2, true)));
    fits(FINE);
    check.ordered(new FromParent.ListRows("com.acme.Rows"));
    fits(new FromFork.RowList(List.of()));
    isRefused(new FromFork.RowList(List.of()), "RowList in answer to ListRows");
  }

  @Test
  void onlyMessagesOfExaminedRowsAreLong() {
    check.ordered(job(Phase.SER));
    int usual = check.longest();
    check.ordered(new FromParent.Examine(List.of(), Optional.empty()));
    assertThat(check.longest()).isGreaterThan(usual);
  }
}
