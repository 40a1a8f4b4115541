package io.serbench.library.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.library.Rows;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireRowsTest {
  @ParameterizedTest
  @ValueSource(strings = {"media.1", "media.2", "media.3", "media.4"})
  void writesWhatProtocolBuffersWould(String name) throws Exception {
    byte[] protobuf = written("protobuf", name);
    assertThat(written("protobuf-wire", name)).isEqualTo(protobuf);
    assertThat(written("protobuf-wire/kotlin", name)).isEqualTo(protobuf);
  }

  private static byte[] written(String row, String name) throws Exception {
    var serializer = Rows.media(row);
    return serializer.serialize(serializer.create(Rows.value(name)));
  }
}
