package io.serbench.cli.work;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.RecordedLine;
import io.serbench.catalog.Topic;
import io.serbench.check.Check;
import io.serbench.check.CheckKind;
import io.serbench.check.CheckKind.CheckQuestion;
import io.serbench.check.Trial;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Causes;
import io.serbench.dataset.Nearest;
import io.serbench.report.CostPage;
import io.serbench.report.SortBy;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.result.Answered;
import io.serbench.result.CheckFile;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prints the results of a check: as {@link CheckText}, each row as soon as it is known; in other
 * formats at the end, as a table for people and one with all details for programs; numbers as a
 * {@link CostPage}.
 *
 * @param rows the requested rows, some of which may not have been tried
 * @param format empty for text
 * @param facts how rows were tried, printed above the results
 */
public record CheckReport(
    Context context,
    CheckKind kind,
    List<String> rows,
    Optional<OutputFormat> format,
    List<Labelled> facts) {
  private static final int LONGEST_CAUSE = 160;
  private static final int LONGEST_WHY = 150;

  /** The largest number of questions that leave room for causes in a table. */
  private static final int MOST_WITH_CAUSE = 6;

  public CheckReport {
    format = format.filter(other -> other != Formats.TEXT);
  }

  /** Returns the beginning of a cause, if it is too long for a line. */
  public static String shortened(String cause) {
    return Causes.shortened(cause, LONGEST_CAUSE);
  }

  /** Runs the check, prints the results, each as soon as it can be, and returns them. */
  public List<Observed> execute(
      Check check, RunRequest request, Optional<Comparator<Observed>> order) {
    boolean lines =
        format.isEmpty() && order.isEmpty() && kind.metrics().isEmpty() && !kind.isGrouped();
    CheckText text = new CheckText(context, kind, rows);
    if (format.isEmpty() && kind.metrics().isEmpty()) {
      text.facts(facts);
    }
    Trial<Observed> trial = context.services().check(check, !lines);
    if (lines) {
      text.head();
    }
    Consumer<Observed> onKnown = lines ? text::line : known -> {};
    List<Observed> all = latest(context.interruption().guard(trial, request, onKnown));
    order.ifPresent(all::sort);
    if (lines) {
      text.end(all);
    } else {
      print(all);
    }
    return all;
  }

  /** Returns the last result for each row and variant. Numbers are sorted by row and variant. */
  private List<Observed> latest(List<Observed> all) {
    Map<String, Observed> byName = new LinkedHashMap<>();
    all.forEach(seen -> byName.put(seen.row(), seen));
    List<Observed> latest = new ArrayList<>(byName.values());
    if (!kind.metrics().isEmpty()) {
      // Smaller data sets have shorter names: users.1M, users.10M.
      latest.sort(
          Comparator.comparingInt(this::place)
              .thenComparingInt(seen -> seen.row().length())
              .thenComparing(Observed::row));
    }
    return latest;
  }

  private int place(Observed seen) {
    return IntStream.range(0, rows.size())
        .filter(i -> isOf(seen, rows.get(i)))
        .findFirst()
        .orElse(rows.size());
  }

  /** A variant, a version of a library, or a data set follows the row's name. */
  private static boolean isOf(Observed seen, String row) {
    return seen.row().equals(row)
        || seen.row().startsWith(row + "@")
        || seen.row().startsWith(row + " ");
  }

  public void print(List<Observed> all) {
    if (format.isPresent()) {
      context.console().text(inFormat(format.get(), all));
    } else if (!kind.metrics().isEmpty()) {
      context.console().text(context.services().reporting().screen(page(all)));
    } else {
      new CheckText(context, kind, rows).print(all);
    }
  }

  /** Returns the results in a format that can write pages. */
  public String inFormat(OutputFormat wanted, List<Observed> all) {
    return wanted.name().equals("json")
        ? CheckFile.json(kind.name(), all)
        : wanted.pageWriter().orElseThrow().apply(page(all));
  }

  private Page page(List<Observed> all) {
    return kind.metrics().isEmpty()
        ? new Page(
            sections(all), recorded(all.stream().flatMap(row -> row.lines(kind.name()).stream())))
        : new CostPage(kind.title(), facts, kind.metrics(), all).page();
  }

  private List<Section> sections(List<Observed> all) {
    List<Section> sections = new ArrayList<>();
    if (!facts.isEmpty()) {
      sections.add(
          Section.of(Section.SectionPurpose.HEAD, "check " + kind.name(), new Facts(facts)));
    }
    sections.addAll(tables(all));
    return sections;
  }

  /** Returns lines as the table of recorded verdicts has them. */
  public static Table recorded(Stream<RecordedLine> lines) {
    return words(Table.of(lines.toList()), RecordedLine.COLUMNS, RecordedLine::cells);
  }

  /** Returns a table; of many questions, one for each heading that some of them share. */
  private List<Section> tables(List<Observed> all) {
    List<CheckQuestion> questions = kind.questions();
    if (CheckText.hasColumns(questions)) {
      return List.of(Section.of(Section.SectionPurpose.RESULT, "", table(questions, all)));
    }
    Map<String, List<CheckQuestion>> shared =
        questions.stream().collect(groupingBy(CheckQuestion::over, LinkedHashMap::new, toList()));
    List<Section> sections = new ArrayList<>();
    shared.forEach(
        (over, some) ->
            sections.add(Section.of(Section.SectionPurpose.RESULT, over, table(some, all))));
    return sections;
  }

  /** Returns a table in which rows with the same verdicts share a line, from best to not tried. */
  private Table table(List<CheckQuestion> questions, List<Observed> all) {
    Map<List<String>, List<String>> groups =
        all.stream()
            .filter(row -> row.isTried() && isAsked(questions, row))
            .sorted(Comparator.comparingInt(row -> rank(questions, row)))
            .collect(
                groupingBy(
                    row -> cells(questions, row),
                    LinkedHashMap::new,
                    mapping(Observed::row, toList())));
    List<String> untried = new ArrayList<>(rows);
    all.forEach(row -> untried.removeIf(name -> isOf(row, name)));
    if (!untried.isEmpty()) {
      groups.put(List.of(), untried);
    }
    List<String> headings =
        new ArrayList<>(questions.stream().map(CheckQuestion::heading).toList());
    if (headings.size() <= MOST_WITH_CAUSE) {
      headings.add("why");
    }
    Lines<Map.Entry<List<String>, List<String>>> table =
        Table.of(groups.entrySet())
            .words("rows", 0, group -> String.join(", ", group.getValue()))
            .unless(group -> Optional.of("not tried").filter(no -> group.getKey().isEmpty()));
    return words(table, headings, Map.Entry::getKey);
  }

  private static String word(Observed row, CheckQuestion question) {
    return row.verdict(question.topic()).map(CheckVerdict::word).orElse("");
  }

  private static boolean isAsked(List<CheckQuestion> questions, Observed row) {
    return questions.stream().anyMatch(it -> row.verdict(it.topic()).isPresent());
  }

  private static <T> Table words(
      Lines<T> table, List<String> headings, Function<T, List<String>> cells) {
    for (int i = 0; i < headings.size(); i++) {
      int column = i;
      table.words(headings.get(i), 0, row -> cells.apply(row).get(column));
    }
    return table.table();
  }

  private List<String> cells(List<CheckQuestion> questions, Observed row) {
    List<String> cells = new ArrayList<>();
    boolean words = CheckText.hasColumns(kind.questions());
    for (CheckQuestion question : questions) {
      String verdict = word(row, question);
      cells.add(words ? verdict : sign(verdict));
    }
    if (questions.size() <= MOST_WITH_CAUSE) {
      cells.add(firstCause(row));
    }
    return cells;
  }

  /** Shortens a verdict for a table with many columns, where the best and the worst are signs. */
  private String sign(String verdict) {
    return rank(verdict) == 0 ? "+" : isWorst(verdict) ? "-" : verdict;
  }

  private boolean isWorst(String verdict) {
    return rank(verdict) == kind.verdicts().size() - 1;
  }

  /** Returns the first cause of a verdict, if possible one of what was tried. */
  private String firstCause(Observed row) {
    boolean single = kind.questions().size() == 1;
    List<Answered> caused = row.answers().stream().filter(it -> !it.cause().isEmpty()).toList();
    return caused.stream()
        .filter(it -> single || !isWorst(it.word()))
        .findFirst()
        .or(() -> caused.stream().findFirst())
        .map(first -> (single ? "" : first.topic().word() + ": ") + why(first.cause()))
        .orElse("");
  }

  /** The cause of an exception is what people look for, behind the option that did not help. */
  private static String why(String cause) {
    String root =
        cause
            .replaceFirst("^(even with .*?: )?.*?\\(caused by (.*)\\).*", "$1$2")
            .replaceFirst("^(opening|round trip): ", "")
            .replaceFirst("java\\.lang\\.(reflect\\.)?", "");
    return Causes.shortened(root, LONGEST_WHY);
  }

  private int rank(List<CheckQuestion> questions, Observed row) {
    return questions.stream().mapToInt(question -> rank(word(row, question))).sum();
  }

  /** Returns the place of a verdict, from 0 for the best; after all others if it is unknown. */
  private int rank(String verdict) {
    List<String> words = kind.verdicts().stream().map(CheckVerdict::word).toList();
    return words.contains(verdict) ? words.indexOf(verdict) : words.size();
  }

  /** Returns the order by a column, or by the rows' names. Refuses an unknown column. */
  public Comparator<Observed> order(String key) {
    if (key.equals("name")) {
      return Comparator.comparing(Observed::row);
    }
    Optional<SortBy> byMetric = SortBy.find(key, kind.metrics());
    if (byMetric.isPresent()) {
      return CostPage.comparator(byMetric.get());
    }
    for (CheckQuestion question : kind.questions()) {
      if (key.equals(question.topic().word()) || key.equals(question.heading())) {
        return Comparator.comparingInt(row -> rank(word(row, question)));
      }
    }
    Stream<String> asked = kind.questions().stream().map(CheckQuestion::topic).map(Topic::word);
    List<String> keys = Stream.concat(Stream.of("name"), asked).toList();
    throw new UsageException(
        "-sort=%s: expected %s%s", key, Nearest.oneOf(keys), Nearest.suggest(key, keys));
  }
}
