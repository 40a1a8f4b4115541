package io.serbench.compare.page;

import io.serbench.compare.RunComparison;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.metric.Digits;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Fact;
import io.serbench.result.Fact.FactDifference;
import io.serbench.result.Run;
import io.serbench.result.Traffic;
import io.serbench.result.Traffic.TypeProfile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Finds what differs between two runs apart from their results, and what is the same. */
final class Differences {
  /** The traffic of runs whose files do not record it. */
  private static final Traffic BEFORE = new Traffic(1, TypeProfile.OWN);

  private final Run base;
  private final Run next;
  private final List<Labelled> found = new ArrayList<>();
  private final List<String> same = new ArrayList<>();

  private Differences(RunComparison comparison) {
    this.base = comparison.base().run();
    this.next = comparison.next().run();
    for (Fact fact : Fact.values()) {
      differOrSame(fact.what(), fact.of(base), fact.of(next));
    }
    Map<CellId, CellResult> before = common(comparison, base);
    Map<CellId, CellResult> after = common(comparison, next);
    differOrSame("libraries", libraries(before), libraries(after));
    differ("usable processors", Differences::usableProcessors);
    differ("quick", run -> run.settings().quick() ? "yes" : "no");
    differ("in process", run -> run.settings().inProcess() ? "yes" : "no");
    differ("values", run -> traffic(run).describe());
    differ("profile", run -> traffic(run).profile().describe());
    differ("calls", run -> traffic(run).calls());
    differ("forks", run -> Integer.toString(run.settings().forks().least()));
    Map<FactDifference, List<String>> flags = new LinkedHashMap<>();
    before.forEach(
        (id, cell) ->
            FactDifference.of(options(cell), options(after.get(id)))
                .ifPresent(
                    it -> flags.computeIfAbsent(it, none -> new ArrayList<>()).add(id.name())));
    flags.forEach(
        (difference, rows) -> {
          List<String> names = rows.stream().distinct().toList();
          String which =
              rows.size() == before.size() ? "all" : Digits.list(names, ComparisonPage.FEW);
          add("Flags of rows", difference, " (" + which + ")");
        });
  }

  /** Returns a section on what differs, and a sentence on what is known to be the same. */
  static Section of(RunComparison comparison) {
    Differences differences = new Differences(comparison);
    return Section.of(
        SectionPurpose.REFERENCE,
        differences.found.isEmpty() ? "" : "What else differs",
        new Facts(differences.found),
        Prose.of("The same in both: " + String.join(", ", differences.same) + "."));
  }

  private void differOrSame(String what, Optional<List<String>> one, Optional<List<String>> other) {
    if (!differ(what, one, other) && one.isPresent()) {
      same.add(what);
    }
  }

  private void differ(String what, Function<Run, String> of) {
    differ(what, Optional.of(List.of(of.apply(base))), Optional.of(List.of(of.apply(next))));
  }

  private boolean differ(String what, Optional<List<String>> one, Optional<List<String>> other) {
    Optional<FactDifference> difference = FactDifference.of(one, other);
    String label = what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1);
    difference.ifPresent(it -> add(label, it, ""));
    return difference.isPresent();
  }

  private void add(String label, FactDifference difference, String more) {
    found.add(new Labelled(label, difference.one() + " -> " + difference.other() + more));
  }

  private static Map<CellId, CellResult> common(RunComparison comparison, Run run) {
    Map<CellId, CellResult> cells = new LinkedHashMap<>();
    run.cells().forEach(cell -> cells.put(cell.id(), cell));
    cells.keySet().retainAll(comparison.both());
    return cells;
  }

  /** Returns the libraries of rows; empty if there are no rows. */
  private static Optional<List<String>> libraries(Map<CellId, CellResult> cells) {
    return Optional.of(
            cells.values().stream().map(cell -> cell.info().librarySource()).distinct().toList())
        .filter(all -> !all.isEmpty());
  }

  private static Optional<List<String>> options(CellResult cell) {
    return Optional.of(cell.forks().isEmpty() ? List.of() : cell.forks().get(0).jvmOptions());
  }

  /** Returns how many processors a container or an affinity leaves. */
  private static String usableProcessors(Run run) {
    return run.environment()
        .condition()
        .map(condition -> condition.withheld().quotaCpus())
        .filter(OptionalDouble::isPresent)
        .map(quota -> Digits.exact(quota.getAsDouble()))
        .orElse("all");
  }

  private static Traffic traffic(Run run) {
    return run.environment().traffic().orElse(BEFORE);
  }
}
