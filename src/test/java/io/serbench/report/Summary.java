package io.serbench.report;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.Phase;
import io.serbench.result.Runs;
import io.serbench.result.Usage;
import io.serbench.serializer.Medium;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.PhaseDetail;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.RowSummary.Status;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Summaries with the numbers that a test wants, made of no forks. */
public final class Summary {
  private Summary() {}

  /** A row with a total, four tenths of it ser and the rest deser, all equally uncertain. */
  public static RowSummary of(String name, double total, double plusMinus) {
    return of(name, total, plusMinus, 3, false);
  }

  /** One fork gives a total without an interval. */
  public static RowSummary ofOneFork(String name, double total) {
    return of(name, total, Double.NaN, 1, false);
  }

  /** Of which all forks were disturbed. */
  public static RowSummary noisy(String name, double total, double plusMinus) {
    return of(name, total, plusMinus, 3, true);
  }

  /** On a data set of some size. */
  public static RowSummary sized(
      String name, String dataset, double total, double plusMinus, int size) {
    return of(name, dataset, Usage.DEFAULT, total, plusMinus, 3, false, size);
  }

  /** By several threads. */
  public static RowSummary threaded(String name, int threads, double total) {
    Usage usage = new Usage(Medium.ARRAY, OptionalInt.of(1), threads, false);
    return of(name, "media.1", usage, total, 1, 3, false, 286);
  }

  public static RowSummary of(
      String name, double total, double plusMinus, int forks, boolean noisy) {
    return of(name, "media.1", Usage.DEFAULT, total, plusMinus, forks, noisy, 286);
  }

  private static RowSummary of(
      String name,
      String dataset,
      Usage usage,
      double total,
      double plusMinus,
      int forks,
      boolean noisy,
      int size) {
    return new RowSummary(
        name,
        dataset,
        usage,
        Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE),
        "made up for tests",
        "org.example:made-up:1.0",
        Status.OK,
        "",
        forks,
        Map.of(
            Phase.CREATE, part(total, plusMinus, 0.1, forks),
            Phase.SER, part(total, plusMinus, 0.4, forks),
            Phase.DESER, part(total, plusMinus, 0.6, forks),
            Phase.ENCODE, part(total, plusMinus, 0.25, forks),
            Phase.ROUNDTRIP, part(total, plusMinus, 1.5, forks)),
        Optional.of(new Estimate(total, plusMinus, forks)),
        Map.of(
            Phase.SER, new PhaseDetail(480.4, 390, 700, 0.5),
            Phase.DESER, new PhaseDetail(1024, 580, 800.4, 0.5)),
        Optional.of(250.54),
        size,
        143,
        true,
        noisy);
  }

  /** A row that failed. */
  public static RowSummary error(String name) {
    return error(name, "threw");
  }

  public static RowSummary error(String name, String cause) {
    return new RowSummary(
        name,
        "media.1",
        Usage.DEFAULT,
        Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE),
        "made up for tests",
        "org.example:made-up:1.0",
        Status.ERROR,
        cause,
        0,
        Map.of(),
        Optional.empty(),
        Map.of(),
        Optional.empty(),
        0,
        0,
        true,
        false);
  }

  private static Estimate part(double total, double plusMinus, double part, int forks) {
    return new Estimate(total * part, plusMinus * part, forks);
  }
}
