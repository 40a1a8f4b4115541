package io.serbench.library.flexjson;

import flexjson.JSONDeserializer;
import flexjson.JSONSerializer;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.TextSerializer;
import java.nio.charset.StandardCharsets;

/**
 * Flexjson's data binding, with everything included (deep), and without class names, as its
 * documentation shows for data whose root class the reader knows. Both objects keep nothing of a
 * message and are used again.
 *
 * @see <a href="https://flexjson.sourceforge.net/">Flexjson</a>
 */
final class FlexjsonDatabind<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final Class<T> root;
  private final JSONSerializer serializer = new JSONSerializer().exclude("*.class");
  private final JSONDeserializer<T> deserializer = new JSONDeserializer<>();
  private final TextBuffer buffer = new TextBuffer();

  FlexjsonDatabind(DataType<T> type) {
    super(type);
    this.root = type.root();
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      serializer.transform(new TextTransformer(), each.type());
      deserializer.use(
          each.type(), (binder, text, target, known) -> each.parser().apply((String) text));
    }
  }

  @Override
  public byte[] serialize(T value) {
    serializer.deepSerialize(value, buffer.cleared());
    return buffer.toUtf8();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return parse(new String(bytes, StandardCharsets.UTF_8));
  }

  @Override
  public String write(T value) {
    return serializer.deepSerialize(value);
  }

  @Override
  public T parse(String text) {
    return deserializer.deserialize(text, root);
  }
}
