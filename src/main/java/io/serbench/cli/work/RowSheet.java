package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Costs;
import io.serbench.catalog.DefaultRows;
import io.serbench.catalog.DefaultRows.RowKind;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Need;
import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import io.serbench.catalog.Scope;
import io.serbench.catalog.Structure;
import io.serbench.catalog.TagNames;
import io.serbench.catalog.Threading;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.Columns;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything about a row, a line for each fact. */
public final class RowSheet {
  private static final int LABEL = 14;
  private static final int[] JDKS = {17, 25};

  private final int width;
  private final List<String> lines = new ArrayList<>();

  RowSheet(String name, int width) {
    this.width = width;
    lines.add(name);
  }

  List<String> lines() {
    return lines;
  }

  public static List<String> of(Row row, Catalog catalog, UserClassPath added, int width) {
    RowSheet sheet = new RowSheet(row.name(), width);
    sheet.identity(row, catalog, added);
    sheet.needs(row, catalog, added);
    sheet.costs(row);
    sheet.calls(row);
    sheet.sources(row);
    return sheet.lines;
  }

  private void identity(Row row, Catalog catalog, UserClassPath classPath) {
    field("description", row.description());
    row.origin()
        .foreignName()
        .ifPresent(jar -> field("from", jar + ", which is not part of serbench"));
    DefaultRows.DefaultEntry standing = catalog.standing(row);
    if (!standing.isDefault()) {
      field("default", "no, " + standing.kind().meaning() + ": " + standing.reason());
    }
    if (standing.kind() == RowKind.HISTORICAL) {
      field("kept", "for comparison with earlier figures; its authors may have it removed");
    }
    field("aliases", String.join(", ", row.aliases()));
    field("library", row.library().name());
    field("coordinates", String.join(" ", versions(row.library())));
    field("released", row.library().released().orElse(""));
    field(
        "own jars",
        row.ownJars().stream().map(NestedJar::fileName).collect(Collectors.joining(" ")));
    field("licence", row.library().licence());
    field("available", availability(row, classPath));
    field(
        "tags",
        Stream.of(row.tags().effort(), row.tags().format(), row.tags().structure())
            .map(TagNames::word)
            .collect(Collectors.joining(", ")));
  }

  /** Adds the needs that the row meets, in the words of {@code -need=}. */
  private void needs(Row row, Catalog catalog, UserClassPath classPath) {
    List<String> met = new ArrayList<>();
    int jdk = Runtime.version().feature();
    Need.ALL.stream().filter(need -> need.isMet(row, jdk)).forEach(need -> met.add(need.word()));
    row.tags().features().forEach(feature -> met.add(Need.of(feature).word()));
    field("meets", met.stream().distinct().collect(Collectors.joining(", ")));
    String tried = String.join(", ", catalog.recorded().recorded(row));
    field(
        "recorded",
        tried.isEmpty()
            ? ""
            : tried + ": for verdicts, serbench check NAME -recorded -include=" + row.name());
    String none = String.join(", ", catalog.recorded().notRecorded(row));
    field("no record of", row.unavailable(classPath).isEmpty() ? none : "");
    field("members", catalog.recorded().members(row));
    field(
        "converters",
        row.scope().converted().isEmpty()
            ? ""
            : row.scope().converted().stream()
                    .map(Class::getSimpleName)
                    .collect(Collectors.joining(", "))
                + ": by serbench's own, not by the library alone");
    field("read by", catalog.recorded().readBy(row));
    field("data", data(row));
    GeneratedClasses.all().stream()
        .filter(generated -> generated.areCarriedBy(row.name()))
        .forEach(
            generated ->
                field(
                    "your classes",
                    generated.noun()
                        + " generated from a schema of yours: -type=CLASS -classpath=JAR"));
    row.scope().exceptions().stream()
        .sorted(Comparator.comparing(Scope.Exclusion::toString))
        .forEach(exclusion -> field("", "not " + exclusion + ": " + exclusion.reason()));
    field("transports", transports(row));
  }

  private void costs(Row row) {
    String label = "costs";
    for (String costs : Costs.of(row)) {
      field(label, costs);
      label = "";
    }
    field(
        label,
        (label.isEmpty() ? Costs.SOURCE + "; to measure them here" : "to measure them")
            + ": cost startup, cost memory, cost heap, and runs with -compress= or"
            + " -columns=gc,gc.pause");
  }

  private void calls(Row row) {
    field("calls", row.guide().calls());
    field("settings", row.guide().settings());
    field("threads", Threading.of(row).advice());
    for (int jdk : JDKS) {
      List<String> flags = row.flags().forJdk(jdk);
      field("JDK " + jdk + " flags", flags.isEmpty() ? "none" : String.join(" ", flags));
    }
    field("no Unsafe", String.join(" ", row.flags().withoutUnsafe()));
  }

  private void sources(Row row) {
    field("following", row.guide().source());
    field("site", row.library().site());
    row.library()
        .stance()
        .ifPresent(
            stance ->
                field("untrusted", stance.word() + ": " + stance.said() + " " + stance.source()));
  }

  private static List<String> versions(LibraryInfo library) {
    return library.coordinates().stream()
        .map(List::of)
        .map(one -> new LibraryInfo(library.name(), one, library.licence(), library.site()))
        .map(LibraryInfo::versioned)
        .toList();
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

  void field(String label, String text) {
    if (!text.isEmpty()) {
      lines.addAll(List.of(Columns.hanging(label, LABEL, text, width).split("\n", -1)));
    }
  }

  public static String transports(Row row) {
    return Stream.concat(Stream.of(Transport.ARRAY), row.scope().transports().stream())
        .map(Transport::word)
        .collect(Collectors.joining(","));
  }

  /** Returns {@code yes}, or {@code no} and the reason. */
  public static String availability(Row row, UserClassPath classPath) {
    return row.unavailable(classPath).map(cause -> "no: " + cause).orElse("yes");
  }
}
