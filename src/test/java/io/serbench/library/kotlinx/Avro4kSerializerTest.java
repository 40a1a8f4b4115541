package io.serbench.library.kotlinx;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.library.Rows;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Avro4kSerializerTest {
  /** The schema that it makes of Kotlin's classes is that of schema/avro, but for names. */
  @ParameterizedTest
  @ValueSource(strings = {"media.1", "media.2"})
  void bytesAreThoseOfGeneratedClasses(String data) throws Exception {
    assertThat(Rows.bytes("avro/avro4k", data)).isEqualTo(Rows.bytes("avro-specific", data));
  }
}
