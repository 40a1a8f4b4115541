package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.process.JvmProbe.ShortProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** With real programs: this JVM's java, running a class of the tests. */
class ShortProgramTest {
  private static final Duration LONG = Duration.ofSeconds(60);

  private static ShortProgram run(TinyProgram what, Duration timeout) throws Exception {
    return ShortProgram.run(what.command(), timeout);
  }

  @Test
  void itsExitCodeAndAllThatItPrints() throws Exception {
    ShortProgram program = run(TinyProgram.EXITS, LONG);
    assertThat(program.exit()).hasValue(7);
    assertThat(program.output()).contains("on stdout", "on stderr");
  }

  @Test
  void oneThatDoesNotEndIsEnded() throws Exception {
    assertThat(run(TinyProgram.SLEEPS, Duration.ofMillis(1)).exit()).isEmpty();
  }

  @Test
  void oneThatPrintsWithoutEndDoesNotBlock() throws Exception {
    ShortProgram program = run(TinyProgram.FLOODS, LONG);
    assertThat(program.exit()).hasValue(0);
    assertThat(program.output()).hasSize(64 * 1024);
  }

  @Test
  void oneThatIsNotThereIsSaid() {
    assertThatThrownBy(
            () -> ShortProgram.run(List.of(Path.of("no", "such", "program").toString()), LONG))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("such");
  }

  /** A java that is a script starts the JVM as a child of its own. */
  @Test
  void whatItStartedIsEndedWithIt() throws Exception {
    ShortProgram program =
        ShortProgram.run(List.of("sh", "-c", "sleep 1000 & echo $!; wait"), Duration.ofMillis(500));
    assertThat(program.exit()).isEmpty();
    Optional<ProcessHandle> started = ProcessHandle.of(Long.parseLong(program.output().strip()));
    started.ifPresent(child -> child.onExit().join());
    assertThat(started.filter(ProcessHandle::isAlive)).isEmpty();
  }
}
