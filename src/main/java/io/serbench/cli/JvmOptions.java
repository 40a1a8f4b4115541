package io.serbench.cli;

import io.serbench.catalog.UserClassPath;
import io.serbench.process.JvmChoice;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** In which JVM. */
final class JvmOptions extends Options {
  /** How long a fork may take where nothing else is said. */
  static final Duration TIMEOUT = Duration.ofMinutes(2);

  private static final long DAY_IN_SECONDS = 86_400;

  private final Option<Path> jvm =
      option("-jvm", JavaProgram.PROGRAM, "the java that runs the forks; default: this one");
  private final Option<List<String>> jvmArgs =
      option("-jvm-args", JavaProgram.ARGUMENTS, "more options for it; in quotes where several");
  private final Option<Duration> timeout =
      option(
          "-timeout",
          Values.whole("SECONDS", 1, DAY_IN_SECONDS).as(Duration::ofSeconds),
          "kill a fork that takes longer; default: " + TIMEOUT.toSeconds());

  JvmOptions() {
    super(Section.MEASURING);
  }

  /** The JVM, with these jars added. */
  JvmChoice choice(UserClassPath added) {
    return new JvmChoice(
        jvm.value(), jvmArgs.value().orElse(List.of()), added, timeout.value().orElse(TIMEOUT));
  }
}
