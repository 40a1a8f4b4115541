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
import picocli.CommandLine.Mixin;
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

  /** In which format the tables are printed. */
  @Command(optionListHeading = Options.OUTPUT)
  public static final class Form extends Options {
    @Option(
        names = "-as",
        paramLabel = "FORMAT",
        converter = ReportFormat.class,
        completionCandidates = ReportFormat.class,
        description = "print ${COMPLETION-CANDIDATES}; default: text")
    private Optional<Format> as = Optional.empty();

    /** What the user asks for; empty for what fits the screen. */
    public Optional<Format> wanted() {
      return as;
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

  /** What becomes of the verdicts of a check. */
  @Command(optionListHeading = Options.OUTPUT)
  public static final class Checked extends Options {
    @Mixin private Pages pages;

    @Option(names = "-dry-run", description = "say what would run; measure nothing")
    private boolean dryRun;

    @Option(
        names = "-sort",
        paramLabel = "KEY",
        description = "name, or any column; default: as the rows are listed")
    private Optional<String> sort = Optional.empty();

    @Option(names = "-recorded", description = "print what ships with serbench; try nothing")
    private boolean recorded;

    @Option(
        names = "-out",
        paramLabel = "FILE",
        description = "store all verdicts; 'serbench report FILE' prints them")
    private Optional<Path> out = Optional.empty();

    /** Tells whether to say only what would be tried. */
    public boolean isDryRun() {
      return dryRun;
    }

    /** Tells whether to print what is known already. */
    public boolean isRecorded() {
      return recorded;
    }

    /** Returns the column by which rows are sorted; empty: as they are listed. */
    public Optional<String> sort() {
      return sort;
    }

    /** Returns the format of what is printed; empty for text. */
    public Optional<Format> wanted() {
      return pages.wanted();
    }

    /** Returns where tables go as well, in the order of the command line, each once. */
    public List<Destination> files() {
      return pages.files();
    }

    /** Returns where all verdicts are stored. */
    public Optional<Path> out() {
      return out;
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
  static class ReportFormat extends Values.OneOf<Format> {
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
