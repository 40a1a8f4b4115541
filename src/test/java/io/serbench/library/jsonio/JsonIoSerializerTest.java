package io.serbench.library.jsonio;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonIoSerializerTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  @Test
  void neitherTypesNorReferencesAreWritten() {
    MediaContent shared =
        new MediaContent(VALUE.media, List.of(VALUE.images.get(0), VALUE.images.get(0)));
    String json = new String(JsonIoSerializer.byDefault(MediaFamily.TYPE).serialize(shared), UTF_8);
    assertThat(json).doesNotContain("@", "$");
  }
}
