package io.serbench.library.dsljson;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class DslJsonRowsTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  @Test
  void objectsAndArraysAreWritten() {
    DslJsonArrays arrays = new DslJsonArrays();
    assertThat(objects().serialize(VALUE)).startsWith('{').hasSizeBetween(488, 506);
    assertThat(arrays.serialize(arrays.create(VALUE))).startsWith('[').hasSizeBetween(296, 301);
  }

  @Test
  void aReusedReaderLeavesNothingBehind() throws IOException {
    DslJsonObjects<MediaContent> serializer = objects();
    byte[] before = serializer.serialize(VALUE);
    byte[] longer = serializer.serialize(MediaFamily.family().dataset("media.3").value());
    assertThat(serializer.deserialize(longer).media.uri).hasSizeGreaterThan(150);
    assertThat(serializer.deserialize(before).media.uri).isEqualTo(VALUE.media.uri);
    assertThat(serializer.serialize(VALUE)).isEqualTo(before);
  }

  private static DslJsonObjects<MediaContent> objects() {
    return new DslJsonObjects<>(MediaFamily.TYPE);
  }
}
