package io.serbench.library.jackson3;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.clients.ClientsFamily;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.kotlinx.KotlinContent;
import io.serbench.serializer.Serializer;
import org.junit.jupiter.api.Test;

class KotlinSerializerTest {
  @Test
  @SuppressWarnings("unchecked") // A row opens a serializer of the type that it is given.
  void dataClassesAreReadByTheirConstructor() throws Exception {
    var serializer =
        (Serializer<MediaContent, KotlinContent>)
            KotlinSerializer.of(MediaFamily.TYPE, Mappers.kotlin(MediaFamily.TYPE));
    MediaContent value = MediaFamily.family().dataset("media.2").value();
    KotlinContent written = serializer.create(value);
    KotlinContent read = serializer.deserialize(serializer.serialize(written));
    assertThat(read).isEqualTo(written).isNotSameAs(written);
    assertThat(DeepEquality.difference(value, serializer.restore(read))).isEmpty();
  }

  @Test
  void otherTypesAreBoundThemselves() {
    assertThat(KotlinSerializer.of(ClientsFamily.TYPE, Mappers.kotlin(ClientsFamily.TYPE)))
        .isInstanceOf(DatabindSerializer.class);
  }
}
