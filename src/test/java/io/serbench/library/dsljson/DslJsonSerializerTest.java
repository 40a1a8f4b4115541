package io.serbench.library.dsljson;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class DslJsonSerializerTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  @Test
  void objectsAndArraysAreWritten() {
    assertThat(bytes(DslJsonSerializer.objects(), VALUE)).startsWith('{').hasSizeBetween(488, 506);
    assertThat(bytes(DslJsonSerializer.arrays(), VALUE)).startsWith('[').hasSizeBetween(296, 301);
  }

  @Test
  void aReusedReaderLeavesNothingBehind() throws IOException {
    DslJsonSerializer serializer = DslJsonSerializer.objects();
    byte[] before = bytes(serializer, VALUE);
    byte[] longer = bytes(serializer, MediaFamily.family().dataset("media.3").value());
    assertThat(serializer.deserialize(longer).media.uri).hasSizeGreaterThan(150);
    assertThat(serializer.deserialize(before).media.uri).isEqualTo(VALUE.media.uri);
    assertThat(bytes(serializer, VALUE)).isEqualTo(before);
  }

  private static byte[] bytes(DslJsonSerializer serializer, MediaContent value) {
    return serializer.serialize(serializer.create(value));
  }
}
