package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.report.format.Formats;
import io.serbench.report.format.OutputFormat;
import io.serbench.result.Noise;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** Options for what is printed and written, in groups that some commands share. */
public final class OutputOptions {
  private OutputOptions() {}

  @Command(optionListHeading = Options.OUTPUT)
  public static final class Result extends Options {
    @Option(names = "-out", description = "the result file; default: output/<time>.json")
    private Optional<Path> out = Optional.empty();

    public Optional<Path> file() {
      return out;
    }
  }

  @Command(optionListHeading = Options.OUTPUT)
  public static final class Copies extends Options {
    @Option(
        names = "-report",
        paramLabel = "FILES",
        split = COMMA,
        type = Path.class,
        converter = ReportFiles.class,
        description = "also write to x.html,x.csv; formats: 'help report'")
    private List<Destination> reports = List.of();

    /** Returns the files in the order of the command line, each once. */
    public List<Destination> files() {
      return reports.stream().distinct().toList();
    }
  }

  /** Options for printing and writing pages that are no reports of a run. */
  @Command(optionListHeading = Options.OUTPUT)
  public static final class Pages extends Options {
    @Option(
        names = "-as",
        paramLabel = "FORMAT",
        converter = PageFormat.class,
        description = "print {words}; default: text")
    private Optional<OutputFormat> format = Optional.empty();

    @Option(
        names = "-report",
        paramLabel = "FILES",
        split = COMMA,
        type = Path.class,
        converter = PageReport.class,
        description = "also to {words}")
    private List<Destination> reports = List.of();

    public Optional<OutputFormat> wanted() {
      return format;
    }

    /** Returns the files in the order of the command line, each once. */
    public List<Destination> files() {
      return reports.stream().distinct().toList();
    }
  }

  @Command(optionListHeading = Options.OUTPUT)
  public static final class Disturbed extends Options {
    public static final Noise DEFAULT = Noise.REJECT;

    @Rare
    @Option(
        names = "-noise",
        paramLabel = "WHAT",
        description = "disturbed batches: {words}; default: reject")
    private Optional<Noise> noise = Optional.empty();

    /** Returns what to do with disturbed batches; empty for the default, or what the run did. */
    public Optional<Noise> noise() {
      return noise;
    }
  }

  public static final class ReportFormat extends Values.OneOf<OutputFormat> {
    ReportFormat() {
      super(Formats.ALL, OutputFormat::name);
    }
  }

  private static final class PageFormat extends Values.OneOf<OutputFormat> {
    PageFormat() {
      super(Formats.ofPages(), OutputFormat::name);
    }
  }

  /** Reads a file whose name tells its format. */
  private static class ReportFiles implements ITypeConverter<Destination>, Iterable<String> {
    private final List<OutputFormat> offered;

    ReportFiles() {
      this(Formats.ALL);
    }

    ReportFiles(List<OutputFormat> offered) {
      this.offered = offered;
    }

    @Override
    public final Destination convert(String text) {
      Destination report = new Destination("-report", Values.file(text));
      if (report.format().filter(offered::contains).isEmpty()) {
        throw new UsageException(
            "the name must end with one of " + String.join(", ", Formats.suffixes(offered)));
      }
      return report;
    }

    @Override
    public final Iterator<String> iterator() {
      return Formats.suffixes(offered).stream().map(suffix -> suffix.substring(1)).iterator();
    }
  }

  private static final class PageReport extends ReportFiles {
    PageReport() {
      super(Formats.ofPages());
    }
  }
}
