package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.process.JvmChoice;
import java.util.List;
import java.util.Optional;

/**
 * What a user asked for, checked and with defaults filled in.
 *
 * @param matrix what is measured
 * @param method how it is measured
 * @param seed of the order of the forks
 * @param arguments the command line
 * @param resumed the interrupted run that it goes on with, if any
 */
public record RunRequest(
    Matrix matrix, Method method, long seed, List<String> arguments, Optional<Resumed> resumed) {
  public RunRequest {
    arguments = List.copyOf(arguments);
  }

  /** In which JVM rows run, unless a variant says otherwise. */
  public JvmChoice jvm() {
    return matrix.variants().get(0).jvm();
  }

  /** Whether all rows run in this JVM, without forks. */
  public boolean inProcess() {
    return method.stopping().least() == 0;
  }

  /** Why a row cannot run as it is asked for; empty where it can. */
  public Optional<String> unavailable(Row row) {
    return unavailable(row, jvm());
  }

  Optional<String> unavailable(Row row, JvmChoice jvm) {
    if (!inProcess()) {
      return row.unavailable(jvm.classPath());
    }
    return row.ownJars().isEmpty()
        ? row.unavailable()
        : Optional.of("needs a fork, since it has a class path of its own; leave out -forks=0");
  }
}
