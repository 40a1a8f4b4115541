package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.UserClassPath;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.BlackHole;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a java that is none. */
class JvmProbeTest {
  @TempDir private Path folder;

  private Path script(String... lines) throws IOException {
    Path java = folder.resolve("java");
    Files.createFile(
        java, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    return Files.writeString(java, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
  }

  private static JvmChoice choice(Path java, Duration timeout) {
    return new JvmChoice(Optional.of(java), List.of(), List.of(), UserClassPath.NONE, timeout);
  }

  /** A command for a method that was renamed would be ignored. */
  @Test
  void theCompilerIsToldOfMethodsThatExist() throws Exception {
    Pattern command = Pattern.compile("CompileCommand=\\w+,(?<type>[\\w.]+)::(?<method>\\w+)");
    int named = 0;
    for (String flag : JvmProbe.COMPILER) {
      Matcher matcher = command.matcher(flag);
      if (matcher.find()) {
        named++;
        assertThat(Class.forName(matcher.group("type")).getDeclaredMethods())
            .extracting(Method::getName)
            .contains(matcher.group("method"));
      }
    }
    assertThat(named).isEqualTo(2);
  }

  @Test
  @Timeout(20) // It is asked for a second; that it is not asked for half a minute is the point.
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the java that hangs is a shell script")
  void oneThatDoesNotAnswerIsWaitedForAsLongAsTheUserSays() throws Exception {
    Path java = script("echo thinking", "sleep 1000");
    assertThatThrownBy(() -> JvmProbe.probe(choice(java, Duration.ofSeconds(1))))
        .isInstanceOf(JvmException.class)
        .hasMessage(java + " does not answer within 1 s (see -timeout=); it printed: thinking");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the java that is killed is a shell script")
  void oneThatIsKilledDidNotEndByItself() throws Exception {
    Path java = script("kill -9 $$");
    assertThatThrownBy(() -> JvmProbe.probe(choice(java, Duration.ofSeconds(20))))
        .isInstanceOf(JvmException.class)
        .hasMessageEndingWith("; it was killed by signal 9");
  }

  /** A java that is a script starts the JVM as a child of its own. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatItStartedIsEndedWithIt() throws Exception {
    Path number = folder.resolve("number");
    Path java = script("sleep 1000 &", "echo $! > '" + number + "'", "wait");
    assertThatThrownBy(() -> JvmProbe.probe(choice(java, Duration.ofSeconds(1))))
        .isInstanceOf(JvmException.class);
    Optional<ProcessHandle> started =
        ProcessHandle.of(Long.parseLong(Files.readString(number).strip()));
    started.ifPresent(child -> child.onExit().join());
    assertThat(started.filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void itsExitCodeAndAllThatItPrints() throws Exception {
    Path java = script("echo on stdout", "echo on stderr >&2", "exit 7");
    assertThatThrownBy(() -> JvmProbe.probe(choice(java, Duration.ofMinutes(1))))
        .isInstanceOf(JvmException.class)
        .hasMessageEndingWith(
            "it ended by itself with exit code 7; it printed: on stdout on stderr");
  }

  @Test
  void oneThatIsNotThereIsSaid() {
    Path none = Path.of("no", "such", "java");
    assertThatThrownBy(() -> JvmProbe.probe(choice(none, Duration.ofMinutes(1))))
        .isInstanceOf(JvmException.class)
        .hasMessageStartingWith(none + " cannot be started: ");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatAJvmSaysOfItselfIsAskedOnce() throws Exception {
    Path asked = folder.resolve("asked");
    Path own = Path.of(System.getProperty("java.home"), "bin", "java");
    Path java = script("echo . >> '" + asked + "'", "exec '" + own + "' \"$@\"");
    JvmChoice choice = choice(java, Duration.ofMinutes(1));
    JvmChoice withJars =
        new JvmChoice(
            Optional.of(java),
            List.of(),
            List.of(),
            new UserClassPath(List.of(folder)),
            Duration.ofMinutes(1));

    ForkLauncher.LauncherFactory launchers = ForkLauncher.LauncherFactory.standard();
    for (JvmChoice same : List.of(choice, withJars, choice)) {
      try (ForkLauncher launcher = launchers.open(same, false)) {
        assertThat(launcher.jvm().build().feature()).isEqualTo(Runtime.version().feature());
      }
    }
    assertThat(asked).hasContent(".");
    launchers.open(choice.withOptions(List.of("-Xss1m")), false).close();
    assertThat(asked).as("one with other options is another").content().hasLineCount(2);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void optionsOfTheEnvironmentAreThoseThatTheJvmHas() throws Exception {
    Path own = Path.of(System.getProperty("java.home"), "bin", "java");
    String tool = "-XX:CompileCommand=quiet -Xmx96m";
    Path java = script("JAVA_TOOL_OPTIONS='" + tool + "' exec '" + own + "' \"$@\"");
    JvmChoice choice = choice(java, Duration.ofMinutes(1)).withOptions(List.of("-Xss2m"));

    JvmInfo info = JvmProbe.probe(choice).info();
    assertThat(info.inherited())
        .hasValueSatisfying(
            inherited ->
                assertThat(inherited.options()).contains("-XX:CompileCommand=quiet", "-Xmx96m"));
    assertThat(info.options()).contains("-Xss2m", "-Xmx96m");
    assertThat(info.blackHole()).isEqualTo(BlackHole.COMPILER);
  }
}
