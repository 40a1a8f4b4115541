package io.serbench.report.metric;

import static io.serbench.report.metric.Metric.Derivation.COUNTED;
import static io.serbench.report.metric.Metric.Derivation.MEAN_OF_FORKS;
import static io.serbench.report.metric.Metric.Derivation.MEDIAN_OF_FORKS;
import static io.serbench.report.metric.Metric.Derivation.QUANTILE_OF_BATCHES;
import static io.serbench.report.metric.Metric.Derivation.SPREAD_OF_FORKS;
import static io.serbench.report.metric.Metric.Unit.BYTES;
import static io.serbench.report.metric.Metric.Unit.BYTES_PER_CALL;
import static io.serbench.report.metric.Metric.Unit.KILOBYTES;
import static io.serbench.report.metric.Metric.Unit.MEGABYTES_PER_SECOND;
import static io.serbench.report.metric.Metric.Unit.MILLISECONDS;
import static io.serbench.report.metric.Metric.Unit.MILLISECONDS_PER_MILLION;
import static io.serbench.report.metric.Metric.Unit.NANOSECONDS;
import static io.serbench.report.metric.Metric.Unit.PERCENT;
import static io.serbench.report.metric.Metric.Unit.PER_MILLION;
import static io.serbench.report.metric.Metric.Unit.PER_SECOND;
import static io.serbench.report.metric.Metric.Unit.TIMES;

import io.serbench.report.metric.Metric.Better;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Phase;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.GarbageSummary;
import io.serbench.statistics.CellSummary.PhaseSummary;
import io.serbench.statistics.CellSummary.Quantiles;
import io.serbench.statistics.CellSummary.VirtualSummary;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * All metrics of cells, in the order of their columns. Adding one takes a declaration here:
 * columns, sorting, legends, help, completion and files of numbers follow from these lists.
 */
public final class Metrics {
  public static final Metric CREATE =
      time(
              Phase.CREATE,
              "ns to build what the library encodes from the plain object: a message, a tree, or a"
                  + " deep copy if it takes plain objects")
          .wide(6);
  public static final Metric SER =
      time(Phase.SER, "ns to create, and to encode to a new byte[] of exact length");
  public static final Metric DESER =
      time(Phase.DESER, "ns to decode that byte[] to a fresh object of the library's kind");
  public static final Metric TOTAL =
      Metric.ofForks(
              "total",
              NANOSECONDS,
              "ser + deser; by default, tables are sorted by it",
              CellSummary::total)
          .ofPhases(Phase.SER, Phase.DESER);
  public static final Metric SIZE =
      encoded("size", "bytes of the encoded object", EncodedSizes::size).wide(6);
  public static final Metric DEFLATED =
      encoded(
              "dfl",
              "bytes after compression with deflate (zlib, default level)",
              EncodedSizes::deflated)
          .headed("+dfl")
          .wide(5);

  public static final Metric PLUS_MINUS =
      Metric.of(
              "plusminus",
              PERCENT,
              "half of the 95 % confidence interval of total, in percent of total",
              SPREAD_OF_FORKS,
              cell ->
                  cell.total()
                      .filter(Estimate::hasInterval)
                      .map(total -> Estimate.point(total.relative() * 100)))
          .headed("±")
          .wide(6)
          .remedied("one fork has no interval: run with more");

  public static final Metric ALLOCATED_BY_SER = allocated(Phase.SER);
  public static final Metric ALLOCATED_BY_DESER = allocated(Phase.DESER);
  public static final Metric ROUNDTRIP =
      time(Phase.ROUNDTRIP, "ns from a plain object to bytes and back, with every field read");
  public static final Metric ENCODE =
      time(Phase.ENCODE, "ns to encode an object that was created before");

  /** A column for which a run measures the row that only copies, too. */
  public static final Metric TIMES_COPY =
      Metric.of(
              "xcopy",
              TIMES,
              "total relative to that of the row copy on the same data",
              MEAN_OF_FORKS,
              Metrics::timesCopy)
          .remedied("the row copy was not measured: run with -columns=xcopy");

