package io.serbench.cli.work;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Recorded;
import io.serbench.catalog.RecordedLine;
import io.serbench.check.Check;
import io.serbench.check.Check.Question;
import io.serbench.check.Trial;
import io.serbench.check.Verification.Finding;
import io.serbench.cli.console.Columns;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.Nearest;
import io.serbench.report.CostPage;
import io.serbench.report.SortBy;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import io.serbench.report.metric.Metric;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints what comes of a check. As text: a line for each row as soon as it is known; then the
 * features that were seen; then why whatever did not go well did not. In other formats at the end:
 * a table in which rows with the same verdicts share a line, or all of it for programs.
 */
public final class CheckReport {
  private static final int LONGEST_CAUSE = 160;

  /** In a table. */
  private static final int LONGEST_WHY = 150;

  private static final int GAP = 2;

  /** More columns do not fit into a line of text: there, questions are named behind verdicts. */
  private static final int MOST_COLUMNS = 8;

  /** With more columns, a table has no room for causes. */
  private static final int MOST_WITH_CAUSE = 6;

  /** Where nothing says how much room there is. */
  private static final int WIDTH = 100;

  /** Rows that are not tried have their names in text, unless there are more of them. */
  private static final int MOST_NAMED = 10;

  private static final String SKIPPED = Fit.SKIPPED.word();

  /** How rows are called that are not tried. */
  private static final Map<String, String> UNTRIED =
      Map.of(
          Finding.NOT_CARRIED.name(),
          SKIPPED,
          Finding.UNAVAILABLE.name(),
          Fit.UNAVAILABLE.word(),
          Finding.ERROR.name(),
          "error");

  private static final String NOT_TRIED = "not tried";
  private static final String JSON = "json";
  private static final String NAME = "name";

  /** Where an exception has a cause, that is what people look for. */
  private static final Pattern CAUSED = Pattern.compile(".*?\\(caused by (.*)\\).*");

  private static final Pattern STEP = Pattern.compile("^(opening|round trip): ");
  private static final Pattern PACKAGE = Pattern.compile("java\\.lang\\.(reflect\\.)?");

  private final Context context;
  private final Check check;
  private final List<Question> questions;

  /** The words of verdicts, from good to bad. */
  private final List<String> words;

  /** Those that are asked for; of these, some may not have been tried. */
  private final List<String> rows;

  /** In which it is printed; empty for text. */
  private final Optional<Format> format;

  /** The columns of numbers; empty where answers are verdicts. */
  private final List<Metric> metrics;

  private final List<Labelled> facts;
  private final int column;

  /**
   * Of a check.
   *
   * @param rows their names
   * @param format in which it is printed; empty for text
   * @param facts how rows were tried, where numbers are printed
   */
  public CheckReport(
      Context context,
      Check check,
      List<String> rows,
      Optional<Format> format,
      List<Labelled> facts) {
    this.context = context;
    this.check = check;
    this.questions = check.questions();
    this.words = List.copyOf(check.verdicts().keySet());
    this.metrics = check.metrics();
    this.rows = rows;
    this.facts = facts;
    this.format = format.filter(other -> other != Formats.TEXT);
    this.column = width(rows.stream());
  }

  private static int width(Stream<String> words) {
    return GAP + words.mapToInt(String::length).max().orElse(0);
  }

  /** The beginning of a cause that is too long for a line. */
  public static String shortened(String cause) {
    return Excerpt.of(cause, LONGEST_CAUSE);
  }

  /**
   * Does the check, and prints what comes of it: as soon as it is known where it is text in the
   * order of the rows.
   *
   * @return what was seen of the rows
   */
  public List<Observed> execute(RunRequest request, Optional<Comparator<Observed>> order) {
    boolean lines = format.isEmpty() && order.isEmpty() && metrics.isEmpty() && !check.isGrouped();
    Trial<Observed> trial = context.services().check(check, !lines);
    if (lines) {
      head();
    }
    Consumer<Observed> onKnown = lines ? this::line : known -> {};
    List<Observed> all = latest(context.interruption().guard(trial, request, onKnown));
    order.ifPresent(all::sort);
    if (lines) {
      end(all);
    } else {
      print(all);
    }
    return all;
  }

