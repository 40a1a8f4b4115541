package io.serbench.library.mongodb;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PlainObjects;
import java.nio.ByteBuffer;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.io.BasicOutputBuffer;

/**
 * MongoDB's binary BSON writer and reader, called as in the driver's guide to codecs: values are
 * written directly, without documents as maps. The buffer is kept; writers and readers hold the
 * state of one document and are cheap.
 *
 * @see <a href="https://www.mongodb.com/docs/drivers/java/sync/current/data-formats/codecs/">
 *     Codecs</a>
 */
final class BsonMediaSerializer extends PlainObjects<MediaContent> {
  private final BasicOutputBuffer buffer = new BasicOutputBuffer();

  BsonMediaSerializer() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) {
    buffer.truncateToPosition(0);
    try (BsonBinaryWriter writer = new BsonBinaryWriter(buffer)) {
      BsonMediaWriter.write(content, writer);
    }
    return buffer.toByteArray();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    try (BsonBinaryReader reader = new BsonBinaryReader(ByteBuffer.wrap(bytes))) {
      return BsonMediaReader.read(reader);
    }
  }
}
