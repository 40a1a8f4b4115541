package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Failure;
import io.serbench.result.Failure.Mode;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class DiagnosisTest {
  private static final String OUT_OF_MEMORY =
      "Terminating due to java.lang.OutOfMemoryError: Java heap space";
  private static final String CRASH =
      "# A fatal error has been detected by the Java Runtime Environment:";

  private static Diagnosis having(String printed) {
    return new Diagnosis("timing", printed);
  }

  @Test
  void anExitCodeIsSaid() {
    assertThat(having("bye").exited(7, OptionalLong.empty()))
        .isEqualTo(
            Failure.of(Mode.EXIT, "timing: the JVM ended by itself with exit code 7", "bye"));
    assertThat(having("").exited(0, OptionalLong.empty()).kind()).isEqualTo(Mode.EXIT);
    assertThat(having("").exited(128, OptionalLong.empty()).cause()).endsWith("exit code 128");
  }

  @Test
  void aHeapThatIsExhaustedSaysSoByExitCodeAndText() {
    assertThat(having(OUT_OF_MEMORY).exited(3, OptionalLong.empty()))
        .isEqualTo(Failure.of(Mode.OUT_OF_MEMORY, "timing: the heap was exhausted", OUT_OF_MEMORY));
    // A row may end the JVM with that code, or survive the error and end it with another.
    assertThat(having("").exited(3, OptionalLong.empty()).kind()).isEqualTo(Mode.EXIT);
    assertThat(having(OUT_OF_MEMORY).exited(1, OptionalLong.empty()).kind()).isEqualTo(Mode.EXIT);
  }

  @Test
  void aCrashIsKnownByItsReport() {
    assertThat(having(CRASH).exited(1, OptionalLong.empty()))
        .isEqualTo(Failure.of(Mode.CRASH, "timing: the JVM crashed", CRASH));
    assertThat(having(CRASH).exited(134, OptionalLong.empty()).cause())
        .isEqualTo("timing: the JVM crashed");
  }

  @Test
  void aSignalIsNamed() {
    assertThat(having("").exited(137, OptionalLong.empty()))
        .isEqualTo(Failure.of(Mode.CRASH, "timing: the JVM was killed by signal 9", ""));
  }

  @Test
  void whatKilledItMayBeALimitOfMemory() {
    OptionalLong limit = OptionalLong.of(260L << 20);
    assertThat(having("").exited(137, limit).cause())
        .isEqualTo(
            "timing: the JVM was killed by signal 9 (the container may use 260 MiB of memory; try"
                + " -jvm-args=-Xmx64m -live-forks=1)");
    assertThat(having("").exited(139, limit).cause()).endsWith("signal 11");
  }

  @Test
  void whoHungUpAndLivesOnIsSaid() {
    assertThat(having("text").hungUp())
        .isEqualTo(
            Failure.of(Mode.EXIT, "timing: the JVM closed the channel and did not end", "text"));
  }

  @Test
  void lateOnesAreSaidWithTheLimit() {
    assertThat(having("text").neverStarted(Duration.ofSeconds(9)))
        .isEqualTo(Failure.of(Mode.TIMEOUT, "the fork did not start within 9 s", "text"));
    assertThat(having("text").overdue(Duration.ofSeconds(9), "threads"))
        .isEqualTo(
            Failure.of(
                Mode.TIMEOUT,
                "timing: no sign of life for 9 s; killed (see -timeout=)",
                "threads"));
  }

  @Test
  void whatItPrintedIsAddedToWhatItSays() {
    Failure thrown = Failure.of(Mode.EXCEPTION, "opening: broken", "a trace");
    assertThat(having("last lines").reported(thrown))
        .isEqualTo(Failure.of(Mode.EXCEPTION, "opening: broken", "a trace\nlast lines"));
    assertThat(having("").reported(thrown)).isEqualTo(thrown);
  }
}
