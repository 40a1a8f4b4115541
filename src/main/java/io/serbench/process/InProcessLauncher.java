package io.serbench.process;

import io.serbench.catalog.Row;
import io.serbench.child.RowCheck;
import io.serbench.child.RowExecution;
import io.serbench.protocol.Check;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Runs jobs in this JVM, as the original's runner did: rows share one JIT and one heap, and each
 * slows the next. For debugging.
 */
public final class InProcessLauncher implements ForkLauncher {
  @Override
  public JvmInfo jvm() {
    return JvmProbe.ownJvm();
  }

  @Override
  public Outcome launch(Row row, Job job, Consumer<String> onStep) {
    return RowExecution.execute(row, job, onStep);
  }

  @Override
  public Outcome check(
      Row row, List<Check> checks, Consumer<String> onStep, Consumer<Optional<Failure>> onChecked) {
    return RowCheck.execute(row, checks, onStep, onChecked);
  }

  @Override
  public void kill() {
    // The job ends with this JVM.
  }

  @Override
  public void close() {
    // Nothing was opened.
  }
}
