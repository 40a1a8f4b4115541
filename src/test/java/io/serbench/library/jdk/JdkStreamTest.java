package io.serbench.library.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

/** Many values on one stream. */
class JdkStreamTest {
  private final MediaContent value = MediaFamily.family().dataset("media.1").value();

  /** Else the strings of the second value would be references to those of the first. */
  @Test
  void aValueTakesAsManyBytesAsTheSameValueBeforeIt() throws Exception {
    int one = size(1);
    assertThat(size(2) - one).isGreaterThan(one / 2);
    assertThat(size(3) - size(2)).isEqualTo(size(2) - one);
  }

  private int size(int count) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<MediaContent> writer = new JavaBuiltIn<>(MediaFamily.TYPE).writer(out);
    for (int i = 0; i < count; i++) {
      writer.write(value);
    }
    writer.end();
    return out.size();
  }
}
