package io.serbench.library.genson;

import com.owlike.genson.GenericType;
import com.owlike.genson.Genson;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;

/**
 * Genson on byte arrays, which its guide prefers to strings; one instance, which it wants reused.
 *
 * @see <a href="https://owlike.github.io/genson/Documentation/UserGuide/">Genson, User Guide</a>
 */
final class GensonSerializer<T> extends PlainObjects<T> {
  private final Genson genson = new Genson();
  private final GenericType<T> root;

  GensonSerializer(DataType<T> type) {
    super(type);
    this.root = GenericType.of(type.root());
  }

  @Override
  public byte[] serialize(T value) {
    return genson.serializeBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return genson.deserialize(bytes, root);
  }
}
