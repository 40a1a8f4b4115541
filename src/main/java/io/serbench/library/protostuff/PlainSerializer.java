package io.serbench.library.protostuff;

import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.PlainObjects;
import java.io.IOException;

/** Protostuff on plain objects, with a schema that is written by hand or found by reflection. */
final class PlainSerializer<T> extends PlainObjects<T> {
  private final SchemaCodec<T> codec;

  private PlainSerializer(DataType<T> type, WireFormat format, Schema<T> schema) {
    super(type);
    this.codec = new SchemaCodec<>(format, schema);
  }

  /** With the schema that protostuff makes of the class, which it keeps for all later calls. */
  static <T> PlainSerializer<T> runtime(DataType<T> type, WireFormat format) {
    return new PlainSerializer<>(type, format, RuntimeSchema.getSchema(type.root()));
  }

  /** With the schema written for media by hand. */
  @SuppressWarnings("unchecked") // The class is compared.
  static <T> PlainSerializer<T> manual(DataType<T> type, WireFormat format) {
    Schema<MediaContent> schema = new MediaContentSchema();
    if (!schema.typeClass().equals(type.root())) {
      throw new IllegalArgumentException(
          "the schema is for " + schema.typeClass() + ", not for " + type.root());
    }
    return new PlainSerializer<>(type, format, (Schema<T>) (Schema<?>) schema);
  }

  @Override
  public byte[] serialize(T representation) {
    return codec.encode(representation);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return codec.decode(bytes);
  }
}
