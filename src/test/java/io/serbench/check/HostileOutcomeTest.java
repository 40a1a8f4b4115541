package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.check.Check.Finding;
import io.serbench.check.HostileCheck.Harm;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Cost;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.Attempt.Sent;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class HostileOutcomeTest {
  private static final Cost CHEAP = new Cost(1000, Cost.allowed(100, 500), 1_000_000);
  private final List<Integer> begun = new ArrayList<>();

  private static Attempt attempt(int number, Effect effect, Cost cost, String said) {
    return new Attempt(
        new Sent(number, "media.1", "a message", 100, true), effect, cost, said, List.of(), "");
  }

  private static Attempt fine(int number) {
    return attempt(number, Effect.SAME, CHEAP, "");
  }

  private HostileOutcome tried(UnaryOperator<Attempt> change) throws InterruptedException {
    return tried(change, 0);
  }

  /** Ten messages; where the change says DIED, the child ends instead of saying so. */
  private HostileOutcome tried(UnaryOperator<Attempt> change, long kept)
      throws InterruptedException {
    return outcome(
        (from, hear) -> {
          begun.add(from);
          for (int number = from; number < 10; number++) {
            Attempt attempt = change.apply(fine(number));
            hear.accept(attempt.sent());
            if (attempt.effect() == Effect.DIED) {
              return Optional.of(Failure.of(Failure.Mode.CRASH, "crashed"));
            }
            hear.accept(attempt);
            if (attempt.effect() == Effect.HUNG) {
              return Optional.of(Failure.of(Failure.Mode.EXIT, "exit code 5"));
            }
          }
          hear.accept(new FromFork.AllSent(kept));
          return Optional.empty();
        });
  }

  /** What comes of children that send messages from a number on. */
  private static HostileOutcome outcome(
      BiFunction<Integer, Consumer<FromFork>, Optional<Failure>> child)
      throws InterruptedException {
    ScriptedForks children =
        new ScriptedForks() {
          @Override
          Optional<Failure> act(
              Row row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
            return child.apply(((FromParent.SendHostile) order).from(), listener::hear);
          }
        };
    HostileMessages any = new HostileMessages(List.of(), 1, 0, List.of(), List.of());
    return HostileOutcome.of(children, TestRows.row("row"), any, children.forks());
  }

  private static UnaryOperator<Attempt> at(int number, Attempt other) {
    return attempt -> attempt.sent().number() == number ? other : attempt;
  }

  @Test
  void whoBehavesHasEveryFeature() throws InterruptedException {
    HostileOutcome found = tried(attempt -> attempt);
    assertThat(found.findings()).isEmpty();
    Observed observed = found.observed("row", "trusted only");
    assertThat(observed.verdicts().get("verdict")).isEqualTo("rejects");
    assertThat(observed.verdicts().get("memory")).isEqualTo("1000 B from 100 B");
    assertThat(observed.verdicts().get("altered")).isEqualTo("0 %");
    assertThat(observed.verdicts().get("stance")).isEqualTo("trusted only");
    assertThat(observed.features())
        .containsExactly(
            Feature.BOUNDED_ALLOCATION,
            Feature.BOUNDED_TIME,
            Feature.SURVIVES_DEPTH,
            Feature.NO_FOREIGN_CLASSES,
            Feature.USABLE_AFTER_ERROR);
    assertThat(begun).containsExactly(0);
  }

  @Test
  void anAlteredObjectIsNoFinding() throws InterruptedException {
    HostileOutcome found = tried(at(3, attempt(3, Effect.ALTERED, CHEAP, "")));
    assertThat(found.observed("row", "trusted only").verdicts().get("verdict"))
        .isEqualTo("bounded");
    assertThat(found.observed("row", "trusted only").verdicts().get("altered")).isEqualTo("10 %");
    assertThat(found.findings()).isEmpty();
  }

  @Test
  void theLargestAllocationIsSaid() throws InterruptedException {
    Cost much = new Cost(243_000_000, Cost.allowed(100, 500), 1_000_000);
    Cost more = new Cost(250_000_000, Cost.allowed(100, 500), 1_000_000);
    HostileOutcome found =
        tried(
            attempt ->
                at(5, attempt(5, Effect.REJECTED, more, "a.Library: no"))
                    .apply(
                        at(3, attempt(3, Effect.REJECTED, much, "a.Library: no")).apply(attempt)));
    Observed observed = found.observed("row", "trusted only");
    assertThat(observed.verdicts().get("verdict")).isEqualTo("allocates");
    assertThat(observed.verdicts().get("memory")).isEqualTo("250 MB from 100 B");
    assertThat(observed.verdicts().get("messages: thrown")).isEqualTo("Library 2");
    assertThat(observed.causes().get("allocates: media.1")).contains("message 5");
    assertThat(observed.features()).doesNotContain(Feature.BOUNDED_ALLOCATION);
  }

  @Test
  void limitsGrowWithTheMessageAndWithAGoodOne() {
    assertThat(Cost.allowed(0, 0)).isEqualTo(262_144);
    assertThat(Cost.allowed(1000, 0)).isEqualTo(362_144);
    assertThat(Cost.allowed(100, 1_000_000)).isEqualTo(2_000_000);
    assertThat(Cost.allowedNanos(1_000_000)).isEqualTo(1_250_000_000L);
  }

  @Test
  void aNewChildGoesOnBehindTheMessageThatEndedOne() throws InterruptedException {
    HostileOutcome found =
        tried(
            attempt ->
                at(2, attempt(2, Effect.DIED, Cost.UNKNOWN, ""))
                    .apply(
                        at(6, attempt(6, Effect.HUNG, Cost.UNKNOWN, "at a.Loop")).apply(attempt)));
    assertThat(begun).containsExactly(0, 3, 7);
    assertThat(found.findings()).containsOnlyKeys(Harm.KILLS, Harm.HANGS);
    assertThat(found.observed("row", "trusted only").causes().get("kills: media.1"))
        .endsWith("message 2): crashed");
    assertThat(found.observed("row", "trusted only").causes().get("hangs: media.1"))
        .endsWith("at a.Loop");
    assertThat(found.observed("row", "trusted only").features())
        .containsExactly(Feature.NO_FOREIGN_CLASSES);
  }

  @Test
  void enoughLostJvmsAreEnough() throws InterruptedException {
    HostileOutcome found =
        tried(attempt -> attempt(attempt.sent().number(), Effect.DIED, CHEAP, ""));
    assertThat(begun).hasSize(6);
    assertThat(found.observed("row", "trusted only").features()).isEmpty();
    assertThat(found.observed("row", "trusted only").causes().get("stopped: early"))
        .contains("after 6 JVMs were lost");
  }

  @Test
  void whoDoesNotOpenIsAnError() throws InterruptedException {
    HostileOutcome found =
        outcome((from, hear) -> Optional.of(Failure.of(Failure.Mode.LINKAGE, "opening: no")));
    assertThat(found.observed("row", ""))
        .isEqualTo(Observed.notTried("row", Finding.ERROR.name(), "opening: no"));
  }

  @Test
  void heapThatStaysIsSaid() throws InterruptedException {
    assertThat(tried(attempt -> attempt, 16_777_216).findings()).isEmpty();
    Observed kept = tried(attempt -> attempt, 34_000_000).observed("row", "trusted only");
    assertThat(kept.verdicts().get("verdict")).isEqualTo("keeps");
    assertThat(kept.verdicts().get("keeps: media.1")).isEqualTo("34 MB");
  }

  @Test
  void theWorstIsTheVerdictAndOthersStandBesideIt() throws InterruptedException {
    Attempt made =
        new Attempt(
            new Sent(1, "media.1", "canary as root", 90, false),
            Effect.REJECTED,
            CHEAP,
            "java.lang.ClassCastException: no",
            List.of("it was made"),
            "");
    Observed observed =
        tried(
                attempt ->
                    at(4, attempt(4, Effect.OVERFLOWED, CHEAP, ""))
                        .apply(at(1, made).apply(attempt)))
            .observed("row", "trusted only");
    assertThat(observed.verdicts().get("verdict")).isEqualTo("instantiates");
    assertThat(observed.verdicts().get("also")).isEqualTo("overflows");
    assertThat(observed.causes().get("instantiates: media.1"))
        .isEqualTo("canary as root (90 B, message 1): it was made");
  }
}
