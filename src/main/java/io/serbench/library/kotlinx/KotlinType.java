package io.serbench.library.kotlinx;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.SchemaFamily;
import java.util.function.Function;
import kotlinx.serialization.KSerializer;
import kotlinx.serialization.SerializersKt;

/**
 * The Kotlin class of a family, with conversions from and to plain objects.
 *
 * @param root the Kotlin class
 * @param serializer the serializer that the plugin of Kotlin's compiler generated
 * @param bean converts a plain object to a Kotlin object
 * @param plain converts a Kotlin object to a plain object
 * @param <T> the plain type
 * @param <K> the Kotlin type
 */
public record KotlinType<T, K>(
    Class<K> root, KSerializer<K> serializer, Function<T, K> bean, Function<K, T> plain) {

  /** Returns the Kotlin class of a type's family, or the user's class itself. */
  public static KotlinType<?, ?> of(DataType<?> type) {
    return type.bundled() ? bundled(type) : own(type);
  }

  @SuppressWarnings("unchecked") // The serializer of a type is for its class.
  private static <T> KotlinType<T, T> own(DataType<T> type) {
    return new KotlinType<>(
        type.root(),
        (KSerializer<T>) (KSerializer<?>) SerializersKt.serializer(type.bound()),
        Function.identity(),
        Function.identity());
  }

  private static KotlinType<?, ?> bundled(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new KotlinType<>(
              KotlinContent.class,
              KotlinContent.Companion.serializer(),
              MediaBeans::bean,
              MediaBeans::plain);
      case MEDIA_LIST ->
          new KotlinType<>(
              KotlinContents.class,
              KotlinContents.Companion.serializer(),
              MediaBeans::beans,
              MediaBeans::plains);
      case NUMERIC ->
          new KotlinType<>(
              KotlinNumeric.class,
              KotlinNumeric.Companion.serializer(),
              NumericBeans::bean,
              NumericBeans::plain);
      case NUMERIC_LIST ->
          new KotlinType<>(
              KotlinNumerics.class,
              KotlinNumerics.Companion.serializer(),
              NumericBeans::beans,
              NumericBeans::plains);
      case SAMPLE ->
          new KotlinType<>(
              KotlinSample.class,
              KotlinSample.Companion.serializer(),
              SampleBeans::bean,
              SampleBeans::plain);
      case SAMPLE_LIST ->
          new KotlinType<>(
              KotlinSamples.class,
              KotlinSamples.Companion.serializer(),
              SampleBeans::beans,
              SampleBeans::plains);
      case USER ->
          new KotlinType<>(
              KotlinUser.class,
              KotlinUser.Companion.serializer(),
              UserBeans::bean,
              UserBeans::plain);
    };
  }
}
