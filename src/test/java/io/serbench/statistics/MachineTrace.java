package io.serbench.statistics;

/**
 * A simulated shared machine, which is sometimes slower, or interrupts what runs. Time only moves
 * forward.
 */
final class MachineTrace {
  /** What happens to the machine. */
  enum Trouble {
    NONE,
    /** Slower for seconds at a time, half of the time. */
    NEIGHBOUR,
    /** 6 % slower from the first round to the last. */
    DRIFT,
    /** 1.5 times as slow from the middle to the end. */
    STEP,
    /** An interruption of 1 to 10 ms every three seconds, on average. */
    SPIKES,
    /** The neighbour, the drift and the interruptions. */
    ALL
  }

  /** The time between two forks of a row, in which other rows run. */
  static final double ROUND_NANOS = 25e9;

  static final double SPIKES_PER_SECOND = 1 / 3.0;
  static final double LEAST_SPIKE_NANOS = 1e6;
  static final double MOST_SPIKE_NANOS = 10e6;

  private static final double SPELL_NANOS = 2e9;
  private static final double PLANNED_NANOS = 6 * ROUND_NANOS;
  private static final double DRIFT_AT_END = 0.06;
  private static final double STEP_AT = 2.5 * ROUND_NANOS;
  private static final double STEP_FACTOR = 1.5;

  private final Trouble trouble;
  private final Dice dice;
  private boolean slow;
  private double spellFactor = 1;
  private double spellEnd;
  private double now;
  private double interrupted;

  MachineTrace(Trouble trouble, Dice dice) {
    this.trouble = trouble;
    this.dice = dice;
    this.slow = dice.chance(0.5);
  }

  double now() {
    return now;
  }

  /** Waits until a time, unless it has passed. */
  void waitUntil(double time) {
    now = Math.max(now, time);
  }

  /**
   * Does some work.
   *
   * @param nanos how long it takes on the undisturbed machine
   * @param sensitivity how much a neighbour slows it; 1 is as much as the witness
   * @return how long it takes now
   */
  long work(double nanos, double sensitivity) {
    double actual = nanos * (1 + sensitivity * (neighbour() - 1)) * drift();
    interrupted = interruption(actual);
    actual += interrupted;
    now += actual;
    return Math.round(actual);
  }

  /** Returns for how many nanoseconds of the latest work the machine did something else. */
  long interrupted() {
    return Math.round(interrupted);
  }

  private double neighbour() {
    if (trouble == Trouble.STEP) {
      return now < STEP_AT ? 1 : STEP_FACTOR;
    }
    if (trouble != Trouble.NEIGHBOUR && trouble != Trouble.ALL) {
      return 1;
    }
    while (now >= spellEnd) {
      slow = !slow;
      spellFactor = slow ? slowFactor(dice.part()) : 1;
      spellEnd = Math.max(spellEnd, now - 10 * SPELL_NANOS) + dice.exponential(SPELL_NANOS);
    }
    return spellFactor;
  }

  /** A quarter of all time is slower by more than 15 %, a tenth by more than 45 %, at most 70 %. */
  static double slowFactor(double part) {
    if (part < 0.5) {
      return 1.01 + part / 0.5 * 0.14;
    }
    if (part < 0.8) {
      return 1.15 + (part - 0.5) / 0.3 * 0.3;
    }
    return 1.45 + (part - 0.8) / 0.2 * 0.25;
  }

  private double drift() {
    boolean drifts = trouble == Trouble.DRIFT || trouble == Trouble.ALL;
    return drifts ? 1 + DRIFT_AT_END * Math.min(1, now / PLANNED_NANOS) : 1;
  }

  /** An interruption only affects the batch or reading that runs at that moment. */
  private double interruption(double nanos) {
    boolean spikes = trouble == Trouble.SPIKES || trouble == Trouble.ALL;
    return spikes && dice.chance(SPIKES_PER_SECOND * nanos / 1e9)
        ? dice.between(LEAST_SPIKE_NANOS, MOST_SPIKE_NANOS)
        : 0;
  }
}
