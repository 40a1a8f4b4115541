package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fork loads what its row needs: each class more is loaded hundreds of times in a run. */
class ForkClassesIT {
  @TempDir private Path folder;

  @Test
  void forkWithBundledDataLoadsNoLibraryThatReadsFiles() throws Exception {
    Path loaded = folder.resolve("loaded.txt");

    Answer answer =
        Serbench.jar(folder)
            .run(
                "-quick",
                "-noise=keep",
                "-include=kryo-flat",
                "-jvm-args=-Xlog:class+load:file=" + loaded);

    assertThat(answer.exit()).as(answer.err()).isZero();
    List<String> classes = Files.readAllLines(loaded);
    assertThat(classes).anyMatch(line -> line.contains("com.esotericsoftware.kryo.Kryo "));
    assertThat(classes).noneMatch(line -> line.contains(" com.fasterxml.jackson."));
    assertThat(classes).noneMatch(line -> line.contains(" scala.") || line.contains(" kotlin."));
  }
}
