package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.check.EvolutionCheck;
import io.serbench.check.Trial;
import io.serbench.choose.Choice;
import io.serbench.choose.Choice.Requirements;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Search;
import io.serbench.choose.Search.Bench;
import io.serbench.choose.Search.PreciseCalls;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.CallsOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.Destination;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.progress.RunProgress;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.OutputFiles;
import io.serbench.cli.work.OwnData;
import io.serbench.cli.work.Reporting;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.files.FileLocks;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.Course.Ending;
import io.serbench.result.Observed;
import io.serbench.result.Run;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Runner;
import io.serbench.run.UserLibraries;
import io.serbench.run.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds the rows that meet the user's needs and that no other row beats: see {@link Search}. */
@Command(
    name = "choose",
    headerHeading = Group.CHOOSE,
    customSynopsis = "serbench choose [options] [FILE ...]",
    description = "finds the fastest and smallest rows that meet your needs")
final class ChooseCommand extends Subcommand {
  /** How long the whole command may take. */
  private static final int BUDGET_MINUTES = 2;

  @Mixin private RowOptions rows;
  @Mixin private DataOptions data;

  @Options.Heading(Options.MEASURING)
  @Option(names = "-prefer", paramLabel = "WHAT", description = "sort by {words}; default: time")
  private Optional<Aim> aim = Optional.empty();

  @Options.Heading(Options.MEASURING)
  @Options.Range(max = 86_400)
  @Option(
      names = "-budget",
      description = "how long it may take in all; default: " + BUDGET_MINUTES + "m")
  private Optional<Duration> budget = Optional.empty();

  @Mixin private CallsOptions calls;
  @Mixin private DataOptions.Seed seed;
  @Mixin private JvmOptions jvm;
  @Mixin private OutputOptions.Pages pages;
  @Mixin private OutputOptions.Result result;

  @Override
  Map<String, Map<String, String>> glossary() {
    return glossary(
        "Needs (also python, javascript, go, rust, cpp, all features of 'help list'):",
        Need.ALL,
        Need::word,
        Need::meaning);
  }

  @Override
  ExitCode execute() {
    Instant deadline =
        Instant.now(services().clock()).plus(budget.orElse(Duration.ofMinutes(BUDGET_MINUTES)));
    List<Destination> copies = OutputFiles.checkReports(pages.files(), List.of());
    RunRequest request = request();
    Search search =
        new Search(
            new CommandBench(context()),
            request,
            this::plainRun,
            calls(request),
            wanted(request),
            aim.orElse(Aim.TIME),
            deadline);
    Collection<Need> near = search.narrow(rows.areNamed());
    if (search.size() == 0) {
      console().say("no row meets all needs" + whatToDrop(near));
      return ExitCode.FAILED_ROWS;
    }
    try (FileLocks locks = new FileLocks()) {
      OutputFiles precise = OutputFiles.of(result.file(), List.of(), locks, context());
      Path likely = beside(precise, "-1", locks).result();
      Path others = beside(precise, "-2", locks).result();
      RunRequest some = search.toInspect();
      RunRequest known = some.withOwnData(new OwnData(context()).inspect(some));
      Optional<Choice> answer = search.answer(known, likely, others, precise.result());
      if (answer.isEmpty()) {
        console().say(search.whyNone());
        return ExitCode.FAILED_ROWS;
      }
      return ExitCode.OK.ifWritten(
          OutputFiles.print(answer.get().page(), pages.wanted(), copies, context()));
    }
  }

  private RunRequest request() {
    long drawn = seed.seed().orElseGet(services()::seed);
    List<DatasetSource> datasets = datasets(data, jvm, drawn);
    List<Usage> usages = data.usages();
    if (datasets.size() > 1 || usages.size() > 1) {
      throw new UsageException("choose answers for one data set over one transport; pass one each");
    }
    JvmChoice chosen = jvm.choice();
    Matrix matrix =
        new Matrix(
            rows.selectAnyway(catalog(jvm), console()),
            datasets,
            usages,
            List.of(Variant.usual(chosen)));
    return usualRequest(matrix, drawn, UserLibraries.inputs(jvm.classPath().entries(), datasets));
  }

  private Requirements wanted(RunRequest request) {
    JvmChoice chosen = request.jvm();
    int jdk =
        chosen.program().isPresent()
            ? JvmOptions.build(chosen, services().launchers()).feature()
            : Runtime.version().feature();
    return new Requirements(request.matrix().datasets().get(0).name(), rows.needs(), jdk);
  }

