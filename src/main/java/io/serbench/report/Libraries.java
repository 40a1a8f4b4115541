package io.serbench.report;

import io.serbench.result.CellResult;
import io.serbench.result.Run;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which versions of which libraries were measured, and with which options of their own. */
final class Libraries {
  private Libraries() {}

  /** One line a library, in the order of the alphabet. */
  static String of(Run run) {
    Set<String> libraries = new TreeSet<>();
    for (CellResult row : run.cells()) {
      libraries.add(Text.oneLine(row.info().library()));
    }
    return libraries.isEmpty() ? "" : String.join("\n", libraries) + "\n";
  }

  /** The rows that got JVM options of their own, grouped by these; empty where none did. */
  static String options(Run run) {
    Map<String, Set<String>> rows = new TreeMap<>();
    for (CellResult row : run.cells()) {
      row.forks().stream()
          .map(fork -> String.join(" ", fork.jvmOptions()))
          .filter(options -> !options.isEmpty())
          .forEach(
              options ->
                  rows.computeIfAbsent(options, none -> new LinkedHashSet<>())
                      .add(row.id().name()));
    }
    StringBuilder text = new StringBuilder();
    rows.forEach(
        (options, names) ->
            List.of(Text.item(String.join(", ", names)), Text.labelled("  ", options))
                .forEach(text::append));
    return text.toString();
  }
}
