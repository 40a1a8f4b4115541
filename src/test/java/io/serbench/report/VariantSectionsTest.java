package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.format.Formats;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.HashedFile;
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
            ofJar(SyntheticTwins.measured("kryo-flat@5.5.0", 0, 496, 500, 504)),
            SyntheticTwins.measured("fst", 0, 500, 500, 500));
    assertThat(report)
        .contains("ns; x: 5.5.0 divided by bundled, with its 95 % interval; above 1 is slower.")
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
                Runs.row("kryo-flat@5.5.0", SyntheticTwins.TAGS), Failure.Mode.CRASH, "crashed"));
    assertThat(report)
        .containsPattern("(?m)^kryo-flat +1000 +- +- +- +-$")
        .contains("5.5.0 compared with base, by total, on 0 rows: 0 faster, 0 slower, 0");
  }

  /** As with two builds of the user's class: the library is one and the same. */
  @Test
  void theWayWithoutANameIsTheBaseOfOthersWithTheSameLibrary() {
    assertThat(
            report(
                SyntheticTwins.measured("fst", 0, 396, 400, 404),
                SyntheticTwins.measured("fst@head", 0, 496, 500, 504)))
        .containsPattern("(?m)^ser +base +head +x ")
        .contains("head compared with base, by total, on 1 row: 0 faster, 1 slower, 0");
    assertThat(
            report(
                ofJar(SyntheticTwins.measured("fst", 0, 396, 400, 404)),
                SyntheticTwins.measured("fst@2.0", 0, 496, 500, 504)))
        .contains("2.0 compared with base");
  }

  @Test
  void oneForkTellsNothing() {
    assertThat(
            report(
                SyntheticTwins.measured("fst", 0, 400),
                SyntheticTwins.measured("fst@head", 0, 900),
                SyntheticTwins.measured("kryo-flat", 0, 500),
                SyntheticTwins.measured("kryo-flat@head", 0, 500)))
        .contains(
            "head compared with base, by total, on 2 rows: 0 faster, 0 slower, 0"
                + "\nindistinguishable, 2 with too few forks to tell.");
  }

  private static CellResult ofJar(CellResult cell) {
    return Runs.with(
        cell, Runs.with(cell.info(), "org.example:lib:5.5.0", new HashedFile("lib.jar", "ab")));
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
