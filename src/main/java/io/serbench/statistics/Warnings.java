package io.serbench.statistics;

import io.serbench.result.Course.Ending;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.Inherited;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Load;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.Run;
import io.serbench.result.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds what about the machine or the JVM may have spoilt the numbers of a run. A clean run on an
 * ordinary machine gets no warning, so that warnings are worth reading.
 */
public final class Warnings {
  /** Threads of other programs, as a fraction of the hardware threads. */
  private static final double MOST_OTHERS = 0.25;

  /** As above, by the load average, which also counts the run's own JIT and garbage collector. */
  private static final double MOST_LOAD = 0.5;

  private static final double MOST_STEAL_PERCENT = 2;

  /** One processor for the row, and half a processor for the JIT and the garbage collector. */
  private static final double LEAST_QUOTA = 1.5;

  private static final long MOST_PAGES_SWAPPED_IN = 2560;
  private static final double MOST_DRIFT = 0.03;
  private static final double LEAST_UNDISTURBED = 0.5;
  private static final double MOST_DISAGREEMENT = 1.1;

  /** A fraction of all forks: fewer slow forks do not move the means of many. */
  private static final double MOST_SLOW_FORKS = 0.05;

  /** Governors that keep the clock constant. */
  private static final List<String> STEADY_GOVERNORS = List.of("performance", "userspace");

  private static final Pattern SLOWING_OPTION =
      Pattern.compile("-Xint|-XX:TieredStopAtLevel=[0-3]|-javaagent:.*|-agentlib:.*|-agentpath:.*");

  /** System properties, which only affect code that reads them. */
  private static final Pattern PROPERTY = Pattern.compile("(?s)-D(?!java\\.compiler).*");

  private final List<Warning> found = new ArrayList<>();

  private Warnings() {}

  /**
   * Returns the warnings of a run; causes come first, symptoms last. The witness is evaluated only
   * when the run has ended: its best reading settles late, and finding it among all readings after
   * every fork would take longer than writing the file.
   */
  public static List<Warning> of(Run run) {
    Warnings warnings = new Warnings();
    warnings.jvm(run.environment());
    MachineCondition condition = run.environment().condition().orElse(MachineCondition.UNKNOWN);
    Optional<WitnessReport> witness =
        run.course().ending() == Ending.RUNNING ? Optional.empty() : WitnessReport.of(run);
    warnings.neighbours(condition, run.environment().machine().processor().threads());
    warnings.limits(condition);
    double drift = witness.map(report -> report.drift().orElse(0)).orElse(0.0);
    warnings.clock(condition, drift);
    witness.ifPresent(report -> warnings.witness(report, drift));
    return warnings.found;
  }

  /**
   * Returns the warnings of a merged run as a whole: one for each kind of machines that disagree.
   */
  public static List<Warning> ofMerged(Run run) {
    Warnings warnings = new Warnings();
    String what = "%s: machines differ by a factor of %.2f (median of the common rows).";
    run.environment().parts().stream()
        .map(MergedShard::kind)
        .distinct()
        .forEach(
            kind ->
                Agreement.of(run, kind, run.settings().noise())
                    .map(Agreement::median)
                    .filter(factor -> factor > MOST_DISAGREEMENT)
                    .ifPresent(it -> warnings.add(Warning.Kind.DISAGREEMENT, what, kind, it)));
    return warnings.found;
  }

  private void jvm(Environment environment) {
    List<JvmInfo> jvms = new ArrayList<>(List.of(environment.jvm()));
    environment.variants().forEach(variant -> jvms.add(variant.jvm()));
    String slowing =
        jvms.stream()
            .flatMap(jvm -> jvm.options().stream())
            .filter(flag -> SLOWING_OPTION.matcher(flag).matches())
            .distinct()
            .collect(Collectors.joining(" "));
    if (!slowing.isEmpty()) {
      add(Warning.Kind.JVM_OPTIONS, "The measured JVM ran with %s.", slowing);
    }
    jvms.stream()
        .flatMap(jvm -> jvm.inherited().stream())
        .filter(each -> !each.options().stream().allMatch(PROPERTY.asMatchPredicate()))
        .map(Inherited::describe)
        .distinct()
        .forEach(
            what ->
                add(Warning.Kind.INHERITED, "The measured JVM had inherited options: %s.", what));
  }

