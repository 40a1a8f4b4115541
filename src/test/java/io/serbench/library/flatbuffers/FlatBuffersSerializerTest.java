package io.serbench.library.flatbuffers;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;

class FlatBuffersSerializerTest {
  @Test
  void givesTheBytesThatTheAccessorGives() throws Exception {
    assertThat(Rows.bytes("flatbuffers", "media.1"))
        .isEqualTo(Rows.bytes("flatbuffers-access", "media.1"));
  }
}
