package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.ChildLaunchers;
import io.serbench.report.metric.Metric;
import io.serbench.result.Claims;
import io.serbench.result.Phase;
import io.serbench.result.Provenance;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Split;
import io.serbench.run.Method;
import io.serbench.run.Method.Preset;
import io.serbench.run.ResumeException;
import io.serbench.run.Resumed;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Runner;
import io.serbench.run.Supplies;
import io.serbench.run.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Measures, and prints the tables: each row once, or as if it were two. */
final class RunCommand extends Command {
  private final int copies;
  private final Operands<Path> files = takes(Data.files());
  private final RowOptions rows = takes(new RowOptions());
  private final DataOptions data = takes(new DataOptions());
  private final ThreadOptions threads = takes(new ThreadOptions());
  private final MeasuringOptions measuring = takes(new MeasuringOptions());
  private final TrafficOptions traffic = takes(new TrafficOptions());
  private final SeedOptions seed = takes(new SeedOptions());
  private final DryRunOptions dryRun = takes(new DryRunOptions());
  private final JvmOptions jvm = takes(new JvmOptions());
  private final ClassPathOptions jars = takes(new ClassPathOptions());
  private final ShardOptions shard = new ShardOptions();
  private final AgainstOptions against = new AgainstOptions();
  private final TableOptions tables = new TableOptions();
  private final NoiseOptions noise = new NoiseOptions();
  private final ResultOptions result = new ResultOptions();
  private final CopyOptions copy = new CopyOptions();
  private final ResumeOptions resume = takes(new ResumeOptions());
  private final VersionOptions version = new VersionOptions();

  private RunCommand(String word, String description, int copies) {
    super(word, description);
    this.copies = copies;
    if (copies == 1) {
      takes(shard);
      takes(against);
      takes(tables);
    }
    takes(noise);
    takes(result);
    takes(copy);
    takes(version);
  }

  /** The command {@code run}. */
  static RunCommand once() {
    return new RunCommand(Commands.USUAL, "measures rows and prints tables", 1);
  }

  /** The command {@code aa}. */
  static RunCommand twice() {
    return new RunCommand("aa", "measures each row as if it were two: what differences mean", 2);
  }

  /**
   * How a run was asked to be printed. All else on its command line may be of another machine, or
   * of another version.
   */
  static ReportView viewOf(List<String> arguments) {
    RunCommand command = once();
    List<Options> options = List.of(command.tables, command.rows);
    try {
      return Arguments.filled(command, Arguments.only(options, arguments))
          .tables
          .view(Optional.empty());
    } catch (UsageException e) {
      // Another version had a column or a suite that this one lacks: tables are as usual then.
      return once().tables.view(Optional.empty());
    }
  }

  @Override
  List<String> preset() throws UsageException {
    List<String> preset = rows.preset();
    return files.values().isEmpty() ? preset : data.withoutData(preset);
  }

  @Override
  ExitCode execute(Context context) throws UsageException {
    if (version.asked()) {
      context.console().line("serbench " + VersionOptions.version());
      return ExitCode.OK;
    }
    try (Claims claims = new Claims()) {
      if (dryRun.asked()) {
        return sayOnly(requested(context), context);
      }
      resume.claim(claims);
      return measured(requested(context), claims, context);
    } catch (ResumeException e) {
      throw new UsageException(resume.written() + ": " + e.getMessage());
    }
  }

  private ExitCode measured(RunRequest request, Claims claims, Context context)
      throws UsageException {
    Services services = context.services();
    Console console = context.console();
    List<String> idle = IdleRows.notes(request.matrix());
    OutputFiles outputs =
        OutputFiles.of(result.file().or(resume::file), tables.copies(copy), claims, services);
    measuring.useless(jvm, jars).forEach(console::note);
    idle.forEach(console::note);
    request.split().ifPresent(split -> console.note(ShardOptions.line(request, split)));
    try {
      OwnData own = new OwnData(context);
      RunRequest known = request.with(own.inspect(request));
      return run(own.tried(known), outputs, context);
    } finally {
      outputs.release(console);
    }
  }

  /** What a run looks at before it measures is looked at here, too. */
  private ExitCode sayOnly(RunRequest request, Context context) throws UsageException {
    Services services = context.services();
    OutputFiles.check(result.file().or(resume::file), tables.copies(copy), services);
    new OwnData(context).inspect(request);
    Path file =
        result.file().or(resume::file).orElseGet(() -> OutputFiles.defaultResult(services.clock()));
    int width = services.columns().orElse(Integer.MAX_VALUE);
    context
        .console()
        .text(DryRun.text(request, services.forecaster().forecast(request), file, width));
    return ExitCode.OK;
  }

