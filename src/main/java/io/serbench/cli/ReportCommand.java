package io.serbench.cli;

import io.serbench.report.format.Format;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Prints runs again, from their result files. */
final class ReportCommand extends Command {
  private final Operands<Path> files = takes(new Operands<>(Values.operandFile("FILE ...")));
  private final FilterOptions rows = takes(new FilterOptions());
  private final ShownOptions shown = takes(new ShownOptions());
  private final TableOptions tables = takes(new TableOptions());
  private final NoiseOptions noise = takes(new NoiseOptions());
  private final FormatOptions format = takes(new FormatOptions());
  private final CopyOptions copy = takes(new CopyOptions());

  ReportCommand() {
    super("report", "prints runs again, from their result files");
  }

  @Override
  ExitCode execute(Context context) throws UsageException {
    if (files.values().isEmpty()) {
      throw new UsageException(
          "report needs a result file: serbench report FILE; runs write theirs to "
              + OutputFiles.FOLDER
              + "/");
    }
    List<Path> copies = OutputFiles.reports(tables.copies(copy), files.values());
    Reporting reporting = context.services().reporting();
    ReportView view = tables.view(noise.noise());
    List<Reporting.Source> runs = sources(context.services());
    Optional<Format> wanted = format.wanted();
    context
        .console()
        .text(
            wanted.isPresent()
                ? reporting.as(wanted.get(), runs, view)
                : reporting.screen(runs, view));
    context.console().flush();
    boolean written = true;
    for (Path each : copies) {
      written &= isWritten(each, runs, view, context);
    }
    return ExitCode.of(runs.stream().flatMap(ReportCommand::shown).toList()).ifWritten(written);
  }

  private List<Reporting.Source> sources(Services services) throws UsageException {
    rows.refuseContradiction();
    List<Run> runs = ResultFiles.read(files.values(), services);
    List<Set<CellId>> cells = shown.in(runs, rows.filter(), services.catalog());
    return IntStream.range(0, runs.size())
        .mapToObj(i -> new Reporting.Source(files.values().get(i), runs.get(i), cells.get(i)))
        .toList();
  }

  private static Stream<CellResult> shown(Reporting.Source source) {
    return source.run().cells().stream().filter(cell -> source.shown().contains(cell.id()));
  }

  private static boolean isWritten(
      Path file, List<Reporting.Source> runs, ReportView view, Context context) {
    try {
      OutputFiles.writeReport(file, runs, view, context.services().reporting());
      return true;
    } catch (IOException e) {
      context.console().say(file + " cannot be written: " + e);
      return false;
    }
  }
}
