package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.ForeignRows;
import io.serbench.check.Carried;
import io.serbench.check.Examined;
import io.serbench.check.Inspection;
import io.serbench.check.Prospect;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.dataset.Datasets;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.run.Forecaster;
import io.serbench.run.Runner;
import java.io.PrintWriter;
import java.time.Clock;
import java.util.Map;
import java.util.OptionalInt;

/** What the commands work with. Each is made when it is asked for: {@code list} needs no runner. */
public interface Services {
  /** Those of the real command line. */
  static Services standard(Terminal terminal, PrintWriter err) {
    return new StandardServices(terminal, err);
  }

  /** The rows. */
  Catalog catalog();

  /** The rows of the user's jars, said in that JVM. */
  ForeignRows foreignRows(JvmChoice jvm);

  /** The data sets. */
  Datasets datasets();

  /** Opens launchers of the children that all others here start. */
  ChildLaunchers launchers();

  /** Measures; a new one for each run. */
  Runner runner();

  /** Says what a run would do. */
  Forecaster forecaster();

  /** Checks round trips; a new one for each verification. */
  Trial<Verification> verifier();

  /** Looks at data of a user's; a new one for each look. */
  Trial<Inspection> inspector();

  /** Tries what rows do when a type changes; a new one for each examination. */
  Trial<Examined> examiner();

  /** Tries which kinds of members rows carry; a new one for each trial. */
  Trial<Carried> typesCheck();

  /** Tries rows on a JVM that is as strict as later ones will be; a new one for each trial. */
  Trial<Prospect> futureCheck();

  /** Reads, writes and prints results. */
  Reporting reporting();

  /** Shows how far a run is. */
  Progress progress();

  /**
   * Shows how far a trial of rows is that begins now.
   *
   * @param all how many results there will be
   */
  TrialProgress trialProgress(int all);

  /** Where output goes. */
  Terminal terminal();

  /** How many characters fit on a line of standard output; empty where it is no terminal. */
  default OptionalInt columns() {
    return OptionalInt.empty();
  }

  /** The variables that whoever started serbench has set. */
  default Map<String, String> environment() {
    return System.getenv();
  }

  /** Names and dates results. */
  Clock clock();

  /** A seed for a run that is given none. */
  long seed();
}
