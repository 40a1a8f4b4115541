package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.Owner;
import io.serbench.result.CallProfile.What;
import io.serbench.result.CellProfile;
import io.serbench.result.CellProfile.Profiler;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.statistics.Summaries;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProfileDifferencesTest {
  /** A row whose ser takes 100 ns, of which each sample in a thousand is 0.1. */
  private static CellResult row(String name, CodePlace... places) {
    CallProfile calls =
        new CallProfile(Phase.SER, What.CPU, 1000, 0, 0, List.of(places), List.of());
    return Runs.measured(Runs.row(name, SyntheticTwins.TAGS), 300, 250, 250, 250)
        .withProfile(
            new CellProfile(
                Optional.of(Profiler.ASYNC), List.of(calls), List.of(), Optional.empty()));
  }

  private static CodePlace place(String name, double share) {
    return new CodePlace(name, Owner.LIBRARY, share);
  }

  private static String text(CellResult... rows) {
    Run run = Runs.run(List.of(rows));
    return Written.unwrapped(ProfileSections.of(run, Summaries.of(run, Noise.KEEP), file -> false));
  }

  @Test
  void onlyMethodsThatCertainlyDifferAreListed() {
    String text =
        text(
            row(
                "slow",
                place("a.Json.scan", 0.5),
                place("a.Json.bind", 0.46),
                place("b.C.d", 0.04)),
            row("fast", place("a.Json.bind", 0.5), place("a.Smile.read", 0.5)));

    assertThat(text)
        .contains("A: slow; B: fast.", "Json.scan 50.0 0.0 -50.0", "Smile.read 0.0 50.0 50.0")
        .contains("C.d 4.0 0.0 -4.0")
        .doesNotContain("Json.bind 46.0 50.0");
  }

  @Test
  void chanceIsNoDifference() {
    assertThat(text(row("one", place("a.B.c", 0.5)), row("two", place("a.B.c", 0.53))))
        .contains("ser, time by method: none differs by more than chance.");
  }

  /** A profile names 60 methods; the others may take as much as the last of them. */
  @Test
  void methodsThatAProfileDoesNotNameMayTakeSomething() {
    assertThat(text(row("one", place("a.B.c", 0.3)), row("two", place("a.D.e", 0.3))))
        .contains("none differs");
  }

  @Test
  void threeRowsAreNotCompared() {
    assertThat(
            text(
                row("one", place("a.B.c", 1)),
                row("two", place("a.B.d", 1)),
                row("three", place("a.B.e", 1))))
        .doesNotContain("Differences");
  }
}
