package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChildJvmTest {
  @Test
  void theUsersOptionsComeLastSoThatTheyWin() {
    assertThat(ChildJvm.common(List.of("-Xmx1g")))
        .startsWith(ChildJvm.FIXED.toArray(String[]::new))
        .endsWith("-Xmx1g");
  }

  @Test
  void theUsersCollectorReplacesOurs() {
    assertThat(ChildJvm.common(List.of("-XX:+UseSerialGC")))
        .contains("-XX:+UseSerialGC")
        .doesNotContain("-XX:+UseParallelGC");
    assertThat(ChildJvm.common(List.of("-XX:-UseGCOverheadLimit"))).contains("-XX:+UseParallelGC");
  }
}
