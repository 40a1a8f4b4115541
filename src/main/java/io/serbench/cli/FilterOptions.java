package io.serbench.cli;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Glob;
import io.serbench.catalog.RowFilter;
import io.serbench.catalog.Structure;
import java.util.List;
import java.util.Set;

/** Which rows, by their names and tags. */
class FilterOptions extends Options {
  private final Option<List<Glob>> include =
      option("-include", RowNames.PATTERNS, "these rows (names or aliases)");
  private final Option<List<Glob>> exclude =
      option("-exclude", RowNames.PATTERNS, "all rows but these");
  private final Option<List<Effort>> effort =
      option("-effort", TagValues.list(Effort.values()), words(Effort.values()));
  private final Option<List<Format>> format =
      option("-format", TagValues.list(Format.values()), words(Format.values()));
  private final Option<List<Structure>> structure =
      option("-structure", TagValues.list(Structure.values()), words(Structure.values()));
  private final Option<List<Set<Feature>>> feature =
      option(
          "-feature",
          TagValues.sums(Feature.class),
          "A,B: with one of them; A+B: with both ('serbench help list')");

  FilterOptions() {
    super(Section.ROWS);
  }

  /**
   * Refuses what no row can be.
   *
   * @throws UsageException where rows are included and excluded at once
   */
  final void refuseContradiction() throws UsageException {
    if (include.given() && exclude.given()) {
      throw new UsageException("-include and -exclude contradict each other; give one of them");
    }
  }

  /** Whether the user asks for anything. */
  final boolean areGiven() {
    return all().stream().anyMatch(Option::given);
  }

  /** What the user asks for. */
  final RowFilter filter() {
    return new RowFilter(
        include.value().orElse(List.of()),
        exclude.value().orElse(List.of()),
        effort.value().orElse(List.of()),
        format.value().orElse(List.of()),
        structure.value().orElse(List.of()),
        feature.value().orElse(List.of()));
  }

  private static String words(Enum<?>[] tags) {
    return String.join(", ", TagValues.names(tags));
  }
}
