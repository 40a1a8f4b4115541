package io.serbench.statistics;

import io.serbench.result.Course.Ending;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.Inherited;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.Run;
import io.serbench.result.Warning;
import io.serbench.result.Warning.WarningKind;
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
    Environment environment = run.environment();
    MachineCondition condition = environment.condition().orElse(MachineCondition.UNKNOWN);
    Optional<WitnessReport> witness =
        run.course().ending() == Ending.RUNNING ? Optional.empty() : WitnessReport.of(run);
    double drift = witness.map(report -> report.drift().orElse(0)).orElse(0.0);
    warnings.jvm(environment);
    warnings.neighbours(condition, environment.machine().processor().threads());
    warnings.limits(condition);
    warnings.clock(condition.power(), drift);
    witness.ifPresent(warnings::witness);
    return warnings.found;
  }

  /**
   * Returns the warnings of a merged run as a whole: one for each kind of machines that disagree.
   */
  public static List<Warning> ofMerged(Run run) {
    Warnings warnings = new Warnings();
    String what = "%s: machines differ by a factor of %.2f (median of the common rows).";
    for (String kind :
        run.environment().parts().stream().map(MergedShard::kind).distinct().toList()) {
      Agreement.of(run, kind, run.settings().noise())
          .map(Agreement::median)
          .ifPresent(
              it ->
                  warnings.addIf(it > MOST_DISAGREEMENT, WarningKind.DISAGREEMENT, what, kind, it));
    }
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
    addIf(!slowing.isEmpty(), WarningKind.JVM_OPTIONS, "The measured JVM ran with %s.", slowing);
    String inherited = "The measured JVM had inherited options: %s.";
    jvms.stream()
        .flatMap(jvm -> jvm.inherited().stream())
        .filter(variable -> !variable.options().stream().allMatch(PROPERTY.asMatchPredicate()))
        .map(Inherited::describe)
        .distinct()
        .forEach(options -> addIf(true, WarningKind.INHERITED, inherited, options));
  }

  private void neighbours(MachineCondition condition, int threads) {
    double busy = condition.load().othersBusy().orElse(0);
    String others = "Other programs kept %.1f of %d hardware threads busy.";
    addIf(busy > MOST_OTHERS * threads, WarningKind.LOADED, others, busy, threads);
    if (condition.load().othersBusy().isEmpty()) {
      double load = condition.load().average().orElse(0);
      String all = "The load was %.1f on %d hardware threads; about 1 of it comes from the run.";
      addIf(load - 1 > MOST_LOAD * threads, WarningKind.LOADED, all, load, threads);
    }
    double steal = condition.withheld().stealPercent().orElse(0);
    String stolen = "The hypervisor withheld %.1f %% of the processor time that was requested.";
    addIf(steal > MOST_STEAL_PERCENT, WarningKind.STOLEN, stolen, steal);
  }

  private void limits(MachineCondition condition) {
    Throttling seen = condition.withheld().throttling().orElse(new Throttling(0, 0, 0));
    String stopped = "The container was stopped in %d of %d periods, for %.1f s in all.";
    double seconds = seen.millis() / 1e3;
    addIf(
        seen.throttled() > 0,
        WarningKind.THROTTLED,
        stopped,
        seen.throttled(),
        seen.periods(),
        seconds);
    double quota = condition.withheld().quotaCpus().orElse(LEAST_QUOTA);
    addIf(quota < LEAST_QUOTA, WarningKind.QUOTA, "serbench may use %.2f processors.", quota);
    long pages = condition.pagesSwappedIn().orElse(0);
    String swapped = "%d memory pages were read back from swap.";
    addIf(pages > MOST_PAGES_SWAPPED_IN, WarningKind.SWAPPED, swapped, pages);
  }

  private void clock(Power power, double drift) {
    String governors =
        power.governors().stream()
            .filter(it -> !STEADY_GOVERNORS.contains(it))
            .collect(Collectors.joining(", "));
    addIf(!governors.isEmpty(), WarningKind.GOVERNOR, "The frequency governor is %s.", governors);
    double changed = Math.abs(drift);
    String turbo = "Turbo is on, and the speed changed by %.1f %%.";
    addIf(
        power.turbo().orElse(false) && changed > MOST_DRIFT,
        WarningKind.TURBO,
        turbo,
        changed * 100);
    addIf(power.onBattery().orElse(false), WarningKind.BATTERY, "The machine ran on battery.");
  }

  private void witness(WitnessReport witness) {
    double drift = witness.drift().orElse(0);
    double changed = Math.abs(drift);
    String got = "The machine got %.1f %% %s from the first third of the run to the last.";
    String how = drift > 0 ? "slower" : "faster";
    addIf(changed > MOST_DRIFT, WarningKind.DRIFT, got, changed * 100, how);
    int slow = witness.slowForks();
    String slowForks = "%d of %d forks were disturbed from end to end.";
    String disturbed = "The machine was undisturbed for %.0f %% of the time; " + slowForks;
    boolean isDisturbed = witness.undisturbed() < LEAST_UNDISTURBED;
    double percent = witness.undisturbed() * 100;
    addIf(isDisturbed, WarningKind.DISTURBED, disturbed, percent, slow, witness.forks());
    boolean manySlow = !isDisturbed && slow > MOST_SLOW_FORKS * witness.forks();
    addIf(manySlow, WarningKind.SLOW_FORKS, slowForks, slow, witness.forks());
  }

  private void addIf(boolean happened, WarningKind kind, String what, Object... numbers) {
    if (happened) {
      found.add(new Warning(kind, String.format(Locale.ROOT, what, numbers)));
    }
  }
}
