package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.ForeignRows;
import io.serbench.check.Carried;
import io.serbench.check.Examined;
import io.serbench.check.ForkedExaminer;
import io.serbench.check.ForkedFutureCheck;
import io.serbench.check.ForkedInspector;
import io.serbench.check.ForkedTypesCheck;
import io.serbench.check.ForkedVerifier;
import io.serbench.check.Inspection;
import io.serbench.check.Prospect;
import io.serbench.check.RowLoader;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.dataset.Datasets;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.run.Forecaster;
import io.serbench.run.ForkedRunner;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneId;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.ToIntFunction;

/** The parts that the real command line is put together from. */
final class StandardServices implements Services {
  /** Seeds are short enough to be typed again. */
  private static final long SEEDS = 1_000_000;

  private final Terminal terminal;
  private final PrintWriter err;
  private final ChildLaunchers launchers = ChildLaunchers.standard();

  StandardServices(Terminal terminal, PrintWriter err) {
    this.terminal = terminal;
    this.err = err;
  }

  @Override
  public Catalog catalog() {
    return Catalog.load();
  }

  @Override
  public ForeignRows foreignRows(JvmChoice jvm) {
    return RowLoader.rows(jvm, launchers);
  }

  @Override
  public ChildLaunchers launchers() {
    return launchers;
  }

  @Override
  public Datasets datasets() {
    return Datasets.all();
  }

  @Override
  public Runner runner() {
    return new ForkedRunner(launchers);
  }

  @Override
  public Forecaster forecaster() {
    return new ForkedRunner(launchers);
  }

  @Override
  public Trial<Verification> verifier() {
    return new ForkedVerifier(launchers);
  }

  @Override
  public Trial<Inspection> inspector() {
    return spoken(new ForkedInspector(launchers), "data sets read", StandardServices::datasets);
  }

  @Override
  public Trial<Examined> examiner() {
    return spoken(new ForkedExaminer(launchers), "rows tried", StandardServices::rows);
  }

  @Override
  public Trial<Carried> typesCheck() {
    return spoken(new ForkedTypesCheck(launchers), "rows tried", StandardServices::rows);
  }

  @Override
  public Trial<Prospect> futureCheck() {
    return spoken(new ForkedFutureCheck(launchers), "rows tried", StandardServices::rows);
  }

  @Override
  public Reporting reporting() {
    return new StandardReporting(terminal, this::catalog);
  }

  @Override
  public Progress progress() {
    return terminal.stderr()
        ? new ConsoleProgress(
            err, TerminalWidth.detect(), terminal.colours(), clock(), Ticks::everySecond)
        : new LineProgress(err, clock(), Ticks::everySecond);
  }

  @Override
  public TrialProgress trialProgress(int all) {
    OptionalInt width =
        terminal.stderr() ? OptionalInt.of(TerminalWidth.detect()) : OptionalInt.empty();
    return new TrialProgress(err, width, clock(), Ticks::everySecond, all);
  }

  @Override
  public Terminal terminal() {
    return terminal;
  }

  @Override
  public OptionalInt columns() {
    return terminal.stdout()
        ? OptionalInt.of(TerminalWidth.ofText(TerminalWidth.detect()))
        : OptionalInt.empty();
  }

  @Override
  public Clock clock() {
    return Clock.system(ZoneId.systemDefault());
  }

  @Override
  public long seed() {
    return ThreadLocalRandom.current().nextLong(SEEDS);
  }

  private <T> Trial<T> spoken(Trial<T> trial, String what, ToIntFunction<RunRequest> all) {
    return new SpokenTrial<>(
        trial, what, all, new SpokenTrial.Voice(err, clock(), Ticks::everySecond));
  }

  private static int datasets(RunRequest request) {
    return (int)
        request.matrix().datasets().stream().filter(each -> !each.type().bundled()).count();
  }

  private static int rows(RunRequest request) {
    return request.matrix().rows().size();
  }
}
