package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.check.Trial;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class SpokenTrialTest {
  private final StringWriter err = new StringWriter();
  private Instant now = FakeServices.NOW;
  private Runnable tick = () -> {};
  private boolean interrupted;

  /** A result every twenty seconds. */
  private final Trial<String> slow =
      new Trial<>() {
        @Override
        public List<String> run(RunRequest request, Consumer<String> onKnown) {
          List<String> all = List.of("a", "b", "c");
          for (String each : all) {
            for (int second = 0; second < 20; second++) {
              now = now.plusSeconds(1);
              tick.run();
            }
            onKnown.accept(each);
          }
          return all;
        }

        @Override
        public void interrupt() {
          interrupted = true;
        }
      };

  private final SpokenTrial<String> spoken =
      new SpokenTrial<>(
          slow,
          "rows tried",
          request -> request.matrix().rows().size(),
          new SpokenTrial.Voice(
              new PrintWriter(err),
              () -> now,
              what -> {
                tick = what;
                return () -> tick = () -> {};
              }));

  @Test
  void saysAtLeastEveryHalfMinuteHowFarItIs() {
    List<String> known = new ArrayList<>();
    assertThat(spoken.run(Requests.of(1, Requests.rows(3)), known::add))
        .isEqualTo(known)
        .containsExactly("a", "b", "c");
    assertThat(err.toString().lines())
        .containsExactly("serbench: 0:28 1 of 3 rows tried", "serbench: 0:56 2 of 3 rows tried");
    now = now.plusSeconds(60);
    tick.run();
    assertThat(err.toString().lines()).hasSize(2);
  }

  @Test
  void isInterruptedAsTheTrialIs() {
    spoken.interrupt();
    assertThat(interrupted).isTrue();
  }
}
