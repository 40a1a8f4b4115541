package io.serbench.library.yasson;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import jakarta.json.bind.Jsonb;
import java.nio.charset.StandardCharsets;
import org.eclipse.parsson.JsonProviderImpl;
import org.eclipse.yasson.JsonBindingProvider;

/**
 * Yasson through the standard's API: one {@link Jsonb}, which is meant to be shared. Implementation
 * and parser are named, not looked up.
 *
 * @see <a
 *     href="https://jakarta.ee/specifications/jsonb/3.0/apidocs/jakarta.json.bind/jakarta/json/bind/jsonb">Jsonb</a>
 */
final class YassonSerializer<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final Jsonb jsonb =
      new JsonBindingProvider().create().withProvider(new JsonProviderImpl()).build();

  YassonSerializer(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T value) {
    return jsonb.toJson(value).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return jsonb.fromJson(new String(bytes, StandardCharsets.UTF_8), root);
  }
}
