package io.serbench.library.avro;

import io.serbench.dataset.media.MediaContent;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import org.apache.avro.generic.GenericData;

/** Generic records: arrays of fields with a schema, for which no class is generated. */
final class GenericMedia implements Serializer<MediaContent, GenericData.Record> {
  private final BinaryCodec<GenericData.Record> codec;

  private GenericMedia(Coding<GenericData.Record> coding) {
    this.codec = new BinaryCodec<>(coding);
  }

  static GenericMedia bySchema() {
    return new GenericMedia(new DatumCoding<>(GenericData.get(), MediaSchemas.CONTENT));
  }

  static GenericMedia byHand() {
    return new GenericMedia(new GenericByHand());
  }

  @Override
  public GenericData.Record create(MediaContent value) {
    return GenericRecords.record(value);
  }

  @Override
  public byte[] serialize(GenericData.Record content) throws IOException {
    return codec.encode(content);
  }

  @Override
  public GenericData.Record deserialize(byte[] bytes) throws IOException {
    return codec.decode(bytes);
  }

  @Override
  public MediaContent restore(GenericData.Record content) {
    return GenericRecords.plain(content);
  }
}
