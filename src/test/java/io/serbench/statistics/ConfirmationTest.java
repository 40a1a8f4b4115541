package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Evidence;
import io.serbench.result.Evidence.NewValues;
import io.serbench.result.Evidence.Pace;
import io.serbench.result.Evidence.Read;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.RowInfo;
import io.serbench.result.Runs;
import io.serbench.statistics.Confirmation.State;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ConfirmationTest {
  private static final CellResult FST =
      Runs.row(
          "fst",
          new Tags(
              Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH, List.of(), List.of()));
  private static final CellResult MEASURED = Runs.measured(FST, 300, 900, 905, 910, 915, 920);

  /** Of up to five forks. */
  private static Confirmation of(Evidence... forks) {
    return Confirmation.of(with(MEASURED, forks));
  }

  private static CellResult with(CellResult cell, Evidence... evidence) {
    CellResult other = cell.only(List.of());
    for (int i = 0; i < evidence.length; i++) {
      ForkResult fork = cell.forks().get(i);
      other =
          other.withFork(
              new ForkResult(
                  fork.number(),
                  fork.started(),
                  fork.millis(),
                  fork.jvmOptions(),
                  fork.encoded(),
                  fork.firstMillis(),
                  fork.phases(),
                  Optional.of(evidence[i]),
                  fork.failure()));
    }
    return other;
  }

  private static Evidence seen(
      Read read, NewValues ser, Optional<NewValues> deser, double elsewhere, double retained) {
    return new Evidence(
        9,
        read,
        Optional.of(ser),
        deser,
        OptionalDouble.of(elsewhere),
        OptionalDouble.of(retained),
        OptionalDouble.of(0.999),
        List.of(),
        List.of());
  }

  private static Evidence paced(Pace pace) {
    Evidence honest = honest();
    return new Evidence(
        honest.checked(),
        honest.read(),
        honest.ser(),
        honest.deser(),
        honest.elsewhere(),
        honest.retained(),
        honest.clock(),
        List.of(pace),
        List.of());
  }

  private static Evidence deser(double unseen, double seen, double copies, double usual) {
    NewValues deser = new NewValues(64, true, unseen, seen, copies, usual);
    return seen(new Read(64, false), calls(1), Optional.of(deser), 0, 0.5);
  }

  private static NewValues calls(double ratio) {
    return new NewValues(64, true, 100 * ratio, 100, 100, 100);
  }

  private static Evidence honest() {
    return deser(110, 100, 100, 90);
  }

  private static void isRefuted(Confirmation confirmation, String reason) {
    assertThat(confirmation.state()).isEqualTo(State.REFUTED);
    assertThat(confirmation.reasons()).containsExactly(reason);
  }

  @Test
  void isConfirmedIfNothingIsMissing() {
    Evidence first = seen(Read.NOTHING, calls(1.5), Optional.empty(), 0, 0.5);
    assertThat(of(first, honest(), honest())).isEqualTo(Confirmation.CONFIRMED);
  }

  @Test
  void isNotConfirmedIfSomethingIsMissing() {
    Evidence unread = seen(Read.NOTHING, calls(1), Optional.empty(), 0, 0.5);
    assertThat(of(unread, unread).reasons()).containsExactly("no fork read what another one wrote");
    assertThat(of(honest()).reasons()).containsExactly("one fork");
    Confirmation older = Confirmation.of(Runs.failed(FST, Failure.Mode.EXCEPTION, "threw"));
    assertThat(older.state()).isEqualTo(State.NOT_CONFIRMED);
    assertThat(older.reasons())
        .containsExactly("measured by a version of serbench that did not try");
  }

  @Test
  void remembersIfMostForksTakeOverTwiceAsLongOnNewValues() {
    Evidence remembers = deser(260, 100, 100, 90);
    isRefuted(of(remembers, remembers), "deser takes 2.6 times as long on new values");
    isRefuted(of(remembers, honest(), remembers), "deser takes 2.6 times as long on new values");
    assertThat(of(remembers, honest()).state()).isEqualTo(State.CONFIRMED);
    assertThat(of(remembers, honest(), honest()).state()).isEqualTo(State.CONFIRMED);
    // A single fork may have been disturbed.
    Evidence first = seen(Read.NOTHING, calls(1), Optional.empty(), 0, 0.5);
    assertThat(of(first, remembers).state()).isEqualTo(State.CONFIRMED);
    isRefuted(of(first, deser(390, 100, 100, 90)), "deser takes 3.9 times as long on new values");
  }

  @Test
  void twoForksThatRememberMuchAreEnough() {
    Evidence remembers = deser(390, 100, 100, 90);
    isRefuted(
        of(remembers, honest(), honest(), honest(), remembers),
        "deser takes 3.9 times as long on new values");
    assertThat(of(remembers, honest(), honest(), honest()).state()).isEqualTo(State.CONFIRMED);
  }

  @Test
  void remembersIfItsUsualObjectsCostAQuarterOfNewOnes() {
    NewValues knows = new NewValues(64, true, 410, 400, 400, 100);
    Evidence ser = seen(new Read(64, false), knows, Optional.of(calls(1)), 0, 0.5);
    isRefuted(of(ser, ser), "ser takes 4.1 times as long on new values");
    NewValues cold = new NewValues(64, true, 310, 300, 300, 100);
    Evidence busy = seen(new Read(64, false), cold, Optional.of(calls(1)), 0, 0.5);
    assertThat(of(busy, busy).state()).isEqualTo(State.CONFIRMED);
  }

  @Test
  void remembersIfItsUsualMessagesCostHalfOfCopies() {
    Evidence knows = deser(220, 210, 210, 100);
    isRefuted(of(knows, knows), "deser takes 2.1 times as long on new values");
    // Values that are not alike may be larger.
    NewValues larger = new NewValues(64, false, 1900, 1890, 110, 100);
    Evidence other = seen(new Read(9, false), larger, Optional.of(larger), 0, 0.5);
    assertThat(of(other, other).state()).isEqualTo(State.CONFIRMED);
  }

  @Test
  void cachesValuesIfNewOnesCertainlyTakeLonger() {
    Confirmation caches = of(deser(170, 100, 100, 95), deser(150, 100, 100, 95));
    assertThat(caches.state()).isEqualTo(State.CONFIRMED);
    assertThat(caches.remembers()).hasValue(1.5);
    assertThat(of(deser(170, 100, 100, 95), honest()).remembers()).isEmpty();
  }

  @Test
  void theWorkIsThatOfTheMeasuringThreadAndOfTheCall() {
    Evidence helped = seen(new Read(64, false), calls(1), Optional.of(calls(1)), 0.3, 0.5);
    isRefuted(of(helped, helped, helped), "other threads and processes took 30 % of its time");
    Evidence made = seen(new Read(64, false), calls(1), Optional.of(calls(1)), 0, 7.5);
    isRefuted(of(made, made, made), "what deser returns occupies 7.5 times what it allocates");
    assertThat(of(made, honest(), honest()).state()).isEqualTo(State.CONFIRMED);
  }

  @Test
  void anAccessorHoldsItsInput() {
    Evidence made = seen(new Read(64, false), calls(1), Optional.of(calls(1)), 0, 7.5);
    Tags lazy =
        new Tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE, List.of(Feature.LAZY), List.of());
    CellResult accessor = with(Runs.measured(Runs.row("sbe", lazy), 300, 900, 905), made, made);
    assertThat(Confirmation.of(accessor)).isEqualTo(Confirmation.CONFIRMED);
  }

  @Test
  void aSlowClockIsSeen() {
    Evidence slow = honest().withClock(OptionalDouble.of(0.8));
    isRefuted(of(slow, slow), "its clock ran at 0.80 times the speed of serbench's");
  }

  @Test
  void whatTakesLongWhenItIsWatchedIsSeen() {
    Evidence quick = paced(new Pace(Phase.SER, OptionalDouble.of(1.4), OptionalDouble.of(2.9)));
    Evidence slow = paced(new Pace(Phase.SER, OptionalDouble.of(2.5), OptionalDouble.of(2.9)));
    Evidence alone = paced(new Pace(Phase.DESER, OptionalDouble.empty(), OptionalDouble.of(9)));
    isRefuted(of(slow, slow), "ser takes 2.5 times as long when its results are looked at");
    isRefuted(
        of(alone, alone), "deser takes 9.0 times as long in a call of its own as when it is timed");
    // One of two forks may have been disturbed.
    assertThat(of(quick, slow).state()).isEqualTo(State.CONFIRMED);
    Evidence unwatched = paced(new Pace(Phase.SER, OptionalDouble.empty(), OptionalDouble.of(2.9)));
    assertThat(of(unwatched, slow).state()).isEqualTo(State.CONFIRMED);
  }

  @Test
  void callsThatAreApartAreAsSlowWhenAlone() {
    Evidence twice = paced(new Pace(Phase.DESER, OptionalDouble.empty(), OptionalDouble.of(2.2)));
    CellResult apart = MEASURED.only(List.of());
    for (int fork = 0; fork < 3; fork++) {
      apart =
          apart.withFork(
              Runs.fork(
                  apart,
                  300,
                  Stream.of(Phase.SER, Phase.DESER)
                      .map(phase -> MadeUpPhase.of(phase, 1, 900).work(20_000).result())
                      .toList()));
    }

    assertThat(of(twice, twice, twice).state()).isEqualTo(State.CONFIRMED);
    assertThat(Confirmation.of(with(apart, twice, twice)).state()).isEqualTo(State.CONFIRMED);
    isRefuted(
        Confirmation.of(with(apart, twice, twice, twice)),
        "deser takes 2.2 times as long in a call of its own as when it is timed");
  }

  @Test
  void whatAForkCannotReadIsARefutation() {
    Evidence other =
        new Evidence(
            9,
            Read.NOTHING,
            Optional.of(calls(1)),
            Optional.empty(),
            OptionalDouble.of(0),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            List.of(),
            List.of("no other JVM can read what it writes: it threw"));
    isRefuted(of(honest(), other), "no other JVM can read what it writes: it threw");
    RowInfo yardstick =
        Runs.with(MEASURED.info(), Runs.playing(Role.YARDSTICK, MEASURED.info().tags()));
    CellResult copy =
        new CellResult(
            MEASURED.id(),
            yardstick,
            Optional.empty(),
            with(MEASURED, honest(), other).forks(),
            List.of());
    assertThat(Confirmation.of(copy)).isEqualTo(Confirmation.CONFIRMED);
  }

  @Test
  void aSessionIsNoted() {
    Evidence session = seen(new Read(64, true), calls(1), Optional.of(calls(1)), 0, 0.5);
    assertThat(of(honest(), session).needsSession()).isTrue();
    assertThat(of(honest(), session).state()).isEqualTo(State.CONFIRMED);
  }
}
