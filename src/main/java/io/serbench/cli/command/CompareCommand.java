package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.ShownOptions;
import io.serbench.cli.option.Values;
import io.serbench.cli.work.OutputFiles;
import io.serbench.cli.work.Reporting.Source;
import io.serbench.compare.ComparedRun;
import io.serbench.compare.Gate;
import io.serbench.compare.Gate.GateOutcome;
import io.serbench.compare.Gate.Growth;
import io.serbench.compare.Gate.Most;
import io.serbench.compare.RunComparison;
import io.serbench.compare.SelfTest;
import io.serbench.compare.page.ComparisonPage;
import io.serbench.compare.page.SelfPage;
import io.serbench.report.block.Page;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares runs with the first one, or halves of a run with each other, from result files. */
@Command(
    name = "compare",
    headerHeading = Group.COMPARE,
    customSynopsis = "serbench compare [options] FILE ...",
    description = "compares runs: what got slower, and how certain that is")
final class CompareCommand extends Subcommand {
  /** The number of comparisons of halves: a single one may raise a false alarm. */
  private static final int SPLITS = 100;

  private static final double WHOLE_IN_PERCENT = 100;

  @Parameters(arity = "1..*")
  private List<Path> files = List.of();

  @Mixin private ShownOptions shown;
  @Mixin private Allowed allowed;
  @Mixin private OutputOptions.Disturbed noise;

  @Mixin private OutputOptions.Pages pages;

  @Override
  Set<ExitCode> exitCodes() {
    return EnumSet.allOf(ExitCode.class);
  }

  @Override
  ExitCode execute() {
    List<Destination> copies = OutputFiles.checkReports(pages.files(), files);
    List<Source> runs = services().reporting().readAll(files, shown, console()::warn);
    return allowed.self ? withThemselves(runs, copies) : withTheFirst(runs, copies);
  }

  private ExitCode withTheFirst(List<Source> runs, List<Destination> copies) {
    Gate gate = allowed.gate();
    Noise treatment = noise.noise().orElse(runs.get(0).run().settings().noise());
    List<ComparedRun> sides = new ArrayList<>();
    // As where a build did not find the file of the one before, and took its own.
    runs.stream()
        .skip(1)
        .filter(source -> source.run().equals(runs.get(0).run()))
        .forEach(
            source ->
                console().warn(source.file() + " holds the same run as " + runs.get(0).file()));
    for (Source source : runs) {
      String name = source.file().toString();
      if (runs.size() == 1) {
        sides.addAll(ComparedRun.variants(name, source.run(), treatment, source.shown()::contains));
      } else {
        sides.add(ComparedRun.of(name, source.run(), treatment, source.shown()::contains));
      }
    }
    if (sides.isEmpty()) {
      throw new UsageException(
          files.get(0) + " has no variants to compare; pass two files, or -self to compare halves");
    }
    List<RunComparison> comparisons =
        sides.stream()
            .skip(1)
            .map(next -> RunComparison.of(sides.get(0), next, allowed.same()))
            .toList();
    GateOutcome worst = comparisons.stream().map(gate::of).sorted().findFirst().orElseThrow();
    return print(ComparisonPage.of(comparisons, gate, allowed.same()), copies, exitCode(worst));
  }

  private ExitCode withThemselves(List<Source> runs, List<Destination> copies) {
    Gate gate = allowed.gate();
    List<SelfPage.Tried> tried = new ArrayList<>();
    for (Source source : runs) {
      Run run = source.run();
      SelfTest test =
          new SelfTest(run, noise.noise().orElse(run.settings().noise()), source.shown()::contains);
      SelfTest.SelfTestResult result = test.of(gate, allowed.same(), SPLITS, SelfTest.HALF);
      tried.add(new SelfPage.Tried(source.file().toString(), result));
    }
    boolean any = tried.stream().anyMatch(pair -> pair.result().splits() > 0);
    return print(SelfPage.of(tried, gate), copies, any ? ExitCode.OK : ExitCode.NOT_COMPARABLE);
  }

