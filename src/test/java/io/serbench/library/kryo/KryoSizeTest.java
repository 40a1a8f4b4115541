package io.serbench.library.kryo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.esotericsoftware.kryo.Kryo;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import org.junit.jupiter.api.Test;

/** What Kryo takes for {@code media.1}, against what is known of it. */
class KryoSizeTest {
  private final MediaContent value = MediaFamily.family().dataset("media.1").value();

  @Test
  void registeredIsTheOriginals() {
    assertThat(size(KryoSetup.registered(MediaFamily.TYPE, false))).isCloseTo(218, within(3));
  }

  @Test
  void eachStepOfKnowledgeSavesBytes() {
    int compatible = size(KryoSetup.compatible(false));
    int references = size(KryoSetup.unregistered(true));
    int flat = size(KryoSetup.unregistered(false));
    int registered = size(KryoSetup.registered(MediaFamily.TYPE, false));
    int tuned = size(KryoMediaTuned.kryo());

    assertThat(compatible).isGreaterThan(references);
    assertThat(references).isGreaterThan(flat);
    assertThat(flat).isGreaterThan(registered);
    assertThat(registered).isGreaterThan(tuned);
    assertThat(size(KryoMediaManual.kryo())).isLessThanOrEqualTo(tuned);
  }

  @Test
  void referencesCostAByteOrMoreForEachObject() {
    assertThat(size(KryoSetup.registered(MediaFamily.TYPE, true)))
        .isGreaterThan(size(KryoSetup.registered(MediaFamily.TYPE, false)));
    assertThat(size(KryoSetup.compatible(true))).isGreaterThan(size(KryoSetup.compatible(false)));
  }

  private int size(Kryo kryo) {
    return KryoObjects.of(MediaFamily.TYPE, kryo).serialize(value).length;
  }
}
