package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.ForeignRows;
import io.serbench.check.Check;
import io.serbench.check.Engine;
import io.serbench.check.EvolutionCheck;
import io.serbench.check.Inspector;
import io.serbench.check.Inspector.InspectedData;
import io.serbench.check.Profiling;
import io.serbench.check.RowLoader;
import io.serbench.check.Trial;
import io.serbench.check.Verifier;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.progress.Progress;
import io.serbench.cli.progress.Progress.Display;
import io.serbench.cli.progress.TrialProgress;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Observed;
import io.serbench.run.Forecast;
import io.serbench.run.ForkedRunner;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;

/** Creates what commands use, each when it is asked for: {@code list} needs no runner. */
public class Services {
  /** The number of seeds, which are short enough to be typed. */
  private static final long SEEDS = 1_000_000;

  static final String TRIED = "rows tried";

  private final Terminal terminal;
  private final PrintWriter err;
  private final ForkLauncher.LauncherFactory launchers = ForkLauncher.LauncherFactory.standard();
  private Optional<Catalog> catalog = Optional.empty(); // Until somebody asks for it.

  /** Creates services that print progress to {@code err}. */
  public Services(Terminal terminal, PrintWriter err) {
    this.terminal = terminal;
    this.err = err;
  }

  public Catalog catalog() {
    if (catalog.isEmpty()) {
      catalog = Optional.of(Catalog.load());
    }
    return catalog.get();
  }

  /** Starts a JVM to find the rows of the user's jars, and returns them. */
  public ForeignRows foreignRows(JvmChoice jvm) {
    return RowLoader.rows(jvm, launchers);
  }

  public ForkLauncher.LauncherFactory launchers() {
    return launchers;
  }

  public Runner runner() {
    return new ForkedRunner(launchers);
  }

  public Forecast forecast(RunRequest request) {
    return new ForkedRunner(launchers).forecast(request);
  }

  public Trial<TriedRow> verifier() {
    return new Engine<>(launchers, new Verifier());
  }

  public Trial<InspectedData> inspector() {
    return TrialProgress.of(
        new Engine<>(launchers, new Inspector()),
        request ->
            new TrialProgress(
                display().asLog(), "data sets read", OwnData.own(request.matrix()).size()));
  }

  /** Creates a trial that runs a check. Its progress may be {@code drawn} on the terminal. */
  public Trial<Observed> check(Check check, boolean drawn) {
    return TrialProgress.of(
        Engine.of(launchers, check),
        request -> {
          int rows = request.matrix().rows().size();
          int steps = check.steps(request);
          return new TrialProgress(
              drawn ? display() : display().asLog(), steps == rows ? TRIED : "forks", steps);
        });
  }

  /** Creates a trial that has the values of a data set generated. */
  public Trial<TaskAnswer> generator() {
    return new Engine<>(launchers, EvolutionCheck::generate);
  }

  /** Creates a trial that profiles rows, and shows its progress. */
  public Trial<Profiling.ProfiledCell> profiler(Profiling profiling) {
    return TrialProgress.of(
        new Engine<>(launchers, profiling),
        request -> new TrialProgress(display(), "rows profiled", profiling.measured().size()));
  }

  public Reporting reporting() {
    return new Reporting(terminal, this::catalog);
  }

  public Display display() {
    OptionalInt width = terminal.stderr() ? OptionalInt.of(Terminal.width()) : OptionalInt.empty();
    return new Display(err, width, clock(), Progress::everySecond);
  }

  public Terminal terminal() {
    return terminal;
  }

  /** Returns the number of characters per line of standard output; empty if it is no terminal. */
  public OptionalInt columns() {
    return terminal.stdout() ? OptionalInt.of(Terminal.width()) : OptionalInt.empty();
  }

  public Map<String, String> environment() {
    return System.getenv();
  }

  /** Returns the clock that names and dates results. */
  public Clock clock() {
    return Clock.system(ZoneId.systemDefault());
  }

  public long seed() {
    return ThreadLocalRandom.current().nextLong(SEEDS);
  }
}
