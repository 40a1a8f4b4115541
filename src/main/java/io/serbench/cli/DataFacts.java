package io.serbench.cli;

import io.serbench.catalog.Glob;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** What is said of the embedded data sets. */
final class DataFacts {
  private static final List<String> HEAD = List.of("data", "type", "shape", "JSON", "what it is");
  private static final int LABEL = 14;

  /** Lines of a value that are shown. */
  private static final int SHOWN = 12;

  private final Datasets datasets;

  DataFacts(Datasets datasets) {
    this.datasets = datasets;
  }

  /** A line about each. */
  List<String> table() {
    Columns columns = new Columns();
    columns.add(HEAD);
    for (String name : datasets.names()) {
      DataType<?> type = family(name).type();
      columns.add(
          List.of(
              name,
              type.root().getSimpleName(),
              shape(type),
              bytes(name),
              datasets.about(name).orElse("")));
    }
    return columns.lines();
  }

  /** Those that the pattern fits, by name or family. */
  List<String> matching(Glob pattern) {
    List<String> names = new ArrayList<>();
    for (String name : datasets.names()) {
      if (pattern.matches(name) || pattern.matches(Datasets.family(name))) {
        names.add(name);
      }
    }
    return names;
  }

  /** All that is known of one, and the beginning of its value. */
  List<String> sheet(String name, int width) {
    DataType<?> type = family(name).type();
    List<String> lines = new ArrayList<>();
    lines.add(name);
    add(lines, "what it is", datasets.about(name).orElse(""), width);
    List<String> classes = new ArrayList<>();
    for (Class<?> each : type.classes()) {
      classes.add(each.getName().substring(each.getName().lastIndexOf('.') + 1).replace('$', '.'));
    }
    add(lines, "type", type.root().getName(), width);
    add(lines, "classes", String.join(", ", classes), width);
    add(lines, "shape", shape(type), width);
    add(lines, "JSON", bytes(name) + (bytes(name).equals("-") ? "" : " bytes"), width);
    try {
      addBeginning(lines, name, family(name).export(name), width);
    } catch (DataFileException e) {
      add(lines, "value", e.getMessage(), width);
    }
    return lines;
  }

  private static void addBeginning(List<String> lines, String name, String json, int width) {
    String[] value = json.strip().split("\n", -1);
    add(lines, "value", "'serbench export " + name + "' prints all of it", width);
    for (int i = 0; i < Math.min(SHOWN, value.length); i++) {
      String line = "    " + value[i];
      lines.add(line.length() <= width ? line : line.substring(0, width - 4) + " ...");
    }
    if (value.length > SHOWN) {
      lines.add("    ...");
    }
  }

  private static void add(List<String> lines, String label, String text, int width) {
    lines.addAll(List.of(Hanging.text(label, LABEL, text, width).split("\n", -1)));
  }

  private String bytes(String name) {
    OptionalLong bytes = family(name).jsonBytes(name);
    return bytes.isPresent() ? Long.toString(bytes.getAsLong()) : "-";
  }

  private static String shape(DataType<?> type) {
    return type.shape().name().toLowerCase(Locale.ROOT);
  }

  private Family<?> family(String name) {
    return datasets.familyOf(name).orElseThrow();
  }
}
