package io.serbench.library.johnzon;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.TextSerializer;
import jakarta.json.bind.Jsonb;
import java.io.ByteArrayInputStream;
import java.lang.reflect.Type;
import org.apache.johnzon.core.JsonProviderImpl;
import org.apache.johnzon.jsonb.JohnzonProvider;

/**
 * Johnzon through the standard API: one {@link Jsonb}, which is meant to be shared. It encodes and
 * decodes UTF-8 itself, so no string is made in between. Binding and parser are named explicitly
 * rather than looked up.
 *
 * @see <a href="https://johnzon.apache.org/">Apache Johnzon, "JSON-B"</a>
 */
final class JohnzonSerializer<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final Type root;
  private final Jsonb jsonb =
      new JohnzonProvider().create().withProvider(new JsonProviderImpl()).build();
  private final ByteSink output = new ByteSink();

  JohnzonSerializer(DataType<T> type) {
    super(type);
    this.root = type.declared();
  }

  @Override
  public byte[] serialize(T value) {
    jsonb.toJson(value, output.cleared());
    return output.toBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return jsonb.fromJson(new ByteArrayInputStream(bytes), root);
  }

  @Override
  public String write(T value) {
    return jsonb.toJson(value);
  }

  @Override
  public T parse(String text) {
    return jsonb.fromJson(text, root);
  }
}
