package io.serbench.cli;

import io.serbench.result.Run;

/** How many forks of a run are planned, and how many are done. */
final class ForkCount {
  /** A fork that lives has half of its time behind it, on average. */
  private static final double LIVE = 0.5;

  private int planned;
  private int before;
  private int started;
  private int finished;

  /** What a run that is gone on with has measured before, it has when its first fork starts. */
  void updated(Run run) {
    if (started == 0) {
      before = run.cells().stream().mapToInt(row -> row.forks().size()).sum();
    }
  }

  /** So many, those that were measured before included. */
  void planned(int forks) {
    planned = forks;
  }

  void started() {
    started++;
  }

  void finished() {
    finished++;
  }

  int planned() {
    return planned;
  }

  /** How many are done, those that were measured before included. */
  int done() {
    return before + finished;
  }

  /** Which part of all is done; 0 where none is planned. */
  double part() {
    return planned == 0 ? 0 : (double) done() / planned;
  }

  /** Which part of what is to be measured now is done; 0 until a fork has ended. */
  double partOfNow() {
    double behind = finished + LIVE * (started - finished);
    return finished == 0 || planned <= before ? 0 : Math.min(1, behind / (planned - before));
  }
}