  private ExitCode print(Page page, List<Destination> copies, ExitCode exit) {
    return exit.ifWritten(OutputFiles.print(page, pages.wanted(), copies, context()));
  }

  private static ExitCode exitCode(GateOutcome outcome) {
    return switch (outcome) {
      case WITHIN -> ExitCode.OK;
      case FAILED -> ExitCode.FAILED_ROWS;
      case SLOWER -> ExitCode.SLOWER;
      case UNDECIDED -> ExitCode.UNDECIDED;
      case NOT_COMPARABLE -> ExitCode.NOT_COMPARABLE;
    };
  }

  @Command(optionListHeading = Options.COMPARING)
  private static final class Allowed extends Options {
    private static final int SAME_PERCENT = 2;
    private static final double SLOWDOWN = 5;
    private static final int MOST_PERCENT = 1000;

    @Range(max = MOST_PERCENT)
    @Option(
        names = "-max-slowdown",
        description = "exit 3 if a row got slower by more than this (5%%)")
    private Optional<Double> maxSlowdown = Optional.empty();

    @Option(
        names = "-gate",
        paramLabel = "TIME",
        converter = Gated.class,
        description = "the time that -max-slowdown is about: {words}")
    private Optional<Metric> only = Optional.empty();

    @Option(
        names = "-max-growth",
        paramLabel = "BYTES",
        converter = GrowthReader.class,
        description = "exit 3 if bytes grew by more: 16, 1%%, size:0,alloc:5%%")
    private Optional<Growth> maxGrowth = Optional.empty();

    @Option(names = "-decide", description = "exit 4 if a row may be slower than allowed")
    private boolean decide;

    @Range(max = MOST_PERCENT)
    @Option(
        names = "-same",
        description = "ignore differences up to this; default: " + SAME_PERCENT + "%%")
    private Optional<Double> same = Optional.empty();

    @Option(names = "-self", description = "compare halves of one run: how far to trust this")
    private boolean self;

    /** Returns the gate, which always has a slowdown if halves are compared. */
    private Gate gate() {
      Optional<Double> most = self ? maxSlowdown.or(() -> Optional.of(SLOWDOWN)) : maxSlowdown;
      if (only.isPresent() && most.isEmpty()) {
        throw new UsageException("-gate is about -max-slowdown; pass both, or leave it out");
      }
      return new Gate(
          most.stream().mapToDouble(percent -> percent / WHOLE_IN_PERCENT).findFirst(),
          maxGrowth,
          decide,
          only);
    }

    private double same() {
      return same.orElse((double) SAME_PERCENT) / WHOLE_IN_PERCENT;
    }
  }

  private static final class Gated extends Values.OneOf<Metric> {
    Gated() {
      super(List.of(Metrics.SER, Metrics.DESER, Metrics.TOTAL), Metric::id);
    }
  }

  private static final class GrowthReader implements ITypeConverter<Growth> {
    private static final Pattern LIMIT =
        Pattern.compile("(size:|alloc:|)(\\d{1,9}(?:\\.\\d{1,9})?)(%?)");

    @Override
    public Growth convert(String text) {
      Map<String, Most> limits = new HashMap<>();
      for (String word : text.split(",", -1)) {
        Matcher limit = LIMIT.matcher(word.strip());
        if (!limit.matches() || limits.put(limit.group(1), most(limit)) != null) {
          throw new UsageException(
              "expected bytes such as 16, a percentage such as 1%, or both limits:"
                  + " size:0,alloc:5%");
        }
      }
      Optional<Most> both = Optional.ofNullable(limits.get(""));
      return new Growth(
          Optional.ofNullable(limits.get("size:")).or(() -> both),
          Optional.ofNullable(limits.get("alloc:")).or(() -> both));
    }

    private static Most most(Matcher limit) {
      double number = Double.parseDouble(limit.group(2));
      return limit.group(3).isEmpty()
          ? new Most(number, 0)
          : new Most(0, number / WHOLE_IN_PERCENT);
    }
  }
}
