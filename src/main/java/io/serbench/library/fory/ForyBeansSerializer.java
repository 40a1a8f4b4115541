package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.media.MediaListFamily;
import io.serbench.dataset.numeric.NumericFamilies;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.library.fory.annotated.ForyContent;
import io.serbench.library.fory.annotated.ForyContentList;
import io.serbench.library.fory.annotated.ForyNumbers;
import io.serbench.library.fory.annotated.ForyNumbersList;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.fory.Fory;

/** Fory on beans of its own, which {@code create} makes of plain objects. */
final class ForyBeansSerializer<T, B> extends ForyMessages<T, B> {
  /** By family of data sets; whether changed classes are tolerated. */
  private static final Map<String, Function<Boolean, Serializer<?, ?>>> BEANS =
      Map.of(
          MediaFamily.TYPE.family(),
          compatible ->
              over(
                  compatible,
                  ForyContent.class,
                  MediaBeans.CLASSES,
                  (MediaContent content) -> MediaBeans.bean(content),
                  MediaBeans::plain),
          MediaListFamily.TYPE.family(),
          compatible ->
              over(
                  compatible,
                  ForyContentList.class,
                  MediaBeans.CLASSES,
                  (MediaList list) -> MediaBeans.bean(list),
                  MediaBeans::plain),
          NumericFamilies.STRUCT.family(),
          compatible ->
              over(
                  compatible,
                  ForyNumbers.class,
                  NumericBeans.CLASSES,
                  (NumericStruct numbers) -> NumericBeans.bean(numbers),
                  NumericBeans::plain),
          NumericFamilies.LIST.family(),
          compatible ->
              over(
                  compatible,
                  ForyNumbersList.class,
                  NumericBeans.CLASSES,
                  (NumericList list) -> NumericBeans.bean(list),
                  NumericBeans::plain));

  private final Function<T, B> bean;
  private final Function<B, T> plain;

  private ForyBeansSerializer(Class<B> root, Fory fory, Function<T, B> bean, Function<B, T> plain) {
    super(root, fory);
    this.bean = bean;
    this.plain = plain;
  }

  /** In the format for all languages: on beans where plain classes lack an annotation. */
  static Serializer<?, ?> xlang(DataType<?> type, boolean compatible) {
    Function<Boolean, Serializer<?, ?>> beans = BEANS.get(type.family());
    return beans == null
        ? new ForySerializer<>(type, ForySetups.xlang(type.classes(), compatible))
        : beans.apply(compatible);
  }

  private static <T, B> Serializer<T, B> over(
      boolean compatible,
      Class<B> root,
      List<Class<?>> classes,
      Function<T, B> bean,
      Function<B, T> plain) {
    return new ForyBeansSerializer<>(root, ForySetups.xlang(classes, compatible), bean, plain);
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
