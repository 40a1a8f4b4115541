package io.serbench.tools;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.ForeignRows;
import io.serbench.check.Carried;
import io.serbench.check.Examined;
import io.serbench.check.Inspection;
import io.serbench.check.Prospect;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.cli.Progress;
import io.serbench.cli.Reporting;
import io.serbench.cli.Services;
import io.serbench.cli.Terminal;
import io.serbench.cli.TrialProgress;
import io.serbench.dataset.Datasets;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.run.Forecaster;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.time.Clock;
import java.util.function.UnaryOperator;

/** The real command line's parts, but for the runner and for its display. */
public final class OwnRunner implements Services {
  private final Services standard;
  private final UnaryOperator<Runner> runner;

  /**
   * For one run.
   *
   * @param runner makes the runner of the real one
   */
  public OwnRunner(PrintWriter err, UnaryOperator<Runner> runner) {
    this.standard = Services.standard(Terminal.NONE, err);
    this.runner = runner;
  }

  @Override
  public Runner runner() {
    return runner.apply(standard.runner());
  }

  @Override
  public Progress progress() {
    return Progress.QUIET;
  }

  @Override
  public TrialProgress trialProgress(int all) {
    return standard.trialProgress(all);
  }

  @Override
  public Catalog catalog() {
    return standard.catalog();
  }

  @Override
  public ForeignRows foreignRows(JvmChoice jvm) {
    return standard.foreignRows(jvm);
  }

  @Override
  public ChildLaunchers launchers() {
    return standard.launchers();
  }

  @Override
  public Datasets datasets() {
    return standard.datasets();
  }

  @Override
  public Forecaster forecaster() {
    return standard.forecaster();
  }

  @Override
  public Trial<Verification> verifier() {
    return standard.verifier();
  }

  @Override
  public Trial<Examined> examiner() {
    return standard.examiner();
  }

  @Override
  public Trial<Carried> typesCheck() {
    return standard.typesCheck();
  }

  @Override
  public Trial<Prospect> futureCheck() {
    return standard.futureCheck();
  }

  @Override
  public Trial<Inspection> inspector() {
    return standard.inspector();
  }

  @Override
  public Reporting reporting() {
    return standard.reporting();
  }

  @Override
  public Terminal terminal() {
    return standard.terminal();
  }

  @Override
  public Clock clock() {
    return standard.clock();
  }

  @Override
  public long seed() {
    return standard.seed();
  }
}
