package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.report.Grouping;
import io.serbench.report.ReportOptions;
import io.serbench.report.SortBy;
import io.serbench.report.format.OutputFormat;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Options for the look of tables. */
@Command(optionListHeading = Options.OUTPUT)
public final class TableOptions extends Options {
  @Rare
  @Option(
      names = "-sort",
      paramLabel = "KEY",
      converter = SortKeys.class,
      description = "order of rows: name, or any column; default: total")
  private Optional<SortBy> sort = Optional.empty();

  @Option(
      names = "-columns",
      converter = ColumnNames.class,
      description = "more columns, such as alloc.ser; see 'serbench help report'")
  private Optional<List<Metric>> columns = Optional.empty();

  @Option(names = "-group", paramLabel = "BY", description = "tables per {words} instead of one")
  private Optional<Grouping> group = Optional.empty();

  /** An empty path for a chart in the report itself. */
  @Rare
  @Option(
      names = "-chart",
      arity = "0..1",
      converter = PictureFile.class,
      description = "draw bars of total and size; in FILE.svg if given")
  private Optional<Path> chart = Optional.empty();

  /** With no fallback value, picocli would toggle the flag back if a suite sets it, too. */
  @Option(
      names = "-verbose",
      fallbackValue = "true",
      description = "also tags, libraries, JVM flags, columns and the machine")
  private boolean verbose;

  private static final class SortKeys extends Values.OneOf<SortBy> {
    SortKeys() {
      super(SortBy.words(SortBy.MERITS), word -> SortBy.find(word, SortBy.MERITS));
    }
  }

  private static final class ColumnNames extends Values.ListOf<Metric> {
    ColumnNames() {
      super(Metrics.columnNames(), word -> Metrics.find(Metrics.MORE, word));
    }
  }

  private static final class PictureFile implements ITypeConverter<Path> {
    private static final String SUFFIX = ".svg";

    @Override
    public Path convert(String text) {
      Path file = text.isEmpty() ? Path.of("") : Values.file(text);
      if (!text.isEmpty() && !text.endsWith(SUFFIX)) {
        throw new UsageException("the name must end with " + SUFFIX);
      }
      return file;
    }
  }

  /** Returns how the user wants a run printed, with disturbed batches treated so. */
  public TableView view(Optional<Noise> noise) {
    return new TableView(
        sort,
        chart.filter(TableOptions::isNameless).isPresent(),
        columns.map(given -> given.stream().distinct().toList()),
        group,
        verbose,
        noise);
  }

  public List<Destination> copies(OutputOptions.Copies tables) {
    List<Destination> copies = new ArrayList<>(tables.files());
    chart
        .filter(file -> !isNameless(file))
        .map(file -> new Destination("-chart", file))
        .ifPresent(copies::add);
    return copies;
  }

  private static boolean isNameless(Path file) {
    return file.toString().isEmpty();
  }

  /** Returns the metrics of the additional columns and of the order of rows. */
  public Set<Metric> metrics() {
    Set<Metric> metrics = new LinkedHashSet<>(columns.orElse(List.of()));
    sort.flatMap(SortBy::metric).ifPresent(metrics::add);
    return metrics;
  }

  /** How a user wants a run printed; what is empty, as the run was asked to. */
  public record TableView(
      Optional<SortBy> sort,
      boolean chart,
      Optional<List<Metric>> columns,
      Optional<Grouping> grouping,
      boolean verbose,
      Optional<Noise> noise) {
    /** Returns how to print a run in a format: what is left open, as on its own command line. */
    public ReportOptions of(Run run, OutputFormat format) {
      TableView asked = asked(run.settings().arguments());
      ReportOptions usual = format.isBrief() ? ReportOptions.SCREEN : ReportOptions.DEFAULT;
      return new ReportOptions(
          sort.or(asked::sort).orElse(SortBy.TOTAL),
          columns.or(asked::columns).orElse(List.of()),
          noise.orElse(run.settings().noise()),
          chart || format.draws(),
          grouping.or(asked::grouping).or(usual::grouping),
          verbose || asked.verbose || usual.verbose(),
          usual.shown(),
          usual.beside());
    }

    /**
     * Returns the view that a run's command line asks for. Only options of tables are read, because
     * the others may be those of another machine or version.
     */
    private static TableView asked(List<String> arguments) {
      AskedTables asked = new AskedTables();
      CommandLine line = configured(new CommandLine(asked)).setUnmatchedArgumentsAllowed(true);
      try {
        line.parseArgs(arguments.toArray(String[]::new));
        setDefaults(line, asked.rows.preset());
        line.parseArgs(arguments.toArray(String[]::new));
        return asked.tables.view(Optional.empty());
      } catch (ParameterException | UsageException e) {
        // A column or suite of another version: fall back to the usual tables.
        return new TableOptions().view(Optional.empty());
      }
    }

    @Command
    private static final class AskedTables {
      @Mixin private RowOptions rows;
      @Mixin private TableOptions tables;
    }
  }
}
