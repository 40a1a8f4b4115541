package io.serbench.library.micronaut;

import io.micronaut.core.type.Argument;
import io.micronaut.json.JsonMapper;
import io.micronaut.serde.ObjectMapper;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.util.Map;

/**
 * Micronaut's {@link ObjectMapper} outside a Micronaut application, which the library supports. It
 * is kept, as is the mapper that it makes for the type.
 *
 * @see <a
 *     href="https://micronaut-projects.github.io/micronaut-serialization/latest/guide/">Micronaut
 *     Serialization</a>
 */
final class MicronautSerdeSerializer<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final Argument<T> root;
  private final JsonMapper mapper;

  MicronautSerdeSerializer(DataType<T> type) {
    super(type);
    this.root = Argument.of(type.root());
    this.mapper =
        ObjectMapper.create(Map.of("micronaut.serde.serialization.inclusion", "NON_NULL"))
            .createSpecific(root);
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    return mapper.writeValueAsBytes(root, value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return mapper.readValue(bytes, root);
  }

  @Override
  public String write(T value) throws IOException {
    return mapper.writeValueAsString(root, value);
  }

  @Override
  public T parse(String text) throws IOException {
    return mapper.readValue(text, root);
  }
}
