package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Pause;
import io.serbench.result.DataProfile;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.ForkResult;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.JvmInfoBuilder;
import io.serbench.result.MachineInfo;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Settings.ForkRange;
import io.serbench.result.Settings.Target;
import io.serbench.result.Traffic;
import io.serbench.result.Witnessed;
import io.serbench.statistics.Summaries;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class HeadTest {
  private static final CellResult ROW =
      Runs.row("row", Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));

  @Test
  void saysByWhichRuleForksWereAdded() {
    assertThat(head(3, Optional.of(new Target(0.015, 12)), false))
        .contains(
            """
            Forks       3+ per row, to ±1.5 % or 12 s
            """);
    assertThat(head(3, Optional.empty(), false)).contains("Forks       3 per row\n");
    assertThat(head(1, Optional.empty(), true)).contains("Forks       none\n");
  }

  @Test
  void namesAllJvmsEvenWhereItIsBrief() {
    Run run = Runs.run(List.of(ROW));
    Environment here = run.environment();
    JvmInfo newer =
        JvmInfoBuilder.of(here.jvm())
            .jdk(new JvmBuild("OpenJDK 64-Bit Server VM", "Example Inc.", 25, "25.0.3+9"))
            .home("/opt/jdk25")
            .blackHole(BlackHole.SINK)
            .build();
    Run both =
        run.withEnvironment(
            EnvironmentBuilder.of(here)
                .traffic(Optional.empty())
                .variants(List.of(new VariantInfo("@jdk25", newer, List.of(), Optional.empty())))
                .build());
    String brief =
        Written.text(List.of(Head.of(both, Noise.REJECT, Summaries.of(both, Noise.REJECT), false)));
    assertThat(brief)
        .contains("; OpenJDK 17.0.9+9;\n")
        .contains("@jdk25      Example Inc. OpenJDK 64-Bit Server VM 25.0.3+9\n");
  }

  @Test
  void saysOnceWhatMachinesOfAMergedRunHaveInCommon() {
    Run run = Runs.run(List.of(ROW));
    MachineInfo here = run.environment().machine();
    MachineInfo small = new MachineInfo(here.os(), here.processor(), OptionalLong.of(8L << 30));
    List<MergedShard> parts =
        List.of(
            new MergedShard(1, "Example", run.course(), here, Optional.empty()),
            new MergedShard(2, "Example", run.course(), small, Optional.empty()));
    Environment there = EnvironmentBuilder.usual().machine(here).parts(parts).build();
    assertThat(text(run.withEnvironment(there), Noise.REJECT))
        .contains(
            """
            CPU         Example CPU 3000, family 25 model 17 stepping 1, 2 cores, 4
                        threads
            Caches      L1d 32 KiB, L2 1 MiB, L3 16 MiB
            Memory      16.0 GiB
            Memory      8.0 GiB
            """);
  }

  @Test
  void saysWhatWasAddedWhenTheRunWasResumed() {
    CellResult row = ROW;
    for (int fork = 0; fork < 3; fork++) {
      row = row.withFork(Runs.fork(row, 100, List.of()));
    }
    Run run = Runs.run(List.of(row));
    Instant started = row.forks().get(0).started();
    Pause pause = new Pause(started, row.forks().get(2).started(), Optional.empty());
    Instant ended = started.plusSeconds(60);
    Course course = new Course(started, Optional.of(ended), Course.Ending.COMPLETE, List.of(pause));
    Run resumed = Runs.of(run, course, run.settings());
    String brief =
        Written.text(
            List.of(Head.of(resumed, Noise.REJECT, Summaries.of(resumed, Noise.REJECT), false)));

    assertThat(brief).containsPattern("Resumed +\\S+ \\S+ UTC, after a pause of 2 s; 1 of 3 forks");
    assertThat(text(resumed)).contains("after a pause of 2 s; 1 of 3 forks since");
    assertThat(text(run)).doesNotContain("Resumed");
  }

  @Test
  void saysWhatTheSinkDoes() {
    Run run = Runs.run(List.of(ROW));
    Environment here = run.environment();
    JvmInfo jvm = here.jvm();
    JvmInfo plain = JvmInfoBuilder.of(jvm).blackHole(BlackHole.SINK).build();
    Run stored =
        run.withEnvironment(
            EnvironmentBuilder.of(here).jvm(plain).traffic(Optional.empty()).build());
    assertThat(text(stored, Noise.REJECT))
        .contains("Black hole  sink (an opaque store to a field)\n");
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
    assertThat(text(rotating(Optional.of(Traffic.DEFAULT.withDistinct(256)))))
        .contains("Values      256 different ones rotate\n");
    assertThat(text(rotating(Optional.of(Traffic.DEFAULT.withDistinct(1)))))
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
            Optional.of(
                new EncodedSizes(100, 50, Optional.empty(), OptionalInt.of(18), Optional.empty())),
            fork.firstMillis(),
            List.of(),
            Optional.empty(),
            Optional.empty());
    assertThat(
            text(rotating(Optional.of(Traffic.DEFAULT.withDistinct(256)), ROW.withFork(full)))
                .replaceAll("\\s+", " "))
        .contains(
            "Values 256 different ones rotate; fewer if memory or the data allow no more: 18 on"
                + " media.1 ");
    assertThat(text(rotating(Optional.of(Traffic.DEFAULT.withDistinct(16)), ROW.withFork(full))))
        .doesNotContain("fewer");
  }

  private static Run rotating(Optional<Traffic> traffic, CellResult... cells) {
    Run run = Runs.run(List.of(cells));
    Environment here = run.environment();
    return run.withEnvironment(EnvironmentBuilder.of(here).traffic(traffic).build());
  }

  private static String text(Run run) {
    return text(run, Noise.REJECT);
  }

  @Test
  void aQuickRunIsNoResult() {
    Settings settings =
        new Settings(
            List.of(), 42, new ForkRange(4, 4), Optional.empty(), Noise.REJECT, 1, true, false);
    assertThat(text(Runs.run(Course.Ending.COMPLETE, settings, List.of(), List.of())))
        .contains("*** quick run: a first impression, not a result\n");
  }

  @Test
  void sizesOfSeveralValuesAreSaidToBeOfAllOfThem() {
    assertThat(OwnDataSections.line(profile(1)))
        .startsWith("Order.a: one value of com.acme.Order (a.json); 919 bytes as JSON, 1 deep,")
        .doesNotContain("mean", "in all");
    assertThat(OwnDataSections.line(profile(2)))
        .startsWith(
            "Order.a: 2 values of com.acme.Order (a.json); in all 919 bytes as JSON, 1 deep,")
        .doesNotContain("mean");
  }

  @Test
  void whereNoJsonCanBeMadeNoSizeIsSaid() {
    assertThat(OwnDataSections.line(profile(2, OptionalLong.empty())))
        .startsWith("Order.a: 2 values of com.acme.Order (a.json); no JSON, 1 deep,");
  }

  private static DataProfile profile(int values) {
    return profile(values, OptionalLong.of(919));
  }

  private static DataProfile profile(int values, OptionalLong bytes) {
    return new DataProfile(
        "Order.a",
        "com.acme.Order",
        "a.json",
        Optional.of("0123"),
        values,
        new DataProfile.ValueContents(1, 1, 1, 0, 1, 0, bytes, false),
        Optional.empty(),
        Optional.empty());
  }

  private static String head(int least, Optional<Target> target, boolean inProcess) {
    Settings settings =
        new Settings(
            List.of(), 42, new ForkRange(least, 1000), target, Noise.REJECT, 1, false, inProcess);
    return text(Runs.run(Course.Ending.COMPLETE, settings, List.of(), List.of()), Noise.REJECT);
  }

  private static String text(Run run, Noise noise) {
    return Written.text(List.of(Head.of(run, noise, Summaries.of(run, noise), true)));
  }
}
