package io.serbench.cli.work;

import io.serbench.catalog.RecordedLine;
import io.serbench.check.Check;
import io.serbench.check.Check.Question;
import io.serbench.dataset.Excerpt;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Lines;
import io.serbench.result.Observed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What comes of a check as tables: for people, and all of it for programs. */
public final class CheckTable {
  /** More columns do not fit into a line of text: there, questions are named behind verdicts. */
  private static final int MOST_COLUMNS = 8;

  /** With more columns, a table has no room for causes. */
  private static final int MOST_WITH_CAUSE = 6;

  private static final int LONGEST_WHY = 150;
  private static final String NOT_TRIED = "not tried";

  /** Where an exception has a cause, that is what people look for. */
  private static final Pattern CAUSED = Pattern.compile(".*?\\(caused by (.*)\\).*");

  private static final Pattern STEP = Pattern.compile("^(opening|round trip): ");
  private static final Pattern PACKAGE = Pattern.compile("java\\.lang\\.(reflect\\.)?");

  private final List<Question> questions;

  /** The words of verdicts, from good to bad. */
  private final List<String> words;

  /** Those that are asked for; of these, some may not have been tried. */
  private final List<String> rows;

  CheckTable(Check check, List<String> rows) {
    this.questions = check.questions();
    this.words = List.copyOf(check.verdicts().keySet());
    this.rows = rows;
  }

  /** Tells whether there is a column for each question. */
  static boolean hasColumns(List<Question> questions) {
    return questions.size() <= MOST_COLUMNS;
  }

  /** Rows with the same verdicts share a line, the best first and those not tried last. */
  Section table(List<Observed> all) {
    Map<List<String>, List<String>> groups = new LinkedHashMap<>();
    Map<List<String>, Integer> ranks = new HashMap<>();
    for (Observed row : all) {
      if (row.isTried()) {
        List<String> cells = cells(row);
        ranks.putIfAbsent(cells, rank(row));
        groups.computeIfAbsent(cells, none -> new ArrayList<>()).add(row.row());
      }
    }
    List<Map.Entry<List<String>, List<String>>> sorted = new ArrayList<>(groups.entrySet());
    sorted.sort(Comparator.comparingInt(group -> ranks.get(group.getKey())));
    List<String> untried = new ArrayList<>(rows);
    for (Observed row : all) {
      untried.removeIf(name -> CheckReport.isOf(row, name));
    }
    if (!untried.isEmpty()) {
      sorted.add(Map.entry(List.of(), untried));
    }
    Lines<Map.Entry<List<String>, List<String>>> table =
        Table.of(sorted)
            .words("rows", 0, group -> String.join(", ", group.getValue()))
            .unless(group -> group.getKey().isEmpty() ? Optional.of(NOT_TRIED) : Optional.empty());
    return new Section(Section.Part.RESULT, List.of(words(table, headings(), Map.Entry::getKey)));
  }

  private List<String> headings() {
    List<String> headings = new ArrayList<>();
    questions.forEach(question -> headings.add(question.heading()));
    if (questions.size() <= MOST_WITH_CAUSE) {
      headings.add("why");
    }
    return headings;
  }

  private List<String> cells(Observed row) {
    List<String> cells = new ArrayList<>();
    for (Question question : questions) {
      String verdict = row.verdict(question.asked());
      cells.add(hasColumns(questions) ? verdict : sign(verdict));
    }
    if (questions.size() <= MOST_WITH_CAUSE) {
      cells.add(firstCause(row));
    }
    return cells;
  }

  /** Short enough for a table with many columns: the best and the worst are signs. */
  private String sign(String verdict) {
    return verdict.equals(words.get(0))
        ? "+"
        : verdict.equals(words.get(words.size() - 1)) ? "-" : verdict;
  }

  /** Of what was tried, if anything went wrong there. */
  private String firstCause(Observed row) {
    String untried = words.get(words.size() - 1);
    return row.causes().entrySet().stream()
        .filter(each -> isSingle() || !row.verdict(each.getKey()).equals(untried))
        .findFirst()
        .or(() -> row.causes().entrySet().stream().findFirst())
        .map(first -> (isSingle() ? "" : first.getKey() + ": ") + why(first.getValue()))
        .orElse("");
  }

  private static String why(String cause) {
    String root = STEP.matcher(CAUSED.matcher(cause).replaceFirst("$1")).replaceFirst("");
    return Excerpt.of(PACKAGE.matcher(root).replaceFirst(""), LONGEST_WHY);
  }

  private boolean isSingle() {
    return questions.size() == 1;
  }

  /** Small for good rows. */
  private int rank(Observed row) {
    return questions.stream().mapToInt(question -> rank(row.verdict(question.asked()))).sum();
  }

  int rank(String verdict) {
    return words.contains(verdict) ? words.indexOf(verdict) : words.size();
  }

  private static <T> Table words(
      Lines<T> table, List<String> headings, Function<T, List<String>> cells) {
    for (int i = 0; i < headings.size(); i++) {
      int column = i;
      table.words(headings.get(i), 0, row -> cells.apply(row).get(column));
    }
    return table.table();
  }

  /** Returns lines as the table that ships with serbench has them. */
  public static Table table(Stream<RecordedLine> lines) {
    return words(Table.of(lines.toList()), RecordedLine.COLUMNS, RecordedLine::cells);
  }
}
