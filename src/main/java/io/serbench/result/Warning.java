package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import java.util.List;

/**
 * Something to know before trusting the numbers of a run.
 *
 * @param kind the kind of problem, with its cause and remedy
 * @param happened what happened in this run, with its numbers; one sentence
 */
public record Warning(WarningKind kind, String happened) {
  /** Returns what happened, why, and what to try next, in one line. */
  public String text() {
    return String.join(" ", happened, kind.cause(), kind.remedy()).strip();
  }

  /** The kinds of warnings about a run, with their likely cause and what to try next. */
  public enum WarningKind {
    /** The measured JVM had options that slow it down, or an agent. */
    JVM_OPTIONS(
        "These options slow down or change compiled code.",
        "Leave them out unless you want to measure their effect."),
    /** The measured JVM took options from environment variables. */
    INHERITED(
        "Every JVM takes options from these variables, and they may change times.",
        "Unset the variables, or pass the options with -jvm-args= to measure their effect."),
    /** Other programs used the processor. */
    LOADED(
        "They compete with the rows for processor time, cache and clock frequency.",
        "Stop them and run again, or use -thorough."),
    STOLEN(
        "Other virtual machines share the processor.",
        "Use -thorough, try at another time, or use a machine that is not shared."),
    THROTTLED(
        "Its CPU quota was used up.",
        "Raise or remove the quota: docker run --cpus, or the CPU limit of the pod."),
    /** The CPU quota of the container is little more than one processor. */
    QUOTA(
        "The JVM's compiler and garbage collector compete with the row for it.",
        "Allow 2 CPUs or more: docker run --cpus=2, the CPU limit of the pod, or taskset."),
    GOVERNOR(
        "The clock frequency follows the load, and times follow the frequency.",
        "Try: sudo cpupower frequency-set -g performance"),
    TURBO(
        "It lasts only while the processor is cool and its other cores are idle.",
        "Turn it off in /sys/devices/system/cpu: intel_pstate/no_turbo or cpufreq/boost."),
    BATTERY(
        "Processors then run at lower and varying frequencies.",
        "Plug the machine in and run again."),
    SWAPPED(
        "Memory is low.", "Stop other programs, or give the forks less heap: -jvm-args=-Xmx256m"),
    /** The best speed of the machine differed between the beginning and the end. */
    DRIFT(
        "It heated up or cooled down, or its neighbours or its clock changed.",
        "Rows of this run stay comparable; run again to compare with other runs."),
    DISTURBED(
        "Something that shares the cores or caches slowed it down.",
        "Use more -forks or -thorough, or try at another time or on another machine."),
    SLOW_FORKS(
        "A busy neighbour or a low clock frequency lasted longer than a fork.",
        "Use more -forks, or -thorough."),
    /** Machines of one kind in a merged run differ a lot. */
    DISAGREEMENT(
        "One of them may be throttled, shared, or set up differently.",
        "Measure its shards again on another machine, or run all rows on one."),
    /** A warning of a later version of serbench, which this version does not know. */
    @JsonEnumDefaultValue
    OTHER("", "");

    private final String cause;
    private final String remedy;

    WarningKind(String cause, String remedy) {
      this.cause = cause;
      this.remedy = remedy;
    }

    /**
     * Returns whether to show the warning as soon as it first applies, because the user may want to
     * stop a long run. The others are about proportions, which settle only at the end.
     */
    public boolean early() {
      return List.of(JVM_OPTIONS, INHERITED, THROTTLED, QUOTA, GOVERNOR, BATTERY, SWAPPED)
          .contains(this);
    }

    public String cause() {
      return cause;
    }

    public String remedy() {
      return remedy;
    }
  }
}
