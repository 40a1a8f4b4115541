package io.serbench.report.metric;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All metrics, in the order of their columns. A new one is a class and a line here. */
public final class Metrics {
  public static final Metric TOTAL = new Total();
  public static final Metric SER = new Ser();
  public static final Metric DESER = new Deser();
  public static final Metric SIZE = new Size();
  public static final Metric ROUNDTRIP = new Roundtrip();
  public static final Metric CREATE = new Create();
  public static final Metric DEFLATED = new Deflated();
  public static final Metric ALLOCATED_BY_SER = new AllocatedBySer();
  public static final Metric ALLOCATED_BY_DESER = new AllocatedByDeser();

  /** What every table shows, since the jvm-serializers project. */
  public static final List<Metric> TABLE = List.of(CREATE, SER, DESER, TOTAL, SIZE, DEFLATED);

  /** What a table shows where it is asked for. */
  public static final List<Metric> MORE =
      List.of(
          new PlusMinus(),
          ALLOCATED_BY_SER,
          ALLOCATED_BY_DESER,
          new MedianBatch(),
          new SlowBatch(),
          new PerSecond(),
          new Encode(),
          ROUNDTRIP,
          new FirstCall(),
          new Clean(),
          new TimesCopy());

  /** All of them. */
  public static final List<Metric> ALL = Stream.of(TABLE, MORE).flatMap(List::stream).toList();

  /** What {@code ±} may be written as, since few keyboards have it. */
  private static final String TYPED_PLUS_MINUS = "+-";

  private Metrics() {}

  /** The names of those that are columns only where they are asked for. */
  public static List<String> columnNames() {
    return MORE.stream().map(Metric::id).toList();
  }

  /** The column of that name or heading, of those that may be asked for. */
  public static Optional<Metric> column(String word) {
    return find(MORE, word);
  }

  /** The metric of that name or heading. */
  public static Optional<Metric> find(String word) {
    return find(ALL, word);
  }

  private static Optional<Metric> find(List<Metric> metrics, String word) {
    String wanted = word.equals(TYPED_PLUS_MINUS) ? "±" : word;
    return metrics.stream()
        .filter(metric -> metric.id().equals(wanted) || metric.heading().equals(wanted))
        .findFirst();
  }
}
