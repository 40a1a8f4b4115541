package io.serbench.library.protostuff;

import io.protostuff.runtime.RuntimeSchema;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Protostuff on plain objects, with a schema that is hand-written or derived by reflection. */
class PlainSerializer<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final SchemaCodec<T> codec;

  PlainSerializer(DataType<T> type, SchemaCodec<T> codec) {
    super(type);
    this.codec = codec;
  }

  /** Returns a serializer with the schema that protostuff derives from the class and caches. */
  static <T> PlainSerializer<T> runtime(DataType<T> type, WireFormat format) {
    return new PlainSerializer<>(
        type, new BinaryCodec<>(format, RuntimeSchema.getSchema(type.root())));
  }

  /** Returns a serializer with the hand-written schema of media. */
  static <T> PlainSerializer<T> manual(DataType<T> type, WireFormat format) {
    return new PlainSerializer<>(type, new BinaryCodec<>(format, MediaContentSchema.of(type)));
  }

  @Override
  public final byte[] serialize(T value) throws IOException {
    return codec.encode(value);
  }

  @Override
  public final T deserialize(byte[] bytes) throws IOException {
    return codec.decode(bytes);
  }

  @Override
  public final ItemWriter<T> writer(OutputStream out) throws Exception {
    return codec.writer(out);
  }

  @Override
  public final ItemReader<T> reader(InputStream in) throws Exception {
    return codec.reader(in);
  }
}
