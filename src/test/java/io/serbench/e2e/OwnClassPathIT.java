package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two libraries with the same classes: each row measures its own. */
class OwnClassPathIT {
  @TempDir private Path folder;

  @Test
  void theClassesOfARowsOwnJarsComeFirst() throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    assertThat(whereHessianComesFrom("hessian", temporary))
        .allMatch(line -> line.contains("serbench"));
    assertThat(temporary).isEmptyDirectory();
    assertThat(whereHessianComesFrom("hessian-sofa", temporary))
        .isNotEmpty()
        .allMatch(line -> line.contains(temporary.toUri().getPath()));
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void suchARowSaysThatItNeedsAFork() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "-forks=0",
                "-include=copy,hessian-sofa",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-skip-pre-warmup");

    assertThat(answer.out()).containsPattern("(?m)^ +hessian-sofa +UNAVAILABLE");
    assertThat(answer.out()).contains("needs a fork");
    assertThat(answer.exit()).isZero();
  }

  /** The lines in which the JVM says that it loads classes of Hessian. */
  private List<String> whereHessianComesFrom(String row, Path temporary) throws Exception {
    Path log = folder.resolve(row + ".log");
    Answer answer =
        Serbench.jar(folder)
            .withOption("-Djava.io.tmpdir=" + temporary)
            .run("check", "-include=" + row, "-jvm-args=-Xlog:class+load:file=" + log);
    assertThat(answer.exit()).as(answer.out()).isZero();
    return Files.readAllLines(log).stream()
        .filter(line -> line.contains(" com.caucho.hessian."))
        .toList();
  }
}
