package io.serbench.library.capnproto;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.Rows;
import io.serbench.serializer.Serializer;
import org.capnproto.MessageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CapnProtoSerializerTest {
  @Test
  void packingLeavesZeroBytesOut() throws Exception {
    assertThat(Rows.size("capnproto-packed", "media.1"))
        .isLessThan(Rows.size("capnproto", "media.1") * 4 / 5);
  }

  @ParameterizedTest
  @EnumSource
  void theReusedSegmentLeavesNothingBehind(Packing packing) throws Exception {
    Serializer<MediaContent, MessageReader> serializer =
        new CapnProtoAccess<>(MediaFamily.TYPE, packing);
    MessageReader first = serializer.create(Rows.value("media.1"));
    byte[] before = serializer.serialize(first);
    serializer.create(Rows.value("media.3"));
    assertThat(serializer.serialize(first)).isEqualTo(before);
    assertThat(serializer.serialize(serializer.create(Rows.value("media.1")))).isEqualTo(before);
  }

  @ParameterizedTest
  @EnumSource
  void plainObjectsGiveTheBytesThatTheAccessorGives(Packing packing) throws Exception {
    Serializer<MediaContent, Object> plain = new CapnProtoSerializer<>(MediaFamily.TYPE, packing);
    Serializer<MediaContent, MessageReader> access =
        new CapnProtoAccess<>(MediaFamily.TYPE, packing);
    plain.create(Rows.value("media.3"));
    assertThat(plain.serialize(plain.create(Rows.value("media.1"))))
        .isEqualTo(access.serialize(access.create(Rows.value("media.1"))));
  }

  /** More than the first segment and the output buffer hold. */
  @ParameterizedTest
  @EnumSource
  void aLargeMessageHasSeveralSegments(Packing packing) throws Exception {
    MediaContent value = Rows.value("media.1");
    Media media = value.media;
    for (int i = 0; i < 500; i++) {
      media.persons.add("One of many persons, number " + i);
    }
    assertComesBack(new CapnProtoSerializer<>(MediaFamily.TYPE, packing), value);
    assertComesBack(new CapnProtoAccess<>(MediaFamily.TYPE, packing), value);
  }

  private static <R> void assertComesBack(
      Serializer<MediaContent, R> serializer, MediaContent value) throws Exception {
    byte[] bytes = serializer.serialize(serializer.create(value));
    MediaContent restored = serializer.restore(serializer.deserialize(bytes));
    assertThat(DeepEquality.difference(value, restored)).isEmpty();
  }
}
