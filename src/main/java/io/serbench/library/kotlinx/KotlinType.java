package io.serbench.library.kotlinx;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.SchemaFamily;
import java.util.function.Function;
import kotlinx.serialization.KSerializer;

/**
 * The Kotlin class of a family, and the way there and back.
 *
 * @param serializer the one that the plugin of Kotlin's compiler wrote
 * @param bean makes a Kotlin object of a plain object
 * @param plain makes a plain object of a Kotlin object
 * @param <T> the plain type
 * @param <K> the Kotlin type
 */
record KotlinType<T, K>(KSerializer<K> serializer, Function<T, K> bean, Function<K, T> plain) {

  /** That of the data type's family. */
  static KotlinType<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new KotlinType<>(
              KotlinContent.Companion.serializer(), MediaBeans::bean, MediaBeans::plain);
      case MEDIA_LIST ->
          new KotlinType<>(
              KotlinContents.Companion.serializer(), MediaBeans::beans, MediaBeans::plains);
      case NUMERIC ->
          new KotlinType<>(
              KotlinNumeric.Companion.serializer(), NumericBeans::bean, NumericBeans::plain);
      case NUMERIC_LIST ->
          new KotlinType<>(
              KotlinNumerics.Companion.serializer(), NumericBeans::beans, NumericBeans::plains);
      case SAMPLE ->
          new KotlinType<>(
              KotlinSample.Companion.serializer(), SampleBeans::bean, SampleBeans::plain);
      case SAMPLE_LIST ->
          new KotlinType<>(
              KotlinSamples.Companion.serializer(), SampleBeans::beans, SampleBeans::plains);
      case USER ->
          new KotlinType<>(KotlinUser.Companion.serializer(), UserBeans::bean, UserBeans::plain);
    };
  }
}
