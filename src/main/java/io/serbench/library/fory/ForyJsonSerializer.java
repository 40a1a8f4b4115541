package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.TextSerializer;
import org.apache.fory.json.ForyJson;
import org.apache.fory.reflect.TypeRef;

/**
 * Fory JSON with one {@link ForyJson}, which its guide wants shared, and the root's type given, by
 * which it finds its generated codec.
 *
 * @see <a href="https://github.com/apache/fory/blob/main/docs/json/getting-started.md">Getting
 *     Started</a>
 */
final class ForyJsonSerializer<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final ForyJson json = ForyJson.builder().withAsyncCompilation(false).build();
  private final TypeRef<T> root;

  ForyJsonSerializer(DataType<T> type) {
    super(type);
    this.root = TypeRef.of(type.declared());
  }

  @Override
  public byte[] serialize(T value) {
    return json.toJsonBytes(value, root);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return json.fromJson(bytes, root);
  }

  @Override
  public String write(T value) {
    return json.toJson(value, root);
  }

  @Override
  public T parse(String text) {
    return json.fromJson(text, root);
  }
}
