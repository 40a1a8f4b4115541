package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.JvmInfo.JvmBuild;
import java.util.List;
import org.junit.jupiter.api.Test;

class JvmOptionsTest {
  private static final JvmBuild OLD = build("Acme", 17, "17.0.9+9");
  private static final JvmBuild NEW = build("Acme", 25, "25.0.1+8");

  @Test
  void theFeatureVersionWillDo() {
    assertThat(JvmOptions.names(List.of(OLD, NEW))).containsExactly("jdk17", "jdk25");
  }

  @Test
  void twoOfOneFeatureVersionSayMore() {
    assertThat(JvmOptions.names(List.of(OLD, build("Acme", 17, "17.0.15+6"))))
        .containsExactly("17.0.9+9", "17.0.15+6");
    assertThat(JvmOptions.names(List.of(OLD, build("Other, Inc.", 17, "17.0.9+9"))))
        .containsExactly("17.0.9+9-Acme", "17.0.9+9-Other-Inc-");
  }

  @Test
  void equalsAreNumbered() {
    assertThat(JvmOptions.names(List.of(OLD, OLD))).containsExactly("17.0.9+9-1", "17.0.9+9-2");
  }

  private static JvmBuild build(String vendor, int feature, String version) {
    return new JvmBuild("VM", vendor, feature, version);
  }
}