  /** Calls are apart, as in a service, unless the user asks for something else. */
  private Function<List<Row>, PreciseCalls> calls(RunRequest request) {
    Matrix matrix = request.matrix();
    Variant usual = matrix.variants().get(0);
    Catalog catalog = services().catalog();
    calls.refuseContinuous(matrix.usages());
    if (calls.isFixed()) {
      PreciseCalls asked =
          new PreciseCalls(calls.only(usual, matrix.rows(), catalog), calls.words());
      return some -> asked;
    }
    return some ->
        CallsOptions.apart(some, matrix.usages(), catalog)
            .map(work -> usual.withTraffic(usual.traffic().withWorkBetweenCalls(work)))
            .map(apart -> new PreciseCalls(apart, List.of("-calls=apart")))
            .orElse(new PreciseCalls(usual, List.of()));
  }

  /** Names the need that excludes the most rows by itself. */
  private static String whatToDrop(Collection<Need> near) {
    return near.stream()
        .collect(Collectors.groupingBy(Need::word, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .map(gain -> "; without %s, %d would".formatted(gain.getKey(), gain.getValue()))
        .orElse("; every row lacks at least two of them");
  }

  /** Returns a file beside the result: {@code run-1.json} beside {@code run.json}. */
  private OutputFiles beside(OutputFiles precise, String suffix, FileLocks locks) {
    String name = precise.result().getFileName().toString();
    String sibling = name.replaceFirst("(?<=.)\\.[^.]*$|$", suffix + "$0");
    Path file = precise.result().resolveSibling(sibling);
    return OutputFiles.of(Optional.of(file), List.of(), locks, context());
  }

  /** Returns the command line of a plain run of these rows, which can be resumed. */
  private List<String> plainRun(List<String> names) {
    List<String> arguments = new ArrayList<>();
    arguments.add("-include=" + String.join(",", names));
    Stream.of("data", "seed", "jvm")
        .flatMap(group -> spec().mixins().get(group).options().stream())
        .filter(Options::isGiven)
        .flatMap(Options::arguments)
        .forEach(arguments::add);
    data.files().forEach(file -> arguments.add(file.toString()));
    return arguments;
  }

  /** Lets a search measure and try rows as other commands do. */
  private record CommandBench(Context context) implements Bench {
    @Override
    public void note(String line) {
      context.console().note(line);
    }

    @Override
    public Clock clock() {
      return context.services().clock();
    }

    @Override
    public Catalog catalog() {
      return context.services().catalog();
    }

    @Override
    public RunRequest tried(RunRequest request, Duration most) {
      return new OwnData(context).tried(request, most);
    }

    @Override
    public List<Observed> changed(RunRequest known, List<Row> rows, Duration most) {
      try {
        new OwnData(context).announceVersions(known);
      } catch (UsageException e) {
        note(e.getMessage());
        return List.of();
      }
      Trial<Observed> trial =
          context.services().check(new EvolutionCheck(EvolutionCheck.EDITS), false);
      return context.interruption().guard(trial, Search.of(known, rows), observed -> {}, most);
    }

    @Override
    public Optional<Run> measured(RunRequest request, Path file, Duration most) {
      Runner runner = context.services().runner();
      AtomicBoolean over = new AtomicBoolean();
      Runnable stop =
          () -> {
            over.set(true);
            runner.interrupt();
          };
      try (StepProgress step = new StepProgress(file)) {
        Supplier<Run> running = () -> runner.run(request, step);
        Run run =
            Interruption.limited(
                most,
                stop,
                () -> context.interruption().guard(running, runner::interrupt, () -> {}));
        step.keep(run);
        if (run.course().ending() == Ending.INTERRUPTED && !over.get()) {
          throw new Interruption.InterruptedCommandException();
        }
        return Optional.of(run);
      } catch (JvmException e) {
        if (over.get()) {
          return Optional.empty();
        }
        throw e;
      }
    }

    private final class StepProgress extends RunProgress {
      private final Reporting.RunWriter writer;

      private StepProgress(Path file) {
        super(context.services().display());
        this.writer = context.services().reporting().writer(file);
      }

      /** Writes the run so far. If that fails, it goes on: its results can still be shown. */
      private void keep(Run run) {
        try {
          writer.write(run);
        } catch (IOException e) {
          context.console().say("the results cannot be written: " + e, this::covering);
        }
      }

      @Override
      public synchronized void runUpdated(Run run) {
        keep(run);
        super.runUpdated(run);
      }
    }
  }
}
