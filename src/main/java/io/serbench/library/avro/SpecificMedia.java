package io.serbench.library.avro;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.avro.generated.MediaContentRecord;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import org.apache.avro.specific.SpecificData;

/**
 * Specific records: classes that Avro's compiler generated from schema/avro/media.avsc. They encode
 * themselves where the data model has its custom coders switched on, which about halves the time of
 * writing; they are off by default, and reading is left to the fast reader, which takes precedence.
 *
 * @see <a
 *     href="https://cwiki.apache.org/confluence/display/AVRO/Experimental+features+in+Avro">Experimental
 *     features in Avro</a>
 */
final class SpecificMedia implements Serializer<MediaContent, MediaContentRecord> {
  private final BinaryCodec<MediaContentRecord> codec;

  private SpecificMedia(Coding<MediaContentRecord> coding) {
    this.codec = new BinaryCodec<>(coding);
  }

  static SpecificMedia bySchema() {
    MediaSchemas.trustGeneratedClasses();
    SpecificData model = new SpecificData();
    model.setCustomCoders(true);
    return new SpecificMedia(new DatumCoding<>(model, MediaContentRecord.getClassSchema()));
  }

  static SpecificMedia byHand() {
    return new SpecificMedia(new SpecificByHand());
  }

  @Override
  public MediaContentRecord create(MediaContent value) {
    return SpecificRecords.record(value);
  }

  @Override
  public byte[] serialize(MediaContentRecord content) throws IOException {
    return codec.encode(content);
  }

  @Override
  public MediaContentRecord deserialize(byte[] bytes) throws IOException {
    return codec.decode(bytes);
  }

  @Override
  public MediaContent restore(MediaContentRecord content) {
    return SpecificRecords.plain(content);
  }
}
