package io.serbench.check;

import static io.serbench.report.metric.Metric.Unit.KILOBYTES;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.protocol.DatasetRecipe;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Launch;
import io.serbench.protocol.KeptMemory;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.run.Cell;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Which memory rows keep between calls. */
public final class MemoryCost extends FreshForks<KeptMemory> {
  private static final double BYTES = 1000;

  private static final Metric KEPT =
      Metric.ofTrial(
              "kept",
              KILOBYTES,
              "kB that one more serializer and its thread keep after 3,000 small messages")
          .written(Notation.TENTHS);
  static final Metric LARGE_MESSAGE =
      Metric.ofTrial("message", KILOBYTES, "kB of the large message, as the row encodes it");
  private static final Metric KEPT_LARGE =
      Metric.ofTrial("kept.large", KILOBYTES, "kB that they keep after the large message")
          .written(Notation.TENTHS);
  private static final Metric KEPT_AFTER =
      Metric.ofTrial("kept.after", KILOBYTES, "kB that they keep after 1,000 more small messages")
          .written(Notation.TENTHS);
  private static final Metric KEPT_BUFFERS =
      Metric.ofTrial("buffers", KILOBYTES, "kB of kept.large that are serbench's own buffers")
          .written(Notation.TENTHS);

  private final DatasetSource large;

  /**
   * Creates a check with so many forks of each row.
   *
   * @param large the large message, of the family of the request's data
   */
  public MemoryCost(DatasetSource large, int forks) {
    super(forks, false);
    this.large = large.packed();
  }

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public String title() {
    return "Memory kept";
  }

  @Override
  public List<Question> questions() {
    return Stream.of(KEPT, LARGE_MESSAGE, KEPT_LARGE, KEPT_AFTER, KEPT_BUFFERS)
        .map(Question::of)
        .toList();
  }

  @Override
  public List<Labelled> facts(RunRequest request) {
    List<Labelled> facts = new ArrayList<>(super.facts(request));
    facts.add(new Labelled("Large message", large.name()));
    return facts;
  }

  /** A collector whose full collections leave nothing, and room for what large messages take. */
  @Override
  List<String> options() {
    return List.of(
        "-Xmx1g",
        "-XX:+UseSerialGC",
        "-XX:-ExitOnOutOfMemoryError",
        "--add-opens=java.base/java.io=ALL-UNNAMED");
  }

  @Override
  FromParent order(Cell cell, Launch launch) {
    return new FromParent.Keep(
        cell.row().name(), target(cell), new DatasetRecipe(large.name(), large.recipe()));
  }

  @Override
  Optional<KeptMemory> heard(FromChild message) {
    return message instanceof FromChild.Keeps keeps ? Optional.of(keeps.kept()) : Optional.empty();
  }

  @Override
  Map<Metric, Double> values(Row row, KeptMemory fork) {
    Map<Metric, Double> values = new LinkedHashMap<>();
    values.put(KEPT, fork.small() / BYTES);
    fork.large()
        .ifPresent(
            kept -> {
              values.put(LARGE_MESSAGE, kept.message() / BYTES);
              values.put(KEPT_LARGE, kept.kept() / BYTES);
              values.put(KEPT_AFTER, kept.after() / BYTES);
              values.put(KEPT_BUFFERS, kept.buffers() / BYTES);
            });
    return values;
  }

  @Override
  Map<Metric, String> causes(List<KeptMemory> forks) {
    return forks.stream()
        .map(KeptMemory::refusal)
        .filter(refusal -> !refusal.isEmpty())
        .findFirst()
        .map(refusal -> Map.of(LARGE_MESSAGE, "carries no such message; " + refusal))
        .orElse(Map.of());
  }
}
