package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Encoded;
import io.serbench.result.Environment;
import io.serbench.result.ForkResult;
import io.serbench.result.Forks;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Target;
import io.serbench.result.Traffic;
import io.serbench.result.Witnessed;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class HeadTest {
  private static final CellResult ROW =
      Runs.row("row", Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));

  @Test
  void saysByWhichRuleForksWereAdded() {
    assertThat(head(3, Optional.of(new Target(0.015, 12)), false))
        .contains(
            """
            Forks       3 or more a row, until ser and deser are known to ± 1.5 % or 12 s
                        are spent; each in a JVM of its own
            """);
    assertThat(head(3, Optional.empty(), false))
        .contains("Forks       3 a row, each in a JVM of its own\n");
    assertThat(head(1, Optional.empty(), false))
        .contains("Forks       1 a row, in a JVM of its own\n");
    assertThat(head(1, Optional.empty(), true))
        .contains("Forks       none, in the tool's own JVM\n");
  }

  @Test
  void saysHowQuietTheMachineWas() {
    Run run = Runs.run(List.of(Witnessed.with(ROW, 11, 400, 600)));
    assertThat(text(run, Noise.REJECT))
        .contains("Noise       rejected: 73 % of the batches were undisturbed\n");
    assertThat(text(run, Noise.KEEP))
        .contains("Noise       kept: 73 % of the batches were undisturbed\n");
    assertThat(text(Runs.run(List.of()), Noise.REJECT)).doesNotContain("Noise");
  }

  @Test
  void saysHowManyValuesRotated() {
    assertThat(text(rotating(Optional.of(new Traffic(256)))))
        .contains("Values      256 different ones rotate\n");
    assertThat(text(rotating(Optional.of(new Traffic(1)))))
        .contains("Values      equal copies of one rotate\n");
    assertThat(text(rotating(Optional.empty()))).doesNotContain("Values");
  }

  @Test
  void saysWhereFewerValuesRotated() {
    ForkResult fork = Runs.fork(ROW, 100, List.of());
    ForkResult full =
        new ForkResult(
            1,
            fork.started(),
            fork.millis(),
            List.of(),
            Optional.of(new Encoded(100, 50, Optional.empty(), OptionalInt.of(18))),
            fork.firstMillis(),
            List.of(),
            Optional.empty());
    assertThat(
            text(rotating(Optional.of(new Traffic(256)), ROW.with(full))).replaceAll("\\s+", " "))
        .contains(
            "Values 256 different ones rotate; fewer where memory or the data hold no more: 18 on"
                + " media.1 ");
    assertThat(text(rotating(Optional.of(new Traffic(16)), ROW.with(full))))
        .doesNotContain("fewer");
  }

  private static Run rotating(Optional<Traffic> traffic, CellResult... cells) {
    Run run = Runs.run(List.of(cells));
    Environment here = run.environment();
    return run.in(
        new Environment(here.machine(), here.condition(), here.jvm(), traffic, here.variants()));
  }

  private static String text(Run run) {
    return text(run, Noise.REJECT);
  }

  private static String head(int least, Optional<Target> target, boolean inProcess) {
    Settings settings =
        new Settings(
            List.of(), 42, new Forks(least, 1000), target, Noise.REJECT, 1, false, inProcess);
    return text(Runs.run(Course.Ending.COMPLETE, settings, List.of(), List.of()), Noise.REJECT);
  }

  private static String text(Run run, Noise noise) {
    return Written.text(List.of(Head.of(run, noise, Cells.of(run, noise))));
  }
}
