package io.serbench.cli.command;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.check.Profiling;
import io.serbench.check.Trial;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.AgainstOptions;
import io.serbench.cli.option.CallsOptions;
import io.serbench.cli.option.DataOptions;
import io.serbench.cli.option.JvmOptions;
import io.serbench.cli.option.MeasuringOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.option.ProfileOptions;
import io.serbench.cli.option.RowOptions;
import io.serbench.cli.option.ShardOptions;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.option.TrafficOptions;
import io.serbench.cli.option.WithoutOptions;
import io.serbench.cli.work.DryRun;
import io.serbench.cli.work.OutputFiles;
import io.serbench.cli.work.OwnData;
import io.serbench.cli.work.ProfileFiles;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.files.FileLocks;
import io.serbench.protocol.TaskAnswer;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Usage;
import io.serbench.run.Forecast;
import io.serbench.run.Method;
import io.serbench.run.Resumed;
import io.serbench.run.Resumed.ResumeException;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Runner;
import io.serbench.run.UserLibraries;
import io.serbench.run.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "run",
    headerHeading = Group.MEASURE,
    customSynopsis = "serbench run [options] [FILE ...]",
    description = "measures rows and prints tables",
    versionProvider = RunCommand.VersionProvider.class)
class RunCommand extends Subcommand {
  @Mixin private RowOptions rows;
  @Mixin private RowOptions.Breadth breadth;
  @Mixin private DataOptions data;
  @Mixin private MeasuringOptions measuring;
  @Mixin private TrafficOptions traffic;
  @Mixin private CallsOptions calls;
  @Mixin private DataOptions.Seed seed;
  @Mixin private JvmOptions jvm;
  @Mixin private ShardOptions shard;
  @Mixin private AgainstOptions against;
  @Mixin private WithoutOptions without;
  @Mixin private ProfileOptions profile;

  @Option(
      names = "-dry-run",
      description = "say what would run and how long it takes; measure nothing")
  private boolean dryRun;

  @Mixin private ResumeOptions resume;
  @Mixin private TableOptions tables;
  @Mixin private OutputOptions.Disturbed noise;
  @Mixin private OutputOptions.Result result;
  @Mixin private OutputOptions.Copies copy;

  @Option(names = "-version", versionHelp = true, description = "the version of serbench")
  boolean version;

