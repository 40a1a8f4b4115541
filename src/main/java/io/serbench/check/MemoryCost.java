package io.serbench.check;

import static io.serbench.report.metric.Metric.Unit.KILOBYTES;

import io.serbench.dataset.source.DatasetSource;
import io.serbench.protocol.FromFork.KeptMemory;
import io.serbench.protocol.FromFork.KeptMemory.Large;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.run.Cell;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;

/** Measures the memory that rows keep between calls. */
public final class MemoryCost extends FreshForks<KeptMemory> {
  private static final double BYTES = 1000;

  static final Metric LARGE_MESSAGE =
      Metric.ofTrial("message", KILOBYTES, "kB of the large message, as the row encodes it");

  private static final List<CostColumn<KeptMemory>> COLUMNS =
      List.of(
          CostColumn.of(
              tenths(
                  "kept",
                  "kB that one more serializer and its thread keep after 3,000 small messages"),
              kept -> kept.small() / BYTES),
          large(LARGE_MESSAGE, Large::message),
          large(tenths("kept.large", "kB that they keep after the large message"), Large::kept),
          large(
              tenths("kept.after", "kB that they keep after 1,000 more small messages"),
              Large::after),
          large(
              tenths("buffers", "kB of kept.large that are serbench's own buffers"),
              Large::buffers));

  static final CheckKind KIND =
      new CostKind(
          "memory", "Memory kept", metrics(COLUMNS), Set.of("kept", "kept.large", "kept.after"));

  private static Metric tenths(String id, String meaning) {
    return Metric.ofTrial(id, KILOBYTES, meaning).written(Notation.TENTHS);
  }

  private static CostColumn<KeptMemory> large(Metric metric, ToLongFunction<Large> bytes) {
    return new CostColumn<>(
        metric, (row, kept) -> kept.large().map(large -> bytes.applyAsLong(large) / BYTES));
  }

  private final DatasetSource large;

  /** Creates a check with a large message of the family of the request's data. */
  public MemoryCost(DatasetSource large, int forks) {
    super(KeptMemory.class, COLUMNS, forks, false);
    this.large = large.packed();
  }

  @Override
  public CheckKind kind() {
    return KIND;
  }

  @Override
  Labelled fact() {
    return new Labelled("Large message", large.name());
  }

  /** Selects a collector whose full collections leave no garbage, with room for large messages. */
  @Override
  List<String> options() {
    return List.of(
        "-Xmx1g",
        "-XX:+UseSerialGC",
        "-XX:-ExitOnOutOfMemoryError",
        "--add-opens=java.base/java.io=ALL-UNNAMED");
  }

  @Override
  FromParent order(Cell cell, FromParent.Launch launch) {
    return new FromParent.Keep(
        cell.row().name(), DatasetRecipe.of(cell.dataset()), DatasetRecipe.of(large));
  }

  @Override
  Map<Metric, String> causes(List<KeptMemory> forks) {
    return forks.stream()
        .map(KeptMemory::refusal)
        .filter(refusal -> !refusal.isEmpty())
        .findFirst()
        .map(refusal -> Map.of(LARGE_MESSAGE, "supports no such message; " + refusal))
        .orElse(Map.of());
  }
}
