package io.serbench.protocol;

import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.Series;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a fork measured in a turn, in order.
 *
 * @param startedAt nanoseconds of the fork's clock at the beginning of the turn
 * @param endedAt nanoseconds of the fork's clock at the end of the turn
 * @param passedOver nanoseconds in which it waited for the machine to be undisturbed, or would have
 *     measured if it had been
 */
public record Slices(List<Slice> slices, long startedAt, long endedAt, long passedOver)
    implements FromFork {
  /** Returns how long all batches took, in nanoseconds. */
  long nanos() {
    return slices.stream().flatMapToLong(slice -> slice.nanos().stream()).sum();
  }

  /**
   * Batches of one phase that directly followed each other. All times are in nanoseconds.
   *
   * @param startedAt time of the fork's clock before the first batch
   * @param waited time of each batch in which its thread was kept from running
   * @param witness readings of the witness around the batches, one more than there are batches
   * @param work time of the work between two calls of each batch; empty if calls are not apart
   * @param compiled whether the JIT compiler worked meanwhile
   */
  public record Slice(
      Phase phase,
      long startedAt,
      Longs nanos,
      Longs waited,
      Longs witness,
      Optional<Longs> work,
      boolean compiled) {
    private static final long LONGEST = Duration.ofHours(1).toNanos();

    public Slice {
      // Where a message is read, a mistake in it costs no more than its fork.
      if (waited.size() != nanos.size()
          || witness.size() != nanos.size() + 1
          || work.filter(times -> times.size() != nanos.size()).isPresent()) {
        throw new IllegalArgumentException("the numbers of batches and readings do not match");
      }
      Stream.concat(Stream.of(nanos, waited, witness), work.stream())
          .flatMapToLong(Longs::stream)
          .filter(time -> time < 0 || time > LONGEST)
          .findFirst()
          .ifPresent(
              time -> {
                throw new IllegalArgumentException("a batch of " + time + " ns");
              });
    }

    /** Returns what a result keeps of the slice, which began at a time since the run began. */
    public Series series(Duration at) {
      // The fork's clock is not the parent's, so the difference may be negative.
      Series.Burst burst = new Series.Burst(Math.max(0, at.toMillis()), nanos.size(), compiled);
      return new Series(nanos, Optional.of(waited), Optional.of(witness), work, List.of(burst));
    }
  }
}
