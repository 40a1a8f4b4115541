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
    return slices.stream().flatMapToLong(slice -> slice.series().nanos().stream()).sum();
  }

  /**
   * Batches of one phase that directly followed each other.
   *
   * @param startedAt nanoseconds of the fork's clock before the first batch
   * @param series the batches as the only slice, which begins at 0, with times in which the thread
   *     was kept from running, and readings of the witness
   */
  public record Slice(Phase phase, long startedAt, Series series) {
    private static final long LONGEST = Duration.ofHours(1).toNanos();

    public Slice {
      // Where a message is read, a mistake in it costs no more than its fork.
      if (series.slices().size() != 1
          || series.slices().get(0).startMillis() != 0
          || series.waited().isEmpty()
          || series.witness().isEmpty()) {
        throw new IllegalArgumentException("batches that are not those of one slice");
      }
      Stream.of(Optional.of(series.nanos()), series.waited(), series.witness(), series.work())
          .flatMapToLong(times -> times.stream().flatMapToLong(Longs::stream))
          .filter(time -> time > LONGEST)
          .findFirst()
          .ifPresent(
              time -> {
                throw new IllegalArgumentException("a batch of " + time + " ns");
              });
    }

    /**
     * Creates a slice. All times are in nanoseconds.
     *
     * @param waited time of each batch in which its thread was kept from running
     * @param witness readings of the witness around the batches, one more than there are batches
     * @param work time of the work between two calls of each batch; empty if calls are not apart
     * @param compiled whether the JIT compiler worked meanwhile
     */
    public Slice(
        Phase phase,
        long startedAt,
        Longs nanos,
        Longs waited,
        Longs witness,
        Optional<Longs> work,
        boolean compiled) {
      this(
          phase,
          startedAt,
          new Series(
              nanos,
              Optional.of(waited),
              Optional.of(witness),
              work,
              List.of(new Series.Burst(0, nanos.size(), compiled))));
    }
  }
}
