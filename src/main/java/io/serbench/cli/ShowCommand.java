package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Glob;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import io.serbench.catalog.Scope;
import io.serbench.catalog.Structure;
import io.serbench.catalog.UserClassPath;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints all that is known of some rows, so that whoever knows a library can check them. Written
 * without streams, whose classes take longer to load than all of this to run.
 */
final class ShowCommand {
  private static final int WIDTH = 100;
  private static final int LABEL = 14;
  private static final int[] JDKS = {17, 25};

  private final Catalog catalog;
  private final PrintWriter out;

  ShowCommand(Catalog catalog, PrintWriter out) {
    this.catalog = catalog;
    this.out = out;
  }

  void execute(Invocation invocation) throws UsageException {
    if (invocation.operands().isEmpty()) {
      throw new UsageException(
          "show needs the name of a row: serbench show NAME; 'serbench list -names' names them"
              + " all");
    }
    Map<String, Row> rows = new LinkedHashMap<>();
    for (String name : invocation.operands()) {
      for (Row row : find(name)) {
        rows.put(row.name(), row);
      }
    }
    UserClassPath classPath = UserJars.of(invocation);
    boolean first = true;
    for (Row row : rows.values()) {
      if (!first) {
        out.println();
      }
      first = false;
      print(row, classPath);
    }
  }

  private List<Row> find(String name) throws UsageException {
    Glob pattern = new Glob(name);
    List<Row> rows = new ArrayList<>();
    for (Row row : catalog.rows()) {
      if (pattern.matches(row)) {
        rows.add(row);
      }
    }
    if (rows.isEmpty()) {
      throw new UsageException(
          "no row is named '"
              + name
              + "'"
              + Nearest.suggest(name, Rows.names(catalog))
              + " ('serbench list -names' names them all)");
    }
    return rows;
  }

  private void print(Row row, UserClassPath classPath) {
    out.println(row.name());
    field("description", row.description());
    field("aliases", String.join(", ", row.aliases()));
    field("tags", row.tags().effort() + " " + row.tags().format() + " " + row.tags().structure());
    List<Feature> claims = catalog.claims(row);
    List<String> features = new ArrayList<>();
    List<String> claimed = new ArrayList<>();
    for (Feature feature : row.tags().features()) {
      (claims.contains(feature) ? claimed : features).add(feature.name());
    }
    field("features", String.join(" ", features));
    field("claimed", claimed.isEmpty() ? "" : String.join(" ", claimed) + " (not tried)");
    field("library", row.library().name());
    field("coordinates", String.join(" ", versions(row.library())));
    field("own jars", ownJars(row));
    field("licence", row.library().licence());
    field("site", row.library().site());
    field("settings", row.guide().settings());
    field("calls", row.guide().calls());
    field("following", row.guide().source());
    for (int jdk : JDKS) {
      List<String> flags = row.flags().forJdk(jdk);
      field("JDK " + jdk + " flags", flags.isEmpty() ? "none" : String.join(" ", flags));
    }
    field("data", data(row));
    row.scope().exceptions().stream()
        .sorted(Comparator.comparing(Scope.Exclusion::toString))
        .forEach(exclusion -> field("", "not " + exclusion + ": " + exclusion.reason()));
    field("media", ListCommand.media(row));
    field(
        "threads",
        row.scope().threadSafe() ? "may share one serializer (-shared)" : "each with its own");
    field("available", ListCommand.availability(row, classPath));
  }

  /** Each of the library's coordinates with its version. */
  private static List<String> versions(LibraryInfo library) {
    List<String> versions = new ArrayList<>();
    for (String coordinates : library.coordinates()) {
      LibraryInfo part =
          new LibraryInfo(library.name(), List.of(coordinates), library.licence(), library.site());
      versions.add(part.versioned());
    }
    return versions;
  }

  private static String data(Row row) {
    String families =
        row.scope().families().isEmpty()
            ? "any plain type"
            : String.join(", ", row.scope().families());
    return row.tags().structure() == Structure.FULL_GRAPH
        ? families
        : families + "; no shared references";
  }

  private static String ownJars(Row row) {
    StringBuilder names = new StringBuilder();
    for (NestedJar jar : row.ownJars()) {
      names.append(names.isEmpty() ? "" : " ").append(jar.fileName());
    }
    return names.isEmpty() ? "" : names + ", before all others on the class path of its forks";
  }

  /** A label and a text, broken between words where it is long; nothing where there is no text. */
  private void field(String label, String text) {
    StringBuilder line = new StringBuilder("  ").append(label);
    line.append(" ".repeat(LABEL - label.length()));
    int start = line.length();
    for (String word : text.split(" ", -1)) {
      if (line.length() > start && line.length() + word.length() > WIDTH) {
        out.println(line.toString().stripTrailing());
        line.setLength(0);
        line.append(" ".repeat(start));
      }
      line.append(word).append(' ');
    }
    if (!text.isEmpty()) {
      out.println(line.toString().stripTrailing());
    }
  }
}