  /** A column wherever it has values, without being requested. */
  public static final Metric LOOP =
      Metric.of(
              "loop",
              NANOSECONDS,
              "total in a loop, at the end of its warm-up, where calls were timed apart",
              MEDIAN_OF_FORKS,
              Metrics::inLoop)
          .remedied("only if calls are timed apart: run with -calls=apart");

  /** The columns that every table shows, as those of the jvm-serializers project did. */
  public static final List<Metric> TABLE = List.of(CREATE, SER, DESER, TOTAL, SIZE, DEFLATED);

  private static final String VIRTUAL = "virtual";

  /** The columns that a table shows on request, and {@link #LOOP}. */
  public static final List<Metric> MORE =
      List.of(
          PLUS_MINUS,
          ALLOCATED_BY_SER,
          ALLOCATED_BY_DESER,
          garbage(
              "gc", PER_MILLION, "collections per million messages", GarbageSummary::collections),
          garbage(
              "gc.pause",
              MILLISECONDS_PER_MILLION,
              "ms in which collections stop all threads, per million messages",
              GarbageSummary::pauseMillis),
          virtual(
                  VIRTUAL,
                  PER_SECOND,
                  "messages per second of all virtual threads together, each encoded and decoded",
                  VirtualSummary::perSecond)
              .wide(9)
              .better(Better.MORE),
          virtual(
                  VIRTUAL + ".kept",
                  KILOBYTES,
                  "kB that are kept for each virtual thread: serializers and thread locals",
                  VirtualSummary::keptKilobytes)
              .written(Notation.TENTHS),
          virtual(
              VIRTUAL + ".pinned",
              PER_MILLION,
              "how often a virtual thread waits without letting go of its carrier, per million"
                  + " messages",
              VirtualSummary::pinned),
          LOOP,
          batch("p50", "the median batch of each fork", Quantiles::p50),
          batch("p99", "the batch of each fork that 1 in 100 exceeds", Quantiles::p99),
          Metric.of(
                  "ops",
                  PER_SECOND,
                  "round trips per second and thread: 1e9 / total",
                  MEAN_OF_FORKS,
                  cell -> cell.total().map(total -> total.into(1e9)))
              .headed("ops/s")
              .wide(9)
              .better(Better.MORE),
          throughput("mb.ser", Phase.SER),
          throughput("mb.deser", Phase.DESER),
          ENCODE,
          ROUNDTRIP,
          Metric.of(
              "first",
              MILLISECONDS,
              "ms that the first call takes in a cold JVM, including opening the library",
              MEDIAN_OF_FORKS,
              cell -> estimate(cell.numbers().firstMillis())),
          Metric.of(
                  "undisturbed",
                  PERCENT,
                  "percentage of batches of ser and deser during which nothing disturbed the"
                      + " machine",
                  COUNTED,
                  Metrics::undisturbed)
              .wide(11)
              .written(Notation.WHOLE)
              .better(Better.NEITHER),
          TIMES_COPY);

  /** All metrics. */
  public static final List<Metric> ALL = Stream.of(TABLE, MORE).flatMap(List::stream).toList();

  private Metrics() {}

  /**
   * Returns the ids of the columns to request, in order. Those of virtual threads, which have their
   * own table, and {@link #LOOP} are left out.
   */
  public static List<String> columnNames() {
    return MORE.stream()
        .filter(metric -> !metric.equals(LOOP))
        .map(Metric::id)
        .filter(id -> !id.startsWith(VIRTUAL))
        .toList();
  }

  /**
   * Returns the first of {@code metrics} with an id or heading; {@code +-} stands for {@code ±},
   * which few keyboards have.
   */
  public static Optional<Metric> find(List<Metric> metrics, String word) {
    String wanted = word.equals("+-") ? "±" : word;
    return metrics.stream()
        .filter(metric -> metric.id().equals(wanted) || metric.heading().equals(wanted))
        .findFirst();
  }

