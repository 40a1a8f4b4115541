package io.serbench.library.kotlinx;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
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
    return type.family().equals(MediaFamily.TYPE.family())
        ? new KotlinType<>(
            KotlinContent.Companion.serializer(), MediaBeans::bean, MediaBeans::plain)
        : new KotlinType<>(
            KotlinContents.Companion.serializer(), MediaBeans::beans, MediaBeans::plains);
  }
}
