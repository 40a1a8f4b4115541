package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;

/**
 * What may be wrong with a run. Each kind knows the likely cause and what to try next; what exactly
 * happened, with its numbers, is in the {@link Warning}.
 */
public enum WarningKind {
  /** The measured JVM was told to be slow, or something sits in it. */
  JVM_OPTIONS(
      When.EARLY,
      "Such options slow compiled code down or change it.",
      "Leave them out, unless it is their effect that you want to measure."),
  /** Other programs used the processor. */
  LOADED(
      When.LATE,
      "They take time, cache and clock frequency from the rows.",
      "End them and run again, or use -thorough."),
  /** The hypervisor gave the processor to others. */
  STOLEN(
      When.LATE,
      "Other virtual machines share the processor.",
      "Use -thorough, another time, or a machine that is not shared."),
  /** The container was stopped because it had used up its quota. */
  THROTTLED(
      When.EARLY,
      "Its CPU quota was used up.",
      "Raise or remove the quota: docker run --cpus, or the CPU limit of the pod."),
  /** The container may use little more than one processor. */
  QUOTA(
      When.EARLY,
      "The JVM's compiler and garbage collector take their share from the row.",
      "Allow 2 CPUs or more: docker run --cpus=2, or the CPU limit of the pod."),
  /** The clock frequency follows the load. */
  GOVERNOR(
      When.EARLY,
      "The clock follows the load, and times follow the clock.",
      "Try: sudo cpupower frequency-set -g performance"),
  /** The processor clocked higher for as long as it was cool. */
  TURBO(
      When.LATE,
      "It lasts for as long as the processor is cool and its other cores are idle.",
      "Switch it off in /sys/devices/system/cpu: intel_pstate/no_turbo or cpufreq/boost."),
  /** A portable machine was not plugged in. */
  BATTERY(
      When.EARLY,
      "Processors then clock lower, and not evenly.",
      "Plug the machine in and run again."),
  /** Memory was read back from disk. */
  SWAPPED(
      When.EARLY,
      "Memory is short.",
      "End other programs, or give the forks less heap: -jvm-args=-Xmx256m"),
  /** The machine's best speed at the end was not that at the beginning. */
  DRIFT(
      When.LATE,
      "It got hot or cooled down, or its neighbours or its clock changed.",
      "Rows of this run still compare with each other; for other runs, run again."),
  /** The machine was slowed for most of the time. */
  DISTURBED(
      When.LATE,
      "Something that shares the cores or caches slowed it down.",
      "Give more -forks, or use -thorough, another time or another machine."),
  /** Some forks never saw the machine at its best. */
  SLOW_FORKS(
      When.LATE,
      "A neighbour or a low clock held on for longer than a fork.",
      "Give more -forks, or use -thorough."),
  /** A warning of a later version of the tool, which this one does not know. */
  @JsonEnumDefaultValue
  OTHER(When.LATE, "", "");

  private enum When {
    EARLY,
    LATE
  }

  private final When when;
  private final String cause;
  private final String remedy;

  WarningKind(When when, String cause, String remedy) {
    this.when = when;
    this.cause = cause;
    this.remedy = remedy;
  }

  /**
   * Whether the first sign of it is enough, so that a user may want to stop a long run; the others
   * are proportions, which settle at the end only.
   */
  public boolean early() {
    return when == When.EARLY;
  }

  /** Why it happens, most likely; one sentence. */
  public String cause() {
    return cause;
  }

  /** What to try next; one sentence. */
  public String remedy() {
    return remedy;
  }
}
