package io.serbench.report;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellId;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult.Apart;
import io.serbench.result.RowInfo;
import io.serbench.result.Runs;
import io.serbench.result.Summary.Status;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.GarbageSummary;
import io.serbench.statistics.CellSummary.PhaseSummary;
import io.serbench.statistics.CellSummary.Quantiles;
import io.serbench.statistics.CellSummary.SummaryNumbers;
import io.serbench.statistics.CellSummary.Trust;
import io.serbench.statistics.CellSummary.UndisturbedShare;
import io.serbench.statistics.CellSummary.VirtualSummary;
import io.serbench.statistics.Confirmation;
import io.serbench.statistics.Estimate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Summaries with the numbers that a test wants, made of no forks. */
public final class Summary {
  private static final RowInfo INFO =
      Runs.info(
          Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE),
          "org.example:made-up:1.0");

  private static final SummaryNumbers NONE =
      new SummaryNumbers(
          Map.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  private Summary() {}

  /** A row with a total, four tenths of it ser and the rest deser, all equally uncertain. */
  public static CellSummary of(String name, double total, double plusMinus) {
    return of(name, total, plusMinus, 3, false);
  }

  /** The row that others are measured against. */
  public static CellSummary yardstick(String name, double total, double plusMinus) {
    CellSummary row = of(name, total, plusMinus);
    Tags tags = Runs.playing(Role.YARDSTICK, INFO.tags());
    return new CellSummary(
        row.id(),
        Runs.with(INFO, tags),
        row.status(),
        row.cause(),
        row.numbers(),
        row.trust(),
        row.confirmation());
  }

  /** One fork gives a total without an interval. */
  public static CellSummary ofOneFork(String name, double total) {
    return of(name, total, Double.NaN, 1, false);
  }

  /** Of which all forks were disturbed. */
  public static CellSummary noisy(String name, double total, double plusMinus) {
    return of(name, total, plusMinus, 3, true);
  }

  /** On a data set of some size. */
  public static CellSummary sized(
      String name, String dataset, double total, double plusMinus, int size) {
    return of(name, dataset, Usage.DEFAULT, total, plusMinus, 3, false, size);
  }

  /** Of values of some size that travel so; the size is the whole stream's. */
  static CellSummary sized(String name, String dataset, Usage usage, double total, int size) {
    return of(name, dataset, usage, total, 10, 3, false, size);
  }

  /** By several threads. */
  public static CellSummary threaded(String name, int threads, double total) {
    return threaded(name, new Usage(Transport.ARRAY, OptionalInt.of(1), threads, false), total, 1);
  }

  /** In that way. */
  public static CellSummary threaded(String name, Usage usage, double total, double plusMinus) {
    return of(name, "media.1", usage, total, plusMinus, 3, false, 286);
  }

  public static CellSummary of(
      String name, double total, double plusMinus, int forks, boolean noisy) {
    return of(name, "media.1", Usage.DEFAULT, total, plusMinus, forks, noisy, 286);
  }

  private static CellSummary of(
      String name,
      String dataset,
      Usage usage,
      double total,
      double plusMinus,
      int forks,
      boolean noisy,
      int size) {
    Map<Phase, PhaseSummary> phases =
        Map.of(
            Phase.CREATE,
            phase(part(total, plusMinus, 0.1, forks), OptionalDouble.empty()),
            Phase.SER,
            phase(part(total, plusMinus, 0.4, forks), OptionalDouble.of(480.4)),
            Phase.DESER,
            phase(part(total, plusMinus, 0.6, forks), OptionalDouble.of(1024)),
            Phase.ENCODE,
            phase(part(total, plusMinus, 0.25, forks), OptionalDouble.empty()),
            Phase.ROUNDTRIP,
            phase(part(total, plusMinus, 1.5, forks), OptionalDouble.empty()));
    return new CellSummary(
        new CellId(name, Optional.empty(), new Workload(dataset, usage)),
        INFO,
        Status.OK,
        Optional.empty(),
        new SummaryNumbers(
            phases,
            Optional.of(Estimate.plusMinus(total, plusMinus, forks)),
            Optional.of(
                new Quantiles(
                    Estimate.plusMinus(970, plusMinus, forks),
                    Estimate.plusMinus(1500.4, plusMinus, forks))),
            Optional.of(
                new EncodedSizes(
                    size, 143, Optional.empty(), OptionalInt.empty(), Optional.empty())),
            OptionalDouble.of(250.54),
            List.of(),
            Optional.of(
                new GarbageSummary(
                    Estimate.plusMinus(12.34, 0.5, forks), Estimate.plusMinus(6.78, 1, forks))),
            Optional.of(usage)
                .filter(Usage::virtual)
                .map(
                    any ->
                        new VirtualSummary(
                            Estimate.plusMinus(1_500_000, 30_000, forks),
                            Estimate.plusMinus(12.34, 0.5, forks),
                            Estimate.plusMinus(0, 0, forks),
                            Estimate.plusMinus(2, 0, forks))),
            Optional.empty()),
        new Trust(
            forks, forks == 1 ? UndisturbedShare.NONE : new UndisturbedShare(73, 100), true, noisy),
        Confirmation.CONFIRMED);
  }

  /** The same row of calls that are apart, which take half as long in a loop. */
  public static CellSummary withClock(CellSummary row, double nanos) {
    Map<Phase, PhaseSummary> phases = new EnumMap<>(Phase.class);
    row.numbers()
        .phases()
        .forEach(
            (phase, known) ->
                phases.put(
                    phase,
                    new PhaseSummary(
                        known.time(),
                        known.median(),
                        known.allocatedBytes(),
                        Optional.of(new Apart(nanos, known.time().value() / 2)))));
    SummaryNumbers numbers = row.numbers();
    return new CellSummary(
        row.id(),
        row.info(),
        row.status(),
        row.cause(),
        new SummaryNumbers(
            phases,
            numbers.total(),
            numbers.batches(),
            numbers.encoded(),
            numbers.firstMillis(),
            numbers.forks(),
            numbers.garbage(),
            numbers.virtual(),
            numbers.yardstick()),
        row.trust(),
        row.confirmation());
  }

  /** A row that failed. */
  public static CellSummary error(String name) {
    return error(name, "threw");
  }

  /** A row that failed for a reason. */
  public static CellSummary error(String name, String cause) {
    return new CellSummary(
        new CellId(name, Optional.empty(), new Workload("media.1", Usage.DEFAULT)),
        INFO,
        Status.ERROR,
        Optional.of(cause),
        NONE,
        new Trust(0, UndisturbedShare.NONE, true, false),
        Confirmation.CONFIRMED);
  }

  private static Estimate part(double total, double plusMinus, double part, int forks) {
    return Estimate.plusMinus(total * part, plusMinus * part, forks);
  }

  private static PhaseSummary phase(Estimate time, OptionalDouble allocated) {
    return new PhaseSummary(time, time, allocated, Optional.empty());
  }
}
