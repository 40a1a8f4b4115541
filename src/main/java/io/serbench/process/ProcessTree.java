package io.serbench.process;

import java.util.List;

/** Kills processes with all that they started: a java that is a script would leave its JVM. */
final class ProcessTree {
  private ProcessTree() {}

  static void kill(Process process) {
    // Listed first: once a process is gone, its descendants cannot be found.
    List<ProcessHandle> started = process.descendants().toList();
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
  }
}
