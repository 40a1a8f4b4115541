package io.serbench.run;

import io.serbench.protocol.Slices.Slice;
import io.serbench.witness.Undisturbed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The slices of one phase of one fork, while they come in. */
final class SliceSeries {
  /** A slice and when it began. */
  record Timed(Instant at, Slice slice) {}

  private final List<Timed> slices = new ArrayList<>();
  private long nanos;
  private long cleanNanos;
  private double countedWith;

  void add(Slice slice, Instant at) {
    slices.add(new Timed(at, slice));
    nanos += slice.nanosInAll();
    countedWith = 0;
  }

  boolean isEmpty() {
    return slices.isEmpty();
  }

  List<Timed> slices() {
    return slices;
  }

  /** Nanoseconds of all batches. */
  long nanos() {
    return nanos;
  }

  /** Nanoseconds of the undisturbed batches. */
  long cleanNanos(Undisturbed undisturbed) {
    if (countedWith != undisturbed.bestNanos()) {
      countedWith = undisturbed.bestNanos();
      cleanNanos = slices.stream().mapToLong(each -> each.slice().cleanNanos(undisturbed)).sum();
    }
    return cleanNanos;
  }
}
