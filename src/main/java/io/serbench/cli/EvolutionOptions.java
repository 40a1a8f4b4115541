package io.serbench.cli;

/** Whether to change the type on the way. */
final class EvolutionOptions extends Options {
  private final Option<Boolean> evolution =
      flag("write one version of a type, read another; try features", "-evolution");

  EvolutionOptions() {
    super(Section.ROWS);
  }

  boolean asked() {
    return evolution.given();
  }
}
