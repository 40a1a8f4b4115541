package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.block.Block.FileLinks;
import io.serbench.report.block.Section;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.Owned;
import io.serbench.result.CallProfile.Owner;
import io.serbench.result.CallProfile.What;
import io.serbench.result.CellProfile;
import io.serbench.result.CellProfile.Profiler;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProfileSectionsTest {
  /** A row whose ser takes 100 ns. */
  private static CellResult measured() {
    return Runs.measured(Runs.row("kryo", SyntheticTwins.TAGS), 300, 250, 250, 250);
  }

  private static String text(CellProfile profile) {
    Run run = Runs.run(List.of(measured().withProfile(profile)));
    return Written.unwrapped(ProfileSections.of(run, Summaries.of(run, Noise.KEEP), file -> false));
  }

  private static CallProfile calls(
      int samples, double collecting, double off, CodePlace... places) {
    return new CallProfile(
        Phase.SER,
        What.CPU,
        samples,
        collecting,
        off,
        List.of(places),
        List.of(new Owned(Owner.LIBRARY, 0.75), new Owned(Owner.JDK, 0.25)));
  }

  private static CellProfile profile(CallProfile... calls) {
    return new CellProfile(
        Optional.of(Profiler.ASYNC),
        List.of(calls),
        List.of("a.profile/kryo.ser.html", "a.profile/kryo.ser.x"),
        Optional.empty());
  }

  @Test
  void sharesArePartsOfTheMeasuredTime() {
    String text =
        text(
            profile(
                calls(
                    1000,
                    0.2,
                    0,
                    new CodePlace("a.b.Output.write", Owner.LIBRARY, 0.75),
                    new CodePlace("java.lang.String.length", Owner.JDK, 0.25))));

    assertThat(text)
        .contains(
            "Output.write 60.0 60.0 2.1 library",
            "String.length 20.0 20.0 2.1 JDK",
            "garbage collection 20.0 20.0 -",
            "from 1000 samples: library 60.0 %, JDK 20.0 %.",
            "beside the result file: a.profile/kryo.ser.*")
        .doesNotContain("the rest", "asleep");
  }

  @Test
  void fifteenMethodsAndTheRest() {
    List<CodePlace> places = new ArrayList<>();
    IntStream.range(0, 20).forEach(i -> places.add(new CodePlace("A.m" + i, Owner.JDK, 0.05)));
    String text = text(profile(calls(1000, 0, 0.5, places.toArray(CodePlace[]::new))));

    assertThat(text)
        .contains(
            "A.m14 2.5 2.5", "the rest 12.5 12.5", "asleep, blocked or kept waiting 50.0 50.0 -")
        .doesNotContain("A.m15");
  }

  @Test
  void methodsOfTwoClassesOfOneNameAreTold() {
    String text =
        text(
            profile(
                calls(
                    900,
                    0,
                    0,
                    new CodePlace("a.B.c", Owner.JDK, 0.5),
                    new CodePlace("d.B.c", Owner.JDK, 0.5))));

    assertThat(text).contains("a.B.c 50.0", "d.B.c 50.0");
  }

  @Test
  void fewSamplesGiveNoTable() {
    assertThat(text(profile(calls(199, 0, 0, new CodePlace("A.b", Owner.JDK, 1)))))
        .contains("no table, because only 199 samples were taken, and 200 are needed")
        .doesNotContain("A.b");
    assertThat(text(profile(calls(20, 0, 0.98, new CodePlace("A.b", Owner.JDK, 1)))))
        .contains("200 are needed; for 98 % of the time, its thread was asleep, blocked");
    assertThat(text(CellProfile.none("opening: no such class")))
        .contains("No profile: opening: no such class");
  }

  @Test
  void whatAProfilerCannotSeeIsSaid() {
    assertThat(
            text(
                new CellProfile(
                    Optional.of(Profiler.JFR_EXECUTION), List.of(), List.of(), Optional.empty())))
        .contains("Sampled by JDK Flight Recorder", "allocation is not shown");
    assertThat(text(profile())).doesNotContain("Sampled by");
  }

  @Test
  void flameGraphsBesideThePageAreLinked() {
    Run run = Runs.run(List.of(measured().withProfile(profile())));
    List<CellSummary> cells = Summaries.of(run, Noise.KEEP);

    assertThat(Section.blocks(ProfileSections.of(run, cells, file -> true), FileLinks.class))
        .containsExactly(new FileLinks(List.of("a.profile/kryo.ser.html")));
    assertThat(Section.blocks(ProfileSections.of(run, cells, file -> false), FileLinks.class))
        .isEmpty();
  }

  @Test
  void runsWithoutAProfileHaveNoSection() {
    Run run = Runs.run(List.of(measured()));
    assertThat(ProfileSections.of(run, Summaries.of(run, Noise.KEEP), file -> false)).isEmpty();
  }
}
