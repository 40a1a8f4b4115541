package io.serbench.compare;

import io.serbench.compare.RunComparison.TimeChange;
import io.serbench.statistics.Significance;
import java.util.List;
import java.util.OptionalInt;

/**
 * What is known of a change.
 *
 * @param change the change
 * @param probability of so large a change among equals
 * @param verdict what follows, in view of all other changes
 * @param forks how many forks in each run would decide it, if they are like those that there are;
 *     empty where it is decided, or where no number can be told
 */
public record Judgement(TimeChange change, double probability, Verdict verdict, OptionalInt forks) {
  /** Nobody waits for more. */
  private static final double MOST_FORKS = 10_000;

  /**
   * Judges changes together.
   *
   * @param same up to which part of the value a difference does not matter: 0.02
   */
  static List<Judgement> of(List<TimeChange> changes, double same) {
    double[] probabilities =
        changes.stream()
            .mapToDouble(change -> Significance.of(change.ratio(), change.forks()))
            .toArray();
    double limit = Significance.limit(probabilities, Significance.RATE);
    return changes.stream().map(change -> of(change, limit, Math.log1p(same))).toList();
  }

  private static Judgement of(TimeChange change, double limit, double same) {
    double probability = Significance.of(change.ratio(), change.forks());
    double half = change.ratio().logHalfWidth();
    Verdict verdict = Verdict.UNDECIDED;
    if (change.distance() + half <= same) {
      verdict = Verdict.SAME;
    } else if (change.ratio().hasInterval() && probability <= limit) {
      verdict = change.ratio().value() < 1 ? Verdict.FASTER : Verdict.SLOWER;
    }
    OptionalInt forks =
        verdict == Verdict.UNDECIDED ? forks(change, limit, same) : OptionalInt.empty();
    return new Judgement(change, probability, verdict, forks);
  }

  /** Whether it is called a difference. */
  public boolean isDifference() {
    return verdict == Verdict.FASTER || verdict == Verdict.SLOWER;
  }

  /**
   * The least number for which the interval excludes 1 as surely as it must, or lies within what
   * does not matter; its width falls with the root of their number.
   */
  private static OptionalInt forks(TimeChange change, double limit, double same) {
    if (!change.ratio().hasInterval()) {
      return OptionalInt.empty();
    }
    double differs = change.distance() / Significance.widening(limit, change.forks());
    double wanted = Math.max(differs, same - change.distance());
    double times = Math.pow(change.ratio().logHalfWidth() / wanted, 2);
    double forks = Math.ceil(times * change.forks() / 2);
    int most = Math.max(change.base().forks(), change.next().forks());
    return forks <= MOST_FORKS
        ? OptionalInt.of(Math.max(most + 1, (int) forks))
        : OptionalInt.empty();
  }

  /** What is known of how a time changed. */
  public enum Verdict {
    /** It takes less time, beyond doubt. */
    FASTER("faster"),
    /** It takes more time, beyond doubt. */
    SLOWER("slower"),
    /** Its whole interval is so near to 1 that the difference does not matter. */
    SAME("same"),
    /** Neither. */
    UNDECIDED("undecided");

    private final String word;

    Verdict(String word) {
      this.word = word;
    }

    /** As tables and files write it. */
    public String word() {
      return word;
    }
  }
}
