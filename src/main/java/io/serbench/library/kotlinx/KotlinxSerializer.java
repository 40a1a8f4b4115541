package io.serbench.library.kotlinx;

import io.serbench.serializer.Serializer;
import kotlinx.serialization.BinaryFormat;
import kotlinx.serialization.cbor.Cbor;
import kotlinx.serialization.json.Json;
import kotlinx.serialization.protobuf.ProtoBuf;

/**
 * The binary formats of kotlinx.serialization: the default instance of a format, which is meant to
 * be shared, and the serializer of the class.
 *
 * @see <a href="https://github.com/Kotlin/kotlinx.serialization/blob/master/docs/formats.md">
 *     Alternative and custom formats</a>
 */
final class KotlinxSerializer<T, K> implements Serializer<T, K> {
  private final KotlinType<T, K> type;
  private final BinaryFormat format;

  private KotlinxSerializer(KotlinType<T, K> type, BinaryFormat format) {
    this.type = type;
    this.format = format;
  }

  static Serializer<?, ?> json(KotlinType<?, ?> type) {
    return new KotlinxJsonSerializer<>(type, Json.Default);
  }

  static Serializer<?, ?> cbor(KotlinType<?, ?> type) {
    return new KotlinxSerializer<>(type, Cbor.Default);
  }

  static Serializer<?, ?> protobuf(KotlinType<?, ?> type) {
    return new KotlinxSerializer<>(type, ProtoBuf.Default);
  }

  @Override
  public K create(T value) {
    return type.bean().apply(value);
  }

  @Override
  public byte[] serialize(K bean) {
    return format.encodeToByteArray(type.serializer(), bean);
  }

  @Override
  public K deserialize(byte[] bytes) {
    return format.decodeFromByteArray(type.serializer(), bytes);
  }

  @Override
  public T restore(K bean) {
    return type.plain().apply(bean);
  }
}
