package io.serbench.compare.page;

import io.serbench.compare.RunComparison;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Digits;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Environment;
import io.serbench.result.LibraryFile;
import io.serbench.result.Processor;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Traffic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What is not the same about two runs, beside their times. */
final class Differences {
  private static final String ARROW = " -> ";
  private static final String NONE = "none";
  private static final int SHORT = 12;

  /** What rows met where a file does not say it. */
  private static final Traffic BEFORE = new Traffic(1);

  private final Run base;
  private final Run next;
  private final List<Labelled> found = new ArrayList<>();

  private Differences(Run base, Run next) {
    this.base = base;
    this.next = next;
  }

  /** A line for each, most important first; none where there are none. */
  static List<Labelled> of(RunComparison comparison) {
    Differences differences = new Differences(comparison.base().run(), comparison.next().run());
    differences.machine();
    differences.jvm();
    differences.settings();
    differences.data();
    differences.libraries(comparison.common().both());
    differences.options(comparison.common().both());
    return differences.found;
  }

  private void machine() {
    add("CPU", run -> processor(run.environment().machine().processor()));
    add("OS", run -> run.environment().machine().os());
  }

  private void jvm() {
    environment("JVM", e -> e.jvm().build().vendor() + " " + e.jvm().build().version());
    environment("JVM flags", e -> words(e.jvm().flags()));
    environment("Black hole", e -> e.jvm().blackHole().name());
  }

  private void settings() {
    add("serbench", Run::serbench);
    setting("Quick", settings -> settings.quick() ? "yes" : "no");
    setting("In process", settings -> settings.inProcess() ? "yes" : "no");
    environment("Values", e -> e.traffic().orElse(BEFORE).describe());
    environment("Profile", e -> e.traffic().orElse(BEFORE).profile().describe());
    setting("Forks", settings -> Integer.toString(settings.forks().least()));
  }

  private void data() {
    Set<String> before = data(base);
    Set<String> after = data(next);
    only("Data of base", before, after);
    only("Data of new", after, before);
  }

  private void only(String label, Set<String> those, Set<String> others) {
    Set<String> rest = new TreeSet<>(those);
    rest.removeAll(others);
    if (!rest.isEmpty()) {
      found.add(new Labelled(label, "only there: " + String.join(", ", rest)));
    }
  }

  private static Set<String> data(Run run) {
    return run.cells().stream()
        .map(cell -> cell.id().workload().describe())
        .collect(Collectors.toSet());
  }

  /** Each change of a library once, however many rows it has. */
  private void libraries(List<CellId> common) {
    Map<String, String> changed = new LinkedHashMap<>();
    Map<CellId, CellResult> before = byId(base);
    Map<CellId, CellResult> after = byId(next);
    for (CellId id : common) {
      String one = library(before.get(id).info());
      String other = library(after.get(id).info());
      if (!one.equals(other)) {
        changed.put(one, other);
      }
    }
    changed.forEach((one, other) -> found.add(new Labelled("Library", one + ARROW + other)));
  }

  /** A jar of the user's is known by its content: its version may be the same. */
  private static String library(RowInfo info) {
    StringBuilder text = new StringBuilder(info.library());
    info.libraryFile().ifPresent(file -> text.append(' ').append(shown(file)));
    info.parts().stream()
        .flatMap(List::stream)
        .forEach(
            part ->
                text.append(", ").append(part.library()).append(' ').append(shown(part.file())));
    return text.toString();
  }

  private static String shown(LibraryFile file) {
    String start = file.sha256().substring(0, Math.min(SHORT, file.sha256().length()));
    return "(" + file.name() + ", SHA-256 " + start + "...)";
  }

  private void options(List<CellId> common) {
    Map<CellId, CellResult> before = byId(base);
    Map<CellId, CellResult> after = byId(next);
    for (CellId id : common) {
      String one = options(before.get(id));
      String other = options(after.get(id));
      if (!one.equals(other)) {
        found.add(new Labelled("Flags of " + id.name(), one + ARROW + other));
      }
    }
  }

  private static String options(CellResult cell) {
    return cell.forks().isEmpty() ? NONE : words(cell.forks().get(0).jvmOptions());
  }

  private static Map<CellId, CellResult> byId(Run run) {
    Map<CellId, CellResult> cells = new LinkedHashMap<>();
    run.cells().forEach(cell -> cells.put(cell.id(), cell));
    return cells;
  }

  private static String processor(Processor processor) {
    return processor.model().orElse("unknown") + ", " + Digits.count(processor.threads(), "thread");
  }

  private static String words(Iterable<String> words) {
    String all = String.join(" ", words);
    return all.isEmpty() ? NONE : all;
  }

  private void environment(String label, Function<Environment, String> of) {
    add(label, run -> of.apply(run.environment()));
  }

  private void setting(String label, Function<Settings, String> of) {
    add(label, run -> of.apply(run.settings()));
  }

  private void add(String label, Function<Run, String> of) {
    String one = of.apply(base);
    String other = of.apply(next);
    if (!one.equals(other)) {
      found.add(new Labelled(label, one + ARROW + other));
    }
  }
}