  private static Metric time(Phase phase, String meaning) {
    Metric time =
        Metric.ofForks(phase.label(), NANOSECONDS, meaning, cell -> cell.time(phase))
            .ofPhases(phase);
    return Phase.DEFAULT.contains(phase)
        ? time
        : time.timing(phase).remedied("only timed on request: run with -columns=" + phase.label());
  }

  private static Metric encoded(String id, String meaning, ToDoubleFunction<EncodedSizes> bytes) {
    return Metric.of(
        id,
        BYTES,
        meaning,
        COUNTED,
        cell -> cell.numbers().encoded().map(seen -> Estimate.point(bytes.applyAsDouble(seen))));
  }

  private static Metric allocated(Phase phase) {
    return Metric.of(
        "alloc." + phase.label(),
        BYTES_PER_CALL,
        "bytes that a call of " + phase.label() + " allocates",
        MEDIAN_OF_FORKS,
        cell -> cell.phase(phase).map(PhaseSummary::allocatedBytes).flatMap(Metrics::estimate));
  }

  /** Returns a metric of the garbage collector's work, which is counted only on request. */
  private static Metric garbage(
      String id, Metric.Unit unit, String what, Function<GarbageSummary, Estimate> value) {
    return Metric.ofForks(
            id,
            unit,
            what + ", each encoded and decoded",
            cell -> cell.numbers().garbage().map(value))
        .timing(Phase.MESSAGE)
        .remedied(
            "only counted on request: run with -columns=%s; no value if none occurs within 5 s"
                .formatted(id));
  }

  /** Returns a metric of virtual threads, which run only on request. */
  private static Metric virtual(
      String id, Metric.Unit unit, String what, Function<VirtualSummary, Estimate> value) {
    return Metric.ofForks(id, unit, what, cell -> cell.numbers().virtual().map(value))
        .remedied("only with virtual threads: run with -threads=virtual:64");
  }

  /**
   * Returns a metric of encoded bytes per second and thread. Streams have a value only where their
   * number of values is known.
   */
  private static Metric throughput(String id, Phase phase) {
    return Metric.of(
            id,
            MEGABYTES_PER_SECOND,
            "megabytes of size per second and thread of " + phase.label(),
            MEAN_OF_FORKS,
            cell ->
                cell.time(phase)
                    .flatMap(time -> cell.bytesOfValue().map(bytes -> time.into(bytes * 1e3))))
        .better(Better.MORE)
        .remedied("streams need a fixed number of values: run with -items=");
  }

  /**
   * Returns a metric that adds a quantile of ser and the same quantile of deser. Their batches are
   * timed separately, so the sum is not a quantile of anything, but it is comparable to total,
   * which is a sum of the same kind.
   */
  private static Metric batch(String id, String which, Function<Quantiles, Estimate> quantile) {
    return Metric.of(
            id,
            NANOSECONDS,
            "total, with "
                + which
                + " in place of the mean of its batches; a batch is about 1.5 ms of calls, so"
                + " single slow calls do not show",
            QUANTILE_OF_BATCHES,
            cell -> cell.numbers().batches().map(quantile))
        .headed(id + ".batch");
  }

  private static Optional<Estimate> inLoop(CellSummary cell) {
    return cell.inLoop(Phase.SER)
        .flatMap(ser -> cell.inLoop(Phase.DESER).map(deser -> Estimate.point(ser + deser)));
  }

  private static Optional<Estimate> undisturbed(CellSummary cell) {
    return cell.status() == Status.OK
        ? estimate(cell.trust().undisturbed().part()).map(part -> part.times(100))
        : Optional.empty();
  }

  /** Returns the total relative to the row copy's; for that row itself 1, without an interval. */
  private static Optional<Estimate> timesCopy(CellSummary cell) {
    return cell.numbers()
        .yardstick()
        .flatMap(
            copy ->
                cell.total()
                    .map(
                        total ->
                            total.equals(copy) ? Estimate.point(1) : Estimate.ratio(total, copy)));
  }

  private static Optional<Estimate> estimate(OptionalDouble value) {
    return value.isPresent() ? Optional.of(Estimate.point(value.getAsDouble())) : Optional.empty();
  }
}
