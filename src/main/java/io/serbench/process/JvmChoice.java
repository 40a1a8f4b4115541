package io.serbench.process;

import io.serbench.catalog.UserClassPath;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  /** The garbage collectors that forks can be given by name, all with the same heap. */
  public enum Collector {
    /** What forks have anyway: see {@link ChildJvm}. */
    PARALLEL,
    /** One thread collects, and the program stands still. */
    SERIAL,
    /** The JDK's default on machines with two processors and more. */
    G1,
    /** Collects while the program runs, for short pauses. */
    ZGC;

    /** As it is written in options and names. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The JVM's options for it. */
    public List<String> options() {
      return switch (this) {
        case PARALLEL -> List.of();
        case SERIAL -> List.of("-XX:+UseSerialGC");
        case G1 -> List.of("-XX:+UseG1GC");
        case ZGC -> List.of("-XX:+UseZGC");
      };
    }
  }

  /**
   * How a JVM takes what later ones will refuse: access to memory by {@code sun.misc.Unsafe} (JEP
   * 471 and 498), and changes of final fields by reflection (JEP 500).
   */
  public enum Strictness {
    /** In silence. */
    ALLOW,
    /** With a warning on standard error, once for each JVM or caller. */
    WARN,
    /** With an exception. */
    DENY;

    /** The first JDK that can be told so of {@code Unsafe}; older ones do not start then. */
    public static final int FIRST_JDK = 23;

    private static final int FIRST_JDK_WITH_FINAL_FIELDS = 26;

    /**
     * The options of a JVM.
     *
     * @param jdk its feature version, at least {@link #FIRST_JDK}
     */
    public List<String> options(int jdk) {
      String word = name().toLowerCase(Locale.ROOT);
      List<String> options = new ArrayList<>();
      options.add("--sun-misc-unsafe-memory-access=" + word);
      if (jdk >= FIRST_JDK_WITH_FINAL_FIELDS) {
        options.add("--illegal-final-field-mutation=" + word);
      }
      return options;
    }
  }

  /** The JVM that shall run forks cannot. The message is one line that says which and why. */
  public static class JvmException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public JvmException(String message) {
      super(message);
    }

    public JvmException(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
