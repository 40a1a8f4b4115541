package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Measure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A named quantity of a cell, which fills a column of a table, sorts rows, and is written to files
 * of numbers. Columns, legends, help and completion take all that they say of it from its
 * declaration in {@link Metrics}.
 *
 * @param id the name in files and on the command line: {@code alloc.ser}
 * @param meaning the explanation in a legend: no capital, no full stop
 * @param better whether low or high values are better
 * @param phase a phase that is timed only if this metric is requested
 * @param remedy advice for rows without a value; empty where nothing helps
 */
public record Metric(
    String id,
    Unit unit,
    String meaning,
    Better better,
    Look look,
    Optional<Phase> phase,
    Optional<String> remedy,
    Source source) {
  /** The unit of a value. */
  public enum Unit {
    NANOSECONDS("ns/op", Notation.WHOLE),
    MILLISECONDS("ms", Notation.TENTHS),
    BYTES("B", Notation.WHOLE),
    /** 1000 bytes. */
    KILOBYTES("kB", Notation.WHOLE),
    /** 2^20 bytes, the M of the JVM's options. */
    MEBIBYTES("MiB", Notation.WHOLE),
    NUMBER("", Notation.WHOLE),
    BYTES_PER_CALL("B/op", Notation.WHOLE),
    PER_SECOND("ops/s", Notation.WHOLE),
    /** 10^6 bytes per second. */
    MEGABYTES_PER_SECOND("MB/s", Notation.WHOLE),
    /** Events per million messages. */
    PER_MILLION("/1e6", Notation.TENTHS),
    MILLISECONDS_PER_MILLION("ms/1e6", Notation.TENTHS),
    /** Percent: 12.5, not 0.125. */
    PERCENT("%", Notation.PERCENT),
    TIMES("x", Notation.HUNDREDTHS);

    private final String symbol;
    private final Notation notation;

    Unit(String symbol, Notation notation) {
      this.symbol = symbol;
      this.notation = notation;
    }

    /** Returns the unit as files of numbers write it. */
    public String symbol() {
      return symbol;
    }
  }

  /** Which values of a metric are better. */
  public enum Better {
    LESS,
    MORE,
    /** Neither: the metric describes the machine or the measurement, not the row. */
    NEITHER
  }

  /** How a value is derived from samples. */
  public enum Derivation {
    /** The mean over the forks of the means of their batches. */
    FORKS("mean of forks"),
    MIDDLE_FORK("median of forks"),
    /** The mean over the forks of a quantile of their batches. */
    BATCHES("quantile of batches"),
    SPREAD("spread of forks"),
    COUNTED("counted");

    private final String words;

    Derivation(String words) {
      this.words = words;
    }

    /** Returns the derivation as files of numbers describe it. */
    public String words() {
      return words;
    }
  }

  /**
   * How tables show a metric.
   *
   * @param width the minimum width of its column in text, in characters
   */
  public record Look(String heading, int width, Notation notation) {
    private static final int LEAST = 7;

    private static Look of(String heading, Notation notation) {
      return new Look(heading, Math.max(LEAST, heading.length()), notation);
    }
  }

  /**
   * Where the values of a metric come from.
   *
   * @param derivation how they are derived from samples
   * @param ofCell returns the value of a cell, given its yardstick; empty if it has none
   * @param sum the phases whose times it adds; empty if it is not made of times
   */
  public record Source(
      Derivation derivation,
      BiFunction<CellSummary, Optional<Estimate>, Optional<Measure>> ofCell,
      List<Phase> sum) {}

  /**
   * Returns a metric for which less is better, headed by its id.
   *
   * @param value returns the value of a cell, in {@code unit}s; empty if it has none
   */
  static Metric of(
      String id,
      Unit unit,
      String meaning,
      Derivation derivation,
      BiFunction<CellSummary, Optional<Estimate>, Optional<Measure>> value) {
    return new Metric(
        id,
        unit,
        meaning,
        Better.LESS,
        Look.of(id, unit.notation),
        Optional.empty(),
        Optional.empty(),
        new Source(derivation, value, List.of()));
  }

  /** Returns a metric for which less is better, and whose value depends on the cell alone. */
  static Metric of(
      String id,
      Unit unit,
      String meaning,
      Derivation derivation,
      Function<CellSummary, Optional<Measure>> value) {
    return of(id, unit, meaning, derivation, (cell, yardstick) -> value.apply(cell));
  }

  /**
   * Returns a metric of a check rather than of cells: each fork of a row's trial reports one value,
   * and tables show their mean.
   */
  public static Metric ofTrial(String id, Unit unit, String meaning) {
    return of(id, unit, meaning, Derivation.FORKS, cell -> Optional.empty());
  }

  Metric headed(String heading) {
    return looking(Look.of(heading, look.notation()));
  }

  Metric wide(int width) {
    return looking(new Look(look.heading(), width, look.notation()));
  }

  /** Returns this metric with another notation than the usual one of its unit. */
  public Metric written(Notation notation) {
    return looking(new Look(look.heading(), look.width(), notation));
  }

  private Metric looking(Look other) {
    return new Metric(id, unit, meaning, better, other, phase, remedy, source);
  }

  /** Returns this metric with another judgement of which values are better. */
  public Metric better(Better other) {
    return new Metric(id, unit, meaning, other, look, phase, remedy, source);
  }

  /** Returns this metric with a phase that is timed only if the metric is requested. */
  Metric timing(Phase asked) {
    return new Metric(id, unit, meaning, better, look, Optional.of(asked), remedy, source);
  }

  Metric remedied(String advice) {
    return new Metric(id, unit, meaning, better, look, phase, Optional.of(advice), source);
  }

  /** Returns this metric as a sum of times, so that it has a value for each fork. */
  Metric ofPhases(Phase... sum) {
    Source times = new Source(source.derivation(), source.ofCell(), List.of(sum));
    return new Metric(id, unit, meaning, better, look, phase, remedy, times);
  }

  /** Returns the heading of its column. */
  public String heading() {
    return look.heading();
  }

  /** Returns the minimum width of its column in text, in characters. */
  public int width() {
    return look.width();
  }

  /** Returns how tables write its values. */
  public Notation notation() {
    return look.notation();
  }

  /** Returns how its values are derived from samples. */
  public Derivation derivation() {
    return source.derivation();
  }

  /** Returns whether its values are counted and so have no error. */
  public boolean exact() {
    return derivation() == Derivation.COUNTED;
  }

  /** Returns whether its values have intervals, given at least two forks. */
  public boolean estimated() {
    return derivation() == Derivation.FORKS || derivation() == Derivation.BATCHES;
  }

  /** Returns whether rows can be sorted by it, which takes values that can be better or worse. */
  public boolean sorts() {
    return better != Better.NEITHER;
  }

  /**
   * Returns the value of a cell, in {@link #unit()}s; empty if it has none.
   *
   * @param row the summary of the cell
   * @param yardstick the total of the row {@code copy} with the same workload, if it was measured
   */
  public Optional<Measure> of(CellSummary row, Optional<Estimate> yardstick) {
    return source.ofCell().apply(row, yardstick);
  }

  /**
   * Returns the value of a single fork; empty if the metric is not made of times, or the fork lacks
   * a phase.
   *
   * @param nanos nanoseconds per call, by phase
   */
  public Optional<Double> ofFork(Map<Phase, Double> nanos) {
    return !source.sum().isEmpty() && nanos.keySet().containsAll(source.sum())
        ? Optional.of(source.sum().stream().mapToDouble(nanos::get).sum())
        : Optional.empty();
  }
}
