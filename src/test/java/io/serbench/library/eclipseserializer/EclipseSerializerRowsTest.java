package io.serbench.library.eclipseserializer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.eclipse.serializer.Serializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EclipseSerializerRowsTest {

  @ParameterizedTest
  @ValueSource(strings = {"eclipse-serializer", "eclipse-serializer-registered"})
  void keepsSharedObjects(String row) throws Exception {
    assertThat(Rows.keepsSharedObjects(row)).isTrue();
  }

  /** What its tag claims: a reader that has never seen the classes. */
  @Test
  void aReaderThatKnowsNothingReadsTheSelfDescribingData() throws Exception {
    var writer = Rows.media("eclipse-serializer");
    var reader = Rows.media("eclipse-serializer");
    writer.serialize(writer.create(Rows.value("media.4")));
    MediaContent content = Rows.value("media.2");
    byte[] bytes = writer.serialize(writer.create(content));
    assertThat(DeepEquality.difference(content, reader.restore(reader.deserialize(bytes))))
        .isEmpty();
  }

  /** Why the other row's tag is CLASSES_KNOWN. */
  @Test
  void aReaderThatKnowsNothingCannotReadTheRest() throws Exception {
    var writer = Rows.media("eclipse-serializer-registered");
    byte[] bytes = writer.serialize(writer.create(Rows.value("media.1")));
    Serializer<byte[]> reader = Serializer.Bytes();
    assertThatThrownBy(() -> reader.deserialize(bytes)).isInstanceOf(RuntimeException.class);
  }
}
