package io.serbench.library.colfer;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.dataset.user.User;
import io.serbench.library.colfer.generated.CMediaContent;
import io.serbench.library.colfer.generated.CMediaList;
import io.serbench.library.colfer.generated.CNumericList;
import io.serbench.library.colfer.generated.CNumericStruct;
import io.serbench.library.colfer.generated.CUser;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.serializer.StreamSerializer.ItemReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What has to be known of one family of data sets. A new family is a schema, its conversion and a
 * line here. The generated classes have nothing in common, so their methods are named for each.
 *
 * @param bean plain objects to generated beans
 * @param plain and back
 * @param empty a bean to read into
 */
record Conversion<T, C>(
    Function<T, C> bean,
    Function<C, T> plain,
    Supplier<C> empty,
    Marshal<C> marshal,
    Unmarshal<C> unmarshal,
    Function<InputStream, ItemReader<C>> reader) {

  /** Writes to the stream through the buffer, and returns that or a larger one. */
  interface Marshal<C> {
    byte[] marshal(C bean, OutputStream out, byte[] buffer) throws IOException;
  }

  /** Reads from the array, and returns where it ended. */
  interface Unmarshal<C> {
    int unmarshal(C bean, byte[] bytes, int offset);
  }

  static Conversion<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new Conversion<MediaContent, CMediaContent>(
              MediaBeans::bean,
              MediaBeans::plain,
              CMediaContent::new,
              CMediaContent::marshal,
              CMediaContent::unmarshal,
              in -> new CMediaContent.Unmarshaller(in, null)::next);
      case MEDIA_LIST ->
          new Conversion<MediaList, CMediaList>(
              MediaBeans::bean,
              MediaBeans::plain,
              CMediaList::new,
              CMediaList::marshal,
              CMediaList::unmarshal,
              in -> new CMediaList.Unmarshaller(in, null)::next);
      case NUMERIC ->
          new Conversion<NumericStruct, CNumericStruct>(
              NumericBeans::bean,
              NumericBeans::plain,
              CNumericStruct::new,
              CNumericStruct::marshal,
              CNumericStruct::unmarshal,
              in -> new CNumericStruct.Unmarshaller(in, null)::next);
      case NUMERIC_LIST ->
          new Conversion<NumericList, CNumericList>(
              NumericBeans::bean,
              NumericBeans::plain,
              CNumericList::new,
              CNumericList::marshal,
              CNumericList::unmarshal,
              in -> new CNumericList.Unmarshaller(in, null)::next);
      case SAMPLE, SAMPLE_LIST ->
          throw new IllegalArgumentException("Colfer " + ColferRows.NO_SUCH_LISTS);
      case USER ->
          new Conversion<User, CUser>(
              UserBeans::bean,
              UserBeans::plain,
              CUser::new,
              CUser::marshal,
              CUser::unmarshal,
              in -> new CUser.Unmarshaller(in, null)::next);
    };
  }
}
