package io.serbench.run;

import io.serbench.process.ForkLauncher;
import io.serbench.process.InProcessLauncher;
import io.serbench.process.JarCache;
import io.serbench.process.JvmException;
import io.serbench.process.JvmProbe;
import io.serbench.process.ProcessLauncher;
import io.serbench.process.RowClassPath;
import java.io.IOException;
import java.nio.file.Path;

/** Opens the launcher that a request asks for. Tests put a fake one in its place. */
@FunctionalInterface
public interface Launchers {
  /**
   * A launcher, ready.
   *
   * @throws JvmException where the JVM that shall run forks does not start
   */
  ForkLauncher open(RunRequest request) throws JvmException, IOException, InterruptedException;

  /** A child JVM a job, or none where the request is for 0 forks. */
  static ForkLauncher standard(RunRequest request)
      throws JvmException, IOException, InterruptedException {
    if (request.inProcess()) {
      return new InProcessLauncher();
    }
    return processes(request);
  }

  /** A child JVM a job. */
  static ProcessLauncher processes(RunRequest request)
      throws JvmException, IOException, InterruptedException {
    Path java = request.jvm().orElseGet(Launchers::ownJava);
    return new ProcessLauncher(
        JvmProbe.probe(java, request.jvmArgs()),
        new RowClassPath(request.classPath(), JarCache.standard()),
        request.timeout());
  }

  private static Path ownJava() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }
}
