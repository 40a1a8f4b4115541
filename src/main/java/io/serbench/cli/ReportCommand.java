package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.report.format.Format;
import io.serbench.result.CellId;
import io.serbench.result.ResultFileException;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

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
  int execute(Context context) throws UsageException {
    if (files.values().isEmpty()) {
      throw new UsageException(
          "report needs a result file: serbench report FILE; runs write theirs to "
              + OutputFiles.FOLDER
              + "/");
    }
    List<Path> copies = OutputFiles.reports(tables.copies(copy), files.values());
    Reporting reporting = context.services().reporting();
    ReportView view = tables.view(noise.noise());
    List<Reporting.Source> runs = sources(reporting, context.services().catalog());
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
    return written ? ExitCode.OK : ExitCode.FAILED_ROWS;
  }

  private List<Reporting.Source> sources(Reporting reporting, Catalog catalog)
      throws UsageException {
    rows.refuseContradiction();
    List<Run> runs = new ArrayList<>();
    for (Path file : files.values()) {
      runs.add(KnownRoles.in(read(file, reporting), catalog));
    }
    List<Set<CellId>> cells = shown.in(runs, rows.filter(), catalog);
    return IntStream.range(0, runs.size())
        .mapToObj(i -> new Reporting.Source(files.values().get(i), runs.get(i), cells.get(i)))
        .toList();
  }

  private static Run read(Path file, Reporting reporting) throws UsageException {
    try {
      return reporting.read(file);
    } catch (ResultFileException e) {
      throw new UsageException(e.getMessage());
    } catch (NoSuchFileException e) {
      throw new UsageException(
          file
              + " does not exist; name a result file, such as those in "
              + OutputFiles.FOLDER
              + "/");
    } catch (IOException e) {
      throw new UsageException(file + " is no readable result file: " + e.getMessage());
    }
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
