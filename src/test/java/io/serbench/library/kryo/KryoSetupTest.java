package io.serbench.library.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import io.serbench.dataset.media.MediaFamily;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class KryoSetupTest {
  /**
   * The field serializer works on the JDK's classes only where their package is open: here, where
   * the tests open packages for other libraries, but not in a fork of a Kryo row.
   */
  @Test
  void noClassOfTheJdkIsLeftToTheFieldSerializer() {
    Kryo kryo = KryoSetup.registered(MediaFamily.TYPE, false);

    assertThat(KryoSetup.JDK_CLASSES)
        .noneMatch(type -> kryo.getSerializer(type) instanceof FieldSerializer);
    assertThat(KryoSetup.unregistered(false).getSerializer(UUID.class))
        .isNotInstanceOf(FieldSerializer.class);
  }

  @Test
  void theTypesOwnClassesHaveTheLowestNumbers() {
    Kryo kryo = KryoSetup.registered(MediaFamily.TYPE, false);
    int lowestOfTheJdk =
        KryoSetup.JDK_CLASSES.stream()
            .mapToInt(type -> kryo.getRegistration(type).getId())
            .min()
            .orElseThrow();

    assertThat(MediaFamily.TYPE.classes())
        .allMatch(type -> kryo.getRegistration(type).getId() < lowestOfTheJdk);
  }
}
