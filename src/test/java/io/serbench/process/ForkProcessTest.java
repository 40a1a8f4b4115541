package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.process.ForkProcess.TimeLimits;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Messages;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.result.Failure;
import io.serbench.result.Failure.Mode;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.Method.Preset;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Children that do as they should, and as they should not, in real processes. Deadlines pass when a
 * test says so; what else is waited for is either certain to come or over at once.
 */
@Timeout(60)
class ForkProcessTest {
  private static final Duration LONG = Duration.ofSeconds(50);
  private static final Duration SHORT = Duration.ofMillis(50);
  private static final FromParent MEASURE =
      new Job(
          "row",
          new Workload("media.1", Usage.DEFAULT),
          Messages.DATA,
          List.of(),
          Preset.QUICK.timing(),
          Traffic.DEFAULT,
          List.of(),
          Optional.empty());
  private static final FromParent TURN = new Turn(List.of(), 1, 2, 3, 4);

  private final ManualClock clock = new ManualClock();
  private final BlockingQueue<Object> heard = new LinkedBlockingQueue<>();
  private ChannelServer channels;
  private Process process;

  @BeforeEach
  void open() throws IOException {
    channels = new ChannelServer();
  }

  @AfterEach
  void close() throws IOException {
    process.destroyForcibly();
    clock.shutdownNow();
    channels.close();
  }

  /** Notes all in the order in which it is heard. */
  private final class Ear implements StartedFork.ForkListener {
    @Override
    public void hear(FromFork message) {
      if (message instanceof FromFork.Began began) {
        heard.add(began.step());
      } else if (message instanceof Preparation || message instanceof Slices) {
        heard.add(message);
      }
    }

    @Override
    public void ended(Optional<Failure> failure) {
      heard.add(failure);
    }
  }

  private ForkProcess start(TinyProgram program, FromParent order, TimeLimits limits)
      throws IOException {
    process = new ProcessBuilder(program.command()).start();
    return new ForkProcess(process, "com.acme.Rows", channels, limits, new Ear()).accompany(order);
  }

  private ForkProcess start(
      TinyProgram program, Duration timeout, Duration toSayWhatItDoes, Duration toDie)
      throws IOException {
    return start(program, MEASURE, new TimeLimits(clock, timeout, toSayWhatItDoes, toDie));
  }

  private ForkProcess start(TinyProgram program) throws IOException {
    return start(program, LONG, LONG, LONG);
  }

  private void hears(Object... expected) throws InterruptedException {
    for (Object each : expected) {
      assertThat(heard.poll(LONG.toSeconds(), TimeUnit.SECONDS)).isEqualTo(each);
    }
  }

  /** The next thing that is heard is the end, of which there is only one. */
  private Failure failure() throws InterruptedException {
    Object end = heard.poll(LONG.toSeconds(), TimeUnit.SECONDS);
    assertThat(end).isInstanceOf(Optional.class);
    assertThat(process.isAlive()).isFalse();
    assertThat(heard).isEmpty();
    return (Failure) ((Optional<?>) end).orElseThrow();
  }

