package io.serbench.cli.work;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Recorded;
import io.serbench.check.Check;
import io.serbench.check.Check.Finding;
import io.serbench.check.Check.Question;
import io.serbench.cli.console.Columns;
import io.serbench.cli.console.Console;
import io.serbench.report.metric.Digits;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Results of a check as text: a line for each row, or rows grouped by verdict; then the features
 * that were found, the causes of bad verdicts, and the meanings of the verdicts.
 *
 * @param width characters per line; no limit in a file, which may be searched for rows and causes
 * @param words the words of verdicts, from best to worst
 * @param column characters of the first column
 */
record CheckText(
    Console console,
    int width,
    Check check,
    List<Question> questions,
    List<String> words,
    int column) {
  private static final int GAP = 2;
  private static final String SKIPPED = Fit.SKIPPED.word();

  /** The largest number of questions with columns. Verdicts of more are grouped in a line. */
  private static final int MOST_COLUMNS = 8;

  CheckText(Context context, Check check, List<String> rows) {
    this(
        context.console(),
        context.services().columns().orElse(Integer.MAX_VALUE),
        check,
        check.questions(),
        List.copyOf(check.verdicts().keySet()),
        width(rows.stream()));
  }

  static boolean hasColumns(List<Question> questions) {
    return questions.size() <= MOST_COLUMNS;
  }

  private static int width(Stream<String> words) {
    return GAP + words.mapToInt(String::length).max().orElse(0);
  }

  void print(List<Observed> all) {
    if (check.isGrouped()) {
      groups(all);
    } else {
      head();
      all.forEach(this::line);
    }
    end(all);
  }

  void head() {
    List<String> lines = check.head().map(head -> head.lines().toList()).orElseGet(this::headings);
    for (int i = 0; i < lines.size(); i++) {
      line(i == lines.size() - 1 ? "row" : "", lines.get(i));
    }
  }

  /** Returns the headings, below a line with those that several questions share. */
  private List<String> headings() {
    if (!hasColumns(questions)) {
      return List.of();
    }
    Map<String, Integer> shared = new LinkedHashMap<>();
    questions.forEach(question -> shared.merge(question.over(), width(question), Integer::sum));
    String over =
        shared.entrySet().stream()
            .map(each -> padded(each.getKey(), each.getValue()))
            .collect(joining());
    return Stream.of(over, columns(Question::heading)).filter(line -> !line.isBlank()).toList();
  }

  private int width(Question question) {
    return question.width() > 0
        ? question.width()
        : width(Stream.concat(Stream.of(question.heading()), words.stream()));
  }

  private String columns(Function<Question, String> cell) {
    return questions.stream()
        .map(question -> padded(cell.apply(question), width(question)))
        .collect(joining());
  }

  void line(Observed row) {
    line(row.row(), row.isTried() ? text(row) : row.status() + " " + row.cause());
  }

  private String text(Observed row) {
    return check
        .text(row)
        .orElseGet(
            () ->
                hasColumns(questions)
                    ? columns(question -> row.verdict(question.asked()))
                    : Recorded.grouped(words, row.verdicts(), questions.size()));
  }

  /** Prints text in columns after a word, where rows have their names, on the first line. */
  private void line(String word, String text) {
    String before = word;
    for (String line : text.split("\n", -1)) {
      console.lineAtOnce(padded(before, Math.max(column, before.length() + GAP)) + line);
      before = "";
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private void groups(List<Observed> all) {
    String gap = "";
    for (Question question : questions) {
      console.text(gap);
      gap = "\n";
      groups(question.asked(), all);
    }
  }

  /** Prints the rows grouped by their verdict on a question, and then the size of each group. */
  private void groups(String asked, List<Observed> all) {
    Map<String, List<Observed>> groups = new LinkedHashMap<>();
    words.forEach(word -> groups.put(word, new ArrayList<>()));
    for (Observed row : all) {
      groups.computeIfAbsent(word(row, asked), none -> new ArrayList<>()).add(row);
    }
    groups.values().removeIf(List::isEmpty);
    List<String> counts = new ArrayList<>();
    groups.forEach(
        (word, rows) -> {
          // Of many data sets, most rows carry only some.
          if (!word.equals(SKIPPED) || hasColumns(questions) || groups.size() == 1) {
            console.line(word + " (" + rows.size() + "):");
            group(word, rows, asked);
            console.line("");
          }
          counts.add(word + " " + rows.size());
        });
    console.line(asked + ": " + Digits.count(all.size(), "row") + "; " + String.join(", ", counts));
  }

  private static String word(Observed row, String asked) {
    if (row.isTried()) {
      return row.verdict(asked);
    }
    return row.status().equals(Finding.NOT_CARRIED.name())
        ? SKIPPED
        : row.status().toLowerCase(Locale.ROOT);
  }

  private void group(String word, List<Observed> rows, String asked) {
    int first = width(rows.stream().map(Observed::row));
    Map<String, List<String>> together = new LinkedHashMap<>();
    for (Observed row : rows) {
      String cause = row.isTried() ? row.causes().getOrDefault(asked, "") : row.cause();
      if (cause.isEmpty() || word.equals(SKIPPED)) {
        // The part after the colon describes the code that is needed, which 'serbench show' prints.
        String why = cause.isEmpty() ? "" : cause.split(":", 2)[0] + ": ";
        together.computeIfAbsent(why, none -> new ArrayList<>()).add(row.row());
      } else {
        hanging(row.row(), first, CheckReport.shortened(cause));
      }
    }
    together.forEach((why, names) -> hanging("", 0, why + String.join(", ", names)));
  }

  private void hanging(String label, int first, String text) {
    console.text(Columns.hanging(label, first, text, width) + "\n");
  }

  void end(List<Observed> all) {
    Columns features = new Columns();
    Columns causes = new Columns();
    Set<String> said = new HashSet<>();
    for (Observed row : all) {
      if (!row.features().isEmpty()) {
        String names = row.features().stream().map(Feature::name).collect(joining(" "));
        features.add(List.of(row.row() + ": " + names));
      }
      row.causes()
          .forEach(
              (asked, cause) ->
                  causes.add(
                      List.of(row.row(), asked, row.verdict(asked), CheckReport.shortened(cause))));
      row.verdicts().values().forEach(some -> said.addAll(List.of(some.split(" ", -1))));
      said.addAll(row.verdicts().values());
    }
    Columns meanings = new Columns();
    check.verdicts().entrySet().stream()
        .filter(each -> said.contains(each.getKey()))
        .forEach(each -> meanings.add(List.of(each.getKey(), each.getValue())));
    part("Features:", features);
    part("Why not:", check.isGrouped() ? new Columns() : causes);
    part("Verdicts:", meanings);
  }

  private void part(String heading, Columns lines) {
    if (!lines.lines().isEmpty()) {
      console.lineAtOnce("");
      console.lineAtOnce(heading);
      lines.lines().forEach(console::lineAtOnce);
    }
  }
}
