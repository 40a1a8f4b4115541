package io.serbench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentionTest {
  @TempDir Path root;

  private double others() {
    return Contention.others(new SystemFiles(root));
  }

  @Test
  void countsThreadsThatRunOrAreReadyTo() {
    new FakeRoot(root).with("proc/loadavg", "0.40 1.25 1.61 4/150 31702");
    assertThat(others()).isEqualTo(4);
  }

  @Test
  void doesNotCountItsOwn() {
    new FakeRoot(root)
        .with("proc/loadavg", "0.40 1.25 1.61 4/150 31702")
        .with("proc/self/task/10/stat", "10 (C2 (R) Compiler) R 1 10 9")
        .with("proc/self/task/11/stat", "11 (R ) S 1 10 9");
    assertThat(others()).isEqualTo(3);
  }

  @Test
  void isNoneWhereTheSystemDoesNotSay() {
    assertThat(others()).isZero();
    new FakeRoot(root).with("proc/loadavg", "none");
    assertThat(others()).isZero();
  }

  @Test
  void slowsDownAsFarAsProcessorsAreShort() {
    assertThat(Contention.slowdown(2, 0, 2)).isEqualTo(1);
    assertThat(Contention.slowdown(2, 4, 2)).isEqualTo(3);
    assertThat(Contention.slowdown(2, 4, 8)).isEqualTo(1);
    assertThat(Contention.slowdown(1, 0.5, 2)).isEqualTo(1);
  }
}
