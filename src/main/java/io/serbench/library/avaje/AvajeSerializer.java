package io.serbench.library.avaje;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;

/**
 * avaje-jsonb with the adapters that its generator wrote for the plain classes, which it finds as
 * services. The {@link JsonType} of the root is kept; buffers are kept by the library.
 *
 * @see <a href="https://avaje.io/jsonb/">Avaje Jsonb, "Quick Start" and "Json.Import"</a>
 */
final class AvajeSerializer<T> extends PlainObjects<T> {
  private final JsonType<T> json;

  AvajeSerializer(DataType<T> type) {
    super(type);
    this.json = Jsonb.builder().build().type(type.root());
  }

  @Override
  public byte[] serialize(T value) {
    return json.toJsonBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return json.fromJson(bytes);
  }
}
