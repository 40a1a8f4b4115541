package io.serbench.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.check.Trial;
import io.serbench.cli.progress.Progress.Display;
import io.serbench.run.Requests;
import io.serbench.run.RunRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class TrialProgressTest {
  private static final int WIDTH = 70;

  private final StringWriter err = new StringWriter();
  private Instant now = Instant.parse("2026-11-21T09:30:00Z");
  private Runnable tick = () -> {};
  private boolean interrupted;

  private TrialProgress progress(OptionalInt width, int all) {
    Display display =
        new Display(
            new PrintWriter(err),
            width,
            () -> now,
            what -> {
              tick = what;
              return () -> tick = () -> {};
            });
    return new TrialProgress(display, "rows tried", all);
  }

  @Test
  void onATerminalALineIsDrawnAnewAndClearedAtTheEnd() {
    TrialProgress progress = progress(OptionalInt.of(WIDTH), 4);
    progress.known();
    now = now.plusSeconds(10);
    progress.known();
    String line = "[=========         ] 2 of 4 rows tried, 0:10 left";
    assertThat(err.toString()).endsWith('\r' + line + " ".repeat(WIDTH - line.length()));
    assertThat(progress.covering("note")).startsWith("\rnote ").hasSize(WIDTH + 1);
    progress.close();
    assertThat(err.toString()).endsWith('\r' + " ".repeat(WIDTH) + '\r');
  }

  @Test
  void elsewhereALineIsSaidEveryHalfMinute() {
    TrialProgress progress = progress(OptionalInt.empty(), 4);
    progress.known();
    now = now.plusSeconds(27);
    tick.run();
    assertThat(err.toString()).isEmpty();
    now = now.plusSeconds(1);
    tick.run();
    now = now.plusSeconds(27);
    tick.run();
    assertThat(err.toString().lines())
        .containsExactly("serbench: 0:28 1 of 4 rows tried, 1:24 left");
    now = now.plusSeconds(1);
    tick.run();
    assertThat(err.toString().lines()).hasSize(2);
    progress.close();
    now = now.plusSeconds(60);
    tick.run();
    assertThat(err.toString().lines()).hasSize(2);
    assertThat(progress.covering("note")).isEqualTo("note");
  }

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

  private final Trial<String> shown =
      TrialProgress.of(
          slow, request -> progress(OptionalInt.empty(), request.matrix().rows().size()));

  @Test
  void aTrialSaysAtLeastEveryHalfMinuteHowFarItIs() {
    List<String> known = new ArrayList<>();
    assertThat(shown.run(Requests.of(1, Requests.rows(3)), known::add))
        .isEqualTo(known)
        .containsExactly("a", "b", "c");
    assertThat(err.toString().lines())
        .containsExactly(
            "serbench: 0:28 1 of 3 rows tried, 0:56 left",
            "serbench: 0:56 2 of 3 rows tried, 0:28 left");
    now = now.plusSeconds(60);
    tick.run();
    assertThat(err.toString().lines()).hasSize(2);
  }

  @Test
  void isInterruptedAsTheTrialIs() {
    shown.interrupt();
    assertThat(interrupted).isTrue();
  }
}
