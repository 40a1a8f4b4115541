package io.serbench.cli.work;

import io.serbench.catalog.Glob;
import io.serbench.cli.console.Columns;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.EmbeddedSet;
import io.serbench.dataset.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Descriptions of embedded data sets for {@code list} and {@code show}. */
public final class DataFacts {
  private static final List<String> HEAD = List.of("data", "type", "shape", "JSON", "what it is");
  private static final int LABEL = 14;

  /** The number of lines of a value to show. */
  private static final int SHOWN = 12;

  private DataFacts() {}

  /** Returns a line about each data set, below headings. */
  public static List<String> table() {
    Columns columns = new Columns();
    columns.add(HEAD);
    for (EmbeddedSet set : Datasets.all().embedded()) {
      columns.add(List.of(set.name(), set.typeName(), shape(set), bytes(set), set.about()));
    }
    return columns.lines();
  }

  /** Returns the data sets whose name or family matches. */
  public static List<String> matching(Glob pattern) {
    return Datasets.all().embeddedNames().stream()
        .filter(name -> pattern.matches(name) || pattern.matches(Datasets.family(name)))
        .toList();
  }

  /**
   * Returns everything about a data set, with the beginning of its value.
   *
   * @param width characters per line
   */
  public static List<String> sheet(String name, int width) {
    EmbeddedSet set = Datasets.all().embedded(name).orElseThrow();
    List<String> lines = new ArrayList<>();
    lines.add(name);
    add(lines, "what it is", set.about(), width);
    if (set.classes().isEmpty()) {
      add(lines, "type", set.typeName() + ", on the rows that carry them", width);
    } else {
      add(lines, "type", set.classes().get(0).getName(), width);
      add(
          lines,
          "classes",
          set.classes().stream().map(Class::getSimpleName).collect(Collectors.joining(", ")),
          width);
    }
    add(lines, "shape", shape(set), width);
    add(lines, "JSON", bytes(set) + (set.jsonBytes().isPresent() ? " bytes" : ""), width);
    try {
      List<String> value = set.export().strip().lines().toList();
      add(lines, "value", "'serbench export " + name + "' prints all of it", width);
      value.stream()
          .limit(SHOWN)
          .map(line -> "    " + line)
          .map(line -> Excerpt.of(line, width))
          .forEach(lines::add);
      if (value.size() > SHOWN) {
        lines.add("    ...");
      }
    } catch (DataFileException e) {
      add(lines, "value", e.getMessage(), width);
    }
    return lines;
  }

  private static void add(List<String> lines, String label, String text, int width) {
    lines.addAll(List.of(Columns.hanging(label, LABEL, text, width).split("\n", -1)));
  }

  private static String bytes(EmbeddedSet set) {
    OptionalLong bytes = set.jsonBytes();
    return bytes.isPresent() ? Long.toString(bytes.getAsLong()) : "-";
  }

  private static String shape(EmbeddedSet set) {
    return set.type().shape().name().toLowerCase(Locale.ROOT);
  }
}
