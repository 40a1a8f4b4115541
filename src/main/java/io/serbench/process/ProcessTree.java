package io.serbench.process;

import java.util.List;

/** Ends processes with all that they started: a java that is a script leaves its JVM behind. */
final class ProcessTree {
  private ProcessTree() {}

  /** Ends it at once; nothing happens where it is gone. */
  static void kill(Process process) {
    // Asked for first: nobody's children are known once their parent is gone.
    List<ProcessHandle> started = started(process);
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
  }

  private static List<ProcessHandle> started(Process process) {
    try {
      return process.descendants().toList();
    } catch (UnsupportedOperationException e) {
      return List.of(); // No process of this system.
    }
  }
}
