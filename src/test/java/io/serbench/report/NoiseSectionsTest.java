package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NoiseSectionsTest {
  private static final Settings UNTIL_PRECISE = SyntheticTwins.settings(3, 1000);

  @Test
  void aQuietMachineIsGoodEnough() {
    // Ten rows whose twins differ by 1 % in ser and in deser.
    String verdict = verdict(UNTIL_PRECISE, rows(10, 1000, 1010));
    assertThat(verdict)
        .contains("Differences below 2.6 % between two rows mean nothing on this machine today:")
        .contains(
            "20 of 20 differences of a row from itself are no larger than 1 %, or 2.6 % with their"
                + " intervals.")
        .contains("20 of 20 differences lie within their 95 % intervals: the intervals hold.")
        .contains(
            "The target for each time was ± 2 %, which allows for differences of 2.8 %; 20 of 20"
                + " are within: the machine is good enough for this.");
  }

  @Test
  void intervalsThatMissTooOftenAreNotHonest() {
    // 20 % apart, and the forks of each within 1 %.
    String verdict = verdict(UNTIL_PRECISE, rows(10, 1000, 1222.4));
    assertThat(verdict)
        .contains("0 of 20 differences lie within their 95 % intervals: the intervals are too")
        .contains("0 of 20 are within: try again when the machine is quieter");
  }

  @Test
  void oneForkSaysNothingOfIntervalsOrPrecision() {
    Run run =
        run(
            SyntheticTwins.settings(1, 1),
            List.of(
                SyntheticTwins.measured("a#1", 0, 1000), SyntheticTwins.measured("a#2", 0, 1020)));
    assertThat(verdict(run)).contains("One fork has no interval").doesNotContain("target");
  }

  @Test
  void thereMayBeNothingToCompare() {
    Run run = run(UNTIL_PRECISE, List.of(SyntheticTwins.row("a#1"), SyntheticTwins.row("a#2")));
    assertThat(verdict(run)).contains("there is nothing to compare");
    assertThat(render(run(UNTIL_PRECISE, List.of()))).contains("Example CPU");
  }

  @Test
  void twoThatHappenToAgreeProveLittle() {
    // 0.9 % apart, but the forks of each spread by 10 %.
    Run run =
        run(
            UNTIL_PRECISE,
            List.of(
                SyntheticTwins.measured("a#1", 0, 900, 1000, 1100),
                SyntheticTwins.measured("a#2", 0, 909, 1009, 1109)));
    assertThat(verdict(run))
        .contains("Differences below 35 % between two rows mean nothing on this machine today")
        .contains("2 of 2 differences of a row from itself are no larger than 0.9 %, or 35 % with")
        .contains("0 of 2 are within: try again");
  }

  /** Twins whose forks lie half a percent to both sides of these times. */
  private static List<CellResult> rows(int count, double first, double second) {
    List<CellResult> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(SyntheticTwins.measured("row" + i + "#1", 0, first * 0.995, first, first * 1.005));
      rows.add(
          SyntheticTwins.measured("row" + i + "#2", 0, second * 0.995, second, second * 1.005));
    }
    return rows;
  }

  private static String verdict(Settings settings, List<CellResult> rows) {
    return verdict(run(settings, rows));
  }

  /** On one line. */
  private static String verdict(Run run) {
    String report = render(run);
    return report.substring(report.indexOf("\nVerdict\n")).replaceAll("\\s+", " ");
  }

  private static Run run(Settings settings, List<CellResult> rows) {
    return Runs.run(Course.Ending.COMPLETE, settings, List.of(), rows);
  }

  private static String render(Run run) {
    return Written.text(ReportBuilder.of(run, ReportOptions.DEFAULT).sections());
  }
}
