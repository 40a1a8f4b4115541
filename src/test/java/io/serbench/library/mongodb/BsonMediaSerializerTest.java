package io.serbench.library.mongodb;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.media.MediaFamily;
import org.bson.BsonDocument;
import org.bson.RawBsonDocument;
import org.junit.jupiter.api.Test;

class BsonMediaSerializerTest {
  private final BsonMediaSerializer serializer = new BsonMediaSerializer();

  @Test
  void writesADocumentThatLacksWhatIsAbsent() {
    byte[] bytes = serializer.serialize(MediaFamily.family().dataset("media.2").value());
    BsonDocument media = new RawBsonDocument(bytes).getDocument("media");
    assertThat(media.getInt64("duration").getValue()).isEqualTo(18_000_001);
    assertThat(media).doesNotContainKeys("title", "bitrate");
  }

  @Test
  void isAsLongAsTheOriginals() {
    assertThat(serializer.serialize(MediaFamily.family().dataset("media.ascii").value()))
        .hasSize(495);
  }
}
