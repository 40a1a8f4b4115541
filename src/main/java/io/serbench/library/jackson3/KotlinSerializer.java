package io.serbench.library.jackson3;

import io.serbench.dataset.DataType;
import io.serbench.library.kotlinx.KotlinType;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.Serializer;
import tools.jackson.databind.ObjectMapper;

/**
 * Jackson 3's data binding of Kotlin classes, by its module for Kotlin. The classes carry
 * annotations of kotlinx.serialization, which Jackson does not know.
 *
 * @see <a href="https://github.com/FasterXML/jackson-module-kotlin/tree/3.x">the module</a>
 */
final class KotlinSerializer<T, K> extends MapperSerializer<T, K> {
  private final KotlinType<T, K> type;

  private KotlinSerializer(KotlinType<T, K> type, ObjectMapper mapper) {
    super(mapper, type.root());
    this.type = type;
  }

  /** Returns a serializer of the family's Kotlin classes, or of the type if there are none. */
  static Serializer<?, ?> of(DataType<?> type, ObjectMapper mapper) {
    return SchemaFamily.has(type)
        ? new KotlinSerializer<>(KotlinType.of(type), mapper)
        : new DatabindSerializer<>(type, mapper);
  }

  @Override
  public K create(T value) {
    return type.bean().apply(value);
  }

  @Override
  public T restore(K bean) {
    return type.plain().apply(bean);
  }
}
