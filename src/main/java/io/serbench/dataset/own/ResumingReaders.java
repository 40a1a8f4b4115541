package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.type.ArrayType;
import com.fasterxml.jackson.databind.type.CollectionLikeType;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapLikeType;
import com.fasterxml.jackson.databind.type.MapType;
import com.fasterxml.jackson.databind.type.ReferenceType;

/** Puts a {@link Resuming} around whatever Jackson reads a type by. */
final class ResumingReaders extends BeanDeserializerModifier {
  private static final long serialVersionUID = 1;

  private final transient Mistakes mistakes;

  ResumingReaders(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  private JsonDeserializer<?> around(
      JavaType type, JsonDeserializer<?> jackson, BeanDescription bean) {
    return new Resuming(type, jackson, mistakes, bean);
  }

  @Override
  public JsonDeserializer<?> modifyDeserializer(
      DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> jackson) {
    return around(bean.getType(), jackson, bean);
  }

  @Override
  public JsonDeserializer<?> modifyEnumDeserializer(
      DeserializationConfig config,
      JavaType type,
      BeanDescription bean,
      JsonDeserializer<?> jackson) {
    return around(type, jackson, bean);
  }

  @Override
  public JsonDeserializer<?> modifyReferenceDeserializer(
      DeserializationConfig config,
      ReferenceType type,
      BeanDescription bean,
      JsonDeserializer<?> jackson) {
    return around(type, jackson, bean);
  }

  @Override
  public JsonDeserializer<?> modifyArrayDeserializer(
      DeserializationConfig config,
      ArrayType type,
      BeanDescription bean,
      JsonDeserializer<?> jackson) {
    return around(type, jackson, bean);
  }

  @Override
  public JsonDeserializer<?> modifyCollectionDeserializer(
      DeserializationConfig config,
      CollectionType type,
      BeanDescription bean,
      JsonDeserializer<?> jackson) {
    return around(type, jackson, bean);
  }

  @Override
  public JsonDeserializer<?> modifyCollectionLikeDeserializer(
      DeserializationConfig config,
      CollectionLikeType type,
      BeanDescription bean,
      JsonDeserializer<?> jackson) {
    return around(type, jackson, bean);
  }

  @Override
  public JsonDeserializer<?> modifyMapDeserializer(
      DeserializationConfig config,
      MapType type,
      BeanDescription bean,
      JsonDeserializer<?> jackson) {
    return around(type, jackson, bean);
  }

  @Override
  public JsonDeserializer<?> modifyMapLikeDeserializer(
      DeserializationConfig config,
      MapLikeType type,
      BeanDescription bean,
      JsonDeserializer<?> jackson) {
    return around(type, jackson, bean);
  }
}
