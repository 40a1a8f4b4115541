package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row on every data set, each in a child JVM with just its own flags, on every JDK. */
class RowsIT {
  @TempDir private Path folder;

  static List<Path> jdks() {
    return Jdks.commands();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void everyRowGivesBackEveryDatasetThatItClaims(Path java) throws Exception {
    Answer answer = Serbench.jar(folder).run("verify", "-data=*", "-jvm=" + java);

    assertThat(answer.out().lines()).allMatch(line -> line.endsWith(" OK"), answer.out());
    assertThat(answer.out().lines()).hasSize(5 * namesOfRows().size());
    assertThat(answer.exit()).isZero();
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
