package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A named quantity of a cell: what a column shows, by what rows are sorted, and what files of
 * numbers hold. Everything that is said of it anywhere comes from here. {@link Metrics} declares
 * them.
 *
 * @param id its name in files and on the command line: {@code alloc.ser}
 * @param unit what its values count
 * @param meaning what it says, in words for a legend: no capital, no full stop
 * @param better whether less or more of it is better
 * @param look how tables show it
 * @param phase a phase that is timed only where this metric is asked for
 * @param remedy what to do where a row has no value; empty where nothing helps
 * @param source where its values come from
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
  /** What a value counts. */
  public enum Unit {
    NANOSECONDS("ns/op", Notation.WHOLE),
    MILLISECONDS("ms", Notation.TENTHS),
    BYTES("B", Notation.WHOLE),
    /** A thousand bytes. */
    KILOBYTES("kB", Notation.WHOLE),
    /** 2^20 bytes, as the JVM's options count them. */
    MEBIBYTES("MiB", Notation.WHOLE),
    /** Things that are counted. */
    NUMBER("", Notation.WHOLE),
    BYTES_PER_CALL("B/op", Notation.WHOLE),
    PER_SECOND("ops/s", Notation.WHOLE),
    /** A million bytes. */
    MEGABYTES_PER_SECOND("MB/s", Notation.WHOLE),
    /** Of something in a million messages. */
    PER_MILLION("/1e6", Notation.TENTHS),
    /** Milliseconds in a million messages. */
    MILLISECONDS_PER_MILLION("ms/1e6", Notation.TENTHS),
    /** Values are percent: 12.5, not 0.125. */
    PERCENT("%", Notation.PERCENT),
    /** A multiple of something. */
    TIMES("x", Notation.HUNDREDTHS);

    private final String symbol;
    private final Notation notation;

    Unit(String symbol, Notation notation) {
      this.symbol = symbol;
      this.notation = notation;
    }

    /** As files of numbers write it. */
    public String symbol() {
      return symbol;
    }
  }

  /** Which values a reader wants. */
  public enum Better {
    LESS,
    MORE,
    /** It is no merit of the row, but tells of the machine or of the measurement. */
    NEITHER
  }

  /** What a value is made of. */
  public enum Derivation {
    /** The mean over the forks, each of which gives the mean of its batches. */
    FORKS("mean of forks"),
    /** The middle one of the forks. */
    MIDDLE_FORK("median of forks"),
    /** The mean over the forks, each of which gives a quantile of its batches. */
    BATCHES("quantile of batches"),
    /** How far the forks lie apart. */
    SPREAD("spread of forks"),
    /** Counted, the same in every fork. */
    COUNTED("counted");

    private final String words;

    Derivation(String words) {
      this.words = words;
    }

    /** As files of numbers write it. */
    public String words() {
      return words;
    }
  }

  /**
   * What is known beside a row, and some metrics need.
   *
   * @param yardstick the total of the row that only copies, on the same data
   */
  public record Peers(Optional<Estimate> yardstick) {
    /** Of a row that is measured against nothing. */
    public static final Peers NONE = new Peers(Optional.empty());
  }

  /**
   * How tables show a metric.
   *
   * @param heading what stands over its column
   * @param width characters that a table of fixed columns keeps for it, at least
   * @param notation how its values are written
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
   * @param derivation what they are made of
   * @param ofCell the value of a cell; empty where it has none
   * @param ofFork what a single fork says, by nanoseconds a call of each of its phases; empty where
   *     values are not made of such
   */
  public record Source(
      Derivation derivation,
      BiFunction<CellSummary, Peers, Optional<Measure>> ofCell,
      Function<Map<Phase, Double>, Optional<Double>> ofFork) {}

  /**
   * A metric of which less is better, with its id as heading.
   *
   * @param value of a cell, in {@code unit}s; empty where it has none
   */
  static Metric of(
      String id,
      Unit unit,
      String meaning,
      Derivation derivation,
      BiFunction<CellSummary, Peers, Optional<Measure>> value) {
    return new Metric(
        id,
        unit,
        meaning,
        Better.LESS,
        Look.of(id, unit.notation),
        Optional.empty(),
        Optional.empty(),
        new Source(derivation, value, nanos -> Optional.empty()));
  }

  /** Likewise one that needs nothing but its cell. */
  static Metric of(
      String id,
      Unit unit,
      String meaning,
      Derivation derivation,
      Function<CellSummary, Optional<Measure>> value) {
    return of(id, unit, meaning, derivation, (cell, peers) -> value.apply(cell));
  }

  /**
   * One whose values are no cell's: forks of a trial say them, one each, and columns are made of
   * their means.
   */
  public static Metric ofTrial(String id, Unit unit, String meaning) {
    return of(id, unit, meaning, Derivation.FORKS, cell -> Optional.empty());
  }

  /** The same under another heading. */
  Metric headed(String heading) {
    return looking(Look.of(heading, look.notation()));
  }

  /** The same in a column of another width. */
  Metric wide(int width) {
    return looking(new Look(look.heading(), width, look.notation()));
  }

  /** The same, written otherwise than its unit is. */
  public Metric written(Notation notation) {
    return looking(new Look(look.heading(), look.width(), notation));
  }

  private Metric looking(Look other) {
    return new Metric(id, unit, meaning, better, other, phase, remedy, source);
  }

  /** The same where not less is better. */
  public Metric better(Better other) {
    return new Metric(id, unit, meaning, other, look, phase, remedy, source);
  }

  /** The same of a phase that is timed only where the metric is asked for. */
  Metric timing(Phase asked) {
    return new Metric(id, unit, meaning, better, look, Optional.of(asked), remedy, source);
  }

  /** The same with advice for where a row has no value. */
  Metric remedied(String advice) {
    return new Metric(id, unit, meaning, better, look, phase, Optional.of(advice), source);
  }

  /** The same, of which each fork says something. */
  Metric ofForks(Function<Map<Phase, Double>, Optional<Double>> value) {
    Source forks = new Source(source.derivation(), source.ofCell(), value);
    return new Metric(id, unit, meaning, better, look, phase, remedy, forks);
  }

  /** What stands over its column. */
  public String heading() {
    return look.heading();
  }

  /** Characters that a table of fixed columns keeps for it, at least. */
  public int width() {
    return look.width();
  }

  /** How a table writes its values. */
  public Notation notation() {
    return look.notation();
  }

  /** What its values are made of. */
  public Derivation derivation() {
    return source.derivation();
  }

  /** Whether it is known without any error. */
  public boolean exact() {
    return derivation() == Derivation.COUNTED;
  }

  /** Whether its values have intervals, where there are forks enough. */
  public boolean estimated() {
    return derivation() == Derivation.FORKS || derivation() == Derivation.BATCHES;
  }

  /** Whether rows can be sorted by it: whether it is a merit of theirs at all. */
  public boolean sorts() {
    return better != Better.NEITHER;
  }

  /**
   * The row's value, in {@link #unit()}s.
   *
   * @param row the row on one data set; one without numbers has no value
   * @param peers what is known beside the row
   */
  public Optional<Measure> of(CellSummary row, Peers peers) {
    return source.ofCell().apply(row, peers);
  }

  /**
   * What a single fork says of it; empty where the value is not made of such.
   *
   * @param nanos nanoseconds a call of each phase of the fork
   */
  public Optional<Double> ofFork(Map<Phase, Double> nanos) {
    return source.ofFork().apply(nanos);
  }
}
