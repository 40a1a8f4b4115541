package io.serbench.cli.command;

import io.serbench.check.CheckKind;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.ShownOptions;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.work.CheckReport;
import io.serbench.cli.work.OutputFiles;
import io.serbench.cli.work.Reporting;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellResult;
import io.serbench.result.CheckFile;
import io.serbench.result.Observed;
import io.serbench.result.ResultFile.ResultFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    headerHeading = Group.PUBLISH,
    customSynopsis = "serbench report [options] FILE ...",
    description = "prints the tables of result files again")
final class ReportCommand extends Subcommand {
  @Parameters(arity = "1..*")
  private List<Path> files = List.of();

  @Mixin private ShownOptions shown;
  @Mixin private TableOptions tables;
  @Mixin private OutputOptions.Disturbed noise;

  @Option(
      names = "-as",
      paramLabel = "FORMAT",
      converter = OutputOptions.ReportFormat.class,
      description = "print {words}; default: text")
  private Optional<OutputFormat> format = Optional.empty();

  @Mixin private OutputOptions.Copies copy;

  @Override
  Map<String, Map<String, String>> glossary() {
    return glossary(
        "Columns:",
        Metrics.columnNames(),
        name -> name,
        name -> Metrics.find(Metrics.MORE, name).orElseThrow().meaning());
  }

  @Override
  ExitCode execute() {
    List<Destination> copies = OutputFiles.checkReports(tables.copies(copy), files);
    Optional<String> check = CheckFile.checkIn(files.get(0));
    if (check.isPresent()) {
      return printCheck(check.get(), copies);
    }
    Reporting reporting = services().reporting();
    TableOptions.TableView view = tables.view(noise.noise());
    List<Reporting.Source> runs = reporting.readAll(files, shown, console()::warn);
    Function<OutputFormat, String> text = wanted -> reporting.inFormat(wanted, runs, view);
    console().text(format.map(text).orElseGet(() -> reporting.screen(runs, view)));
    boolean written = OutputFiles.write(copies, runs, view, context());
    return ExitCode.of(runs.stream().flatMap(ReportCommand::shown).toList()).ifWritten(written);
  }

  /** Prints what files of a check say; of several results for a row, the last counts. */
  private ExitCode printCheck(String name, List<Destination> copies) {
    CheckKind known =
        CheckKind.named(name)
            .orElseThrow(
                () ->
                    new UsageException(
                        "%s holds results of check %s, which this version of serbench lacks",
                        files.get(0), name));
    Map<String, Observed> stored = new LinkedHashMap<>();
    for (Path file : files) {
      stored(file, known).forEach(row -> stored.put(row.row(), row));
    }
    CheckKind kind = known.of(List.copyOf(stored.values()));
    stored.keySet().retainAll(shown.among(List.copyOf(stored.keySet()), services().catalog()));
    List<Observed> rows = List.copyOf(stored.values());
    refuseFormatsOfRuns(copies, name);
    CheckReport report =
        new CheckReport(context(), kind, List.copyOf(stored.keySet()), format, List.of());
    report.print(rows);
    boolean written = OutputFiles.write(copies, format -> report.inFormat(format, rows), context());
    return ExitCode.failed(kind.failed(rows)).ifWritten(written);
  }

  private static List<Observed> stored(Path file, CheckKind kind) {
    List<Observed> rows;
    try {
      rows = CheckFile.read(file, kind.name(), kind::verdict);
    } catch (ResultFileException e) {
      throw new UsageException(e.getMessage());
    }
    rows.stream()
        .flatMap(row -> kind.impossible(row).stream())
        .findFirst()
        .ifPresent(
            what -> {
              throw new UsageException(
                  "%s is damaged: %s; copy it again, or use the serbench that wrote it",
                  file, what);
            });
    return rows;
  }

  private void refuseFormatsOfRuns(List<Destination> copies, String check) {
    Stream.concat(format.stream(), copies.stream().flatMap(file -> file.format().stream()))
        .filter(named -> named.pageWriter().isEmpty())
        .findFirst()
        .ifPresent(
            named -> {
              throw new UsageException(
                  "%s holds times of runs, and this is check %s; pass one of %s",
                  named.name(), check, String.join(", ", Formats.names(Formats.ofPages())));
            });
  }

  private static Stream<CellResult> shown(Reporting.Source source) {
    return source.run().cells().stream().filter(cell -> source.shown().contains(cell.id()));
  }
}
