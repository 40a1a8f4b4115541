package io.serbench.library.thrift;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.dataset.user.User;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.library.thrift.generated.TMediaContent;
import io.serbench.library.thrift.generated.TMediaList;
import io.serbench.library.thrift.generated.TNumericList;
import io.serbench.library.thrift.generated.TNumericStruct;
import io.serbench.library.thrift.generated.TSample;
import io.serbench.library.thrift.generated.TSampleList;
import io.serbench.library.thrift.generated.TUser;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.thrift.TBase;

/**
 * The conversion between the plain objects of a family and generated structs. A new family is a
 * schema, its conversion and a line here.
 *
 * @param struct converts a plain object to a struct
 * @param plain converts a struct to a plain object
 * @param empty makes a struct to read into
 */
record Conversion<T, S extends TBase<?, ?>>(
    Function<T, S> struct, Function<S, T> plain, Supplier<S> empty) {

  static Conversion<?, ?> of(DataType<?> type) {
    if (!type.bundled()) {
      return OwnStructs.conversion(type.root());
    }
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new Conversion<MediaContent, TMediaContent>(
              MediaStructs::struct, MediaStructs::plain, TMediaContent::new);
      case MEDIA_LIST ->
          new Conversion<MediaList, TMediaList>(
              MediaStructs::struct, MediaStructs::plain, TMediaList::new);
      case NUMERIC ->
          new Conversion<NumericStruct, TNumericStruct>(
              NumericStructs::struct, NumericStructs::plain, TNumericStruct::new);
      case NUMERIC_LIST ->
          new Conversion<NumericList, TNumericList>(
              NumericStructs::struct, NumericStructs::plain, TNumericList::new);
      case SAMPLE ->
          new Conversion<Sample, TSample>(
              SampleStructs::struct, SampleStructs::plain, TSample::new);
      case SAMPLE_LIST ->
          new Conversion<SampleList, TSampleList>(
              SampleStructs::struct, SampleStructs::plain, TSampleList::new);
      case USER -> new Conversion<User, TUser>(UserStructs::struct, UserStructs::plain, TUser::new);
    };
  }
}