  /** What is said last of a row, in the order of the rows and their variants. */
  private List<Observed> latest(List<Observed> all) {
    Map<String, Observed> byName = new LinkedHashMap<>();
    all.forEach(seen -> byName.put(seen.row(), seen));
    List<Observed> latest = new ArrayList<>(byName.values());
    if (!metrics.isEmpty()) {
      // Those of smaller data sets have shorter names: users.1M, users.10M.
      latest.sort(
          Comparator.comparingInt(this::place)
              .thenComparingInt(seen -> seen.row().length())
              .thenComparing(Observed::row));
    }
    return latest;
  }

  private int place(Observed seen) {
    int place = 0;
    while (place < rows.size() && !isOf(seen, rows.get(place))) {
      place++;
    }
    return place;
  }

  /** A variant, a version of a library, or a data set is named behind the row. */
  private static boolean isOf(Observed seen, String row) {
    return seen.row().equals(row)
        || seen.row().startsWith(row + "@")
        || seen.row().startsWith(row + " ");
  }

  /** Prints what was seen before. */
  public void print(List<Observed> all) {
    if (format.isPresent()) {
      context.console().text(as(format.get(), all));
    } else if (!metrics.isEmpty()) {
      context.console().text(context.services().reporting().screen(costs(all)));
    } else {
      if (check.isGrouped()) {
        groups(all);
      } else {
        head();
        all.forEach(this::line);
      }
      end(all);
    }
  }

  private Page costs(List<Observed> all) {
    return new CostPage(check.title(), facts, metrics, all).page();
  }

  private void end(List<Observed> all) {
    features(all);
    causes(all);
    meanings(all);
  }

  /** Returns all of it in a format of pages. */
  public String as(Format wanted, List<Observed> all) {
    if (wanted.name().equals(JSON)) {
      return Observed.json(check.name(), all);
    }
    Page page = metrics.isEmpty() ? new Page(List.of(table(all)), answers(all)) : costs(all);
    return wanted.write(page).orElseThrow();
  }

  private Table answers(List<Observed> all) {
    return table(all.stream().flatMap(row -> row.lines(check.name()).stream()));
  }

  /**
   * Returns the order of a column, or of the rows' names.
   *
   * @throws UsageException where there is no such column
   */
  public Comparator<Observed> order(String key) throws UsageException {
    if (key.equals(NAME)) {
      return Comparator.comparing(Observed::row);
    }
    Optional<SortBy> byMetric = SortBy.find(key, metrics);
    if (byMetric.isPresent()) {
      return CostPage.comparator(byMetric.get());
    }
    for (Question question : questions) {
      if (key.equals(question.asked()) || key.equals(question.heading())) {
        return Comparator.comparingInt(row -> rank(row.verdict(question.asked())));
      }
    }
    List<String> keys =
        Stream.concat(Stream.of(NAME), questions.stream().map(Question::asked)).toList();
    throw new UsageException(
        "-sort=%s: expected %s%s", key, Nearest.oneOf(keys), Nearest.suggest(key, keys));
  }

  private void head() {
    if (check.head().isPresent()) {
      check.head().filter(head -> !head.isEmpty()).ifPresent(this::head);
    } else if (hasColumns()) {
      if (questions.stream().anyMatch(each -> !each.over().isEmpty())) {
        line("", over());
      }
      line("row", columns(Question::heading));
    }
  }

  /** The last of these lines heads the rows. */
  private void head(String lines) {
    int last = lines.lastIndexOf('\n');
    if (last >= 0) {
      line("", lines.substring(0, last));
    }
    line("row", lines.substring(last + 1));
  }

  /** Headings that questions beside each other share, above the first of them. */
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

  private boolean isSingle() {
    return questions.size() == 1;
  }

