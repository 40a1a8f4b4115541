package io.serbench.library.jackson;

import com.fasterxml.jackson.jr.ob.JSON;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.io.IOException;

/**
 * Jackson jr: beans on Jackson's streaming API, without annotations or modules. Its one object
 * keeps the factory and what it found out about the classes, and is meant to be reused.
 *
 * @see <a href="https://github.com/FasterXML/jackson-jr">Jackson jr</a>
 */
final class JrSerializer<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final JSON json = JSON.builder().build();

  JrSerializer(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    return json.asBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return json.beanFrom(root, bytes);
  }
}
