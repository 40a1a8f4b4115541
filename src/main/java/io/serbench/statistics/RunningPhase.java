package io.serbench.statistics;

import io.serbench.result.Longs;
import io.serbench.result.Series;
import io.serbench.witness.Undisturbed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One phase of one fork while it is measured slice by slice. A run asks for its tally far more
 * often than there are new slices, so the batches are judged again only after a slice was added, or
 * if the best reading has changed by more than 0.1 %.
 */
public final class RunningPhase {
  /** A smaller change of the best reading hardly changes any batch's judgement. */
  private static final double SAME = 0.001;

  private final int calls;
  private final List<Series> parts = new ArrayList<>();
  private Optional<Undisturbed> judgedBy = Optional.empty();
  private PhaseTally tally;

  /** Creates a phase with this number of calls in each batch, of which none was measured yet. */
  public RunningPhase(int calls) {
    this.calls = calls;
    this.tally = PhaseTally.of(calls, Series.NONE, judgedBy);
  }

  /** Adds the next batches. */
  public void add(Series part) {
    parts.add(part);
    judgedBy = Optional.empty();
  }

  /** Returns what has been measured so far, by what disturbed it. */
  public PhaseTally tally(Undisturbed undisturbed) {
    if (judgedBy.filter(before -> isSame(before, undisturbed)).isEmpty()) {
      judgedBy = Optional.of(undisturbed);
      tally = PhaseTally.of(calls, series(), judgedBy);
    }
    return tally;
  }

  private static boolean isSame(Undisturbed before, Undisturbed now) {
    double work = now.bestWork().orElse(1) / before.bestWork().orElse(1);
    return Math.abs(now.bestNanos() / before.bestNanos() - 1) <= SAME && Math.abs(work - 1) <= SAME;
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
        joined(part -> Optional.of(part.nanos())).orElseThrow(),
        joined(Series::waited),
        joined(Series::witness),
        joined(Series::work),
        parts.stream().flatMap(part -> part.slices().stream()).toList());
  }

  /** Returns the times of all parts; empty if a part lacks them. */
  private Optional<Longs> joined(Function<Series, Optional<Longs>> times) {
    List<Longs> known = parts.stream().flatMap(part -> times.apply(part).stream()).toList();
    return known.size() < parts.size()
        ? Optional.empty()
        : Optional.of(Longs.of(known.stream().flatMapToLong(Longs::stream).toArray()));
  }
}
