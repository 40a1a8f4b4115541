package io.serbench.choose;

import io.serbench.catalog.Csv;
import io.serbench.catalog.Row;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.PhaseSummary;
import io.serbench.statistics.CellSummary.Quantiles;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.OrderStatistics;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;

/**
 * The results of rows, and the Pareto front among them: the rows that no other beats in both total
 * and size, and in allocation if that counts. Less is better everywhere.
 *
 * @param contenders all rows that have a total and a size, in the order of the run
 */
public record Front(List<Contender> contenders, Aim aim) {
  /** What the user wants least of, by which the answer is sorted. */
  public enum Aim {
    TIME,
    SIZE,
    /** Allocation, which then counts for the front as well as total and size. */
    ALLOC
  }

  /**
   * The results of a row.
   *
   * @param total nanoseconds to write and read
   * @param size bytes
   * @param allocated bytes allocated to write and read; NaN if the JVM does not count them
   * @param loop nanoseconds to write and read in a loop if the total is of calls that are apart;
   *     otherwise NaN
   * @param missing what is missing for others to confirm the numbers; empty if they do
   */
  public record Contender(
      String row,
      Estimate total,
      double size,
      double allocated,
      double loop,
      List<String> missing) {
    public Contender {
      missing = List.copyOf(missing);
    }

    /** Creates a contender whose total is of calls in a loop, and confirmed. */
    public Contender(String row, Estimate total, double size, double allocated) {
      this(row, total, size, allocated, Double.NaN, List.of());
    }

    private Contender scaled(double factor) {
      return new Contender(row, total.times(factor), size, allocated, loop, missing);
    }

    /** Returns whether others confirm the numbers. */
    boolean confirmed() {
      return missing.isEmpty();
    }

    double cost(Aim aim) {
      return switch (aim) {
        case TIME -> total.value();
        case SIZE -> size;
        case ALLOC -> allocated;
      };
    }
  }

  public Front {
    contenders = List.copyOf(contenders);
  }

  /** The number of rows to keep at least at each step: the best one may fail at the next. */
  private static final int LEAST = 3;

  /** The factor by which equal rows may seem to differ where too few forks leave no interval. */
  static final double UNKNOWN = 1.25;

  /**
   * Returns the results of runs of different rows on one workload. The total of rows with a timed
   * roundtrip is that roundtrip: some rows return a tree or a message, and only roundtrip includes
   * making an object of it.
   */
  public static Front of(List<Run> runs, Aim aim) {
    return new Front(
        runs.stream()
            .flatMap(run -> Summaries.of(run).stream())
            .flatMap(row -> contender(row).stream())
            .toList(),
        aim);
  }

  /**
   * Returns the results on {@code media.1} that ship with this version. Other data and machines
   * have other figures, so these only tell where to look first.
   */
  static Front recorded(Aim aim) {
    return new Front(
        Csv.read(Front.class, "recorded.csv").stream().map(Front::contender).toList(), aim);
  }

  private static Contender contender(CSVRecord line) {
    return new Contender(
        line.get("row"),
        Estimate.point(Double.parseDouble(line.get("total"))),
        Double.parseDouble(line.get("size")),
        Double.parseDouble(line.get("allocated")));
  }

  private static Optional<Contender> contender(CellSummary row) {
    Optional<PhaseSummary> whole = row.phase(Phase.ROUNDTRIP);
    Optional<Estimate> mean = whole.map(PhaseSummary::time).or(row::total);
    Optional<EncodedSizes> encoded = row.numbers().encoded();
    if (mean.isEmpty() || encoded.isEmpty() || row.confirmation().isRefuted()) {
      return Optional.empty();
    }
    Optional<Estimate> median =
        whole.map(PhaseSummary::median).or(() -> row.numbers().batches().map(Quantiles::p50));
    // With too few forks for an interval, one stall among a few batches must not exclude a row.
    boolean few = Double.isNaN(mean.get().halfWidth());
    List<PhaseSummary> phases =
        (whole.isPresent() ? Stream.of(Phase.ROUNDTRIP) : Stream.of(Phase.SER, Phase.DESER))
            .flatMap(phase -> row.phase(phase).stream())
            .toList();
    return Optional.of(
        new Contender(
            row.id().row(),
            few ? median.orElse(mean.get()) : mean.get(),
            encoded.get().size(),
            phases.stream().mapToDouble(it -> it.allocatedBytes().orElse(Double.NaN)).sum(),
            phases.stream()
                .mapToDouble(it -> it.apart().map(Apart::loopNanos).orElse(Double.NaN))
                .sum(),
            row.confirmation().reasons()));
  }

  /** Returns the results that others confirm. */
  Front confirmed() {
    return new Front(contenders.stream().filter(Contender::confirmed).toList(), aim);
  }

