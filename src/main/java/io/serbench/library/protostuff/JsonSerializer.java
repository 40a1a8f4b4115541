package io.serbench.library.protostuff;

import io.protostuff.runtime.RuntimeSchema;
import io.serbench.dataset.DataType;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;

/** A {@link PlainSerializer} of JSON, which also supports strings. */
final class JsonSerializer<T> extends PlainSerializer<T> implements TextSerializer<T> {
  private final JsonCodec<T> codec;

  private JsonSerializer(DataType<T> type, JsonCodec<T> codec) {
    super(type, codec);
    this.codec = codec;
  }

  static <T> JsonSerializer<T> runtime(DataType<T> type) {
    return new JsonSerializer<>(type, new JsonCodec<>(RuntimeSchema.getSchema(type.root())));
  }

  static <T> JsonSerializer<T> manual(DataType<T> type) {
    return new JsonSerializer<>(type, new JsonCodec<>(MediaContentSchema.of(type)));
  }

  @Override
  public String write(T value) throws IOException {
    return codec.write(value);
  }

  @Override
  public T parse(String text) throws IOException {
    return codec.parse(text);
  }
}
