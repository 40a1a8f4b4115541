package io.serbench.cli.work;

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
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Results of a check as text: a line for each row, or rows grouped by verdict; then the features
 * that were found, the causes of bad verdicts, and the meanings of the verdicts.
 */
final class CheckText {
  private static final int GAP = 2;

  /** The number of characters per line without a terminal. */
  private static final int WIDTH = 100;

  /** The largest number of skipped rows to list by name. */
  private static final int MOST_NAMED = 10;

  private static final String SKIPPED = Fit.SKIPPED.word();

  /** The words for rows that were not tried, by status. */
  private static final Map<String, String> UNTRIED =
      Map.of(
          Finding.NOT_CARRIED.name(),
          SKIPPED,
          Finding.UNAVAILABLE.name(),
          Fit.UNAVAILABLE.word(),
          Finding.ERROR.name(),
          "error");

  private final Console console;

  private final OptionalInt screen;

  private final Check check;
  private final List<Question> questions;

  /** The words of verdicts, from best to worst. */
  private final List<String> words;

  private final int column;

  CheckText(Context context, Check check, List<String> rows) {
    this.console = context.console();
    this.screen = context.services().columns();
    this.check = check;
    this.questions = check.questions();
    this.words = List.copyOf(check.verdicts().keySet());
    this.column = width(rows.stream());
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

  void end(List<Observed> all) {
    features(all);
    causes(all);
    meanings(all);
  }

  void head() {
    List<String> lines = check.head().map(head -> head.lines().toList()).orElseGet(this::headings);
    for (int i = 0; i < lines.size(); i++) {
      line(i == lines.size() - 1 ? "row" : "", lines.get(i));
    }
  }

  private List<String> headings() {
    if (!CheckTable.hasColumns(questions)) {
      return List.of();
    }
    String headings = columns(Question::heading);
    String over = over();
    return over.isEmpty() ? List.of(headings) : List.of(over, headings);
  }

  /** Returns the line above the headings, in which adjacent questions share a heading. */
  private String over() {
    StringBuilder line = new StringBuilder();
    String last = "";
    int end = 0;
    for (Question question : questions) {
      if (!question.over().equals(last)) {
        line.append(" ".repeat(Math.max(0, end - line.length()))).append(question.over());
      }
      last = question.over();
      end += width(question);
    }
    return line.toString();
  }

  private int width(Question question) {
    return question.width() > 0
        ? question.width()
        : width(Stream.concat(Stream.of(question.heading()), words.stream()));
  }

  private String columns(Function<Question, String> cell) {
    return questions.stream()
        .map(question -> padded(cell.apply(question), width(question)))
        .collect(Collectors.joining())
        .stripTrailing();
  }

  void line(Observed row) {
    line(row.row(), row.isTried() ? text(row) : row.status() + " " + row.cause());
  }

  private String text(Observed row) {
    Optional<String> special = check.text(row);
    if (special.isPresent()) {
      return special.get();
    }
    if (!CheckTable.hasColumns(questions)) {
      return Recorded.grouped(words, row.verdicts());
    }
    return columns(question -> row.verdict(question.asked()));
  }

  /**
   * Prints the rows of each question grouped by verdict, and then the number of rows of each group.
   */
  private void groups(List<Observed> all) {
    String before = "";
    for (Question question : questions) {
      console.text(before);
      groups(question.asked(), all);
      before = "\n";
    }
  }

  private void groups(String asked, List<Observed> all) {
    Map<String, List<Observed>> groups = new LinkedHashMap<>();
    words.forEach(word -> groups.put(word, new ArrayList<>()));
    for (Observed row : all) {
      groups
          .computeIfAbsent(
              row.isTried() ? row.verdict(asked) : UNTRIED.getOrDefault(row.status(), row.status()),
              none -> new ArrayList<>())
          .add(row);
    }
    List<String> counts = new ArrayList<>();
    groups.forEach(
        (word, some) -> {
          if (!some.isEmpty()) {
            console.line(word + " (" + some.size() + "):");
            group(word, some, asked);
            console.line("");
            counts.add(word + " " + some.size());
          }
        });
    console.line(asked + ": " + Digits.count(all.size(), "row") + "; " + String.join(", ", counts));
  }

  private void group(String word, List<Observed> some, String asked) {
    int width = screen.orElse(WIDTH);
    // Lines in a file are not broken, so that they can be searched for rows and causes.
    int whole = screen.orElse(Integer.MAX_VALUE);
    int first = width(some.stream().map(Observed::row));
    List<String> plain = new ArrayList<>();
    Map<String, List<String>> skipped = new LinkedHashMap<>();
    for (Observed row : some) {
      String cause = row.isTried() ? row.causes().getOrDefault(asked, "") : row.cause();
      if (cause.isEmpty()) {
        plain.add(row.row());
      } else if (word.equals(SKIPPED)) {
        // The part after the colon describes the code that is needed, which 'serbench show' prints.
        skipped.computeIfAbsent(cause.split(":", 2)[0], none -> new ArrayList<>()).add(row.row());
      } else {
        console.text(Columns.hanging(row.row(), first, CheckReport.shortened(cause), whole) + "\n");
      }
    }
    if (!plain.isEmpty()) {
      console.text(Columns.hanging("", 0, String.join(", ", plain), width) + "\n");
    }
    skipped.forEach(
        (why, rows) -> {
          String names = rows.size() > MOST_NAMED ? rows.size() + " rows" : String.join(", ", rows);
          console.text(Columns.hanging("", 0, why + ": " + names, width) + "\n");
        });
  }

  private void features(List<Observed> all) {
    if (all.stream().allMatch(row -> row.features().isEmpty())) {
      return;
    }
    part("Features:");
    for (Observed row : all) {
      if (!row.status().equals(Finding.UNAVAILABLE.name())) {
        console.lineAtOnce(
            row.features().stream()
                .map(Feature::name)
                .collect(Collectors.joining(" ", row.row() + ": ", "")));
      }
    }
  }

  private void causes(List<Observed> all) {
    if (check.isGrouped() || all.stream().allMatch(row -> row.causes().isEmpty())) {
      return;
    }
    part("Why not:");
    int asked = width(all.stream().flatMap(row -> row.causes().keySet().stream()));
    int verdict =
        width(all.stream().flatMap(row -> row.causes().keySet().stream().map(row::verdict)));
    for (Observed row : all) {
      row.causes()
          .forEach(
              (what, cause) ->
                  line(
                      row.row(),
                      padded(what, asked)
                          + padded(row.verdict(what), verdict)
                          + CheckReport.shortened(cause)));
    }
  }

  private void meanings(List<Observed> all) {
    Set<String> said = new HashSet<>();
    for (Observed row : all) {
      row.verdicts().values().forEach(some -> said.addAll(List.of(some.split(" ", -1))));
      said.addAll(row.verdicts().values());
    }
    Map<String, String> meanings = new LinkedHashMap<>(check.verdicts());
    meanings.keySet().retainAll(said);
    if (meanings.isEmpty()) {
      return;
    }
    part("Verdicts:");
    int width = width(meanings.keySet().stream());
    meanings.forEach((word, meaning) -> console.lineAtOnce(padded(word, width) + meaning));
  }

  /**
   * Prints text in columns after a word, which stands in the first line, where rows have their
   * names.
   */
  private void line(String word, String text) {
    String before = word;
    for (String line : text.split("\n", -1)) {
      console.lineAtOnce(padded(before, Math.max(column, before.length() + GAP)) + line);
      before = "";
    }
  }

  private void part(String heading) {
    console.lineAtOnce("");
    console.lineAtOnce(heading);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
