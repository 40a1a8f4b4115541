package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.variation.Variation;
import io.serbench.serializer.Serializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rows that keep what they decoded are seen, however they give it out. */
class TraitProbeTest {
  private static final Dataset<MediaContent> MEDIA = MediaFamily.family().dataset("media.1");

  @Test
  void aRowThatDecodesEachTimeKeepsNothing() throws Exception {
    assertThat(shared(new Decodes())).isEmpty();
  }

  @Test
  void aStringThatIsGivenOutAgainIsNamed() throws Exception {
    String title = new String("the same each time");
    Optional<String> shared =
        shared(
            new Decodes() {
              @Override
              public MediaContent deserialize(byte[] bytes) {
                MediaContent decoded = super.deserialize(bytes);
                decoded.media.title = title;
                return decoded;
              }
            });
    assertThat(shared).contains("'the same each time' is the same in two decoded messages");
  }

  /** No two messages that follow each other share anything. */
  @Test
  void messagesThatAreGivenOutInTurnAreSeenByWhatIsNotAllocated() throws Exception {
    Optional<String> shared =
        shared(
            new Decodes() {
              private final List<MediaContent> decoded = new ArrayList<>();
              private int next;

              @Override
              public MediaContent deserialize(byte[] bytes) {
                if (decoded.size() < 8) {
                  decoded.add(super.deserialize(bytes));
                }
                next++;
                return decoded.get(next % decoded.size());
              }
            });
    assertThat(shared)
        .get()
        .asString()
        .matches("deserialize allocates \\d{1,2} bytes for an object that holds at least 5\\d\\d");
  }

  private static Optional<String> shared(Serializer<MediaContent, ?> serializer) throws Exception {
    Row row =
        Row.named("row")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
            .opensWith((name, type) -> serializer);
    return TraitProbe.shared(row, MEDIA);
  }

  /** Decodes anew whatever it is given. */
  private static class Decodes implements Serializer<MediaContent, MediaContent> {
    @Override
    public MediaContent create(MediaContent value) {
      return MediaFamily.TYPE.copy(value);
    }

    @Override
    public byte[] serialize(MediaContent value) {
      return new byte[1];
    }

    @Override
    public MediaContent deserialize(byte[] bytes) {
      return Variation.of(MEDIA).orElseThrow().value(bytes[0]);
    }

    @Override
    public MediaContent restore(MediaContent value) {
      return value;
    }
  }
}
