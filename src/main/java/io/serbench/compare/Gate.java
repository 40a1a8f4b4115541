package io.serbench.compare;

import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison.ComparedNumber;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.Significance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The limits on a comparison, for scripts that need a yes or no.
 *
 * <p>A time is too slow if it is significantly slower, given the number of comparisons, and its
 * best estimate is beyond the limit. The excess over the limit need not be significant as well:
 * half of all slowdowns of twice the limit would then pass.
 *
 * @param maxSlowdown by which fraction a row may be slower: 0.05; empty to allow any slowdown
 * @param maxGrowth how much larger sizes and allocations may be; empty to allow any growth
 * @param decide whether undecided comparisons fail as well
 * @param only the only time that counts; empty for all
 */
public record Gate(
    OptionalDouble maxSlowdown, Optional<Growth> maxGrowth, boolean decide, Optional<Metric> only) {
  /**
   * The rate of false differences that is acceptable where a release depends on it: of a hundred
   * comparisons of equal runs, two then find a difference, and one finds a row slower.
   */
  static final double RATE = 0.02;

  /** The result of a gate, from worst to best. */
  public enum GateOutcome {
    /** The runs have nothing in common, or nothing that can be compared meaningfully. */
    NOT_COMPARABLE,
    /** A row failed that has numbers in the base run. */
    FAILED,
    /** Something became slower or larger than allowed. */
    SLOWER,
    /** Something may have become slower than allowed. */
    UNDECIDED,
    /** Everything is within the limits. */
    WITHIN
  }

  /** Returns the result for a comparison. */
  public GateOutcome of(RunComparison comparison) {
    if (!notComparable(comparison).isEmpty()) {
      return GateOutcome.NOT_COMPARABLE;
    }
    ComparedRun base = comparison.base();
    ComparedRun next = comparison.next();
    if (next.cells().keySet().stream()
        .anyMatch(id -> next.has(id, Status.ERROR) && base.has(id, Status.OK))) {
      return GateOutcome.FAILED;
    }
    if (!tooSlow(comparison).isEmpty() || !tooLarge(comparison).isEmpty()) {
      return GateOutcome.SLOWER;
    }
    return decide && !undecided(comparison).isEmpty() ? GateOutcome.UNDECIDED : GateOutcome.WITHIN;
  }

  /** Returns why the runs cannot be compared, as sentences; empty if they can. */
  public List<String> notComparable(RunComparison comparison) {
    List<String> reasons = new ArrayList<>();
    if (comparison.both().isEmpty()) {
      reasons.add("No row has numbers on the same data in both runs.");
    } else if (maxSlowdown.isPresent()) {
      if (!RunComparison.onOneProcessor(comparison.base().run(), comparison.next().run())) {
        reasons.add(
            "They ran on different or unknown processors, so times cannot show how much slower a"
                + " row became.");
      }
      if (comparison.times().stream().noneMatch(time -> time.change().ratio().hasInterval())) {
        reasons.add("One fork per row gives no interval; run with more, such as -forks=5.");
      }
    }
    return reasons;
  }

  /** Returns the times that are slower than allowed. */
  public List<Judgement> tooSlow(RunComparison comparison) {
    double[] probabilities =
        comparison.times().stream().mapToDouble(Judgement::probability).toArray();
    double limit = Significance.limit(probabilities, RATE);
    return comparison.judged(Verdict.SLOWER).stream()
        .filter(this::counts)
        .filter(time -> time.probability() <= limit)
        .filter(time -> time.change().ratio().value() > 1 + maxSlowdown.orElse(Double.NaN))
        .toList();
  }

  /** Returns the sizes and allocations that are larger than allowed. */
  public List<Judgement> tooLarge(RunComparison comparison) {
    return maxGrowth
        .map(most -> comparison.bytes().stream().filter(change -> !most.allows(change)).toList())
        .orElse(List.of());
  }

  /**
   * Returns the times that may be slower than allowed; without a limit, those that are undecided.
   */
  public List<Judgement> undecided(RunComparison comparison) {
    if (maxSlowdown.isEmpty()) {
      return comparison.judged(Verdict.UNDECIDED);
    }
    List<Judgement> slow = tooSlow(comparison);
    double most = 1 + maxSlowdown.getAsDouble();
    // A ratio without an interval is not known to be within the limit.
    return comparison.times().stream()
        .filter(this::counts)
        .filter(time -> !slow.contains(time) && !(time.change().ratio().high() <= most))
        .toList();
  }

  /** Returns whether there is a limit, and no time is known to be within it or beyond it. */
  public boolean decidesNothing(RunComparison comparison) {
    long counted = comparison.times().stream().filter(this::counts).count();
    return maxSlowdown.isPresent() && counted > 0 && undecided(comparison).size() == counted;
  }

  /** Create does not count because ser includes it; roundtrip replaces total for lazy rows. */
  private boolean counts(Judgement time) {
    Metric metric = time.change().metric();
    Metric counted = metric.equals(Metrics.ROUNDTRIP) ? Metrics.TOTAL : metric;
    return !metric.equals(Metrics.CREATE) && only.map(counted::equals).orElse(true);
  }

  /**
   * How much larger sizes and allocations may become.
   *
   * @param size empty to allow any growth; so for allocations
   */
  public record Growth(Optional<Most> size, Optional<Most> alloc) {
    /** Creates one limit for both. */
    public Growth(Most most) {
      this(Optional.of(most), Optional.of(most));
    }

    boolean allows(Judgement judged) {
      ComparedNumber change = judged.change();
      boolean ofMessage =
          change.metric().equals(Metrics.SIZE) || change.metric().equals(Metrics.DEFLATED);
      return judged.verdict() == Verdict.SAME
          || (ofMessage ? size : alloc)
              .map(most -> change.growth() <= most.bytes + most.part * change.base().value())
              .orElse(true);
    }
  }

  /**
   * A limit on growth: {@code bytes} plus {@code part} of what there was before.
   *
   * @param part a fraction: 0.01; one of the two is 0
   */
  public record Most(double bytes, double part) {}
}
