package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.format.Formats;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariantSectionsTest {
  @Test
  void waysStandBesideTheFirstInTheOrderOfTheRun() {
    String report =
        report(
            SyntheticTwins.measured("kryo-flat@jdk25", 0, 496, 500, 504),
            SyntheticTwins.measured("kryo-flat@jdk17", 0, 396, 400, 404),
            SyntheticTwins.measured("fst@jdk25", 0, 500, 500, 500),
            SyntheticTwins.measured("fst@jdk17", 0, 500, 500, 500));
    assertThat(report)
        .contains("Side by side on media.1\n")
        .containsPattern("(?m)^total +jdk25 +jdk17 +x +from +to$")
        .containsPattern("(?m)^kryo-flat +1250 +1000 +0\\.80 +0\\.7\\d +0\\.8\\d$")
        .containsPattern("(?m)^fst +1250 +1250 +1\\.00 +0\\.9\\d +1\\.0\\d$")
        .contains("jdk17 compared with jdk25, by total, on 2 rows: 1 faster, 0 slower, 1");
  }

  @Test
  void theWayWithoutANameIsWhatSerbenchBrings() {
    String report =
        report(
            SyntheticTwins.measured("kryo-flat", 0, 396, 400, 404),
            SyntheticTwins.measured("kryo-flat@5.5.0", 0, 496, 500, 504),
            SyntheticTwins.measured("fst", 0, 500, 500, 500));
    assertThat(report)
        .containsPattern("(?m)^ser +bundled +5\\.5\\.0 +x +from +to$")
        .contains("5.5.0 compared with bundled, by total, on 1 row: 0 faster, 1 slower, 0")
        .doesNotContainPattern("(?m)^fst +1250 +- +");
  }

  @Test
  void aWayThatFailedHasNoNumbersAndNoSay() {
    String report =
        report(
            SyntheticTwins.measured("kryo-flat", 0, 396, 400, 404),
            Runs.failed(
                Runs.row("kryo-flat@5.5.0", SyntheticTwins.TAGS), Failure.Kind.CRASH, "crashed"));
    assertThat(report)
        .containsPattern("(?m)^kryo-flat +1000 +- +- +- +-$")
        .contains("5.5.0 compared with bundled, by total, on 0 rows: 0 faster, 0 slower, 0");
  }

  @Test
  void aRunOfOneWayHasNone() {
    assertThat(report(SyntheticTwins.measured("fst", 0, 500, 500, 500)))
        .doesNotContain("Side by side");
  }

  private static String report(CellResult... cells) {
    Run run = Runs.run(List.of(cells));
    return Formats.TEXT.write(List.of(ReportBuilder.of(run, ReportOptions.DEFAULT)));
  }
}
