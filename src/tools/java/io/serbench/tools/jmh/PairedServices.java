package io.serbench.tools.jmh;

import io.serbench.catalog.Catalog;
import io.serbench.check.Examiner;
import io.serbench.check.Verifier;
import io.serbench.cli.Progress;
import io.serbench.cli.Reporting;
import io.serbench.cli.Services;
import io.serbench.cli.Terminal;
import io.serbench.dataset.Datasets;
import io.serbench.run.Runner;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.time.Clock;

/** The real command line's parts, but for the runner and for its display. */
final class PairedServices implements Services {
  private final Services standard;
  private final Folder folder;
  private final PrintStream jmhLog;
  private final PrintWriter err;

  /**
   * For one run.
   *
   * @param jmhLog gets what JMH prints
   */
  PairedServices(Folder folder, PrintStream jmhLog, PrintWriter err) {
    this.standard = Services.standard(Terminal.NONE, err);
    this.folder = folder;
    this.jmhLog = jmhLog;
    this.err = err;
  }

  @Override
  public Runner runner() {
    return new PairedRunner(standard.runner(), jvm -> new JmhForks(jvm, jmhLog), folder.jmh(), err);
  }

  @Override
  public Progress progress() {
    return Progress.QUIET;
  }

  @Override
  public Catalog catalog() {
    return standard.catalog();
  }

  @Override
  public Datasets datasets() {
    return standard.datasets();
  }

  @Override
  public Verifier verifier() {
    return standard.verifier();
  }

  @Override
  public Examiner examiner() {
    return standard.examiner();
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
