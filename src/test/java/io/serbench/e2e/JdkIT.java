package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import io.serbench.process.InstalledJdks;
import io.serbench.process.JvmChoice.Strictness;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A row that needs no {@code Unsafe}, one with an option to do without on all data or on some, and
 * one that needs it, on the newest JDK of this machine.
 */
@Thorough
class JdkIT {
  private static final String ROWS =
      "-include=java-built-in,kryo-flat,protobuf-quickbuf,hessian,fst";

  @TempDir private Path folder;

  @Test
  void rowsDoWhatWasSeenOfThem() throws Exception {
    assumeTrue(InstalledJdks.ofThisMachine().programs().lastKey() >= Strictness.FIRST_JDK);
    Answer answer =
        Serbench.jar(folder).run("check", "jdk", ROWS, "-jvm-args=-XX:TieredStopAtLevel=1");

    assertThat(answer.complaints()).isEmpty();
    assertThat(answer.exit()).isZero();
    assertThat(answer.out())
        .startsWith("silent (1):\n  java-built-in\n")
        .containsPattern("works with \\(2\\):\n  kryo-flat +-Dkryo.unsafe=false\n")
        .containsPattern("\n  protobuf-quickbuf +-Dquickbuf.disable_unsafe_access=true\n")
        .containsPattern("fails \\(2\\):\n  fst +.*UnsupportedOperationException")
        .containsPattern("\n  hessian +even with -Dcom.caucho.hessian.unsafe=false, \\d of ")
        .contains("\njava-built-in: NO_UNSAFE JDK_25\n");
    Answer seen = Serbench.jar(folder).run("check", "jdk", "-recorded", ROWS);
    assertThat(seen.out()).contains("\njava-built-in: NO_UNSAFE JDK_25\n");
  }
}
