package io.serbench.lab.languages;

import io.serbench.catalog.Languages;
import io.serbench.catalog.Languages.Reader;
import io.serbench.catalog.Row;
import io.serbench.lab.languages.Judge.Verdict;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What was found of all rows: as the data that serbench shows, and as tables of a page. */
final class Findings {
  /** In the order of the tables' columns. */
  private static final List<String> LANGUAGES = List.of("Python", "JavaScript", "Go", "Rust");

  private static final String NONE = "–";

  private final Map<String, Wire> wires = new LinkedHashMap<>();
  private final Map<String, List<Verdict>> byRow = new LinkedHashMap<>();

  /**
   * The verdicts of some rows.
   *
   * @param rows those that were tried, in the order of the tables
   */
  Findings(List<Row> rows, Collection<Verdict> verdicts) {
    for (Row row : rows) {
      wires.put(row.name(), Wire.of(row));
      byRow.put(
          row.name(), verdicts.stream().filter(each -> each.row().equals(row.name())).toList());
    }
  }

  /** The readers of a row, of which each tried all of the row's data sets. */
  private List<Reader> readers(String row) {
    List<Reader> readers = new ArrayList<>();
    for (String language : LANGUAGES) {
      List<Verdict> tried =
          byRow.get(row).stream().filter(each -> each.language().equals(language)).toList();
      if (!tried.isEmpty()) {
        long read = tried.stream().filter(each -> each.fault().isEmpty()).count();
        long written =
            tried.stream()
                .filter(each -> each.fault().isEmpty() && each.faultBack().isEmpty())
                .count();
        Verdict any = tried.get(0);
        readers.add(
            new Reader(
                language,
                any.implementation(),
                any.version(),
                tried.size(),
                (int) read,
                (int) written));
      }
    }
    return readers;
  }

  /** The lines that {@link Languages} reads. */
  String csv() {
    StringBuilder csv = new StringBuilder(Languages.HEAD).append('\n');
    for (String row : byRow.keySet()) {
      List<Reader> readers = readers(row);
      for (Reader reader : readers) {
        csv.append(row).append(',').append(reader.language()).append(',').append(reader.name());
        csv.append(',').append(reader.version()).append(',').append(reader.tried());
        csv.append(',').append(reader.read()).append(',').append(reader.written()).append('\n');
      }
      if (readers.isEmpty()) {
        csv.append(row).append(",,,,0,0,0\n");
      }
    }
    return csv.toString();
  }

  /** The languages of earlier findings that nobody tried this time. */
  Set<String> missing(Languages before) {
    Set<String> missing = new LinkedHashSet<>();
    before.byRow().values().forEach(all -> all.forEach(each -> missing.add(each.language())));
    byRow.values().forEach(all -> all.forEach(each -> missing.remove(each.language())));
    return missing;
  }

  /** What was read or written before and is not now, a line for each. */
  List<String> losses(Languages before) {
    List<String> losses = new ArrayList<>();
    for (String row : before.byRow().keySet()) {
      if (!byRow.containsKey(row)) {
        losses.add(row + ": wrote nothing that could be read");
      }
    }
    for (String row : byRow.keySet()) {
      for (Reader then : before.byRow().getOrDefault(row, List.of())) {
        for (Reader now : readers(row)) {
          if (now.language().equals(then.language())
              && (now.read() < then.read() || now.written() < then.written())) {
            losses.add(
                row
                    + ": "
                    + now.language()
                    + " ("
                    + now.name()
                    + " "
                    + now.version()
                    + ") read "
                    + then.read()
                    + " and wrote "
                    + then.written()
                    + " data sets, and now reads "
                    + now.read()
                    + " and writes "
                    + now.written()
                    + causes(row, now.language()));
          }
        }
      }
    }
    return losses;
  }

  private String causes(String row, String language) {
    StringBuilder causes = new StringBuilder();
    for (Verdict each : byRow.get(row)) {
      if (each.language().equals(language) && !(each.fault() + each.faultBack()).isEmpty()) {
        causes.append("\n  ").append(each.dataset()).append(": ");
        causes.append(each.fault().isEmpty() ? "back: " + each.faultBack() : each.fault());
      }
    }
    return causes.toString();
  }

  /** The page's tables, in Markdown: implementations, rows, and what does not come across. */
  String tables() {
    StringBuilder out = new StringBuilder();
    implementations(out);
    rows(out);
    faults(out);
    return out.toString();
  }

