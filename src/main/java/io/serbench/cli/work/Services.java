package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.ForeignRows;
import io.serbench.check.Check;
import io.serbench.check.Engine;
import io.serbench.check.Inspector;
import io.serbench.check.Inspector.Inspection;
import io.serbench.check.RowLoader;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.check.Verifier;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.progress.ConsoleProgress;
import io.serbench.cli.progress.LineProgress;
import io.serbench.cli.progress.Progress;
import io.serbench.cli.progress.TrialProgress;
import io.serbench.dataset.Datasets;
import io.serbench.process.ChildLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.result.Observed;
import io.serbench.run.Forecast;
import io.serbench.run.ForkedRunner;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;

/** What the commands work with. Each is made when it is asked for: {@code list} needs no runner. */
public class Services {
  /** Seeds are short enough to be typed again. */
  private static final long SEEDS = 1_000_000;

  private static final String TRIED = "rows tried";

  private final Terminal terminal;
  private final PrintWriter err;
  private final ChildLauncher.Factory launchers = ChildLauncher.Factory.standard();

  /** Those of the command line, which prints progress there. */
  public Services(Terminal terminal, PrintWriter err) {
    this.terminal = terminal;
    this.err = err;
  }

  /** The rows. */
  public Catalog catalog() {
    return Catalog.load();
  }

  /** The rows of the user's jars, said in that JVM. */
  public ForeignRows foreignRows(JvmChoice jvm) {
    return RowLoader.rows(jvm, launchers);
  }

  /** The data sets. */
  public Datasets datasets() {
    return Datasets.all();
  }

  /** Opens launchers of the children that all others here start. */
  public ChildLauncher.Factory launchers() {
    return launchers;
  }

  /** Measures; a new one for each run. */
  public Runner runner() {
    return new ForkedRunner(launchers);
  }

  /** Says what a run would do. */
  public Forecast forecast(RunRequest request) {
    return new ForkedRunner(launchers).forecast(request);
  }

  /** Checks round trips; a new one for each verification. */
  public Trial<Verification> verifier() {
    return new Engine<>(launchers, new Verifier());
  }

  /** Looks at data of a user's; a new one for each look. */
  public Trial<Inspection> inspector() {
    return TrialProgress.of(
        new Engine<>(launchers, new Inspector()),
        request ->
            progress(OptionalInt.empty(), "data sets read", OwnData.own(request.matrix()).size()));
  }

  /**
   * Does a check; a new one for each time.
   *
   * @param drawn whether a screen shows how far it is: nothing else is printed meanwhile
   */
  public Trial<Observed> check(Check check, boolean drawn) {
    return TrialProgress.of(
        Engine.of(launchers, check),
        request -> {
          int rows = request.matrix().rows().size();
          int steps = check.steps(request);
          return progress(
              drawn ? screen() : OptionalInt.empty(), steps == rows ? TRIED : "forks", steps);
        });
  }

  /** Reads, writes and prints results. */
  public Reporting reporting() {
    return new Reporting(terminal, this::catalog);
  }

  /** Shows how far a run is. */
  public Progress progress() {
    return terminal.stderr()
        ? new ConsoleProgress(
            err, Terminal.width(), terminal.colours(), clock(), Progress.Ticks::everySecond)
        : new LineProgress(err, clock(), Progress.Ticks::everySecond);
  }

  /**
   * Shows how far a trial of rows is that begins now.
   *
   * @param all how many results there will be
   */
  public TrialProgress trialProgress(int all) {
    return progress(screen(), TRIED, all);
  }

  /** Characters of a line on which progress is drawn anew; empty where there is no screen. */
  private OptionalInt screen() {
    return terminal.stderr() ? OptionalInt.of(Terminal.width()) : OptionalInt.empty();
  }

  private TrialProgress progress(OptionalInt width, String what, int all) {
    return new TrialProgress(err, width, clock(), Progress.Ticks::everySecond, what, all);
  }

  /** Where output goes. */
  public Terminal terminal() {
    return terminal;
  }

  /** How many characters fit on a line of standard output; empty where it is no terminal. */
  public OptionalInt columns() {
    return terminal.stdout()
        ? OptionalInt.of(Terminal.widthOfText(Terminal.width()))
        : OptionalInt.empty();
  }

  /** The variables that whoever started serbench has set. */
  public Map<String, String> environment() {
    return System.getenv();
  }

  /** Names and dates results. */
  public Clock clock() {
    return Clock.system(ZoneId.systemDefault());
  }

  /** A seed for a run that is given none. */
  public long seed() {
    return ThreadLocalRandom.current().nextLong(SEEDS);
  }
}
