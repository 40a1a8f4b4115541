package io.serbench.library.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.library.Rows;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireRowsTest {
  @ParameterizedTest
  @ValueSource(strings = {"media.1", "media.2", "media.3", "media.4"})
  void writesWhatProtocolBuffersWould(String name) throws Exception {
    var wire = Rows.media("protobuf-wire");
    var protobuf = Rows.media("protobuf");
    assertThat(wire.serialize(wire.create(Rows.value(name))))
        .isEqualTo(protobuf.serialize(protobuf.create(Rows.value(name))));
  }
}
