package io.serbench.cli.work;

import io.serbench.check.Check;
import io.serbench.check.Check.Question;
import io.serbench.check.Trial;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.Nearest;
import io.serbench.report.CostPage;
import io.serbench.report.SortBy;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Page;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import io.serbench.report.metric.Metric;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Runs a check and prints the results: as {@link CheckText}, each row as soon as it is known; in
 * other formats at the end, as {@link CheckTable}; numbers as a {@link CostPage}.
 */
public final class CheckReport {
  private static final int LONGEST_CAUSE = 160;
  private static final String JSON = "json";
  private static final String NAME = "name";

  private final Context context;
  private final Check check;

  /** The requested rows, some of which may not have been tried. */
  private final List<String> rows;

  /** Empty for text. */
  private final Optional<Format> format;

  /** Empty if the answers are verdicts. */
  private final List<Metric> metrics;

  private final List<Labelled> facts;
  private final CheckText text;
  private final CheckTable table;

  /**
   * Creates a report that prints nothing yet.
   *
   * @param rows the names of the requested rows
   * @param format the format to print; empty for text
   * @param facts how rows were tried, printed above numbers
   */
  public CheckReport(
      Context context,
      Check check,
      List<String> rows,
      Optional<Format> format,
      List<Labelled> facts) {
    this.context = context;
    this.check = check;
    this.metrics = check.metrics();
    this.rows = rows;
    this.facts = facts;
    this.format = format.filter(other -> other != Formats.TEXT);
    this.text = new CheckText(context, check, rows);
    this.table = new CheckTable(check, rows);
  }

  /** Returns the beginning of a cause, if it is too long for a line. */
  public static String shortened(String cause) {
    return Excerpt.of(cause, LONGEST_CAUSE);
  }

  /**
   * Runs the check and prints the results. Text in the order of the rows is printed as soon as it
   * is known.
   *
   * @return the results
   */
  public List<Observed> execute(RunRequest request, Optional<Comparator<Observed>> order) {
    boolean lines = format.isEmpty() && order.isEmpty() && metrics.isEmpty() && !check.isGrouped();
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
    if (!metrics.isEmpty()) {
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

  /**
   * Returns whether a result is for a row. A variant, a version of a library, or a data set follows
   * the row's name.
   */
  static boolean isOf(Observed seen, String row) {
    return seen.row().equals(row)
        || seen.row().startsWith(row + "@")
        || seen.row().startsWith(row + " ");
  }

  /** Prints results that are known already. */
  public void print(List<Observed> all) {
    if (format.isPresent()) {
      context.console().text(as(format.get(), all));
    } else if (!metrics.isEmpty()) {
      context.console().text(context.services().reporting().screen(costs(all)));
    } else {
      text.print(all);
    }
  }

  private Page costs(List<Observed> all) {
    return new CostPage(check.title(), facts, metrics, all).page();
  }

  /** Returns the results in a format that can write pages. */
  public String as(Format wanted, List<Observed> all) {
    if (wanted.name().equals(JSON)) {
      return Observed.json(check.name(), all);
    }
    Page page =
        metrics.isEmpty()
            ? new Page(
                List.of(table.table(all)),
                CheckTable.table(all.stream().flatMap(row -> row.lines(check.name()).stream())))
            : costs(all);
    return wanted.pageWriter().orElseThrow().apply(page);
  }

  /**
   * Returns the order by a column, or by the rows' names.
   *
   * @throws UsageException if there is no such column
   */
  public Comparator<Observed> order(String key) {
    if (key.equals(NAME)) {
      return Comparator.comparing(Observed::row);
    }
    Optional<SortBy> byMetric = SortBy.find(key, metrics);
    if (byMetric.isPresent()) {
      return CostPage.comparator(byMetric.get());
    }
    for (Question question : check.questions()) {
      if (key.equals(question.asked()) || key.equals(question.heading())) {
        return Comparator.comparingInt(row -> table.rank(row.verdict(question.asked())));
      }
    }
    List<String> keys =
        Stream.concat(Stream.of(NAME), check.questions().stream().map(Question::asked)).toList();
    throw new UsageException(
        "-sort=%s: expected %s%s", key, Nearest.oneOf(keys), Nearest.suggest(key, keys));
  }
}
