package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.ForeignRows;
import io.serbench.check.Carried;
import io.serbench.check.Examined;
import io.serbench.check.ForkedExaminer;
import io.serbench.check.ForkedFutureCheck;
import io.serbench.check.ForkedHostileCheck;
import io.serbench.check.ForkedHostileCheck.Keeper;
import io.serbench.check.ForkedHostileCheck.Weapons;
import io.serbench.check.ForkedInspector;
import io.serbench.check.ForkedTypesCheck;
import io.serbench.check.ForkedVerifier;
import io.serbench.check.ForkedWireCheck;
import io.serbench.check.FreshForks;
import io.serbench.check.FreshForks.Fork;
import io.serbench.check.FreshForks.Probe;
import io.serbench.check.HeapSearch;
import io.serbench.check.Inspection;
import io.serbench.check.Prospect;
import io.serbench.check.Resilience;
import io.serbench.check.RowLoader;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.check.Wire;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.progress.ConsoleProgress;
import io.serbench.cli.progress.LineProgress;
import io.serbench.cli.progress.Progress;
import io.serbench.cli.progress.TrialProgress;
import io.serbench.dataset.Datasets;
import io.serbench.dataset.evolution.Version;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.run.Forecaster;
import io.serbench.run.ForkedRunner;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.ToIntFunction;

/** What the commands work with. Each is made when it is asked for: {@code list} needs no runner. */
public class Services {
  /** Seeds are short enough to be typed again. */
  private static final long SEEDS = 1_000_000;

  private final Terminal terminal;
  private final PrintWriter err;
  private final ChildLaunchers launchers = ChildLaunchers.standard();

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
  public ChildLaunchers launchers() {
    return launchers;
  }

  /** Measures; a new one for each run. */
  public Runner runner() {
    return new ForkedRunner(launchers);
  }

  /** Says what a run would do. */
  public Forecaster forecaster() {
    return new ForkedRunner(launchers);
  }

  /** Checks round trips; a new one for each verification. */
  public Trial<Verification> verifier() {
    return new ForkedVerifier(launchers);
  }

  /** Looks at data of a user's; a new one for each look. */
  public Trial<Inspection> inspector() {
    return shown(new ForkedInspector(launchers), "data sets read", Services::ownDatasets);
  }

  /**
   * Tries what rows do when a type changes; a new one for each examination.
   *
   * @param changes those that are tried of a user's class
   */
  public Trial<Examined> examiner(List<Version> changes) {
    return shown(new ForkedExaminer(launchers, changes), "rows tried", Services::rows);
  }

  /** Tries which kinds of members rows carry; a new one for each trial. */
  public Trial<Carried> typesCheck() {
    return shown(new ForkedTypesCheck(launchers), "rows tried", Services::rows);
  }

  /** Tries rows on a JVM that is as strict as later ones will be; a new one for each trial. */
  public Trial<Prospect> futureCheck() {
    return shown(new ForkedFutureCheck(launchers), "rows tried", Services::rows);
  }

  /** Tries what versions of a library make of each other's bytes; a new one for each trial. */
  public Trial<Wire> wireCheck() {
    return shown(new ForkedWireCheck(launchers), "rows tried", Services::rows);
  }

  /**
   * Strikes rows with hostile messages; a new one for each trial.
   *
   * @param keeper is given the worst messages; empty where nobody wants them
   */
  public Trial<Resilience> hostileCheck(Weapons weapons, Optional<Keeper> keeper) {
    return shown(new ForkedHostileCheck(launchers, weapons, keeper), "rows tried", Services::rows);
  }

  /**
   * Has rows do something in fresh JVMs; a new one for each trial.
   *
   * @param forks of each row
   * @param cached whether from a cache of classes as well
   */
  public <T> Trial<Fork<T>> freshForks(Probe<T> probe, int forks, boolean cached) {
    return TrialProgress.of(
        new FreshForks<>(launchers, probe, forks, cached),
        request -> progress(screen(), "forks", FreshForks.results(request, forks, cached)));
  }

  /** Finds the smallest heaps in which rows carry large values; a new one for each trial. */
  public Trial<Fork<HeapSearch.Need>> heapSearch() {
    return shown(
        new HeapSearch(launchers), "rows tried", request -> FreshForks.results(request, 1, false));
  }

  private <T> Trial<T> shown(Trial<T> trial, String what, ToIntFunction<RunRequest> all) {
    return TrialProgress.of(
        trial, request -> progress(OptionalInt.empty(), what, all.applyAsInt(request)));
  }

  private static int ownDatasets(RunRequest request) {
    return (int)
        request.matrix().datasets().stream().filter(each -> !each.type().bundled()).count();
  }

  private static int rows(RunRequest request) {
    return request.matrix().rows().size();
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
    return progress(screen(), "rows tried", all);
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
