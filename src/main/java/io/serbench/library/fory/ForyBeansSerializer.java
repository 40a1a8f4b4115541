package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.media.MediaListFamily;
import io.serbench.library.fory.annotated.ForyContent;
import io.serbench.library.fory.annotated.ForyContentList;
import io.serbench.serializer.Serializer;
import java.util.function.Function;
import org.apache.fory.Fory;

/** Fory on beans of its own, which {@code create} makes of plain objects. */
final class ForyBeansSerializer<T, B> extends ForyMessages<T, B> {
  private final Function<T, B> bean;
  private final Function<B, T> plain;

  private ForyBeansSerializer(Class<B> root, Fory fory, Function<T, B> bean, Function<B, T> plain) {
    super(root, fory);
    this.bean = bean;
    this.plain = plain;
  }

  /** In the format for all languages: on beans where plain classes have fields that are null. */
  static Serializer<?, ?> xlang(DataType<?> type) {
    if (type.family().equals(MediaFamily.TYPE.family())) {
      return new ForyBeansSerializer<MediaContent, ForyContent>(
          ForyContent.class,
          ForySetups.xlang(MediaBeans.CLASSES),
          MediaBeans::bean,
          MediaBeans::plain);
    }
    if (type.family().equals(MediaListFamily.TYPE.family())) {
      return new ForyBeansSerializer<MediaList, ForyContentList>(
          ForyContentList.class,
          ForySetups.xlang(MediaBeans.CLASSES),
          MediaBeans::bean,
          MediaBeans::plain);
    }
    return new ForySerializer<>(type, ForySetups.xlang(type.classes()));
  }

  @Override
  public B create(T value) {
    return bean.apply(value);
  }

  @Override
  public T restore(B representation) {
    return plain.apply(representation);
  }
}
