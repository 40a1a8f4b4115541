package io.serbench.cli.work;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Recorded;
import io.serbench.catalog.Topic;
import io.serbench.check.Check.Finding;
import io.serbench.check.CheckKind;
import io.serbench.check.CheckKind.AnswerMatrix;
import io.serbench.check.CheckKind.CheckQuestion;
import io.serbench.cli.console.Columns;
import io.serbench.cli.console.Console;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.metric.Digits;
import io.serbench.result.Answered;
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
    CheckKind kind,
    List<CheckQuestion> questions,
    List<String> words,
    int column) {
  private static final int GAP = 2;
  private static final int NARROWEST = 12; // Columns of a matrix.
  private static final String SKIPPED = Fit.SKIPPED.word();

  /** The largest number of questions with columns. Verdicts of more are grouped in a line. */
  private static final int MOST_COLUMNS = 8;

  CheckText(Context context, CheckKind kind, List<String> rows) {
    this(
        context.console(),
        context.services().columns().orElse(Integer.MAX_VALUE),
        kind,
        kind.questions(),
        kind.verdicts().stream().map(CheckVerdict::word).toList(),
        width(rows.stream()));
  }

  static boolean hasColumns(List<CheckQuestion> questions) {
    return questions.size() <= MOST_COLUMNS;
  }

  private static int width(Stream<String> words) {
    return GAP + words.mapToInt(String::length).max().orElse(0);
  }

  void print(List<Observed> all) {
    if (kind.isGrouped()) {
      groups(all);
    } else {
      head();
      all.forEach(this::line);
    }
    end(all);
  }

  /** Prints how rows are tried, if there is anything to say. */
  void facts(List<Labelled> facts) {
    if (!facts.isEmpty()) {
      Columns lines = new Columns();
      facts.forEach(fact -> lines.add(List.of(fact.label(), fact.text())));
      lines.lines().forEach(console::lineAtOnce);
      console.lineAtOnce("");
    }
  }

  void head() {
    List<String> lines = kind.matrix().map(CheckText::head).orElseGet(this::headings);
    for (int i = 0; i < lines.size(); i++) {
      line(i == lines.size() - 1 ? "row" : "", lines.get(i));
    }
  }

  /** Returns the headings, below a line with those that several questions share. */
  private List<String> headings() {
    if (!hasColumns(questions)) {
      return List.of();
    }
    StringBuilder over = new StringBuilder();
    String last = "";
    int end = 0;
    for (CheckQuestion question : questions) {
      if (!question.over().equals(last)) {
        last = question.over();
        over.append(" ".repeat(end - over.length())).append(last);
      }
      end += width(question);
    }
    return Stream.of(over.toString(), columns(CheckQuestion::heading))
        .filter(line -> !line.isBlank())
        .toList();
  }

  /** Returns the width of a column, whose heading, answers and share of a heading above fit. */
  private int width(CheckQuestion question) {
    long sharing = questions.stream().filter(it -> it.over().equals(question.over())).count();
    long share = (question.over().length() + GAP + sharing - 1) / sharing;
    Stream<String> answers = kind.answers(question.topic()).stream().map(CheckVerdict::word);
    Stream<String> words = Stream.concat(Stream.of(question.heading(), question.sample()), answers);
    return Math.max(width(words), (int) share);
  }

  private String columns(Function<CheckQuestion, String> cell) {
    return questions.stream()
        .map(question -> padded(cell.apply(question), width(question)))
        .collect(joining());
  }

  void line(Observed row) {
    line(row.row(), row.isTried() ? text(row) : row.status() + " " + row.cause());
  }

  private String text(Observed row) {
    if (kind.matrix().isPresent()) {
      return matrix(row, kind.matrix().get());
    }
    return hasColumns(questions)
        ? columns(question -> word(row, question.topic()))
        : Recorded.grouped(words, row.verdicts(), questions.size());
  }

  private static String word(Observed row, Topic topic) {
    return row.verdict(topic).map(CheckVerdict::word).orElse("");
  }

  private static List<String> head(AnswerMatrix matrix) {
    return matrix.versions().isEmpty()
        ? List.of()
        : List.of(
            line(matrix, "", Stream.of("read by")),
            line(matrix, "written by", matrix.versions().stream()));
  }

  private String matrix(Observed row, AnswerMatrix matrix) {
    if (matrix.versions().isEmpty()) {
      return word(row, questions.get(0).topic());
    }
    return matrix.versions().stream()
        .map(writer -> line(matrix, writer, words(row, matrix, writer)))
        .collect(joining("\n"));
  }

  private static Stream<String> words(Observed row, AnswerMatrix matrix, String writer) {
    return matrix.versions().stream().map(reader -> matrix.verdict(row, writer, reader).word());
  }

  private static String line(AnswerMatrix matrix, String first, Stream<String> others) {
    int longest = matrix.versions().stream().mapToInt(String::length).max().orElseThrow();
    int cell = Math.max(NARROWEST, longest + 1);
    return Stream.concat(Stream.of(first), others)
        .map(word -> padded(word, cell))
        .collect(joining())
        .stripTrailing();
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
    for (CheckQuestion question : questions) {
      console.text(gap);
      gap = "\n";
      groups(question.topic(), all);
    }
  }

  /** Prints the rows grouped by their verdict on a question, and then the size of each group. */
  private void groups(Topic asked, List<Observed> all) {
    Map<String, List<Observed>> groups = new LinkedHashMap<>();
    words.forEach(word -> groups.put(word, new ArrayList<>()));
    for (Observed row : all) {
      groups.computeIfAbsent(group(row, asked), none -> new ArrayList<>()).add(row);
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
    console.line(
        asked.word() + ": " + Digits.count(all.size(), "row") + "; " + String.join(", ", counts));
  }

  private static String group(Observed row, Topic asked) {
    if (row.isTried()) {
      return word(row, asked);
    }
    return row.status().equals(Finding.NOT_CARRIED.name())
        ? SKIPPED
        : row.status().toLowerCase(Locale.ROOT);
  }

  private void group(String word, List<Observed> rows, Topic asked) {
    int first = width(rows.stream().map(Observed::row));
    Map<String, List<String>> together = new LinkedHashMap<>();
    for (Observed row : rows) {
      String cause =
          row.isTried() ? row.answer(asked).map(Answered::cause).orElse("") : row.cause();
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
      for (Answered answer : row.answers()) {
        String word = answer.word();
        if (!answer.cause().isEmpty()) {
          String cause = CheckReport.shortened(answer.cause());
          causes.add(List.of(row.row(), answer.topic().word(), word, cause));
        }
        said.add(word);
        said.addAll(List.of(word.split(" ", -1)));
      }
    }
    Columns columns = new Columns();
    questions.stream()
        .filter(question -> !question.meaning().isEmpty())
        .forEach(question -> columns.add(List.of(question.heading(), question.meaning())));
    Columns meanings = new Columns();
    kind.verdicts().stream()
        .filter(verdict -> said.contains(verdict.word()))
        .forEach(verdict -> meanings.add(List.of(verdict.word(), verdict.meaning())));
    part("Features:", features);
    part("Rows:", kind.isGrouped() ? new Columns() : counts(all));
    part("Columns:", columns);
    part("Why not:", kind.isGrouped() ? new Columns() : causes);
    part("Verdicts:", meanings);
  }

  /** Returns how many rows have each verdict, if there is one question that has verdicts. */
  private Columns counts(List<Observed> all) {
    List<Topic> asked =
        questions.stream()
            .map(CheckQuestion::topic)
            .filter(topic -> !kind.answers(topic).isEmpty())
            .toList();
    Columns counts = new Columns();
    if (asked.size() == 1) {
      Map<String, Long> found =
          all.stream().collect(groupingBy(row -> group(row, asked.get(0)), counting()));
      Stream.concat(words.stream(), found.keySet().stream().filter(word -> !words.contains(word)))
          .filter(found::containsKey)
          .forEach(word -> counts.add(List.of(word, String.valueOf(found.get(word)))));
    }
    return counts;
  }

  private void part(String heading, Columns lines) {
    if (!lines.lines().isEmpty()) {
      console.lineAtOnce("");
      console.lineAtOnce(heading);
      lines.lines().forEach(console::lineAtOnce);
    }
  }
}