  /** Returns the results of several forks, which have an interval. */
  Front measured() {
    return new Front(contenders.stream().filter(it -> it.total().hasInterval()).toList(), aim);
  }

  /** Returns the results of some rows. */
  Front among(List<Row> rows) {
    Set<String> names = rows.stream().map(Row::name).collect(Collectors.toSet());
    return new Front(contenders.stream().filter(it -> names.contains(it.row())).toList(), aim);
  }

  /**
   * Returns the same rows with the results of a later run. Rows that it left out are scaled by the
   * median ratio of the others, because calls may be apart in that run, and JVMs warmer.
   */
  public Front updated(Front later) {
    double factor =
        OrderStatistics.median(
                contenders.stream()
                    .flatMapToDouble(
                        it ->
                            later.find(it.row()).stream()
                                .mapToDouble(other -> other.total().value() / it.total().value())))
            .orElse(1);
    return new Front(
        contenders.stream()
            .map(it -> later.find(it.row()).orElseGet(() -> it.scaled(factor)))
            .toList(),
        aim);
  }

  /** Returns the results of a row; empty if it failed or was not measured. */
  public Optional<Contender> find(String row) {
    return contenders.stream().filter(it -> it.row().equals(row)).findFirst();
  }

  /**
   * Returns the rows that no other beats; if these are few, also those that only they beat, and so
   * on. Each group is sorted by the aim.
   *
   * @param least the number of rows to return at least, if there are as many
   * @param doubt how many times as long a row must take to count as slower; 1 to decide by
   *     intervals
   */
  public List<Contender> best(int least, double doubt) {
    List<Contender> left = new ArrayList<>(contenders);
    List<Contender> best = new ArrayList<>();
    while (best.size() < least && !left.isEmpty()) {
      List<Contender> unbeaten =
          left.stream()
              .filter(it -> left.stream().noneMatch(other -> beats(other, it, doubt)))
              .toList();
      best.addAll(sorted(unbeaten));
      left.removeAll(unbeaten);
    }
    return best;
  }

  /** Returns the names of at least a few rows that may be best, by a doubt: see {@link #best}. */
  Set<String> possible(double doubt) {
    return best(LEAST, doubt).stream().map(Contender::row).collect(Collectors.toSet());
  }

  /** Returns the rows that no other beats. */
  public List<Contender> unbeaten() {
    return best(1, 1);
  }

  /**
   * Returns at most {@code most} of some rows: the best in each quantity that counts, and of the
   * others those that are fastest compared with the rows already chosen that are no larger.
   */
  public List<Contender> most(List<Contender> some, int most) {
    if (some.size() <= most) {
      return some;
    }
    Set<Contender> kept = new LinkedHashSet<>();
    for (Aim axis : aim == Aim.ALLOC ? List.of(Aim.values()) : List.of(Aim.TIME, Aim.SIZE)) {
      kept.add(Collections.min(some, Comparator.comparingDouble(it -> it.cost(axis))));
    }
    while (kept.size() < most) {
      some.stream()
          .filter(it -> !kept.contains(it))
          .min(Comparator.comparingDouble(it -> fastest(kept, it) * -1 / it.total().value()))
          .ifPresent(kept::add);
    }
    return sorted(List.copyOf(kept));
  }

  /**
   * Returns how many times as long a row takes as the fastest one that is no larger and, if
   * allocation counts, allocates no more: at least 1.
   */
  public double behind(Contender row) {
    return row.total().value() / fastest(contenders, row);
  }

  /**
   * Returns the least total of those of some rows that need no more than {@code row} of anything
   * else; infinite if there is none.
   */
  private double fastest(Collection<Contender> some, Contender row) {
    return some.stream()
        .filter(it -> needsNoMore(it, row))
        .mapToDouble(it -> it.total().value())
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  List<Contender> sorted(List<Contender> some) {
    return some.stream()
        .sorted(
            Comparator.<Contender>comparingDouble(it -> it.cost(aim))
                .thenComparingDouble(it -> it.total().value()))
        .toList();
  }

  private boolean beats(Contender one, Contender other, double doubt) {
    return needsNoMore(one, other) && isFaster(one.total(), other.total(), doubt);
  }

  /** Returns whether a row needs no more than another of anything that counts, except time. */
  private boolean needsNoMore(Contender one, Contender other) {
    boolean noMore = aim != Aim.ALLOC || one.allocated() <= other.allocated();
    return one.size() <= other.size() && noMore;
  }

  /** Decides by the factor if there is one: it is more reliable than the intervals of few forks. */
  private static boolean isFaster(Estimate one, Estimate other, double doubt) {
    if (doubt > 1) {
      return one.value() * doubt < other.value();
    }
    boolean intervals = one.hasInterval() && other.hasInterval();
    return intervals ? one.high() < other.low() : one.value() * UNKNOWN < other.value();
  }
}
