package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NestedJarTest {
  @Test
  void aVersionMayDifferFromThatOfTheDependency() {
    assertThat(new NestedJar("com.acme:core:0.9").fileName()).isEqualTo("com.acme.core-0.9.jar");
    assertThat(new NestedJar("com.alipay.sofa:hessian").fileName())
        .matches("com[.]alipay[.]sofa[.]hessian-\\d.*[.]jar");
  }
}
