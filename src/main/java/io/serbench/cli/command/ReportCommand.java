package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.ShownOptions;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.work.OutputFiles;
import io.serbench.cli.work.Reporting;
import io.serbench.cli.work.StoredCheck;
import io.serbench.report.format.Format;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints runs again, from their result files. */
@Command(
    name = "report",
    headerHeading = Group.PUBLISH,
    customSynopsis = "serbench report [options] FILE ...",
    description = "prints the tables of result files again")
final class ReportCommand extends Subcommand {
  @Parameters private List<Path> files = List.of();

  @Mixin private ShownOptions shown;
  @Mixin private TableOptions tables;
  @Mixin private OutputOptions.Disturbed noise;

  @Option(
      names = "-as",
      paramLabel = "FORMAT",
      converter = OutputOptions.ReportFormat.class,
      completionCandidates = OutputOptions.ReportFormat.class,
      description = "print ${COMPLETION-CANDIDATES}; default: text")
  private Optional<Format> format = Optional.empty();

  @Mixin private OutputOptions.Copies copy;

  @Override
  Map<String, Map<String, String>> glossary() {
    Map<String, String> words = new LinkedHashMap<>();
    Metrics.columnNames()
        .forEach(name -> words.put(name, Metrics.column(name).orElseThrow().meaning()));
    return Map.of("Columns:", words);
  }

  @Override
  ExitCode execute() throws UsageException {
    if (files.isEmpty()) {
      throw new UsageException(
          "report needs a result file: serbench report FILE; runs write theirs to %s/",
          OutputFiles.FOLDER);
    }
    Optional<StoredCheck> check = StoredCheck.in(files, context());
    if (check.isPresent()) {
      List<String> rows = shown.among(check.get().rows(), services().catalog());
      return check.get().of(rows).print(format, OutputFiles.reports(tables.copies(copy), files));
    }
    List<Path> copies = OutputFiles.reports(tables.copies(copy), files);
    Reporting reporting = services().reporting();
    TableOptions.View view = tables.view(noise.noise());
    List<Reporting.Source> runs = sources();
    boolean written =
        OutputFiles.print(
            format,
            () -> reporting.screen(runs, view),
            wanted -> reporting.as(wanted, runs, view),
            copies,
            context());
    return ExitCode.of(runs.stream().flatMap(ReportCommand::shown).toList()).ifWritten(written);
  }

  private List<Reporting.Source> sources() throws UsageException {
    List<Run> runs = services().reporting().readAll(files, console()::warn);
    List<Set<CellId>> cells = shown.in(runs, services().catalog());
    return IntStream.range(0, runs.size())
        .mapToObj(i -> new Reporting.Source(files.get(i), runs.get(i), cells.get(i)))
        .toList();
  }

  private static Stream<CellResult> shown(Reporting.Source source) {
    return source.run().cells().stream().filter(cell -> source.shown().contains(cell.id()));
  }
}