  private void neighbours(MachineCondition condition, int threads) {
    Load load = condition.load();
    if (load.othersBusy().isPresent()) {
      double busy = load.othersBusy().getAsDouble();
      if (busy > MOST_OTHERS * threads) {
        String what = "Other programs kept %.1f of %d hardware threads busy.";
        add(Warning.Kind.LOADED, what, busy, threads);
      }
    } else {
      double average = load.average().orElse(0);
      if (average - 1 > MOST_LOAD * threads) {
        String what = "The load was %.1f on %d hardware threads; about 1 of it comes from the run.";
        add(Warning.Kind.LOADED, what, average, threads);
      }
    }
    double steal = condition.withheld().stealPercent().orElse(0);
    if (steal > MOST_STEAL_PERCENT) {
      String what = "The hypervisor withheld %.1f %% of the processor time that was requested.";
      add(Warning.Kind.STOLEN, what, steal);
    }
  }

  private void limits(MachineCondition condition) {
    Throttling throttling = condition.withheld().throttling().orElse(new Throttling(0, 0, 0));
    if (throttling.throttled() > 0) {
      add(
          Warning.Kind.THROTTLED,
          "The container was stopped in %d of %d periods, for %.1f s in all.",
          throttling.throttled(),
          throttling.periods(),
          throttling.millis() / 1e3);
    }
    double quota = condition.withheld().quotaCpus().orElse(LEAST_QUOTA);
    if (quota < LEAST_QUOTA) {
      add(Warning.Kind.QUOTA, "The container may use %.2f processors.", quota);
    }
    long pages = condition.pagesSwappedIn().orElse(0);
    if (pages > MOST_PAGES_SWAPPED_IN) {
      add(Warning.Kind.SWAPPED, "%d memory pages were read back from swap.", pages);
    }
  }

  private void clock(MachineCondition condition, double drift) {
    List<String> governors =
        condition.power().governors().stream()
            .filter(it -> !STEADY_GOVERNORS.contains(it))
            .toList();
    if (!governors.isEmpty()) {
      String names = String.join(", ", governors);
      add(Warning.Kind.GOVERNOR, "The frequency governor is %s.", names);
    }
    if (condition.power().turbo().orElse(false) && Math.abs(drift) > MOST_DRIFT) {
      add(
          Warning.Kind.TURBO,
          "Turbo is on, and the speed changed by %.1f %%.",
          Math.abs(drift) * 100);
    }
    if (condition.power().onBattery().orElse(false)) {
      add(Warning.Kind.BATTERY, "The machine ran on battery.");
    }
  }

  private void witness(WitnessReport witness, double drift) {
    if (Math.abs(drift) > MOST_DRIFT) {
      String how = drift > 0 ? "slower" : "faster";
      String what = "The machine got %.1f %% %s from the first third of the run to the last.";
      add(Warning.Kind.DRIFT, what, Math.abs(drift) * 100, how);
    }
    if (witness.undisturbed() < LEAST_UNDISTURBED) {
      add(
          Warning.Kind.DISTURBED,
          "The machine was undisturbed for %.0f %% of the time; %d of %d forks were disturbed from"
              + " end to end.",
          witness.undisturbed() * 100,
          witness.slowForks(),
          witness.forks());
    } else if (witness.slowForks() > MOST_SLOW_FORKS * witness.forks()) {
      add(
          Warning.Kind.SLOW_FORKS,
          "%d of %d forks were disturbed from end to end.",
          witness.slowForks(),
          witness.forks());
    }
  }

  private void add(Warning.Kind kind, String happened, Object... numbers) {
    found.add(new Warning(kind, String.format(Locale.ROOT, happened, numbers)));
  }
}
