package io.serbench.statistics;

import static io.serbench.statistics.WitnessRuns.forks;
import static io.serbench.statistics.WitnessRuns.readings;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Course;
import io.serbench.result.Environment;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.Inherited;
import io.serbench.result.JvmInfoBuilder;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Load;
import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.MachineCondition.Withheld;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class WarningsTest {
  private static final List<Long> FINE = readings(1, 0.3, 1.4);
  private static final Run CLEAN = WitnessRuns.of(forks(9, FINE));

  private static List<Warning> ofCondition(MachineCondition condition) {
    return Warnings.of(Runs.in(CLEAN, Optional.of(condition), List.of()));
  }

  @Test
  void aCleanRunHasNone() {
    assertThat(Warnings.of(CLEAN)).isEmpty();
    assertThat(Warnings.of(Runs.in(CLEAN, Optional.empty(), List.of("-Xmx1g")))).isEmpty();
    assertThat(ofCondition(MachineCondition.UNKNOWN)).isEmpty();
  }

  @Test
  void everyProblemOfTheMachineIsNamedWithItsNumbers() {
    MachineCondition bad =
        new MachineCondition(
            new Power(List.of("performance", "powersave"), Optional.of(true), Optional.of(true)),
            new Load(OptionalDouble.of(1.25), OptionalDouble.of(2.5)),
            new Withheld(
                OptionalDouble.of(1),
                Optional.of(new Throttling(620, 31, 2400)),
                OptionalDouble.of(4.24)),
            OptionalLong.of(51200),
            List.of());
    assertThat(ofCondition(bad))
        .containsExactly(
            new Warning(
                Warning.WarningKind.LOADED, "Other programs kept 1.3 of 4 hardware threads busy."),
            new Warning(
                Warning.WarningKind.STOLEN,
                "The hypervisor withheld 4.2 % of the processor time that was requested."),
            new Warning(
                Warning.WarningKind.THROTTLED,
                "The container was stopped in 31 of 620 periods, for 2.4 s in all."),
            new Warning(Warning.WarningKind.QUOTA, "serbench may use 1.00 processors."),
            new Warning(
                Warning.WarningKind.SWAPPED, "51200 memory pages were read back from swap."),
            new Warning(Warning.WarningKind.GOVERNOR, "The frequency governor is powersave."),
            new Warning(Warning.WarningKind.BATTERY, "The machine ran on battery."));
  }

  @Test
  void theLoadCountsWhereProcessorTimeIsNotTold() {
    assertThat(kinds(ofCondition(onlyLoad(3.1)))).containsExactly(Warning.WarningKind.LOADED);
    assertThat(ofCondition(onlyLoad(3.0))).isEmpty();
  }

  @Test
  void driftIsAWarningAndTurboItsLikelyCause() {
    List<List<Long>> forks = new ArrayList<>(forks(6, FINE));
    forks.addAll(forks(3, readings(1.05, 0.3, 1.4)));
    assertThat(Warnings.of(WitnessRuns.of(forks)))
        .containsExactly(
            new Warning(Warning.WarningKind.TURBO, "Turbo is on, and the speed changed by 5.0 %."),
            new Warning(
                Warning.WarningKind.DRIFT,
                "The machine got 5.0 % slower from the first third of the run to the last."));

    List<List<Long>> faster = new ArrayList<>(forks(3, readings(1.05, 0.3, 1.4)));
    faster.addAll(forks(6, FINE));
    assertThat(Warnings.of(WitnessRuns.of(faster)))
        .anyMatch(it -> it.happened().contains("4.8 % faster"));
  }

  @Test
  void aNeighbourIsAWarning() {
    List<List<Long>> forks = new ArrayList<>(forks(8, readings(1, 0.7, 1.4)));
    forks.add(4, readings(1.4, 0, 1));
    assertThat(Warnings.of(WitnessRuns.of(forks)))
        .containsExactly(
            new Warning(
                Warning.WarningKind.DISTURBED,
                "The machine was undisturbed for 27 % of the time; 1 of 9 forks were disturbed from"
                    + " end to end."));
  }

  @Test
  void theWitnessIsJudgedWhenTheRunHasEnded() {
    Run ended = WitnessRuns.of(forks(9, readings(1, 0.7, 1.4)));
    Run running = Runs.run(Course.Ending.RUNNING, ended.settings(), List.of(), ended.cells());
    assertThat(Warnings.of(running)).isEmpty();
    Run interrupted = running.ended(Course.Ending.INTERRUPTED, ended.course().started());
    assertThat(kinds(Warnings.of(interrupted))).containsExactly(Warning.WarningKind.DISTURBED);
  }

  @Test
  void slowForksAreAWarningUnlessTheyAreFew() {
    List<List<Long>> forks = new ArrayList<>(forks(8, FINE));
    forks.add(4, readings(1.4, 0, 1));
    assertThat(Warnings.of(WitnessRuns.of(forks)))
        .containsExactly(
            new Warning(
                Warning.WarningKind.SLOW_FORKS, "1 of 9 forks were disturbed from end to end."));

    forks.addAll(forks(12, FINE));
    assertThat(Warnings.of(WitnessRuns.of(forks))).isEmpty();
  }

  @Test
  void optionsThatSlowTheJvmAreAWarning() {
    assertThat(
            Warnings.of(
                Runs.in(CLEAN, Optional.empty(), List.of("-Xmx1g", "-Xint", "-javaagent:a"))))
        .containsExactly(
            new Warning(
                Warning.WarningKind.JVM_OPTIONS, "The measured JVM ran with -Xint -javaagent:a."));
  }

  @Test
  void numbersAreTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    try {
      assertThat(ofCondition(onlyLoad(4.5)).get(0).happened()).contains("4.5 on 4");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void everyWarningSaysCauseAndRemedyShortly() {
    for (Warning.WarningKind kind : Warning.WarningKind.values()) {
      if (kind != Warning.WarningKind.OTHER) {
        assertThat(kind.cause()).as(kind.name()).matches("\\S.*\\.");
        assertThat(kind.remedy()).as(kind.name()).isNotBlank();
        assertThat(kind.cause().length() + kind.remedy().length()).as(kind.name()).isLessThan(160);
      }
    }
    assertThat(new Warning(Warning.WarningKind.OTHER, "New in a later version.").text())
        .isEqualTo("New in a later version.");
  }

  private static Set<Warning.WarningKind> kinds(List<Warning> warnings) {
    return new TreeSet<>(warnings.stream().map(Warning::kind).toList());
  }

  private static MachineCondition onlyLoad(double load) {
    return new MachineCondition(
        MachineCondition.UNKNOWN.power(),
        new Load(OptionalDouble.empty(), OptionalDouble.of(load)),
        MachineCondition.UNKNOWN.withheld(),
        OptionalLong.empty(),
        List.of());
  }

  @Test
  void inheritedOptionsAreSaidUnlessTheyArePropertiesAlone() {
    assertThat(Warnings.of(inheriting("-Xmx256m", "-Dwhere=here")))
        .containsExactly(
            new Warning(
                Warning.WarningKind.INHERITED,
                "The measured JVM had inherited options: -Xmx256m -Dwhere=here"
                    + " (JDK_JAVA_OPTIONS)."));
    assertThat(Warnings.of(inheriting("-agentpath:/opt/apm.so")))
        .extracting(Warning::kind)
        .containsExactly(Warning.WarningKind.JVM_OPTIONS, Warning.WarningKind.INHERITED);
    assertThat(Warnings.of(inheriting("-Dwhere=here", "-Dwhen=now"))).isEmpty();
  }

  private static Run inheriting(String... options) {
    Environment here = CLEAN.environment();
    JvmInfo jvm = here.jvm();
    return CLEAN.withEnvironment(
        EnvironmentBuilder.of(here)
            .jvm(
                JvmInfoBuilder.of(jvm)
                    .inherited(
                        Optional.of(new Inherited(List.of("JDK_JAVA_OPTIONS"), List.of(options))))
                    .build())
            .build());
  }
}
