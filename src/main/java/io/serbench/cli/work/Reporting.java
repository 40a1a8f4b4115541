package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.ShownOptions;
import io.serbench.cli.option.TableOptions;
import io.serbench.report.CellFigures;
import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.block.Page;
import io.serbench.report.format.Bars;
import io.serbench.report.format.OutputFormat;
import io.serbench.report.format.TextFormat;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.PartialFile;
import io.serbench.result.ResultFile;
import io.serbench.result.ResultFile.ResultFileException;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads and writes runs, as result files and as text. */
public class Reporting {
  /** A run, its file, and the cells to show. */
  public record Source(Path file, Run run, Set<CellId> shown) {
    public static Source whole(Path file, Run run) {
      return new Source(
          file, run, run.cells().stream().map(CellResult::id).collect(Collectors.toSet()));
    }
  }

  @FunctionalInterface
  public interface RunWriter {
    /** Writes the current state of the run. Nothing that was written before is lost. */
    void write(Run run) throws IOException;
  }

  private final Terminal terminal;
  private final Supplier<Catalog> catalog;

  /** Creates a reader and writer. The catalog supplies what result files do not say about rows. */
  public Reporting(Terminal terminal, Supplier<Catalog> catalog) {
    this.terminal = terminal;
    this.catalog = catalog;
  }

  /** Writes a result file completely or not at all. */
  public void write(Path file, Run run) throws IOException {
    ResultFile.write(run, summaries(run), file);
  }

  /** Computing them while forks run would delay these. */
  private static Map<CellId, Summary> summaries(Run run) {
    return run.course().ending() == Course.Ending.RUNNING ? Map.of() : CellFigures.of(run);
  }

  /** Returns a writer of a result file, which has written nothing yet. */
  public RunWriter writer(Path file) {
    return new PartialFile(file, Reporting::summaries)::write;
  }

  /** Reads a result file, whose numbers must follow from its samples. */
  public Run read(Path file, Consumer<String> warning) throws IOException {
    return ResultFile.read(file, Reporting::summaries, warning);
  }

  /** Returns the runs in result files, in their order. Refuses a file that is no result file. */
  public final List<Run> readAll(List<Path> files, Consumer<String> warning) {
    return files.stream().map(file -> named(file, warning)).toList();
  }

  /** Returns the runs in result files, each with the cells that the user wants to see. */
  public final List<Source> readAll(
      List<Path> files, ShownOptions shown, Consumer<String> warning) {
    List<Run> runs = readAll(files, warning);
    List<Set<CellId>> cells = shown.shownCells(runs, catalog.get());
    return IntStream.range(0, runs.size())
        .mapToObj(i -> new Source(files.get(i), runs.get(i), cells.get(i)))
        .toList();
  }

  private Run named(Path file, Consumer<String> warning) {
    try {
      return read(file, warning);
    } catch (ResultFileException e) {
      throw new UsageException(e.getMessage());
    } catch (NoSuchFileException e) {
      throw new UsageException(
          "%s does not exist; pass a result file, such as those in %s/", file, OutputFiles.FOLDER);
    } catch (IOException e) {
      throw new UsageException(file + " is not a readable result file: " + e.getMessage());
    }
  }

  public String screen(List<Source> runs, TableOptions.TableView view) {
    return inFormat(screen(), runs, view);
  }

  /** Returns a page that is no report of a run, for standard output. */
  public String screen(Page page) {
    return screen().pageWriter().orElseThrow().apply(page);
  }

  private OutputFormat screen() {
    return new TextFormat(
        terminal.stdout() ? Terminal.width() : TextFormat.WIDTH, Bars.fitting(terminal.charset()));
  }

  public String inFormat(OutputFormat format, List<Source> runs, TableOptions.TableView view) {
    return format.write(runs.stream().map(run -> report(format, run, view)).toList());
  }

  /** Returns the report that goes to a file, and links to files of the runs that lie beside it. */
  public String forFile(Destination report, List<Source> runs, TableOptions.TableView view) {
    OutputFormat format = report.format().orElseThrow();
    Path file = report.file().toAbsolutePath();
    Predicate<String> beside = name -> Files.exists(file.resolveSibling(name));
    return format.write(runs.stream().map(run -> report(format, run, view, beside)).toList());
  }

  public Report report(OutputFormat format, Source source, TableOptions.TableView view) {
    return report(format, source, view, name -> false);
  }

  private Report report(
      OutputFormat format, Source source, TableOptions.TableView view, Predicate<String> beside) {
    Run run = source.run();
    return ReportBuilder.of(
            run, view.of(run, format).showing(source.shown()::contains).linking(beside))
        .from(source.file().toString())
        .knowing(catalog.get()::find);
  }
}
