package io.serbench.library.flexjson;

import flexjson.JSONDeserializer;
import flexjson.JSONSerializer;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import io.serbench.library.TextBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Flexjson's data binding, with everything included (deep), and without class names, as its
 * documentation shows for data whose root class the reader knows. Both objects keep nothing of a
 * message and are used again.
 *
 * @see <a href="https://flexjson.sourceforge.net/">Flexjson</a>
 */
final class FlexjsonDatabind<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final JSONSerializer serializer = new JSONSerializer().exclude("*.class");
  private final JSONDeserializer<T> deserializer = new JSONDeserializer<>();
  private final TextBuffer buffer = new TextBuffer();

  FlexjsonDatabind(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T value) {
    serializer.deepSerialize(value, buffer.cleared());
    return buffer.toUtf8();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return deserializer.deserialize(new String(bytes, StandardCharsets.UTF_8), root);
  }
}
