package io.serbench.cli.work;

import io.serbench.catalog.Glob;
import io.serbench.cli.console.Columns;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.EmbeddedSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Descriptions of embedded data sets for {@code list} and {@code show}. */
public final class DataFacts {
  private static final List<String> HEAD = List.of("data", "type", "shape", "JSON", "what it is");

  /** The number of lines of a value to show. */
  private static final int SHOWN = 12;

  private DataFacts() {}

  public static List<String> table() {
    Columns columns = new Columns();
    columns.add(HEAD);
    for (EmbeddedSet set : Datasets.all().embedded()) {
      columns.add(List.of(set.name(), set.typeName(), shape(set), bytes(set), set.about()));
    }
    return columns.lines();
  }

  public static List<String> matching(Glob pattern) {
    return Datasets.all().embeddedNames().stream()
        .filter(name -> pattern.matches(name) || pattern.matches(Datasets.family(name)))
        .toList();
  }

  /** Returns everything about a data set, with the beginning of its value. */
  public static List<String> sheet(String name, int width) {
    EmbeddedSet set = Datasets.all().embedded(name).orElseThrow();
    RowSheet sheet = new RowSheet(name, width);
    sheet.field("what it is", set.about());
    sheet.field(
        "type",
        set.classes().isEmpty()
            ? set.typeName() + ", on the rows that support them"
            : set.classes().get(0).getName());
    sheet.field(
        "classes",
        set.classes().stream().map(Class::getSimpleName).collect(Collectors.joining(", ")));
    sheet.field("shape", shape(set));
    sheet.field("JSON", bytes(set) + (set.jsonBytes().isPresent() ? " bytes" : ""));
    try {
      List<String> value = set.export().strip().lines().toList();
      sheet.field("value", "'serbench export " + name + "' prints all of it");
      value.stream()
          .limit(SHOWN)
          .map(line -> Excerpt.of("    " + line, width))
          .forEach(sheet.lines()::add);
      if (value.size() > SHOWN) {
        sheet.lines().add("    ...");
      }
    } catch (DataFileException e) {
      sheet.field("value", e.getMessage());
    }
    return sheet.lines();
  }

  private static String bytes(EmbeddedSet set) {
    return set.jsonBytes().isPresent() ? Long.toString(set.jsonBytes().getAsLong()) : "-";
  }

  private static String shape(EmbeddedSet set) {
    return set.type().shape().name().toLowerCase(Locale.ROOT);
  }
}
