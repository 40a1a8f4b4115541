package io.serbench.library.shared;

import io.serbench.dataset.DataType;
import io.serbench.serializer.TextSerializer;
import java.nio.charset.StandardCharsets;

/**
 * Plain objects with a library of strings, which are encoded in UTF-8 for byte arrays.
 *
 * @param <T> the plain type
 */
public abstract class TextObjects<T> extends PlainObjects<T> implements TextSerializer<T> {
  protected TextObjects(DataType<T> type) {
    super(type);
  }

  @Override
  public byte[] serialize(T value) throws Exception {
    return write(value).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public final T deserialize(byte[] bytes) throws Exception {
    return parse(new String(bytes, StandardCharsets.UTF_8));
  }
}
