package io.serbench.library.kotlinx;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.serbench.serializer.Serializer;
import io.serbench.serializer.TextSerializer;
import kotlinx.serialization.StringFormat;

/**
 * JSON by kotlinx.serialization, whose guide uses strings, so bytes are encoded and decoded here.
 * Its functions for streams are experimental.
 *
 * @see <a
 *     href="https://github.com/Kotlin/kotlinx.serialization/blob/master/docs/basic-serialization.md">
 *     Basic serialization</a>
 */
final class KotlinxJsonSerializer<T, K> implements Serializer<T, K>, TextSerializer<K> {
  private final KotlinType<T, K> type;
  private final StringFormat json;

  KotlinxJsonSerializer(KotlinType<T, K> type, StringFormat json) {
    this.type = type;
    this.json = json;
  }

  @Override
  public K create(T value) {
    return type.bean().apply(value);
  }

  @Override
  public byte[] serialize(K bean) {
    return write(bean).getBytes(UTF_8);
  }

  @Override
  public K deserialize(byte[] bytes) {
    return parse(new String(bytes, UTF_8));
  }

  @Override
  public T restore(K bean) {
    return type.plain().apply(bean);
  }

  @Override
  public String write(K bean) {
    return json.encodeToString(type.serializer(), bean);
  }

  @Override
  public K parse(String text) {
    return json.decodeFromString(type.serializer(), text);
  }
}
