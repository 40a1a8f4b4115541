package io.serbench.library.moshi;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.Serializer;
import java.util.function.Function;

/**
 * Moshi on Kotlin classes, with adapters that its compiler generated. Moshi finds an adapter by the
 * name of its class. The adapters ask Moshi for those of other types, such as lists.
 *
 * @see <a href="https://github.com/square/moshi#codegen">Moshi's README, "Codegen"</a>
 */
final class MoshiCodegenSerializer<T, K> extends MoshiJson<T, K> {
  private final Function<T, K> bean;
  private final Function<K, T> plain;

  private MoshiCodegenSerializer(
      JsonAdapter<K> adapter, Function<T, K> bean, Function<K, T> plain) {
    super(adapter);
    this.bean = bean;
    this.plain = plain;
  }

  /** Returns the serializer of a type's family. */
  static Serializer<?, ?> of(DataType<?> type) {
    Moshi moshi = new Moshi.Builder().build();
    return type.family().equals(MediaFamily.TYPE.family())
        ? new MoshiCodegenSerializer<>(
            moshi.adapter(MoshiContent.class), MediaBeans::bean, MediaBeans::plain)
        : new MoshiCodegenSerializer<>(
            moshi.adapter(MoshiContents.class), MediaBeans::beans, MediaBeans::plains);
  }

  @Override
  public K create(T value) {
    return bean.apply(value);
  }

  @Override
  public T restore(K value) {
    return plain.apply(value);
  }
}
