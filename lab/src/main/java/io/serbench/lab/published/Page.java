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

  /** Adds the section of a comparison. */
  void section(String name, Held held, Run run) {
    text.append("\n## ").append(name).append("\n\n");
    text.append("Measured here on JDK ").append(run.environment().jvm().build().feature());
    run.environment()
        .machine()
        .processor()
        .model()
        .ifPresent(model -> text.append(" and ").append(model));
    text.append(". ");
    text.append("Each cell has the time relative to the first library,\nas published and as ");
    text.append("measured here; in bold if the two differ by more than a factor of ");
    text.append(Pair.FAR).append(".\nLines without such a cell are left out.\n\n");
    Map<String, Map<String, Pair>> lines = new LinkedHashMap<>();
    Set<String> columns = new LinkedHashSet<>();
    Set<String> libraries = new LinkedHashSet<>();
    held.settings().values().forEach(s -> s.forEach(p -> libraries.add(p.figure().library())));
    // The longer of the two lists goes down the page.
    boolean settingsDown = held.settings().size() >= libraries.size();
    held.settings()
        .forEach(
            (setting, pairs) -> {
              for (Pair pair : pairs) {
                String library = pair.figure().library();
                String line = settingsDown ? setting : library;
                String column = settingsDown ? library : setting;
                columns.add(column);
                lines.computeIfAbsent(line, any -> new LinkedHashMap<>()).put(column, pair);
              }
            });
    List<String> heads = new ArrayList<>(List.of(""));
    heads.addAll(columns);
    line(heads.toArray(String[]::new));
    text.append("|---").append("|---:".repeat(columns.size())).append("|\n");
    lines.values().removeIf(pairs -> pairs.values().stream().noneMatch(Pair::far));
    lines.forEach(
        (line, pairs) -> {
          List<String> cells = new ArrayList<>(List.of(line));
          columns.forEach(
              column -> cells.add(pairs.containsKey(column) ? cell(pairs.get(column)) : ""));
          line(cells.toArray(String[]::new));
        });
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
    text.append("\nNot counted in the overview, because the task was a different one:\n\n");
    libraries.forEach(
        (task, names) ->
            text.append("- ")
                .append(String.join(", ", names))
                .append(task.where().isEmpty() ? "" : ", " + task.where())
                .append(": ")
                .append(task.difference())
                .append(".\n"));
  }

  private static String cell(Pair pair) {
    String values = String.format(Locale.ROOT, "%.2f, %.2f", pair.there(), pair.here());
    return pair.far() ? "**" + values + "**" : values;
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
        "\n| differs | row here | settings | here / there | why |\n|---|---|---:|---|---|\n");
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