  /** The version of serbench, which is unknown for classes in a folder. */
  static final class VersionProvider implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      String version = RunCommand.class.getPackage().getImplementationVersion();
      Properties commit = new Properties();
      try (InputStream in = RunCommand.class.getResourceAsStream("commit.properties")) {
        if (in != null) {
          commit.load(in);
        }
      }
      return new String[] {
        "serbench " + (version == null ? "(unpacked)" : version + " (" + said(commit) + ")")
      };
    }

    /** Returns the commit that the build recorded, if it was in a git repository. */
    static String said(Properties commit) {
      String id = commit.getProperty("git.commit.id", "");
      String changes = "true".equals(commit.getProperty("git.dirty")) ? ", with changes" : "";
      return id.isEmpty()
          ? "unknown commit"
          : "commit %.12s of %s%s".formatted(id, commit.getProperty("git.commit.time"), changes);
    }
  }

  /** Each row is measured as if it were this many rows. */
  int copies() {
    return 1;
  }

  @Override
  ExitCode execute() {
    try (FileLocks locks = new FileLocks();
        WithoutOptions.Classes classes = new WithoutOptions.Classes()) {
      return dryRun ? sayOnly(requested(classes)) : run(locks, classes);
    } catch (ResumeException e) {
      throw new UsageException(resume.written() + ": " + e.getMessage());
    }
  }

  /** Request, plan, measurement and report; after Ctrl-C, the report of what was measured. */
  private ExitCode run(FileLocks locks, WithoutOptions.Classes classes) {
    resume.lock(locks);
    RunRequest request = requested(classes);
    List<String> idle = RowOptions.idle(request.matrix());
    OutputFiles outputs = OutputFiles.of(out(), tables.copies(copy), locks, context());
    announce(request, idle);
    RunRequest planned = planned(request);
    Runner runner = services().runner();
    AtomicReference<Runnable> stop = new AtomicReference<>(runner::interrupt);
    try (RunSession session = session(planned.method(), outputs)) {
      return context()
          .interruption()
          .guard(
              () -> {
                Run run = runner.run(planned, session);
                if (profile.isAsked() && run.course().ending() == Course.Ending.COMPLETE) {
                  session.measured(run);
                  run =
                      new ProfileFiles(outputs.result(), context())
                          .added(run, profiles(run, planned, stop));
                }
                return session.finished(run);
              },
              () -> stop.get().run(),
              session::interrupted);
    }
  }

  /** Prints what of the command line has no effect, and what does not run. */
  private void announce(RunRequest request, List<String> idle) {
    measuring.useless(jvm).forEach(console()::note);
    idle.forEach(console()::note);
    leftOut(request).ifPresent(console()::say);
    request.split().ifPresent(split -> console().note(ShardOptions.line(split)));
  }

  /** Returns the request with what the user's data are like, and which rows carry them. */
  private RunRequest planned(RunRequest request) {
    OwnData own = new OwnData(context());
    return own.tried(request.withOwnData(own.inspect(request)));
  }

  private RunSession session(Method method, OutputFiles outputs) {
    return new RunSession(
        context(),
        outputs,
        tables.view(noise.noise()),
        ResumeOptions.Loading.of(context()),
        forecast -> profile.forecast(forecast, method));
  }

  /** Profiles all rows that have numbers. On Ctrl-C, returns those that were profiled by then. */
  private List<Profiling.ProfiledCell> profiles(
      Run run, RunRequest request, AtomicReference<Runnable> stop) {
    Set<CellId> cells =
        run.cells().stream()
            .filter(cell -> !cell.forks().isEmpty() && cell.failure().isEmpty())
            .map(CellResult::id)
            .collect(Collectors.toSet());
    Trial<Profiling.ProfiledCell> trial =
        services().profiler(new Profiling(profile.time(), profile.allocation(), cells));
    stop.set(trial::interrupt);
    return trial.run(request, seen -> {});
  }

  private Optional<Path> out() {
    return result.file().or(resume::file);
  }

  /** Everything that a run looks at before it measures is looked at here, too. */
  private ExitCode sayOnly(RunRequest request) {
    OutputFiles.tryOut(out(), tables.copies(copy));
    RunRequest known = request.withOwnData(new OwnData(context()).inspect(request));
    leftOut(known).ifPresent(console()::say);
    Path file = out().orElseGet(() -> OutputFiles.defaultResult(services().clock()));
    int width = services().columns().orElse(Integer.MAX_VALUE);
    Forecast forecast = profile.forecast(services().forecast(known), known.method());
    console().text(DryRun.text(known, forecast, file, width));
    return ExitCode.OK;
  }

  private RunRequest requested(WithoutOptions.Classes classes) {
    Optional<Run> earlier = resume.run(context());
    if (earlier.isEmpty()) {
      long drawn = shard.isPart() ? ShardOptions.SEED : services().seed();
      return request(seed.seed().orElse(drawn), Optional.empty(), classes);
    }
    Settings settings = earlier.get().settings();
    RunCommand before = (RunCommand) resume.before(this, settings.arguments());
    profile = before.profile;
    return before.request(settings.seed(), earlier.map(Resumed::new), classes);
  }

  private RunRequest request(long seed, Optional<Resumed> resumed, WithoutOptions.Classes classes) {
    Method method =
        measuring.method(noise.noise().orElse(OutputOptions.Disturbed.DEFAULT), phases());
    if (copies() > 1) {
      measuring.refuseOneFork();
    }
    List<Row> selected = selected();
    List<DatasetSource> datasets =
        without.readLeniently(
            datasets(data, jvm, seed), source -> generated(source, selected, seed));
    List<Usage> usages = data.usages(measuring.threads(), measuring.shared());
    profile.refuseImpossible(method, usages);
    traffic.refuseUncompressible(usages);
    calls.refuseContinuous(usages);
    List<Path> jars = new ArrayList<>(jvm.classPath().entries());
    jars.addAll(against.jars());
    Provenance inputs = UserLibraries.inputs(jars, datasets);
    List<Variant> variants = variants(selected, datasets, classes);
    JvmOptions.refuseOldJvms(usages, variants, services().launchers());
    RunRequest whole =
        new RunRequest(
            new Matrix(selected, datasets, usages, variants),
            method,
            seed,
            context().arguments(),
            List.of(),
            resumed,
            resumed.flatMap(earlier -> earlier.run().environment().split()),
            inputs);
    return resumed.isPresent()
        ? whole
        : whole.withSplit(shard.split(whole, services().environment()));
  }

  /** Returns the JSON of values that are generated for the user's class. */
  private Bytes generated(DatasetSource source, List<Row> selected, long seed) {
    List<Variant> usual = List.of(Variant.usual(jvm.choice()));
    Matrix matrix = new Matrix(selected, List.of(source), List.of(Usage.DEFAULT), usual);
    RunRequest request = usualRequest(matrix, seed, UserLibraries.inputs(List.of(), List.of()));
    TaskAnswer said =
        context().interruption().guard(services().generator(), request, known -> {}).get(0);
    if (!said.isFine()) {
      throw new UsageException("%s: no values can be generated: %s", source.type(), said.cause());
    }
    return said.messages().get(0);
  }

  private List<Row> selected() {
    Catalog catalog = catalog(jvm);
    List<Row> all = rows.select(catalog, console());
    List<Row> selected =
        takesDefault()
            ? breadth.in(all, catalog)
            : against.among(all, anyRowsAsked(), data.types());
    return tables.metrics().contains(Metrics.TIMES_COPY)
        ? withYardstick(selected, catalog)
        : selected;
  }

  private static List<Row> withYardstick(List<Row> selected, Catalog catalog) {
    Stream<Row> yardstick = catalog.rows().stream().filter(row -> row.tags().plays(Role.YARDSTICK));
    return Stream.concat(selected.stream(), yardstick).distinct().toList();
  }

  /** Returns whether the command line does not select rows, in which case the default ones run. */
  private boolean takesDefault() {
    return !anyRowsAsked() && !against.isAsked() && !data.hasType();
  }

  private boolean anyRowsAsked() {
    return breadth.isAsked() || !rows.given().isEmpty();
  }

  private List<Variant> variants(
      List<Row> selected, List<DatasetSource> datasets, WithoutOptions.Classes classes) {
    Catalog catalog = services().catalog();
    if (copies() > 1) {
      Variant twin = calls.only(traffic.only(Variant.usual(jvm.choice())), selected, catalog);
      return Variant.copies(copies(), twin);
    }
    List<Variant> usual = traffic.variants(jvm.variants(services().launchers()));
    usual = calls.variants(usual, selected, catalog);
    List<Variant> variants = new ArrayList<>(usual);
    for (Variant variant : usual) {
      variants.addAll(against.variants(variant, selected, data.types()));
    }
    if (without.isAsked()) {
      for (Variant variant : List.copyOf(variants)) {
        int jdk = JvmOptions.build(variant.jvm(), services().launchers()).feature();
        variants.addAll(without.variants(variant, datasets.get(0), jdk, classes, console()::note));
      }
    }
    if (calls.isApart() || variants.size() > 1) {
      measuring.refuseInProcess();
    }
    against.refuseUnrelatedJars(selected, data.types(), jvm.classPath());
    return variants;
  }

  /** Returns the phases that every run measures, and those that columns need. */
  private List<Phase> phases() {
    Stream<Phase> more = tables.metrics().stream().flatMap(metric -> metric.phase().stream());
    return Stream.concat(Phase.DEFAULT.stream(), more).distinct().toList();
  }

  /** Returns a line that tells that only the default rows run, unless others are selected. */
  private Optional<String> leftOut(RunRequest request) {
    return takesDefault() && request.resumed().isEmpty()
        ? RowOptions.Breadth.leftOut(request.matrix().rows().size(), services().catalog())
        : Optional.empty();
  }

  /** Measures each row twice. It lacks options that compare, split or arrange something else. */
  @Command(
      name = "noise",
      headerHeading = Group.MEASURE,
      customSynopsis = "serbench noise [options] [FILE ...]",
      description = "measures each row as if it were two: the noise floor")
  @Options.Without({
    "-shard",
    "-against",
    "-without",
    "-profile",
    "-sort",
    "-columns",
    "-group",
    "-chart",
    "-verbose"
  })
  static final class Twins extends RunCommand {
    @Override
    int copies() {
      return 2;
    }
  }
}
