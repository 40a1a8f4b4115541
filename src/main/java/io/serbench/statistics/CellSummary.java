package io.serbench.statistics;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.catalog.Tags;
import io.serbench.result.CellId;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.RowInfo;
import io.serbench.result.Summary.Batches;
import io.serbench.result.Summary.Status;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The summary of one cell that tables show, derived from its forks.
 *
 * @param cause one line that says why there are no numbers, or that a fork's JVM was lost; empty
 *     otherwise
 * @param numbers its numbers; none unless the status is {@code OK}
 * @param confirmation how far others confirm the numbers
 */
public record CellSummary(
    CellId id,
    RowInfo info,
    Status status,
    Optional<String> cause,
    SummaryNumbers numbers,
    Trust trust,
    Confirmation confirmation) {
  /**
   * The numbers of a cell.
   *
   * @param total the time of ser + deser in nanoseconds; empty if one of them was not measured
   * @param batches quantiles of the batches; empty if there is no total, or if batches took no time
   * @param encoded the size of encoded data; empty if nothing was encoded
   * @param firstMillis the time of the first calls in a cold JVM in milliseconds, including opening
   *     the row: the median of the forks
   * @param forks the values of each fork that the times are made of, in nanoseconds per call
   * @param garbage what the garbage collector does; empty unless requested
   * @param virtual what virtual threads do; empty if there are none
   * @param yardstick the total of the row {@code copy} with the same workload, if it was measured
   */
  public record SummaryNumbers(
      Map<Phase, PhaseSummary> phases,
      Optional<Estimate> total,
      Optional<Quantiles> batches,
      Optional<EncodedSizes> encoded,
      OptionalDouble firstMillis,
      List<Map<Phase, Double>> forks,
      Optional<GarbageSummary> garbage,
      Optional<VirtualSummary> virtual,
      Optional<Estimate> yardstick) {
    public SummaryNumbers {
      phases = Map.copyOf(phases);
      forks = List.copyOf(forks);
    }

    private SummaryNumbers withYardstick(Optional<Estimate> copy) {
      return new SummaryNumbers(
          phases, total, batches, encoded, firstMillis, forks, garbage, virtual, copy);
    }
  }

  /** Collections, and their pauses, while a million messages are encoded and decoded. */
  public record GarbageSummary(Estimate collections, Estimate pauseMillis) {}

  /**
   * What virtual threads do.
   *
   * @param perSecond messages per second, over all threads
   * @param keptKilobytes memory that is kept per thread, in units of 1,000 bytes
   * @param pinned how often a thread is pinned per million messages
   * @param instances the number of serializers that all threads use
   */
  public record VirtualSummary(
      Estimate perSecond, Estimate keptKilobytes, Estimate pinned, Estimate instances) {}

  /**
   * The numbers of a phase.
   *
   * @param time nanoseconds per call, from the mean of each fork's batches
   * @param median nanoseconds per call, from the median of each fork's batches, which a stall does
   *     not move; for phases that rows are not compared by, the same as {@code time}
   * @param allocatedBytes bytes that a call allocates, the median of the forks; empty if the JVM
   *     does not count them
   * @param apart what is known of calls that are apart, the medians of the forks; empty if calls
   *     are made in a loop
   */
  public record PhaseSummary(
      Estimate time, Estimate median, OptionalDouble allocatedBytes, Optional<Apart> apart) {
    /** Beyond this fraction of a call's time, subtracting the cost of the clock is doubtful. */
    private static final double LARGE_CLOCK = 0.2;

    /** Returns whether reading the clock costs more than a fifth of the time of a call. */
    public boolean isClockLarge() {
      return apart.filter(calls -> calls.clockNanos() > LARGE_CLOCK * time.value()).isPresent();
    }
  }

  /**
   * Quantiles of ser + deser in nanoseconds. They are estimated like the total, but from a quantile
   * of each fork's batches instead of their mean.
   *
   * @param p50 the total by the median batch of each fork
   * @param p99 the total by the batch of each fork that 1 in 100 exceeds
   */
  public record Quantiles(Estimate p50, Estimate p99) {}

  /**
   * How far to trust the numbers of a cell.
   *
   * @param forks the number of forks that did not fail
   * @param steady whether every phase except create was steady in every fork before it was measured
   * @param disturbed whether fewer than two forks had enough undisturbed batches, so that disturbed
   *     ones were used
   */
  public record Trust(int forks, UndisturbedShare undisturbed, boolean steady, boolean disturbed) {}

  /**
   * How many batches were undisturbed, whether noise is rejected or kept.
   *
   * @param undisturbed the number of undisturbed batches of ser and deser
   * @param batches the number of all batches of ser and deser, as far as a witness ran beside them
   */
  public record UndisturbedShare(long undisturbed, long batches) {
    /** The share of no batches at all. */
    public static final UndisturbedShare NONE = new UndisturbedShare(0, 0);

    /** Returns the share of the batches of both. */
    public UndisturbedShare plus(UndisturbedShare other) {
      return new UndisturbedShare(undisturbed + other.undisturbed, batches + other.batches);
    }

    /** Returns the undisturbed fraction, between 0 and 1; empty if no witness ran. */
    public OptionalDouble part() {
      return batches == 0
          ? OptionalDouble.empty()
          : OptionalDouble.of((double) undisturbed / batches);
    }
  }

  /** Returns a copy with the total of the row {@code copy}, if it was measured. */
  public CellSummary withYardstick(Optional<Estimate> copy) {
    return new CellSummary(
        id, info, status, cause, numbers.withYardstick(copy), trust, confirmation);
  }

  /** Returns the name of the row and its variant: {@code fst}, {@code fst#2}. */
  public String name() {
    return id.name();
  }

  public Workload workload() {
    return id.workload();
  }

  /** Returns whether the cell was measured, so that its metrics have values. */
  public boolean hasNumbers() {
    return status == Status.OK;
  }

  /** Returns how the data are passed on, and by how many threads. */
  public Usage usage() {
    return workload().usage();
  }

  /** Returns the library of the row without its version, in which variants may differ. */
  public String library() {
    return info.library().replaceFirst(":[^:]*$", "");
  }

  /** Returns the tags of the row. */
  public Tags tags() {
    return info.tags();
  }

  /**
   * Returns whether the row can be ranked: it decodes everything, is not the yardstick, and nothing
   * refutes it.
   */
  public boolean competes() {
    return decodesAll() && !tags().plays(Role.YARDSTICK) && !confirmation.isRefuted();
  }

  /**
   * Returns whether deser decodes everything, strings included; only then is its time comparable to
   * that of other rows.
   */
  public boolean decodesAll() {
    return decodes() && !tags().has(Feature.LAZY_STRINGS);
  }

  /** Returns whether deser decodes the data, except perhaps strings. */
  public boolean decodes() {
    return !tags().has(Feature.LAZY);
  }

  /** Returns which batches the numbers are made of, given how disturbed ones were treated. */
  public Batches batches(Noise noise) {
    Batches judged = trust.disturbed() ? Batches.DISTURBED : Batches.UNDISTURBED;
    return noise == Noise.KEEP ? Batches.ALL : judged;
  }

  /** Returns the numbers of a phase; empty if it was not measured. */
  public Optional<PhaseSummary> phase(Phase phase) {
    return Optional.ofNullable(numbers.phases().get(phase));
  }

  /** Returns the nanoseconds per call of a phase; empty if it was not measured. */
  public Optional<Estimate> time(Phase phase) {
    return phase(phase).map(PhaseSummary::time);
  }

  /**
   * Returns the nanoseconds per call of a phase in a loop, if its timed calls are apart; empty
   * otherwise.
   */
  public Optional<Double> inLoop(Phase phase) {
    return phase(phase).flatMap(PhaseSummary::apart).map(Apart::loopNanos);
  }

  /** Returns the time of ser + deser in nanoseconds; empty if one of them was not measured. */
  public Optional<Estimate> total() {
    return numbers.total();
  }

  /**
   * Returns the bytes of one encoded value; on a stream, the size of the stream divided by the
   * number of its values. Empty if nothing was encoded, or if a stream has as many values as fit.
   */
  public Optional<Double> bytesOfValue() {
    OptionalInt values = workload().usage().items();
    return numbers
        .encoded()
        .filter(encoded -> values.isPresent())
        .map(encoded -> (double) encoded.size() / values.getAsInt());
  }
}
