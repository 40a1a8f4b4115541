package io.serbench.process;

import java.io.IOException;

/** Opens launchers. Tests put a fake one in its place. */
@FunctionalInterface
public interface ChildLaunchers {
  /** A child JVM for each job, or none at all. */
  ChildLaunchers STANDARD =
      (jvm, inProcess) -> inProcess ? new InProcessLauncher() : ProcessLauncher.open(jvm);

  /**
   * A launcher, ready.
   *
   * @param inProcess whether jobs run in this JVM
   * @throws JvmException where the JVM that shall run forks does not start
   */
  ChildLauncher open(JvmChoice jvm, boolean inProcess)
      throws JvmException, IOException, InterruptedException;
}