  /** What the command line asks for, or what the run was asked for that it goes on with. */
  private RunRequest requested(Context context) throws UsageException {
    Optional<Run> earlier = resume.run(context.services().reporting());
    if (earlier.isEmpty()) {
      return request(context, seed.seed().orElseGet(() -> seed(context)), Optional.empty());
    }
    Settings settings = earlier.get().settings();
    Command before = resume.before(this, context.arguments(), settings.arguments());
    Context then =
        new Context(
            context.services(), context.console(), settings.arguments(), context.interruption());
    return ((RunCommand) before).request(then, settings.seed(), earlier.map(Resumed::new));
  }

  private long seed(Context context) {
    return shard.given() ? ShardOptions.SEED : context.services().seed();
  }

  private RunRequest request(Context context, long seed, Optional<Resumed> resumed)
      throws UsageException {
    Services services = context.services();
    Method method = measuring.method(noise.noise().orElse(NoiseOptions.DEFAULT), phases());
    if (copies > 1) {
      measuring.refuseOneFork();
    }
    List<DatasetSource> datasets = data.select(files.values(), context, seed);
    Provenance inputs = inputs(datasets);
    // Before jars that were replaced say which rows they have.
    resumed.ifPresent(earlier -> earlier.check(inputs));
    List<Row> selected =
        against.among(rows.select(jars.catalog(services, jvm), context.console()), rows.areGiven());
    RunRequest whole =
        new RunRequest(
                new Matrix(
                    selected,
                    datasets,
                    data.usages(threads),
                    variants(selected, services.launchers())),
                method,
                seed,
                context.arguments())
            .of(inputs);
    Optional<Split> split =
        resumed.isPresent()
            ? resumed.get().run().environment().split()
            : shard.split(whole, services.environment());
    return whole.resuming(resumed).with(split);
  }

  private Provenance inputs(List<DatasetSource> datasets) {
    List<Path> all = new ArrayList<>(jars.classPath().entries());
    all.addAll(against.jars());
    return Supplies.inputs(all, datasets);
  }

  /** In which ways rows run. */
  private List<Variant> variants(List<Row> selected, ChildLaunchers launchers)
      throws UsageException {
    if (copies > 1) {
      Variant twin = traffic.only(Variant.usual(jvm.choice(jars.classPath())));
      return Variant.copies(copies, twin);
    }
    List<Variant> usual =
        traffic.variants(JvmMarks.variants(jvm.choices(jars.classPath()), launchers));
    List<Variant> variants = new ArrayList<>(usual);
    usual.forEach(variant -> against.variant(variant, selected).ifPresent(variants::add));
    if (variants.size() > 1) {
      measuring.refuseInProcess();
    }
    against.refuseOtherJars(selected);
    return variants;
  }

  /** What every run measures, and what the tables ask for beside it. */
  private List<Phase> phases() {
    List<Phase> phases = new ArrayList<>(Phase.DEFAULT);
    for (Metric metric : tables.metrics()) {
      metric.phase().ifPresent(phases::add);
    }
    return phases;
  }

  /** Said to a person who asked for no rows in particular, and gets all of them. */
  private Optional<String> howToHaveLess(RunRequest request) {
    if (rows.areGiven() || against.given() || request.resumed().isPresent()) {
      return Optional.empty();
    }
    String fewer = "-include=NAMES or -suite=NAME for fewer rows ('serbench list' shows all)";
    return Optional.of(
        request.method().preset() == Preset.QUICK
            ? "these are all rows; pass " + fewer
            : "these are all rows; pass -quick for a first impression, " + fewer);
  }

  private ExitCode run(RunRequest request, OutputFiles outputs, Context context)
      throws UsageException {
    Services services = context.services();
    Runner runner = services.runner();
    Arguments.Loading again = Arguments.loading(context.arguments());
    try (Progress progress = services.progress()) {
      RunSession session =
          new RunSession(
              context,
              outputs,
              tables.view(noise.noise()),
              progress,
              again,
              howToHaveLess(request));
      return context
          .interruption()
          .guard(
              () -> session.finished(runner.run(request, session)),
              runner::interrupt,
              session::interrupted);
    }
  }
}
