package io.serbench.choose;

import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.report.metric.Measure;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.PhaseSummary;
import io.serbench.statistics.CellSummary.Quantiles;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.OrderStatistics;
import io.serbench.statistics.Summaries;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rows of a run that no other beats: the Pareto front of total and size, and of allocation
 * where garbage counts. Less is better everywhere.
 *
 * @param contenders all rows that have a total and a size, in the order of the run
 * @param aim what counts
 */
public record Front(List<Contender> contenders, Aim aim) {
  /** What counts, and what the answer is sorted by. */
  public enum Aim {
    /** Nanoseconds there and back. */
    TIME,
    /** Bytes. */
    SIZE,
    /** Bytes that are allocated there and back; they count beside total and size. */
    ALLOC
  }

  /**
   * What is known of a row.
   *
   * @param row its name
   * @param total nanoseconds there and back
   * @param size bytes
   * @param allocated bytes that are allocated there and back; not a number where the JVM does not
   *     say
   * @param loop nanoseconds in a loop, where the total is of calls that are apart; not a number
   *     elsewhere
   */
  public record Contender(String row, Measure total, double size, double allocated, double loop) {
    /** Of calls in a loop. */
    public Contender(String row, Measure total, double size, double allocated) {
      this(row, total, size, allocated, Double.NaN);
    }

    private Contender scaled(double factor) {
      return new Contender(row, total.times(factor), size, allocated, loop);
    }

    /** How much of what counts it has. */
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

  /** So many rows stay at each step: what beats all others may fail at the next one. */
  public static final int LEAST = 3;

  private static final String RECORDED = "recorded.csv";

  /** By so much may two rows seem to differ that do not, where a few forks give no interval. */
  static final double UNKNOWN = 1.25;

  /**
   * Of a run on one workload. Rows are compared by roundtrip where that was timed of all: some
   * return a tree or a message, and what makes an object of it is a part of roundtrip alone.
   */
  public static Front of(Run run, Aim aim) {
    List<Contender> all = new ArrayList<>();
    Summaries.of(run).forEach(row -> contender(row).ifPresent(all::add));
    return new Front(all, aim);
  }

  /**
   * What rows needed on {@code media.1} when this version was made. Other data and machines have
   * other figures, so it tells where to look first, and nothing else.
   */
  static Front recorded(Aim aim) {
    try (InputStream in = Front.class.getResourceAsStream(RECORDED)) {
      return new Front(
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
              .lines()
              .skip(1)
              .map(Front::contender)
              .toList(),
          aim);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Contender contender(String line) {
    String[] cells = line.split(",", -1);
    return new Contender(
        cells[0],
        Measure.of(Double.parseDouble(cells[1])),
        Double.parseDouble(cells[2]),
        Double.parseDouble(cells[3]));
  }

  private static Optional<Contender> contender(CellSummary row) {
    Optional<PhaseSummary> whole = row.phase(Phase.ROUNDTRIP);
    Optional<Estimate> mean = whole.map(PhaseSummary::time).or(row::total);
    Optional<Estimate> median =
        whole.map(PhaseSummary::median).or(() -> row.numbers().batches().map(Quantiles::p50));
    List<Phase> phases =
        whole.isPresent() ? List.of(Phase.ROUNDTRIP) : List.of(Phase.SER, Phase.DESER);
    return mean.flatMap(
        time ->
            row.numbers()
                .encoded()
                .map(
                    encoded ->
                        new Contender(
                            row.id().row(),
                            time(time, median.orElse(time)),
                            encoded.size(),
                            phases.stream().mapToDouble(each -> allocated(row, each)).sum(),
                            phases.stream()
                                .mapToDouble(each -> row.inLoop(each).orElse(Double.NaN))
                                .sum())));
  }

  /**
   * Where few forks give no interval, the median batch stands for the mean: one stall among a few
   * batches is no reason to exclude a row.
   */
  private static Measure time(Estimate mean, Estimate median) {
    return Measure.of(Double.isNaN(mean.halfWidth()) ? median : mean);
  }

  private static double allocated(CellSummary row, Phase phase) {
    return row.phase(phase)
        .map(PhaseSummary::allocatedBytes)
        .orElse(OptionalDouble.empty())
        .orElse(Double.NaN);
  }

  /** What some are called. */
  public static Set<String> names(List<Contender> some) {
    return some.stream().map(Contender::row).collect(Collectors.toSet());
  }

  /** Those of some rows. */
  public Front among(List<String> rows) {
    return new Front(contenders.stream().filter(it -> rows.contains(it.row())).toList(), aim);
  }

  /**
   * The same rows, with what a later run says of them. Those that it left out are scaled by what it
   * says of the others: calls may be apart there, and JVMs are warmer.
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

  /** What is known of a row; empty where it failed or was not measured. */
  public Optional<Contender> find(String row) {
    return contenders.stream().filter(it -> it.row().equals(row)).findFirst();
  }

  /**
   * Those that no other beats, and where they are few, those that only they beat, and so on; by
   * what counts.
   *
   * @param least so many, if there are as many
   * @param doubt how many times as long a row must take to be surely slower, beside its interval; 1
   *     where intervals tell
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

  /** Those that no other beats. */
  public List<Contender> unbeaten() {
    return best(1, 1);
  }

  /**
   * As many of some rows as there is room for: those that are best at what counts, and of the
   * others those that another one comes close to least.
   */
  public List<Contender> most(List<Contender> some, int most) {
    if (some.size() <= most) {
      return some;
    }
    Set<Contender> kept = new LinkedHashSet<>();
    for (Aim each : aim == Aim.ALLOC ? List.of(Aim.values()) : List.of(Aim.TIME, Aim.SIZE)) {
      kept.add(Collections.min(some, Comparator.comparingDouble(it -> it.cost(each))));
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
   * How many times as long a row takes as the fastest one that needs no more of the rest: at least
   * 1.
   */
  public double behind(Contender row) {
    return row.total().value() / fastest(contenders, row);
  }

  /**
   * Nanoseconds of the fastest of some rows that need no more of the rest; infinite without any.
   */
  private double fastest(Collection<Contender> some, Contender row) {
    return some.stream()
        .filter(it -> needsNoMore(it, row))
        .mapToDouble(it -> it.total().value())
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  /** Best first. */
  List<Contender> sorted(List<Contender> some) {
    return some.stream()
        .sorted(
            Comparator.<Contender>comparingDouble(it -> it.cost(aim))
                .thenComparingDouble(it -> it.total().value()))
        .toList();
  }

  /** Whether it surely needs less time, and no more of the rest. */
  private boolean beats(Contender one, Contender other, double doubt) {
    return needsNoMore(one, other) && isFaster(one.total(), other.total(), doubt);
  }

  /** Of all that counts, but for time. */
  private boolean needsNoMore(Contender one, Contender other) {
    boolean noMore = aim != Aim.ALLOC || one.allocated() <= other.allocated();
    return one.size() <= other.size() && noMore;
  }

  /** A factor says more than the intervals of few forks. */
  private static boolean isFaster(Measure one, Measure other, double doubt) {
    if (doubt > 1) {
      return one.value() * doubt < other.value();
    }
    boolean intervals = one.hasInterval() && other.hasInterval();
    return intervals ? one.high() < other.low() : one.value() * UNKNOWN < other.value();
  }
}