  @Test
  void oneThatIsFineIsHeardToItsEnd() throws Exception {
    ForkProcess child = start(TinyProgram.IS_FINE);
    hears("opening", TinyProgram.PREPARATION);
    child.send(TURN);
    hears(TinyProgram.SLICES);
    child.send(TURN);
    hears(TinyProgram.SLICES);
    child.send(new FromParent.Finish(true, List.of()));
    hears(Optional.empty());

    assertThat(process.isAlive()).isFalse();
    assertThat(heard).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          EXITS              | EXIT          | starting: the JVM ended by itself with exit code 7
          CRASHES            | CRASH         | starting: the JVM crashed
          RUNS_OUT_OF_MEMORY | OUT_OF_MEMORY | starting: the heap was exhausted
          STUTTERS           | EXIT          | starting: the JVM ended by itself with exit code 7
          """)
  void oneThatEndsEarlySaysHowByItsEnd(TinyProgram program, Mode kind, String cause)
      throws Exception {
    start(program);
    Failure failure = failure();

    assertThat(failure.kind()).isEqualTo(kind);
    assertThat(failure.cause()).isEqualTo(cause);
  }

  @Test
  void oneThatSendsWhatDoesNotFitIsKilled() throws Exception {
    start(TinyProgram.MEASURES_TOO_EARLY);
    hears("opening");

    assertThat(failure())
        .isEqualTo(
            Failure.of(
                Mode.EXCEPTION,
                "opening: the fork sent what is no measurement: Slices in answer to Job"));
  }

  @Test
  void whatItPrintedIsInTheFailure() throws Exception {
    start(TinyProgram.EXITS);

    assertThat(failure().details())
        .contains("last lines of stdout:\non stdout\nlast lines of stderr:\non stderr");
  }

  @Test
  void oneThatFailsSaysWhyItself() throws Exception {
    start(TinyProgram.FAILS);

    assertThat(failure())
        .isEqualTo(
            Failure.of(
                Mode.EXCEPTION, "opening: broken", "a trace\nlast lines of stderr:\na hint"));
  }

  @Test
  void oneThatEndsInItsTurnWasTiming() throws Exception {
    ForkProcess child = start(TinyProgram.EXITS_IN_ITS_TURN);
    hears("warming up ser", TinyProgram.PREPARATION);
    child.send(TURN);

    assertThat(failure().cause()).isEqualTo("timing: the JVM ended by itself with exit code 7");
  }

  @Test
  void oneThatIsKilledWhileItWaitsWasWaiting() throws Exception {
    start(TinyProgram.WAITS);
    hears("warming up ser", TinyProgram.PREPARATION);
    process.destroyForcibly();
    Failure failure = failure();

    assertThat(failure.kind()).isIn(Mode.CRASH, Mode.EXIT); // Not all systems have signals.
    assertThat(failure.cause()).startsWith("waiting for its turn: the JVM ");
  }

  @Test
  void oneThatPrintsMuchIsNotBlockedByIt() throws Exception {
    start(
        TinyProgram.FLOODS_AND_IS_DONE,
        new FromParent.Finish(true, List.of()),
        new TimeLimits(clock, LONG, LONG, LONG));
    hears(Optional.empty());
  }

  @Test
  void oneThatHangsUpAndLivesOnIsKilled() throws Exception {
    start(TinyProgram.HANGS_UP, LONG, LONG, SHORT);

    assertThat(failure())
        .isEqualTo(
            Failure.of(
                Mode.EXIT,
                "starting: the JVM closed the channel and did not end",
                "last lines of stdout:\nstill there\n"));
  }

  @Test
  void oneThatNeverCallsIsKilled() throws Exception {
    start(TinyProgram.SLEEPS, SHORT, LONG, LONG);

    assertThat(failure())
        .isEqualTo(Failure.of(Mode.TIMEOUT, "the fork did not start within 0 s", ""));
  }

  @Test
  void oneThatHangsIsAskedWhatItDoesAndKilled() throws Exception {
    start(TinyProgram.HANGS);
    hears("opening");
    clock.passes();

    assertThat(failure())
        .isEqualTo(
            Failure.of(
                Mode.TIMEOUT,
                "opening: no sign of life for 50 s; killed (see -timeout=)",
                "what I do"));
  }

  @Test
  void oneThatDoesNotEvenSayWhatItDoesIsKilled() throws Exception {
    start(TinyProgram.IS_MUTE);
    hears("opening");
    clock.passes();
    clock.passes();

    assertThat(failure().details()).contains("no thread dump: the fork does not answer");
    assertThat(clock.delays).hasSize(3).containsOnly(LONG.toMillis());
  }

  @Test
  void oneThatDoesNotReadItsOrderIsKilledAllTheSame() throws Exception {
    FromParent large =
        new FromParent.Inspect(new FromParent.DatasetRecipe("x".repeat(20_000_000), Messages.DATA));
    ForkProcess child = start(TinyProgram.IS_MUTE, large, new TimeLimits(clock, LONG, LONG, LONG));
    hears("opening");
    child.send(TURN);
    clock.passes();
    clock.passes();

    assertThat(failure().cause())
        .isEqualTo("timing: no sign of life for 50 s; killed (see -timeout=)");
  }

  @Test
  void whateverOneSaysPutsItsDeadlineOff() throws Exception {
    start(TinyProgram.IS_BUSY);
    hears("opening", "round trip");

    // Its order, two steps and a sign of life between them; of these times only the last runs.
    assertThat(clock.delays).hasSize(4).containsOnly(LONG.toMillis());
    assertThat(clock.running()).isEqualTo(1);
    clock.passes();
    clock.passes();
    assertThat(failure().cause()).startsWith("round trip: no sign of life for 50 s");
  }

  @Test
  void whatOneSaysTooLateDoesNotPutItsEndOff() throws Exception {
    start(TinyProgram.IS_LATE, LONG, SHORT, LONG);
    hears("opening");
    clock.passes();
    hears("round trip");
    clock.passes();

    assertThat(failure().cause()).startsWith("round trip: no sign of life for 50 s");
    assertThat(clock.delays).endsWith(SHORT.toMillis());
  }

  @Test
  void aDeadlineIsForTheAnswerAndNotForTheWaitForTheNextOrder() throws Exception {
    ForkProcess child = start(TinyProgram.IS_FINE);
    hears("opening", TinyProgram.PREPARATION);
    clock.passes();
    child.send(TURN);
    hears(TinyProgram.SLICES);
    clock.passes();
    child.send(new FromParent.Finish(true, List.of()));
    hears(Optional.empty());
    clock.passes();

    // Three orders, and five messages that put their deadlines off.
    assertThat(clock.delays).hasSize(8).containsOnly(LONG.toMillis());
  }

  @Test
  void whatIsSaidToOneThatIsGoneIsSaidInVain() throws Exception {
    ForkProcess child = start(TinyProgram.EXITS);
    failure();
    child.send(TURN);

    assertThat(heard).isEmpty();
  }
}
