package io.serbench.cli.option;

import io.serbench.catalog.TagNames;
import io.serbench.cli.console.UsageException;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import io.serbench.result.Noise;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** What is printed and written: groups of options that some commands share. */
public final class OutputOptions {
  private OutputOptions() {}

  /** Where the result goes. */
  @Command(optionListHeading = Options.OUTPUT)
  public static final class Result extends Options {
    @Option(
        names = "-out",
        paramLabel = "FILE",
        description = "the result file; default: output/<time>.json")
    private Optional<Path> out = Optional.empty();

    public Optional<Path> file() {
      return out;
    }
  }

  /** Where the tables go beside the screen. */
  @Command(optionListHeading = Options.OUTPUT)
  public static final class Copies extends Options {
    @Option(
        names = "-report",
        paramLabel = "FILE",
        converter = Report.class,
        completionCandidates = Report.class,
        description = "also write to ${COMPLETION-CANDIDATES}")
    private List<Path> reports = List.of();

    /** In the order of the command line, each once. */
    public List<Destination> files() {
      return destinations(reports);
    }
  }

  /** In which formats a page that is no report of a run is printed and written. */
  @Command(optionListHeading = Options.OUTPUT)
  public static final class Pages extends Options {
    @Option(
        names = "-as",
        paramLabel = "FORMAT",
        converter = PageFormat.class,
        completionCandidates = PageFormat.class,
        description = "print ${COMPLETION-CANDIDATES}; default: text")
    private Optional<Format> format = Optional.empty();

    @Option(
        names = "-report",
        paramLabel = "FILE",
        converter = PageReport.class,
        completionCandidates = PageReport.class,
        description = "also to ${COMPLETION-CANDIDATES}")
    private List<Path> reports = List.of();

    /** What the user asks for; empty for text that fits the screen. */
    public Optional<Format> wanted() {
      return format;
    }

    /** In the order of the command line, each once. */
    public List<Destination> files() {
      return destinations(reports);
    }
  }

  private static final class PageReport extends Report {
    PageReport() {
      super(Formats.ofPages());
    }
  }

  /** What becomes of disturbed batches. */
  @Command(optionListHeading = Options.OUTPUT)
  public static final class Disturbed extends Options {
    /** What a run does unless told otherwise. */
    public static final Noise DEFAULT = Noise.REJECT;

    @Rare
    @Option(
        names = "-noise",
        paramLabel = "WHAT",
        converter = Treatment.class,
        completionCandidates = Treatment.class,
        description = "disturbed batches: ${COMPLETION-CANDIDATES}; default: reject")
    private Optional<Noise> noise = Optional.empty();

    /** What the user says; empty to do as usual, or as the run did. */
    public Optional<Noise> noise() {
      return noise;
    }
  }

  private static final class Treatment extends Values.OneOf<Noise> {
    Treatment() {
      super(
          Values.words(Noise.values(), TagNames::word),
          text -> Values.find(Noise.values(), TagNames::word, text.toLowerCase(Locale.ROOT)));
    }
  }

  /** A format by its name. */
  public static class ReportFormat extends Values.OneOf<Format> {
    /** Any. */
    ReportFormat() {
      this(Formats.ALL);
    }

    /** One of some. */
    ReportFormat(List<Format> offered) {
      super(Formats.names(offered), name -> Formats.byName(name).filter(offered::contains));
    }
  }

  /** A format of pages that are no reports of runs. */
  public static final class PageFormat extends ReportFormat {
    PageFormat() {
      super(Formats.ofPages());
    }
  }

  /** A file whose name says its format. */
  static class Report implements ITypeConverter<Path>, Iterable<String> {
    private final List<Format> offered;

    /** Any format. */
    Report() {
      this(Formats.ALL);
    }

    /** One of some. */
    Report(List<Format> offered) {
      this.offered = offered;
    }

    @Override
    public final Path convert(String text) throws UsageException {
      Path file = Values.file(text);
      if (format(file).filter(offered::contains).isEmpty()) {
        throw new UsageException(
            "the name must end with one of " + String.join(", ", Formats.suffixes(offered)));
      }
      return file;
    }

    /** The endings of names. */
    @Override
    public final Iterator<String> iterator() {
      return Formats.suffixes(offered).stream().map(suffix -> suffix.substring(1)).iterator();
    }
  }

  /** The files that {@code -report} names, each once. */
  static List<Destination> destinations(List<Path> reports) {
    return reports.stream().distinct().map(file -> new Destination("-report", file)).toList();
  }

  /** What the name of a file says of its format; pipes and devices have no say, and get text. */
  public static Optional<Format> format(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file)
        ? Optional.of(Formats.TEXT)
        : Formats.bySuffix(file.toString());
  }
}
