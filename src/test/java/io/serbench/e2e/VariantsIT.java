package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that run in several ways side by side. */
class VariantsIT {
  @TempDir private Path folder;

  @Test
  void aLibraryInAnotherVersion() throws Exception {
    Path jar = OtherKryo.write(folder.resolve("kryo-0.0.1.jar"), "0.0.1");

    Answer answer = run("-include=kryo-flat", "-against=kryo=" + jar, "-out=result.json");

    assertThat(answer.out())
        .contains("Side by side on media.1")
        .containsPattern("(?m)^total +bundled +0\\.0\\.1 +x ")
        .containsPattern("(?m)^kryo-flat@0\\.0\\.1\\*? +~?\\d")
        .containsPattern("(?m)^@0\\.0\\.1 [^*]*with\\s+kryo-0\\.0\\.1\\.jar");
    assertThat(answer.exit()).isZero();
    ResultSchema.check(folder.resolve("result.json"));
  }

  @Test
  void severalJvms() throws Exception {
    List<Path> commands = Jdks.commands();
    assumeThat(commands).as("SERBENCH_JDKS names a second JDK").hasSizeGreaterThan(1);

    Answer answer =
        run(
            "-include=kryo-flat",
            "-jvm=" + commands.stream().map(Path::toString).collect(Collectors.joining(",")));

    for (Path command : commands) {
      assertThat(answer.out())
          .containsPattern("(?m)^kryo-flat@jdk" + Jdks.feature(command) + "\\*? +~?\\d");
    }
    assertThat(answer.out()).containsPattern("(?m)^total +jdk\\d+ +jdk\\d+ +x ");
    assertThat(answer.exit()).isZero();
  }

  @Thorough
  @Test
  void callsApartAndInALoop() throws Exception {
    Answer answer = run("-include=kryo-flat", "-calls=loop,apart", "-out=apart.json");

    assertThat(answer.out())
        .containsPattern("(?m)^total +loop +apart +x ")
        .containsPattern("(?m)^kryo-flat@apart\\*? +~?\\d")
        .containsPattern(
            "calls\\s+apart:\\s+before\\s+each,\\s+a\\s+message\\s+goes\\s+over\\s+a\\s+socket");
    assertThat(answer.exit()).isZero();
    ResultSchema.check(folder.resolve("apart.json"));
  }

  private Answer run(String... options) throws Exception {
    List<String> all = new ArrayList<>(List.of("-forks=2"));
    Collections.addAll(all, options);
    return Serbench.jar(folder).measure(all.toArray(String[]::new));
  }
}
