package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Expectations.Outcome;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row on every data set, each in a child JVM with just its own flags, on every JDK. */
class RowsIT {
  /** A third less time for a JVM that does nothing often enough to be worth C2's attention. */
  private static final String QUICK_START = "-XX:TieredStopAtLevel=1";

  @TempDir private Path folder;

  static List<Path> jdks() {
    return Jdks.commands();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void everyRowGivesBackEveryDatasetThatItClaimsButForThoseThatAreKnown(Path java)
      throws Exception {
    Answer answer =
        Serbench.jar(folder).run("verify", "-data=*", "-jvm=" + java, "-jvm-args=" + QUICK_START);
    List<Outcome> outcomes = answer.out().lines().map(Outcome::parse).toList();

    assertThat(Expectations.read().surprises(outcomes, Jdks.feature(java))).isEmpty();
    assertThat(outcomes.stream().map(Outcome::row).distinct())
        .containsExactlyInAnyOrderElementsOf(namesOfRows());
    boolean failures = outcomes.stream().anyMatch(outcome -> outcome.text().startsWith("ERROR"));
    assertThat(answer.exit()).isEqualTo(failures ? 1 : 0);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void childrenAreNotWarnedOfWhatTheirFlagsAllow(Path java) throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "-quick",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-include=kryo-flat,fory,protobuf",
                "-jvm=" + java);

    assertThat(answer.exit()).isZero();
    assertThat(answer.err()).doesNotContain("WARNING");
    assertThat(answer.out()).contains("Black hole  compiler");
  }

  private List<String> namesOfRows() throws Exception {
    return Serbench.jar(folder).run("list", "-names").out().lines().toList();
  }
}
