package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.check.Verification;
import io.serbench.check.Verification.Finding;
import io.serbench.result.CellId;
import io.serbench.result.Workload;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TrialProgressTest {
  private static final int WIDTH = 70;

  private final StringWriter err = new StringWriter();
  private Instant now = FakeServices.NOW;
  private Runnable tick = () -> {};

  private TrialProgress progress(OptionalInt width) {
    return new TrialProgress(
        new PrintWriter(err),
        width,
        () -> now,
        what -> {
          tick = what;
          return () -> tick = () -> {};
        },
        4);
  }

  private static Verification result(Finding status) {
    return new Verification(new CellId("fst", new Workload("order.mine")), status, "");
  }

  @Test
  void onATerminalALineIsDrawnAnewAndClearedAtTheEnd() {
    TrialProgress progress = progress(OptionalInt.of(WIDTH));
    progress.known(result(Finding.OK));
    now = now.plusSeconds(10);
    progress.known(result(Finding.ERROR));
    progress.known(result(Finding.NOT_CARRIED));
    String line = "[========>         ] 2 of 4 tried, 0:10 left: fits 1, refuses 1";
    assertThat(err.toString()).endsWith('\r' + line + " ".repeat(WIDTH - line.length()));
    assertThat(progress.covering("note")).startsWith("\rnote ").hasSize(WIDTH + 1);
    progress.close();
    assertThat(err.toString()).endsWith('\r' + " ".repeat(WIDTH) + '\r');
  }

  @Test
  void elsewhereALineIsSaidEveryHalfMinute() {
    TrialProgress progress = progress(OptionalInt.empty());
    progress.known(result(Finding.OK));
    now = now.plusSeconds(29);
    tick.run();
    assertThat(err.toString()).isEmpty();
    now = now.plusSeconds(1);
    tick.run();
    now = now.plusSeconds(29);
    tick.run();
    assertThat(err.toString().lines())
        .containsExactly("serbench: 0:30 1 of 4 tried, 1:30 left: fits 1");
    now = now.plusSeconds(1);
    tick.run();
    assertThat(err.toString().lines()).hasSize(2);
    progress.close();
    now = now.plusSeconds(60);
    tick.run();
    assertThat(err.toString().lines()).hasSize(2);
    assertThat(progress.covering("note")).isEqualTo("note");
  }
}
