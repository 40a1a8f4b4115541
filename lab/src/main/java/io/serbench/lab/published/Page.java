package io.serbench.lab.published;

import io.serbench.result.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The page of all comparisons, in Markdown. */
final class Page {
  private final Reasons reasons;
  private final OtherTasks others;
  private final StringBuilder text = new StringBuilder();

  Page(Reasons reasons, OtherTasks others) {
    this.reasons = reasons;
    this.others = others;
  }

  /**
   * Adds the overview, with a line for each comparison.
   *
   * @param suites the comparisons with all figures, by name
   * @param sameTasks the comparisons without the figures whose task is known to differ, by name
   */
  void overview(Map<String, Held> suites, Map<String, Held> sameTasks) {
    text.append(
        "| comparison | figures | of the same task | ratios within a factor of "
            + Pair.FAR
            + " | pairs in the same order | Kendall's tau |\n|---|---:|---:|---:|---:|---:|\n");
    sameTasks.forEach(
        (name, held) -> {
          Order order = held.order();
          int ratios = held.size() - held.settings().size();
          line(
              "[%s](#%s)".formatted(name, name.replace(".", "")), // As GitHub names headings.
              String.valueOf(suites.get(name).size()),
              String.valueOf(held.size()),
              "%d of %d".formatted(ratios - held.far().size(), ratios),
              "%d of %d".formatted(order.agree(), order.agree() + order.differ()),
              order.tau().isPresent()
                  ? String.format(Locale.ROOT, "%.2f", order.tau().getAsDouble())
                  : "-");
        });
  }

  /**
   * Adds where the comparisons were repeated.
   *
   * @param runs the runs of the suites, by name
   */
  void machines(Map<String, Run> runs) {
    Map<String, List<String>> suites = new LinkedHashMap<>();
    runs.forEach(
        (name, run) -> suites.computeIfAbsent(machine(run), any -> new ArrayList<>()).add(name));
    suites.forEach(
        (machine, names) ->
            text.append("\nMeasured here on ")
                .append(machine)
                .append(suites.size() == 1 ? "" : ": " + String.join(", ", names))
                .append(".\n"));
  }

  private static String machine(Run run) {
    String jdk = "JDK " + run.environment().jvm().build().feature();
    return run.environment()
        .machine()
        .processor()
        .model()
        .map(model -> jdk + " and " + model)
        .orElse(jdk);
  }

  /** Adds the section of a comparison: what differs, and why. */
  void section(String name, Held held) {
    text.append("\n## ").append(name).append("\n");
    why(name, held);
    otherTasks(name, held);
    if (!held.left().isEmpty()) {
      text.append("\nPublished, but without a counterpart here: ");
      text.append(
          held.left().stream()
              .map(f -> f.library() + " (" + f.setting() + ")")
              .distinct()
              .collect(Collectors.joining("; ")));
      text.append(".\n");
    }
  }

  private void otherTasks(String name, Held held) {
    Map<OtherTasks.Task, Set<String>> libraries = new LinkedHashMap<>();
    held.settings()
        .values()
        .forEach(
            pairs ->
                pairs.forEach(
                    pair ->
                        others
                            .of(name, pair.figure())
                            .ifPresent(
                                task ->
                                    libraries
                                        .computeIfAbsent(task, any -> new LinkedHashSet<>())
                                        .add(pair.figure().library()))));
    if (libraries.isEmpty()) {
      return;
    }
    text.append("\nNot counted in the overview:\n\n");
    libraries.forEach(
        (task, names) ->
            text.append("- ")
                .append(String.join(", ", names))
                .append(task.where().isEmpty() ? "" : ", " + task.where())
                .append(": ")
                .append(task.difference())
                .append(".\n"));
  }

  private void why(String name, Held held) {
    Map<String, List<Pair>> far =
        held.far().stream()
            .collect(
                Collectors.groupingBy(
                    pair -> pair.figure().library(), LinkedHashMap::new, Collectors.toList()));
    if (far.isEmpty()) {
      return;
    }
    text.append(
        "\n| library | row here | settings | here / there | why |\n|---|---|---:|---|---|\n");
    far.forEach(
        (library, pairs) ->
            line(
                library,
                pairs.stream()
                    .map(pair -> pair.figure().ours().row())
                    .distinct()
                    .collect(Collectors.joining(", ")),
                String.valueOf(pairs.size()),
                range(pairs),
                reasons.of(name, library).orElse("unexplained")));
  }

  private static String range(List<Pair> pairs) {
    double[] ratios = pairs.stream().mapToDouble(p -> p.here() / p.there()).sorted().toArray();
    return ratios.length == 1
        ? String.format(Locale.ROOT, "%.2f", ratios[0])
        : String.format(Locale.ROOT, "%.2f to %.2f", ratios[0], ratios[ratios.length - 1]);
  }

  private void line(String... cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
