package io.serbench.lab.languages;

import io.serbench.catalog.Recorded;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Row;
import io.serbench.catalog.SuppliedLibraries;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.work.CheckReport;
import io.serbench.dataset.Excerpt;
import io.serbench.lab.languages.Judge.Verdict;
import io.serbench.lab.pages.MarkedPage;
import io.serbench.report.block.Page;
import io.serbench.report.format.Formats;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The findings about all rows, as recorded verdicts and as tables of a page. */
final class Findings {
  /** The languages, in the order of the tables' columns. */
  private static final List<String> LANGUAGES =
      List.of("Python", "JavaScript", "Go", "Rust", "C++");

  private static final String NONE = "–";

  /** The name under which the check is recorded. */
  private static final String CHECK = "languages";

  /**
   * The greatest length of a cause, in characters. Some libraries quote the whole message, byte by
   * byte.
   */
  private static final int LONGEST_CAUSE = 200;

  /** Ends the question of how many data sets the row reads back from another language. */
  private static final String BACK = ": back";

  /**
   * An implementation of a row's format in another language.
   *
   * @param name the name of its package
   * @param tried the number of data sets of which the row wrote a message
   * @param read the number of these messages that it read correctly
   * @param written the number of data sets that the row reads back correctly from this
   *     implementation
   * @param cause the first failure; empty if there was none
   */
  record Reader(
      String language,
      String name,
      String version,
      int tried,
      int read,
      int written,
      String cause) {
    private static Reader of(RecordedLine reads, RecordedLine writes) {
      String[] words = reads.question().split(" ", 2);
      int version = words[1].lastIndexOf(' ');
      String[] counts = reads.verdict().split(" of ", 2);
      return new Reader(
          words[0],
          words[1].substring(0, version),
          words[1].substring(version + 1),
          Integer.parseInt(counts[1]),
          Integer.parseInt(counts[0]),
          Integer.parseInt(writes.number()),
          reads.cause());
    }
  }

  private final Map<String, Row> byName = new LinkedHashMap<>();
  private final Map<String, Wire> wires = new LinkedHashMap<>();
  private final Map<String, List<Verdict>> byRow = new LinkedHashMap<>();

  /**
   * Creates the findings.
   *
   * @param rows the rows that were tried, in the order of the tables
   */
  Findings(List<Row> rows, Collection<Verdict> verdicts) {
    for (Row row : rows) {
      byName.put(row.name(), row);
      wires.put(row.name(), Wire.of(row));
      byRow.put(
          row.name(), verdicts.stream().filter(each -> each.row().equals(row.name())).toList());
    }
  }

