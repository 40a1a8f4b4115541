package io.serbench.process;

import io.serbench.catalog.Row;
import io.serbench.protocol.Check;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.io.Closeable;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs jobs: each in a JVM of its own, or, for debugging, in this one. */
public interface ForkLauncher extends Closeable {
  /** The JVM that runs the jobs. */
  JvmInfo jvm();

  /**
   * Runs a job to its end, whatever the row does.
   *
   * @param row the row that the job names, for its JVM flags
   * @param onStep told of each step before it starts: {@code opening}, {@code timing ser}
   * @return the outcome; where the job did not end by itself, a failure that says how it ended
   */
  Outcome launch(Row row, Job job, Consumer<String> onStep) throws InterruptedException;

  /**
   * Checks round trips of a row, in their order, one child for all.
   *
   * @param onStep told of each step before it starts: {@code opening}, {@code round trip}
   * @param onChecked told what is wrong with each, of nothing where it is fine; of fewer than there
   *     are checks where the child did not survive one
   * @return how it ended: with a failure that says why it did not check more, or with none
   */
  Outcome check(
      Row row, List<Check> checks, Consumer<String> onStep, Consumer<Optional<Failure>> onChecked)
      throws InterruptedException;

  /** Ends the job that is running, if there is one. */
  void kill();
}
