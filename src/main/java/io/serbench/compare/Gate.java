package io.serbench.compare;

import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison.ByteChange;
import io.serbench.compare.RunComparison.Common;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.statistics.Ratio;
import io.serbench.statistics.Significance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a user allows, for scripts that must say yes or no.
 *
 * <p>A time is too slow where it is slower beyond doubt, all other times in view, and by more than
 * is allowed as far as one can tell. It need not be beyond doubt that it is slower by so much: that
 * would let pass half of all slowdowns of twice the size.
 *
 * @param maxSlowdown which part slower a row may be: 0.05; empty where times do not matter
 * @param maxGrowth how much larger sizes and allocations may be; empty where they do not matter
 * @param decide whether what is undecided counts as well
 * @param only the time that counts; empty for all
 */
public record Gate(
    OptionalDouble maxSlowdown, Optional<Growth> maxGrowth, boolean decide, Optional<Metric> only) {
  /**
   * Which part of what is called a difference may be none, where a release hangs on it: of a
   * hundred comparisons of equals, two then find anything, and one finds it slower.
   */
  private static final double RATE = 0.02;

  /** Allows everything. */
  public static final Gate OPEN = new Gate(OptionalDouble.empty(), Optional.empty(), false);

  /** Of all times. */
  public Gate(OptionalDouble maxSlowdown, Optional<Growth> maxGrowth, boolean decide) {
    this(maxSlowdown, maxGrowth, decide, Optional.empty());
  }

  /** What follows of a comparison; the worst first. */
  public enum Outcome {
    /** Nothing could be compared, or not so that it means something. */
    NOT_COMPARABLE,
    /** A row failed that has numbers in the first run. */
    FAILED,
    /** Something became slower or larger than is allowed. */
    SLOWER,
    /** Something may have. */
    UNDECIDED,
    /** All is well. */
    WITHIN
  }

  /** What follows. */
  public Outcome of(RunComparison comparison) {
    if (!notComparable(comparison).isEmpty()) {
      return Outcome.NOT_COMPARABLE;
    }
    if (failed(comparison)) {
      return Outcome.FAILED;
    }
    if (!tooSlow(comparison).isEmpty() || !tooLarge(comparison).isEmpty()) {
      return Outcome.SLOWER;
    }
    return decide && !undecided(comparison).isEmpty() ? Outcome.UNDECIDED : Outcome.WITHIN;
  }

  /** Why the runs cannot be compared; a sentence each. */
  public List<String> notComparable(RunComparison comparison) {
    List<String> reasons = new ArrayList<>();
    Common common = comparison.common();
    if (common.both().isEmpty()) {
      boolean shared = common.onlyBase().size() < comparison.base().cells().size();
      reasons.add(
          shared
              ? "No row has numbers in both runs."
              : "The runs have no row on the same data in common.");
    } else if (maxSlowdown.isPresent()) {
      if (!RunComparison.onOneProcessor(comparison.base().run(), comparison.next().run())) {
        reasons.add(
            "They ran on different processors, or it is not known on which: so times cannot show"
                + " how much slower a row became.");
      }
      if (comparison.times().stream().noneMatch(time -> time.change().ratio().hasInterval())) {
        reasons.add("One fork per row gives no interval; run with more, such as -forks=5.");
      }
    }
    return reasons;
  }

  private static boolean failed(RunComparison comparison) {
    return comparison.common().failedInNext().stream().anyMatch(comparison.base()::measured);
  }

  /** The times that are slower than is allowed. */
  public List<Judgement> tooSlow(RunComparison comparison) {
    double[] probabilities =
        comparison.times().stream().mapToDouble(Judgement::probability).toArray();
    double limit = Significance.limit(probabilities, RATE);
    return comparison.times().stream()
        .filter(this::counts)
        .filter(time -> time.verdict() == Verdict.SLOWER && time.probability() <= limit)
        .filter(time -> time.change().ratio().value() > 1 + maxSlowdown.orElse(Double.NaN))
        .toList();
  }

  /** The sizes and allocations that are larger than is allowed. */
  public List<ByteChange> tooLarge(RunComparison comparison) {
    return maxGrowth
        .map(most -> comparison.bytes().stream().filter(change -> !most.allows(change)).toList())
        .orElse(List.of());
  }

  /** The times that may be slower than is allowed; where all is allowed, those without verdict. */
  public List<Judgement> undecided(RunComparison comparison) {
    if (maxSlowdown.isEmpty()) {
      return comparison.times().stream()
          .filter(time -> time.verdict() == Verdict.UNDECIDED)
          .toList();
    }
    List<Judgement> slow = tooSlow(comparison);
    return comparison.times().stream()
        .filter(this::counts)
        .filter(time -> !slow.contains(time) && !isWithin(time.change().ratio()))
        .toList();
  }

  private boolean isWithin(Ratio ratio) {
    return ratio.high() <= 1 + maxSlowdown.orElseThrow();
  }

  /** What create takes is a part of ser; roundtrip stands for total where decoding is lazy. */
  private boolean counts(Judgement time) {
    Metric metric = time.change().metric();
    Metric counted = metric.equals(Metrics.ROUNDTRIP) ? Metrics.TOTAL : metric;
    return !metric.equals(Metrics.CREATE) && only.map(counted::equals).orElse(true);
  }

  /**
   * How much larger something may become.
   *
   * @param bytes so many bytes at most
   * @param part and such a part of what it was: 0.01; one of the two is 0
   */
  public record Growth(double bytes, double part) {
    boolean allows(ByteChange change) {
      return !change.differs() || change.growth() <= bytes + part * change.base();
    }
  }
}
