package io.serbench.statistics;

import io.serbench.result.CellId;
import io.serbench.result.ForkResult.Encoded;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.RowInfo;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What a table shows of one cell: derived from its forks.
 *
 * @param id what it is
 * @param info what there is to know of its row
 * @param status whether there are numbers
 * @param cause why there are none, or fewer than might be, where a fork's JVM was lost; one line
 * @param numbers its numbers; none unless status is OK
 * @param trust how far to trust them
 */
public record CellSummary(
    CellId id, RowInfo info, Status status, Optional<String> cause, Numbers numbers, Trust trust) {
  /**
   * The numbers of a cell.
   *
   * @param phases what is known of each phase that was measured
   * @param total nanoseconds of ser and deser together; empty where one of them was not measured
   * @param batches how their batches spread; empty where there is no total
   * @param encoded how large encoded data are
   * @param firstMillis milliseconds of the first call in a cold JVM, opening included: the median
   *     of the forks
   * @param forks nanoseconds a call of each phase in each fork, which the times are made of
   * @param garbage what the collector does; empty where nobody asked
   * @param virtual what virtual threads do; empty where there are none
   */
  public record Numbers(
      Map<Phase, PhaseSummary> phases,
      Optional<Estimate> total,
      Optional<Quantiles> batches,
      Optional<Encoded> encoded,
      OptionalDouble firstMillis,
      List<Map<Phase, Double>> forks,
      Optional<GarbageSummary> garbage,
      Optional<VirtualSummary> virtual) {
    /** Of a cell that was not measured, or failed. */
    public static final Numbers NONE =
        new Numbers(
            Map.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            OptionalDouble.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty());

    public Numbers {
      phases = Map.copyOf(phases);
      forks = List.copyOf(forks);
    }
  }

  /**
   * What the collector does in a million messages, each of them encoded and decoded.
   *
   * @param collections how many there are
   * @param pauseMillis milliseconds in which all threads stand still
   */
  public record GarbageSummary(Estimate collections, Estimate pauseMillis) {}

  /**
   * What virtual threads do together.
   *
   * @param perSecond messages a second, of all threads together
   * @param keptKilobytes thousands of bytes that are kept for each thread
   * @param pinned how often a thread is pinned, in a million messages
   * @param instances how many serializers they have among them
   */
  public record VirtualSummary(
      Estimate perSecond, Estimate keptKilobytes, Estimate pinned, Estimate instances) {}

  /**
   * What is known of a phase.
   *
   * @param time nanoseconds a call
   * @param median the same by the median batch of each fork, which a stall does not move; of phases
   *     that rows are not compared by, the time itself
   * @param allocatedBytes bytes that a call allocates, the median of the forks; empty where the JVM
   *     does not say
   * @param apart the same of calls that are apart; empty in a loop
   */
  public record PhaseSummary(
      Estimate time, Estimate median, OptionalDouble allocatedBytes, Optional<Apart> apart) {
    /** The share of a call's time beyond which what is taken off for the clock is doubtful. */
    private static final double LARGE_CLOCK = 0.2;

    /** Returns whether the clock takes more than a fifth of what a call takes. */
    public boolean isClockLarge() {
      return apart.filter(calls -> calls.clockNanos() > LARGE_CLOCK * time.value()).isPresent();
    }
  }

  /**
   * How batches spread: nanoseconds of ser and deser together, made as their total is, but of a
   * quantile of the batches of each fork in place of the mean.
   *
   * @param p50 of the median batch
   * @param p99 of the batch that one in a hundred exceeds
   */
  public record Quantiles(Estimate p50, Estimate p99) {}

  /**
   * How far to trust the numbers of a cell.
   *
   * @param forks forks that did not fail
   * @param undisturbed how much of what they measured was undisturbed
   * @param steady whether every phase but create got steady in every fork before it was measured
   * @param disturbed whether too few batches were undisturbed, so that disturbed ones had to be
   *     used
   */
  public record Trust(int forks, UndisturbedShare undisturbed, boolean steady, boolean disturbed) {}

  /**
   * How much of what was measured was undisturbed. It is the same whether noise is rejected or
   * kept.
   *
   * @param undisturbed batches of ser and deser that nothing disturbed
   * @param batches all of them, as far as a witness ran beside them
   */
  public record UndisturbedShare(long undisturbed, long batches) {
    /** Of nothing. */
    public static final UndisturbedShare NONE = new UndisturbedShare(0, 0);

    /** Both together. */
    public UndisturbedShare plus(UndisturbedShare other) {
      return new UndisturbedShare(undisturbed + other.undisturbed, batches + other.batches);
    }

    /** Between 0 and 1; empty where no witness ran. */
    public OptionalDouble part() {
      return batches == 0
          ? OptionalDouble.empty()
          : OptionalDouble.of((double) undisturbed / batches);
    }
  }

  /** The row's name, and which copy of it this is: {@code fst}, {@code fst#2}. */
  public String name() {
    return id.name();
  }

  /** What it ran on. */
  public Workload workload() {
    return id.workload();
  }

  /** What is known of a phase; empty where it was not measured. */
  public Optional<PhaseSummary> phase(Phase phase) {
    return Optional.ofNullable(numbers.phases().get(phase));
  }

  /** Nanoseconds a call of a phase; empty where it was not measured. */
  public Optional<Estimate> time(Phase phase) {
    return phase(phase).map(PhaseSummary::time);
  }

  /**
   * Nanoseconds a call of a phase in a loop, where the phase's calls are apart; empty elsewhere.
   */
  public Optional<Double> inLoop(Phase phase) {
    return phase(phase).flatMap(PhaseSummary::apart).map(Apart::loopNanos);
  }

  /** Whether both ser and deser were measured, so that rows can be compared by their sum. */
  public boolean hasTotal() {
    return numbers.total().isPresent();
  }

  /** Nanoseconds of ser and deser together; empty where one of them was not measured. */
  public Optional<Estimate> total() {
    return numbers.total();
  }

  /**
   * Bytes of one encoded value; of a stream, a value's part of it, as times are a value's there.
   * Empty where nothing was encoded, or where a stream has as many values as fit.
   */
  public Optional<Double> bytesOfValue() {
    OptionalInt values = workload().usage().items();
    return numbers
        .encoded()
        .filter(encoded -> values.isPresent())
        .map(encoded -> (double) encoded.size() / values.getAsInt());
  }
}