  private boolean hasColumns() {
    return questions.size() <= MOST_COLUMNS;
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

  private void line(Observed row) {
    line(row.row(), row.isTried() ? text(row) : row.status() + " " + row.cause());
  }

  private String text(Observed row) {
    Optional<String> special = check.text(row);
    if (special.isPresent()) {
      return special.get();
    }
    if (!hasColumns()) {
      return Recorded.grouped(words, row.verdicts());
    }
    return columns(question -> row.verdict(question.asked()));
  }

  /** Of each question, rows with the same verdict stand together, and their numbers last. */
  private void groups(List<Observed> all) {
    String before = "";
    for (Question question : questions) {
      context.console().text(before);
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
            context.console().line(word + " (" + some.size() + "):");
            group(some, asked);
            context.console().line("");
            counts.add(word + " " + some.size());
          }
        });
    String rows = all.size() == 1 ? " row" : " rows";
    context.console().line(asked + ": " + all.size() + rows + "; " + String.join(", ", counts));
  }

  private void group(List<Observed> some, String asked) {
    int width = context.services().columns().orElse(WIDTH);
    // Lines of a file are searched for rows and causes, and stay whole.
    int whole = context.services().columns().orElse(Integer.MAX_VALUE);
    int first = width(some.stream().map(Observed::row));
    List<String> plain = new ArrayList<>();
    Map<String, List<String>> skipped = new LinkedHashMap<>();
    for (Observed row : some) {
      String cause = row.isTried() ? row.causes().getOrDefault(asked, "") : row.cause();
      if (cause.isEmpty()) {
        plain.add(row.row());
      } else if (UNTRIED.getOrDefault(row.status(), row.verdict(asked)).equals(SKIPPED)) {
        // Which code it is, show says.
        skipped.computeIfAbsent(cause.split(":", 2)[0], none -> new ArrayList<>()).add(row.row());
      } else {
        context.console().text(Columns.hanging(row.row(), first, shortened(cause), whole) + "\n");
      }
    }
    if (!plain.isEmpty()) {
      context.console().text(Columns.hanging("", 0, String.join(", ", plain), width) + "\n");
    }
    skipped.forEach(
        (why, rows) -> {
          String names = rows.size() > MOST_NAMED ? rows.size() + " rows" : String.join(", ", rows);
          context.console().text(Columns.hanging("", 0, why + ": " + names, width) + "\n");
        });
  }

  private void features(List<Observed> all) {
    if (all.stream().allMatch(row -> row.features().isEmpty())) {
      return;
    }
    part("Features:");
    for (Observed row : all) {
      if (!row.status().equals(Finding.UNAVAILABLE.name())) {
        context.console().lineAtOnce(row.row() + ": " + words(row.features()));
      }
    }
  }

  private static String words(List<Feature> features) {
    return features.stream().map(Feature::name).collect(Collectors.joining(" "));
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
                      padded(what, asked) + padded(row.verdict(what), verdict) + shortened(cause)));
    }
  }

  /** Of the words that stand above. */
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
    meanings.forEach(
        (word, meaning) -> context.console().lineAtOnce(padded(word, width) + meaning));
  }

  /** Rows with the same verdicts share a line, the best first and those not tried last. */
  private Section table(List<Observed> all) {
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
      untried.removeIf(name -> isOf(row, name));
    }
    if (!untried.isEmpty()) {
      sorted.add(Map.entry(List.of(NOT_TRIED), untried));
    }
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Map.Entry<List<String>, List<String>> group : sorted) {
      Stream<String> rows = Stream.of(String.join(", ", group.getValue()));
      lines.add(entries(Stream.concat(rows, group.getKey().stream())));
    }
    Stream<String> headings = Stream.concat(Stream.of("rows"), headings().stream());
    return new Section(Section.Part.RESULT, List.of(new Table(columns(headings), lines)));
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
      cells.add(hasColumns() ? verdict : sign(verdict));
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

  /** Small for good rows. */
  private int rank(Observed row) {
    return questions.stream().mapToInt(question -> rank(row.verdict(question.asked()))).sum();
  }

  private int rank(String verdict) {
    return words.contains(verdict) ? words.indexOf(verdict) : words.size();
  }

  private static List<Table.Entry> entries(Stream<String> cells) {
    return cells.<Table.Entry>map(Table.Word::new).toList();
  }

  private static List<Table.Column> columns(Stream<String> headings) {
    return headings.map(heading -> Table.Column.words(heading, 0)).toList();
  }

  /** Returns lines as the table that ships with serbench has them. */
  public static Table table(Stream<RecordedLine> lines) {
    return new Table(
        columns(RecordedLine.COLUMNS.stream()),
        lines.map(line -> entries(line.cells().stream())).toList());
  }

  /** A text after a word in the place of the rows' names; the word stands in its first line. */
  private void line(String word, String text) {
    String before = word;
    for (String line : text.split("\n", -1)) {
      context.console().lineAtOnce(padded(before, Math.max(column, before.length() + GAP)) + line);
      before = "";
    }
  }

  private void part(String heading) {
    context.console().lineAtOnce("");
    context.console().lineAtOnce(heading);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
