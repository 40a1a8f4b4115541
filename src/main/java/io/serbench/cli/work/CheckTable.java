package io.serbench.cli.work;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Results of a check as tables: one for people, and one with all details for programs. */
public final class CheckTable {
  /**
   * The largest number of questions that have columns in text. Verdicts of more are grouped in a
   * line.
   */
  private static final int MOST_COLUMNS = 8;

  /** The largest number of questions that leave room for causes in a table. */
  private static final int MOST_WITH_CAUSE = 6;

  private static final int LONGEST_WHY = 150;
  private static final String NOT_TRIED = "not tried";

  /** The cause of an exception, which is what people look for. */
  private static final Pattern CAUSED = Pattern.compile(".*?\\(caused by (.*)\\).*");

  private static final Pattern STEP = Pattern.compile("^(opening|round trip): ");
  private static final Pattern PACKAGE = Pattern.compile("java\\.lang\\.(reflect\\.)?");

  private final List<Question> questions;

  /** The words of verdicts, from best to worst. */
  private final List<String> words;

  private final List<String> rows;

  CheckTable(Check check, List<String> rows) {
    this.questions = check.questions();
    this.words = List.copyOf(check.verdicts().keySet());
    this.rows = rows;
  }

  static boolean hasColumns(List<Question> questions) {
    return questions.size() <= MOST_COLUMNS;
  }

  /**
   * Returns a table in which rows with the same verdicts share a line. The best rows come first,
   * and those not tried last.
   */
  Section table(List<Observed> all) {
    Map<List<String>, List<String>> groups =
        all.stream()
            .filter(Observed::isTried)
            .sorted(Comparator.comparingInt(this::rank))
            .collect(groupingBy(this::cells, LinkedHashMap::new, mapping(Observed::row, toList())));
    List<String> untried = new ArrayList<>(rows);
    all.forEach(row -> untried.removeIf(name -> CheckReport.isOf(row, name)));
    if (!untried.isEmpty()) {
      groups.put(List.of(), untried);
    }
    Lines<Map.Entry<List<String>, List<String>>> table =
        Table.of(groups.entrySet())
            .words("rows", 0, group -> String.join(", ", group.getValue()))
            .unless(group -> group.getKey().isEmpty() ? Optional.of(NOT_TRIED) : Optional.empty());
    return Section.of(Section.Part.RESULT, "", words(table, headings(), Map.Entry::getKey));
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

  /** Shortens a verdict for a table with many columns, where the best and the worst are signs. */
  private String sign(String verdict) {
    return verdict.equals(words.get(0))
        ? "+"
        : verdict.equals(words.get(words.size() - 1)) ? "-" : verdict;
  }

  /**
   * Returns the first cause of a verdict; one of what was tried is preferred to one of what was
   * not.
   */
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

  /** Returns a number that is small for good rows. */
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

  /** Returns lines as the table of recorded verdicts has them. */
  public static Table table(Stream<RecordedLine> lines) {
    return words(Table.of(lines.toList()), RecordedLine.COLUMNS, RecordedLine::cells);
  }
}
