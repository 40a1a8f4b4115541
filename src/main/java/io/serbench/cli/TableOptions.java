package io.serbench.cli;

import io.serbench.dataset.Nearest;
import io.serbench.report.Grouping;
import io.serbench.report.SortBy;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Noise;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** How the tables look. */
final class TableOptions extends Options {
  private static final String PICTURE = ".svg";

  private final Option<SortBy> sort =
      option(
          "-sort",
          Values.oneOf("KEY", SortBy.words(), SortBy::find),
          "name, or any column; default: " + SortBy.TOTAL.word());
  private final Option<List<Metric>> columns =
      option(
          "-columns",
          Values.list("NAMES", "one or more of " + columnWords(), TableOptions::column)
              .completedWith(Metrics.columnNames()),
          "more columns: " + columnWords());
  private final Option<Grouping> group =
      option(
          "-group",
          Values.oneOf("BY", groupings(), TableOptions::grouping),
          "a table for each " + Words.withDefault(groupings(), Grouping.KIND.word()));
  private final Option<Optional<Path>> chart =
      bareable(
          "-chart",
          Value.file("FILE", TableOptions::picture),
          "bars of total and of size, too, or in FILE" + PICTURE);
  private final Option<Boolean> brief = flag("only tables, rankings and notes", "-brief");

  TableOptions() {
    super(Section.OUTPUT);
  }

  /** How the user wants a run printed. */
  ReportView view(Optional<Noise> noise) {
    return new ReportView(
        sort.value(),
        chart.value().filter(Optional::isEmpty).isPresent(),
        columns.value().map(given -> columns()),
        group.value(),
        brief.given(),
        noise);
  }

  /** All files that the tables go to, or what is drawn of them. */
  List<Destination> copies(CopyOptions tables) {
    List<Destination> copies = new ArrayList<>(tables.files());
    chart
        .value()
        .flatMap(Function.identity())
        .map(file -> new Destination(chart.name(), file))
        .ifPresent(copies::add);
    return copies;
  }

  /** Where the bars are drawn; nowhere but in the tables where there is no name. */
  private static Optional<Path> picture(String option, String text) throws UsageException {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Path file = Values.file().reader().read(option, text);
    if (!file.toString().endsWith(PICTURE)) {
      throw new UsageException(option + "=" + file + ": the name must end with " + PICTURE);
    }
    return Optional.of(file);
  }

  /** The columns behind the table's own, each once. */
  List<Metric> columns() {
    return new ArrayList<>(new LinkedHashSet<>(columns.value().orElse(List.of())));
  }

  /** All that the tables need to know: what is shown, and what decides their order. */
  Set<Metric> metrics() {
    Set<Metric> metrics = new LinkedHashSet<>(columns());
    sort.value().flatMap(SortBy::metric).ifPresent(metrics::add);
    return metrics;
  }

  private static Optional<Grouping> grouping(String word) {
    return Arrays.stream(Grouping.values())
        .filter(grouping -> grouping.word().equals(word))
        .findFirst();
  }

  private static List<String> groupings() {
    return Arrays.stream(Grouping.values()).map(Grouping::word).toList();
  }

  private static Metric column(String option, String word) throws UsageException {
    return Metrics.column(word)
        .orElseThrow(
            () ->
                new UsageException(
                    option
                        + ": there is no column '"
                        + word
                        + "'"
                        + Nearest.suggest(word, Metrics.columnNames())
                        + "; the columns are "
                        + columnWords()));
  }

  private static String columnWords() {
    return String.join(", ", Metrics.columnNames());
  }
}
