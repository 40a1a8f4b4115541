package io.serbench.lab;

import io.serbench.cli.console.Terminal;
import io.serbench.cli.progress.Progress;
import io.serbench.cli.work.Services;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.util.function.UnaryOperator;

/** The real command line's parts, but for the runner and for its display. */
public final class OwnRunner extends Services {
  private final UnaryOperator<Runner> runner;

  /**
   * For one run.
   *
   * @param runner makes the runner of the real one
   */
  public OwnRunner(PrintWriter err, UnaryOperator<Runner> runner) {
    super(Terminal.NONE, err);
    this.runner = runner;
  }

  @Override
  public Runner runner() {
    return runner.apply(super.runner());
  }

  @Override
  public Progress progress() {
    return Progress.QUIET;
  }
}
