package io.serbench.cli;

import io.serbench.catalog.UserClassPath;
import io.serbench.process.InstalledJdks;
import io.serbench.process.JvmChoice;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** In which JVM. */
final class JvmOptions extends Options {
  /** How long a JVM may give no sign of life where nothing else is said. */
  static final Duration TIMEOUT = Duration.ofMinutes(2);

  private static final long DAY_IN_SECONDS = 86_400;

  private final Option<List<Path>> jvm =
      loads(
          option(
              "-jvm",
              JavaProgram.PROGRAMS,
              "java of the forks, or versions (17,25); default: this one"));
  private final Option<List<String>> jvmArgs =
      loads(
          option(
              "-jvm-args", JavaProgram.ARGUMENTS, "more options for it; in quotes where several"));
  private final Option<Duration> timeout =
      option(
          "-timeout",
          Values.whole("SECONDS", 1, DAY_IN_SECONDS).as(Duration::ofSeconds),
          "kill a fork that is silent for this long; default: " + TIMEOUT.toSeconds());

  JvmOptions() {
    super(Section.MEASURING);
  }

  /**
   * The JVM, with these jars added.
   *
   * @throws UsageException where several were given
   */
  JvmChoice choice(UserClassPath added) throws UsageException {
    List<JvmChoice> choices = choices(added);
    if (choices.size() > 1) {
      throw new UsageException(jvm.name() + " names several JVMs, but this takes one; give one");
    }
    return choices.get(0);
  }

  /**
   * The JVM that the user named, or else the newest of this machine, with these jars added.
   *
   * @throws UsageException where several were given
   */
  JvmChoice newest(UserClassPath added) throws UsageException {
    SortedMap<Integer, Path> found =
        jvm.given() ? new TreeMap<>() : InstalledJdks.ofThisMachine().programs();
    return found.isEmpty() ? choice(added) : choice(Optional.of(found.get(found.lastKey())), added);
  }

  /** The JVMs, at least one, with these jars added. */
  List<JvmChoice> choices(UserClassPath added) {
    List<Path> programs = jvm.value().orElse(List.of());
    return programs.isEmpty()
        ? List.of(choice(Optional.empty(), added))
        : programs.stream().map(program -> choice(Optional.of(program), added)).toList();
  }

  private JvmChoice choice(Optional<Path> program, UserClassPath added) {
    return new JvmChoice(
        program, jvmArgs.value().orElse(List.of()), added, timeout.value().orElse(TIMEOUT));
  }
}
