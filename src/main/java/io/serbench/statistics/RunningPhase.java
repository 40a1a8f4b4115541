package io.serbench.statistics;

import io.serbench.result.Longs;
import io.serbench.result.Series;
import io.serbench.statistics.PhaseTally.By;
import io.serbench.statistics.PhaseTally.Judge;
import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;

/**
 * One phase of one fork while it is measured slice by slice. New batches are added to the tally;
 * earlier ones are judged again only if the best reading has changed by more than 0.1 %, or if the
 * typical batch has changed so much that some of them count as interrupted or no longer do. The
 * result is that of {@link PhaseTally#of(io.serbench.result.PhaseResult, Optional)} for the whole
 * series.
 */
public final class RunningPhase {
  /** A smaller change of the best reading hardly changes any batch's judgement. */
  private static final double SAME = 0.001;

  private final int calls;
  private final List<Series> parts = new ArrayList<>();
  private final SortedLongs nanos = new SortedLongs();
  private final SortedLongs waited = new SortedLongs();
  private Optional<Undisturbed> judgedBy = Optional.empty();
  private double typical;
  private By by = By.WITNESS;
  private final Map<Disturbance, Tally> tallies = new EnumMap<>(Disturbance.class);
  private int counted;

  /**
   * Creates a phase of which nothing has been measured yet.
   *
   * @param calls the number of calls in each batch
   */
  public RunningPhase(int calls) {
    this.calls = calls;
  }

  /**
   * Adds the next batches.
   *
   * @throws IllegalArgumentException if they have no readings of the witness
   */
  public void add(Series part) {
    if (part.witness().isEmpty()) {
      throw new IllegalArgumentException("a series has no readings of the witness");
    }
    parts.add(part);
    nanos.add(part.nanos().toArray());
    part.waited().ifPresent(times -> waited.add(times.toArray()));
  }

  /** Returns what has been measured so far, by what disturbed it. */
  public PhaseTally tally(Undisturbed undisturbed) {
    double typicalNow = nanos.median();
    if (!isUnchanged(undisturbed) || uninterrupted(typicalNow) != uninterrupted(typical)) {
      judgedBy = Optional.of(undisturbed);
      tallies.clear();
      counted = 0;
    }
    typical = typicalNow;
    for (; counted < parts.size(); counted++) {
      Judge judge = new Judge(parts.get(counted), judgedBy.orElseThrow(), typical);
      judge.count(tallies);
      by = judge.by();
    }
    return new PhaseTally(calls, by, tallies);
  }

  private boolean isUnchanged(Undisturbed undisturbed) {
    return judgedBy
        .filter(before -> isSame(before.bestNanos(), undisturbed.bestNanos()))
        .filter(before -> isSame(before.bestWork().orElse(1), undisturbed.bestWork().orElse(1)))
        .isPresent();
  }

  private static boolean isSame(double before, double now) {
    return Math.abs(now / before - 1) <= SAME;
  }

  private int uninterrupted(double typicalNanos) {
    return waited.countUpTo(Undisturbed.mostWaited(typicalNanos));
  }

  /** Returns whether nothing has been measured yet. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Returns all batches that have been measured so far. */
  public Series series() {
    if (isEmpty()) {
      return Series.NONE;
    }
    return new Series(
        joined(Series::nanos),
        joinedIfKnown(Series::waited),
        joinedIfKnown(Series::witness),
        joinedIfKnown(Series::work),
        parts.stream().flatMap(part -> part.slices().stream()).toList());
  }

  private Optional<Longs> joinedIfKnown(Function<Series, Optional<Longs>> part) {
    return parts.stream().allMatch(each -> part.apply(each).isPresent())
        ? Optional.of(joined(each -> part.apply(each).orElseThrow()))
        : Optional.empty();
  }

  private Longs joined(Function<Series, Longs> part) {
    LongStream all = parts.stream().flatMapToLong(each -> part.apply(each).stream());
    return Longs.of(all.toArray());
  }

  /** A sorted list of numbers that grows. */
  static final class SortedLongs {
    private long[] values = new long[64];
    private int size;

    /** Adds numbers, which may be in any order. */
    void add(long[] more) {
      long[] sorted = more.clone();
      Arrays.sort(sorted);
      if (size + sorted.length > values.length) {
        values = Arrays.copyOf(values, Math.max(2 * values.length, size + sorted.length));
      }
      // Merges from the end, so that nothing is overwritten before it is moved.
      int old = size - 1;
      int next = sorted.length - 1;
      for (int to = size + sorted.length - 1; next >= 0; to--) {
        values[to] = old >= 0 && values[old] > sorted[next] ? values[old--] : sorted[next--];
      }
      size += sorted.length;
    }

    /** Returns the median; NaN if the list is empty. */
    double median() {
      if (size == 0) {
        return Double.NaN;
      }
      return (values[(size - 1) / 2] + values[size / 2]) / 2.0;
    }

    /** Returns the number of elements that are at most a limit. */
    int countUpTo(double limit) {
      int low = 0;
      int high = size;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (values[middle] <= limit) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }
  }
}
