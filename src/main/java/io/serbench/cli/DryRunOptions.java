package io.serbench.cli;

/** Whether to run at all. */
final class DryRunOptions extends Options {
  private final Option<Boolean> dryRun =
      flag("say what would run, and how long; measure nothing", "-dry-run");

  DryRunOptions() {
    super(Section.OUTPUT);
  }

  boolean asked() {
    return dryRun.given();
  }
}
