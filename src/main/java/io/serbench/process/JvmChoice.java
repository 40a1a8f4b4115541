package io.serbench.process;

import io.serbench.catalog.UserClassPath;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The JVM for forks, as the user chose it.
 *
 * @param program its java program; empty for that of this JVM
 * @param options options that every fork gets besides serbench's own
 * @param variables environment variables that forks get besides those that every one does
 * @param classPath the user's jars, which come before serbench on the class path
 * @param timeout how long a fork may give no sign of life before it is killed
 */
public record JvmChoice(
    Optional<Path> program,
    List<String> options,
    List<String> variables,
    UserClassPath classPath,
    Duration timeout) {
  /** What serbench and its forks need of a runtime that was linked for something else. */
  private static final List<String> MODULES =
      List.of("java.management", "java.sql", "java.xml", "jdk.management", "jdk.unsupported");

  public JvmChoice {
    options = List.copyOf(options);
    variables = List.copyOf(variables);
  }

  /** Returns this JVM with more options, which follow the others and so override them. */
  public JvmChoice withOptions(List<String> more) {
    List<String> all = Stream.concat(options.stream(), more.stream()).toList();
    return new JvmChoice(program, all, variables, classPath, timeout);
  }

  /** Returns this JVM with other jars of the user's. */
  public JvmChoice withClassPath(UserClassPath jars) {
    return new JvmChoice(program, options, variables, jars, timeout);
  }

  /** Returns how to start a process of this JVM, without what is none of its business. */
  ProcessBuilder process(List<String> command) {
    ProcessBuilder process = new ProcessBuilder(command);
    ForkEnvironment.restrict(process.environment(), variables);
    return process;
  }

  /** Returns the modules of the JDK that this runtime lacks, and without which nothing runs. */
  public static List<String> lacking() {
    return MODULES.stream().filter(name -> ModuleLayer.boot().findModule(name).isEmpty()).toList();
  }

  Path java() {
    Path own = Path.of(System.getProperty("java.home"));
    return program.or(() -> InstalledJdks.java(own)).orElse(own.resolve("bin/java"));
  }

  /** The garbage collectors that forks can be given by name, all with the same heap. */
  public enum Collector {
    /** The collector that forks have by default: see {@link ForkCommand}. */
    PARALLEL,
    /** Stops the program and collects with one thread. */
    SERIAL,
    /** The JDK's default on machines with two or more processors. */
    G1,
    /** Collects while the program runs, for short pauses. */
    ZGC;

    /** Returns its name in options and reports. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the JVM options that choose it; none for the default. */
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
   * How a JVM responds to what later ones will refuse: access to memory by {@code sun.misc.Unsafe}
   * (JEP 471 and 498), and changes of final fields by reflection (JEP 500).
   */
  public enum Strictness {
    /** Allows it silently. */
    ALLOW,
    /** Allows it with a warning on standard error, once for each JVM or caller. */
    WARN,
    /** Throws an exception. */
    DENY;

    /** The first JDK with the option for {@code Unsafe}; older ones do not start with it. */
    public static final int FIRST_JDK = 23;

    private static final int FIRST_JDK_WITH_FINAL_FIELDS = 26;

    /**
     * Returns the options that make a JVM respond so.
     *
     * @param jdk the JVM's feature version, at least {@link #FIRST_JDK}
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

  /** Thrown where a JVM cannot run forks. The message is one line that says which and why. */
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
