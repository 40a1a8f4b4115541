package io.serbench.compare;

import io.serbench.compare.RunComparison.ComparedNumber;
import io.serbench.statistics.Significance;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A change with its verdict.
 *
 * @param probability the probability of a change this large if nothing differs; NaN for a size
 * @param verdict the verdict, given the number of comparisons
 * @param forks the number of forks per run that would decide it, if they vary like the present
 *     ones; empty if it is decided, or if one has no interval
 */
public record Judgement(
    ComparedNumber change, double probability, Verdict verdict, OptionalInt forks) {
  /** Judges changes of times together; see {@link RunComparison#of}. */
  static List<Judgement> of(List<ComparedNumber> changes, double same) {
    double[] probabilities =
        changes.stream().mapToDouble(change -> Significance.of(change.ratio())).toArray();
    double limit = Significance.limit(probabilities, Significance.RATE);
    return changes.stream().map(change -> of(change, limit, Math.log1p(same))).toList();
  }

  private static Judgement of(ComparedNumber change, double limit, double same) {
    double probability = Significance.of(change.ratio());
    double half = change.ratio().logHalfWidth();
    Verdict verdict = Verdict.UNDECIDED;
    if (change.distance() + half <= same) {
      verdict = Verdict.SAME;
    } else if (change.ratio().hasInterval() && probability <= limit) {
      verdict = change.ratio().value() < 1 ? Verdict.FASTER : Verdict.SLOWER;
    }
    boolean isOpen = verdict == Verdict.UNDECIDED && change.ratio().hasInterval();
    OptionalInt forks = isOpen ? OptionalInt.of(forks(change, limit, same)) : OptionalInt.empty();
    return new Judgement(change, probability, verdict, forks);
  }

  /** Judges a change of a size, which is exact. */
  static Judgement ofSize(ComparedNumber change) {
    return ofBytes(change, Double.NaN, true);
  }

  /**
   * Judges changes of allocations together. What a call allocates is counted, but depends on how
   * its fork compiled it: a change is real if it is large for the spread of the forks, like that of
   * a time.
   */
  static List<Judgement> ofAllocations(List<ComparedNumber> changes) {
    double[] probabilities = changes.stream().mapToDouble(Judgement::ofChance).toArray();
    double limit = Significance.limit(probabilities, Gate.RATE);
    return IntStream.range(0, probabilities.length)
        .mapToObj(i -> ofBytes(changes.get(i), probabilities[i], probabilities[i] <= limit))
        .toList();
  }

  /** Returns the probability of a change between equals; 0 if there is no ratio to what was 0. */
  private static double ofChance(ComparedNumber change) {
    return change.base().value() > 0 && change.next().value() > 0
        ? Significance.of(change.ratio())
        : 0;
  }

  /** Bytes are rounded, since the rare growth of a buffer adds a fraction to the mean of calls. */
  private static Judgement ofBytes(ComparedNumber change, double probability, boolean isReal) {
    long growth = Math.round(change.next().value()) - Math.round(change.base().value());
    Verdict changed = growth > 0 ? Verdict.LARGER : Verdict.SMALLER;
    Verdict verdict = growth == 0 || !isReal ? Verdict.SAME : changed;
    return new Judgement(change, probability, verdict, OptionalInt.empty());
  }

  /** Returns whether the verdict is {@link Verdict#FASTER} or {@link Verdict#SLOWER}. */
  public boolean isDifference() {
    return verdict == Verdict.FASTER || verdict == Verdict.SLOWER;
  }

  /**
   * Returns the least number for which the interval either excludes 1 at the required level, or
   * lies within the range that does not matter. Its width shrinks with the square root of the
   * number.
   */
  private static int forks(ComparedNumber change, double limit, double same) {
    double differs = change.distance() / Significance.widening(limit, change.ratio().forks());
    double wanted = Math.max(differs, same - change.distance());
    double times = Math.pow(change.ratio().logHalfWidth() / wanted, 2);
    int most = Math.max(change.base().forks(), change.next().forks());
    return Math.max(most + 1, (int) Math.ceil(times * change.ratio().forks() / 2));
  }

  /** How a time or a number of bytes changed. */
  public enum Verdict {
    /** It takes significantly less time. */
    FASTER,
    /** It takes significantly more time. */
    SLOWER,
    /** There are more bytes. */
    LARGER,
    /** There are fewer bytes. */
    SMALLER,
    /**
     * Any difference does not matter: the whole interval is so close to 1, or bytes are equal or
     * differ by no more than chance.
     */
    SAME,
    /** None of these is certain. */
    UNDECIDED;

    /** Returns the word for the verdict in tables and files. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