  private void implementations(StringBuilder out) {
    out.append("### Implementations\n\n");
    line(out, "format", LANGUAGES);
    line(out, "---", List.of("---", "---", "---", "---"));
    Map<Wire, Map<String, String>> byWire = new TreeMap<>();
    for (String row : byRow.keySet()) {
      Map<String, String> names = byWire.computeIfAbsent(wires.get(row), wire -> new TreeMap<>());
      readers(row).forEach(each -> names.put(each.language(), each.name() + " " + each.version()));
    }
    byWire.forEach(
        (wire, names) ->
            line(
                out,
                wire.word(),
                LANGUAGES.stream().map(each -> names.getOrDefault(each, NONE)).toList()));
  }

  private void rows(StringBuilder out) {
    out.append("\n### Rows\n\n");
    Map<List<String>, Set<String>> rowsByCells = new LinkedHashMap<>();
    for (String row : byRow.keySet()) {
      Map<String, Reader> readers = new TreeMap<>();
      readers(row).forEach(each -> readers.put(each.language(), each));
      List<String> cells = new ArrayList<>();
      cells.add(wires.get(row).word());
      LANGUAGES.forEach(each -> cells.add(cell(readers.get(each))));
      rowsByCells.computeIfAbsent(cells, key -> new LinkedHashSet<>()).add(row);
    }
    List<String> heads = new ArrayList<>(List.of("format"));
    heads.addAll(LANGUAGES);
    line(out, "rows", heads);
    line(out, "---", heads.stream().map(each -> "---").toList());
    for (Wire wire : Wire.values()) {
      rowsByCells.forEach(
          (cells, rows) -> {
            if (cells.get(0).equals(wire.word())) {
              line(out, String.join(", ", rows), cells);
            }
          });
    }
  }

  private static String cell(Reader reader) {
    if (reader == null) {
      return NONE;
    }
    String of = " of " + reader.tried();
    String read =
        reader.read() == 0 ? "✘" : reader.read() == reader.tried() ? "✔" : reader.read() + of;
    return reader.written() == reader.read() ? read : read + ", back " + reader.written() + of;
  }

  /** What does not come across, with all rows and data sets of which that is so. */
  private void faults(StringBuilder out) {
    out.append("\n### What does not come across\n\n");
    line(out, "by", List.of("rows", "data sets", "what"));
    line(out, "---", List.of("---", "---", "---"));
    Map<String, List<Verdict>> byFault = new LinkedHashMap<>();
    for (List<Verdict> verdicts : byRow.values()) {
      for (Verdict each : verdicts) {
        if (!(each.fault() + each.faultBack()).isEmpty()) {
          String what = each.fault().isEmpty() ? "back: " + each.faultBack() : each.fault();
          byFault
              .computeIfAbsent(
                  each.language() + ", " + each.implementation() + "|" + brief(what),
                  key -> new ArrayList<>())
              .add(each);
        }
      }
    }
    byFault.forEach(
        (key, verdicts) -> {
          Set<String> rows = new LinkedHashSet<>();
          Set<String> data = new TreeSet<>();
          verdicts.forEach(each -> rows.add(each.row()));
          verdicts.forEach(each -> data.add(each.dataset()));
          int bar = key.indexOf('|');
          line(
              out,
              key.substring(0, bar),
              List.of(String.join(", ", rows), String.join(", ", data), key.substring(bar + 1)));
        });
  }

  /** Without what differs between rows or runs, and safe in a table. */
  private static String brief(String what) {
    String line = what.replaceAll("\\s+", " ").replaceAll("(?<= )(?:[a-z0-9_]+\\.)+(?=[A-Z])", "");
    String text = line.replaceFirst("^(?:[a-z0-9_]+\\.)+(?=[A-Z])", "");
    return (text.length() > 160 ? text.substring(0, 157) + "..." : text)
        .replace("|", "\\|")
        .replace("<", "&lt;");
  }

  private static void line(StringBuilder out, String first, List<String> others) {
    out.append("| ").append(first);
    others.forEach(each -> out.append(" | ").append(each));
    out.append(" |\n");
  }

  /** The earlier findings in a file; none where there is no file yet. */
  static Languages before(Path csv) throws IOException {
    String text = Files.exists(csv) ? Files.readString(csv) : Languages.HEAD;
    return Languages.read(new BufferedReader(new StringReader(text)));
  }

  /** The page with these tables between its marks. */
  String in(String page) {
    String begin = "<!-- languages -->\n";
    int from = page.indexOf(begin) + begin.length();
    int to = page.indexOf("<!-- /languages -->");
    if (from < begin.length() || to < from) {
      throw new IllegalArgumentException("the page has no marks for the tables: " + begin.strip());
    }
    return page.substring(0, from) + tables() + page.substring(to);
  }
}
