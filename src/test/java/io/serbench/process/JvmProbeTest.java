package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.UserClassPath;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.BlackHole;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a java that is none. */
class JvmProbeTest {
  @TempDir private Path folder;

  @Test
  @Timeout(20) // It is asked for a second; that it is not asked for half a minute is the point.
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the java that hangs is a shell script")
  void oneThatDoesNotAnswerIsWaitedForAsLongAsTheUserSays() throws Exception {
    Path java = folder.resolve("java");
    Files.createFile(
        java, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Files.writeString(java, "#!/bin/sh\necho thinking\nsleep 1000\n");
    JvmChoice choice =
        new JvmChoice(Optional.of(java), List.of(), UserClassPath.NONE, Duration.ofSeconds(1));

    assertThatThrownBy(() -> JvmProbe.probe(choice))
        .isInstanceOf(JvmException.class)
        .hasMessage(java + " does not answer within 1 s (see -timeout=); it printed: thinking");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatAJvmSaysOfItselfIsAskedOnce() throws Exception {
    Path java = folder.resolve("java");
    Files.createFile(
        java, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Path asked = folder.resolve("asked");
    Path own = Path.of(System.getProperty("java.home"), "bin", "java");
    Files.writeString(java, "#!/bin/sh\necho . >> '" + asked + "'\nexec '" + own + "' \"$@\"\n");
    JvmChoice choice =
        new JvmChoice(Optional.of(java), List.of(), UserClassPath.NONE, Duration.ofMinutes(1));
    JvmChoice withJars =
        new JvmChoice(
            Optional.of(java),
            List.of(),
            new UserClassPath(List.of(folder)),
            Duration.ofMinutes(1));

    ChildLauncher.Factory launchers = ChildLauncher.Factory.standard();
    for (JvmChoice same : List.of(choice, withJars, choice)) {
      try (ChildLauncher launcher = launchers.open(same, false)) {
        assertThat(launcher.jvm().build().feature()).isEqualTo(Runtime.version().feature());
      }
    }
    assertThat(asked).hasContent(".");
    launchers.open(choice.with(List.of("-Xss1m")), false).close();
    assertThat(asked).as("one with other options is another").content().hasLineCount(2);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void optionsOfTheEnvironmentAreThoseThatTheJvmHas() throws Exception {
    Path java = folder.resolve("java");
    Files.createFile(
        java, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Path own = Path.of(System.getProperty("java.home"), "bin", "java");
    String tool = "-XX:CompileCommand=quiet -Xmx96m";
    Files.writeString(
        java, "#!/bin/sh\nJAVA_TOOL_OPTIONS='" + tool + "' exec '" + own + "' \"$@\"\n");
    JvmChoice choice =
        new JvmChoice(
            Optional.of(java), List.of("-Xss2m"), UserClassPath.NONE, Duration.ofMinutes(1));

    JvmInfo info = JvmProbe.probe(choice).info();
    assertThat(info.inherited())
        .hasValueSatisfying(
            inherited ->
                assertThat(inherited.options()).contains("-XX:CompileCommand=quiet", "-Xmx96m"));
    assertThat(info.options()).contains("-Xss2m", "-Xmx96m");
    assertThat(info.blackHole()).isEqualTo(BlackHole.COMPILER);
  }
}
