package io.serbench.lab;

import io.serbench.cli.console.Terminal;
import io.serbench.cli.progress.Progress.Display;
import io.serbench.cli.work.Services;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.util.function.UnaryOperator;

/** The services of the command line, but with another runner and without a progress display. */
public final class OwnRunner extends Services {
  private final UnaryOperator<Runner> runner;

  /**
   * Creates the services of one run.
   *
   * @param runner returns the runner to use, given that of the command line
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
  public Display display() {
    return Display.nowhere();
  }
}
