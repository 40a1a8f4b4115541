package io.serbench.process;

import io.serbench.catalog.UserClassPath;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The JVM that children run in, as the user chose it.
 *
 * @param program its java program; empty for the one that runs this
 * @param options further options for every child
 * @param classPath jars that the user supplies; they come first in every child
 * @param timeout after so long without a sign of life, a child is killed
 */
public record JvmChoice(
    Optional<Path> program, List<String> options, UserClassPath classPath, Duration timeout) {
  public JvmChoice {
    options = List.copyOf(options);
  }

  /** The same JVM with more options, which count before those that contradict them. */
  public JvmChoice with(List<String> more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(more);
    return new JvmChoice(program, all, classPath, timeout);
  }

  /** The java program; this JVM's own where the user named none. */
  Path java() {
    return program.orElseGet(() -> own(Path.of(System.getProperty("java.home"))));
  }

  private static Path own(Path home) {
    return InstalledJdks.java(home).orElseGet(() -> home.resolve("bin").resolve("java"));
  }
}
