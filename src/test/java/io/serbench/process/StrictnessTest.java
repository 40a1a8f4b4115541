package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.process.JvmChoice.Strictness;
import org.junit.jupiter.api.Test;

class StrictnessTest {
  @Test
  void aJvmIsToldWhatItKnows() {
    assertThat(Strictness.WARN.options(25)).containsExactly("--sun-misc-unsafe-memory-access=warn");
    assertThat(Strictness.DENY.options(26))
        .containsExactly(
            "--sun-misc-unsafe-memory-access=deny", "--illegal-final-field-mutation=deny");
  }
}
