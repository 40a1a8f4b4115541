package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A named quantity of a cell, which fills a column of a table, sorts rows, and is written to files
 * of numbers. Columns, legends, help and completion take all that they say of it from its
 * declaration in {@link Metrics}.
 *
 * @param id the name in files and on the command line: {@code alloc.ser}
 * @param meaning the explanation in a legend: no capital, no full stop
 * @param derivation how its values are derived from samples
 * @param value returns the value of a cell, in {@code unit}s; empty if the cell has none
 * @param width the minimum width of its column in text, in characters
 * @param sum the phases whose times it adds; empty if it is not made of times
 * @param phase a phase that is timed only if this metric is requested
 * @param remedy advice for rows without a value; empty where nothing helps
 */
public record Metric(
    String id,
    Unit unit,
    String meaning,
    Derivation derivation,
    Function<CellSummary, Optional<Estimate>> value,
    String heading,
    int width,
    Notation notation,
    Better better,
    List<Phase> sum,
    Optional<Phase> phase,
    Optional<String> remedy) {
  private static final int LEAST_WIDTH = 7;

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
    MEAN_OF_FORKS,
    MEDIAN_OF_FORKS,
    /** The mean over the forks of a quantile of their batches. */
    QUANTILE_OF_BATCHES,
    SPREAD_OF_FORKS,
    COUNTED;

    /** Returns the derivation as files of numbers describe it: {@code mean of forks}. */
    public String words() {
      return name().replace('_', ' ').toLowerCase(Locale.ROOT);
    }
  }

  /** Returns a metric for which less is better, headed by its id. */
  static Metric of(
      String id,
      Unit unit,
      String meaning,
      Derivation derivation,
      Function<CellSummary, Optional<Estimate>> value) {
    return new Metric(
        id,
        unit,
        meaning,
        derivation,
        value,
        id,
        Math.max(LEAST_WIDTH, id.length()),
        unit.notation,
        Better.LESS,
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /** Returns a metric that is the mean of estimates, for which less is better. */
  static Metric ofForks(
      String id, Unit unit, String meaning, Function<CellSummary, Optional<Estimate>> value) {
    return of(id, unit, meaning, Derivation.MEAN_OF_FORKS, value);
  }

  /**
   * Returns a metric of a check rather than of cells: each fork of a row's trial reports one value,
   * and tables show their mean.
   */
  public static Metric ofTrial(String id, Unit unit, String meaning) {
    return ofForks(id, unit, meaning, cell -> Optional.empty());
  }

  Metric headed(String words) {
    return looking(words, Math.max(LEAST_WIDTH, words.length()), notation);
  }

  Metric wide(int least) {
    return looking(heading, least, notation);
  }

  /** Returns this metric with another notation than the usual one of its unit. */
  public Metric written(Notation other) {
    return looking(heading, width, other);
  }

  private Metric looking(String words, int least, Notation numbers) {
    return new Metric(
        id, unit, meaning, derivation, value, words, least, numbers, better, sum, phase, remedy);
  }

  /** Returns this metric with another judgement of which values are better. */
  public Metric better(Better other) {
    return new Metric(
        id, unit, meaning, derivation, value, heading, width, notation, other, sum, phase, remedy);
  }

  /** Returns this metric as a sum of times, so that it has a value for each fork. */
  Metric ofPhases(Phase... times) {
    return with(List.of(times), phase, remedy);
  }

  /** Returns this metric with a phase that is timed only if the metric is requested. */
  Metric timing(Phase asked) {
    return with(sum, Optional.of(asked), remedy);
  }

  Metric remedied(String advice) {
    return with(sum, phase, Optional.of(advice));
  }

  private Metric with(List<Phase> times, Optional<Phase> asked, Optional<String> help) {
    return new Metric(
        id, unit, meaning, derivation, value, heading, width, notation, better, times, asked, help);
  }

  /** Returns its value of a cell; empty if the cell has none. */
  public Optional<Estimate> value(CellSummary cell) {
    return value.apply(cell);
  }

  /** Returns its value of a cell; unknown if the cell has none. */
  public Estimate estimate(CellSummary cell) {
    return value(cell).orElse(Estimate.UNKNOWN);
  }

  /** Returns its values of the single forks of a cell; empty if it is not made of such values. */
  public List<Double> forks(CellSummary cell) {
    return cell.numbers().forks().stream()
        .filter(nanos -> !sum.isEmpty() && nanos.keySet().containsAll(sum))
        .map(nanos -> sum.stream().mapToDouble(nanos::get).sum())
        .toList();
  }

  /** Returns whether its values are counted and so have no error. */
  public boolean exact() {
    return derivation == Derivation.COUNTED;
  }

  /** Returns whether its values have intervals, given at least two forks. */
  public boolean estimated() {
    return derivation == Derivation.MEAN_OF_FORKS || derivation == Derivation.QUANTILE_OF_BATCHES;
  }

  /** Returns whether rows can be sorted by it, which takes values that can be better or worse. */
  public boolean sorts() {
    return better != Better.NEITHER;
  }
}