  /**
   * Returns the implementations that tried all messages of a row, at most one for each language.
   */
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
                (int) written,
                tried.stream()
                    .filter(each -> !what(each).isEmpty())
                    .findFirst()
                    .map(each -> each.dataset() + ": " + what(each))
                    .orElse("")));
      }
    }
    return readers;
  }

  /** Returns why the value was not read, or not read back; empty if both worked. */
  private static String what(Verdict each) {
    return !each.fault().isEmpty() || each.faultBack().isEmpty()
        ? each.fault()
        : "back: " + each.faultBack();
  }

  /** Returns the lines to record, as CSV. */
  String csv() {
    List<RecordedLine> lines = new ArrayList<>();
    for (String row : byRow.keySet()) {
      lines.add(line(row, "", "OK", "", ""));
      for (Reader each : readers(row)) {
        String question = each.language() + " " + each.name() + " " + each.version();
        lines.add(line(row, question, each.read(), each.tried(), each.cause()));
        lines.add(line(row, question + BACK, each.written(), each.tried(), ""));
      }
    }
    Page page = new Page(List.of(), CheckReport.recorded(lines.stream()));
    return Formats.byName("csv").orElseThrow().pageWriter().orElseThrow().apply(page);
  }

  private RecordedLine line(String row, String question, int some, int all, String cause) {
    return line(row, question, some + " of " + all, Integer.toString(some), cause);
  }

  private RecordedLine line(
      String row, String question, String verdict, String number, String cause) {
    String library =
        SuppliedLibraries.onClassPath(UserClassPath.NONE)
            .versionInUse(byName.get(row).library())
            .orElse("");
    String jdk = Integer.toString(Runtime.version().feature());
    return new RecordedLine(
        row, CHECK, question, verdict, number, Excerpt.of(cause, LONGEST_CAUSE), jdk, library);
  }

  /** Returns the languages of earlier findings that were not tried this time. */
  Set<String> missing(Map<String, List<Reader>> before) {
    Set<String> missing = new LinkedHashSet<>();
    before.values().forEach(all -> all.forEach(each -> missing.add(each.language())));
    byRow.values().forEach(all -> all.forEach(each -> missing.remove(each.language())));
    return missing;
  }

  /**
   * Returns a message for each loss: for a language that reads or writes fewer data sets of a row
   * than before, and for a row that no longer has a message.
   */
  List<String> losses(Map<String, List<Reader>> before) {
    List<String> losses = new ArrayList<>();
    for (String row : before.keySet()) {
      if (!byRow.containsKey(row)) {
        losses.add(row + ": wrote nothing that could be read");
      }
    }
    for (String row : byRow.keySet()) {
      for (Reader then : before.getOrDefault(row, List.of())) {
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
      if (each.language().equals(language) && !what(each).isEmpty()) {
        causes.append("\n  ").append(each.dataset()).append(": ").append(what(each));
      }
    }
    return causes.toString();
  }

  /** Returns the tables of the page, in Markdown: rows and implementations. */
  String tables() {
    StringBuilder out = new StringBuilder();
    rows(out);
    implementations(out);
    return out.toString();
  }

  private void implementations(StringBuilder out) {
    out.append("\n### Implementations\n\n");
    line(out, "format", LANGUAGES);
    line(out, "---", LANGUAGES.stream().map(each -> "---").toList());
    Map<Wire, Map<String, String>> byWire = new TreeMap<>();
    for (String row : byRow.keySet()) {
      Map<String, String> names = byWire.computeIfAbsent(wires.get(row), wire -> new TreeMap<>());
      readers(row).forEach(each -> names.put(each.language(), each.name() + " " + each.version()));
    }
    Map<List<String>, List<String>> formats = new LinkedHashMap<>();
    byWire.forEach(
        (wire, names) ->
            formats
                .computeIfAbsent(
                    LANGUAGES.stream().map(each -> names.getOrDefault(each, NONE)).toList(),
                    cells -> new ArrayList<>())
                .add(wire.word()));
    formats.remove(LANGUAGES.stream().map(each -> NONE).toList());
    formats.forEach((cells, words) -> line(out, String.join(", ", words), cells));
  }

  private void rows(StringBuilder out) {
    out.append("### Rows\n\n");
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

  private static void line(StringBuilder out, String first, List<String> others) {
    out.append("| ").append(first);
    others.forEach(each -> out.append(" | ").append(each));
    out.append(" |\n");
  }

  /** Returns what was recorded earlier, by row. */
  static Map<String, List<Reader>> before(Recorded recorded) {
    Map<String, List<Reader>> before = new LinkedHashMap<>();
    recorded
        .ofCheck(CHECK)
        .forEach(
            (row, lines) -> {
              Map<String, RecordedLine> byQuestion = new LinkedHashMap<>();
              lines.forEach(line -> byQuestion.put(line.question(), line));
              // The line without a question is about the row itself.
              before.put(
                  row,
                  byQuestion.keySet().stream()
                      .filter(question -> byQuestion.containsKey(question + BACK))
                      .map(each -> Reader.of(byQuestion.get(each), byQuestion.get(each + BACK)))
                      .toList());
            });
    return before;
  }

  /**
   * Returns the page with these tables between its marks.
   *
   * @throws IllegalArgumentException if the page has no marks
   */
  String in(String page) {
    return MarkedPage.with(page, CHECK, tables());
  }
}
