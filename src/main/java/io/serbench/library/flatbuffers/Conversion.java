package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Table;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.dataset.user.User;
import io.serbench.library.flatbuffers.generated.FMediaContent;
import io.serbench.library.flatbuffers.generated.FMediaList;
import io.serbench.library.flatbuffers.generated.FNumericList;
import io.serbench.library.flatbuffers.generated.FNumericStruct;
import io.serbench.library.flatbuffers.generated.FSample;
import io.serbench.library.flatbuffers.generated.FSampleList;
import io.serbench.library.flatbuffers.generated.FUser;
import io.serbench.library.shared.SchemaFamily;
import java.nio.ByteBuffer;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;

/**
 * What has to be known of one family of data sets. A new family is a schema, its conversion and a
 * line here.
 *
 * @param table builds all tables of a plain object, and gives the root's offset
 * @param plain and back
 * @param root the accessor of a finished buffer
 */
record Conversion<T, F extends Table>(
    ToIntBiFunction<FlatBufferBuilder, T> table,
    Function<F, T> plain,
    Function<ByteBuffer, F> root) {

  /** Builds the table in a builder that is used again, and finishes it. */
  void build(FlatBufferBuilder builder, T value) {
    builder.clear();
    builder.finish(table.applyAsInt(builder, value));
  }

  @SuppressWarnings("unchecked") // The conversion of a type's family takes that type.
  static <T> Conversion<T, ?> of(DataType<T> type) {
    return (Conversion<T, ?>) ofFamily(SchemaFamily.of(type));
  }

  private static Conversion<?, ?> ofFamily(SchemaFamily family) {
    return switch (family) {
      case MEDIA ->
          new Conversion<MediaContent, FMediaContent>(
              MediaTables::table, MediaTables::plain, FMediaContent::getRootAsFMediaContent);
      case MEDIA_LIST ->
          new Conversion<MediaList, FMediaList>(
              MediaTables::table, MediaTables::plain, FMediaList::getRootAsFMediaList);
      case NUMERIC ->
          new Conversion<NumericStruct, FNumericStruct>(
              NumericTables::table, NumericTables::plain, FNumericStruct::getRootAsFNumericStruct);
      case NUMERIC_LIST ->
          new Conversion<NumericList, FNumericList>(
              NumericTables::table, NumericTables::plain, FNumericList::getRootAsFNumericList);
      case SAMPLE ->
          new Conversion<Sample, FSample>(
              SampleTables::table, SampleTables::plain, FSample::getRootAsFSample);
      case SAMPLE_LIST ->
          new Conversion<SampleList, FSampleList>(
              SampleTables::table, SampleTables::plain, FSampleList::getRootAsFSampleList);
      case USER ->
          new Conversion<User, FUser>(UserTables::table, UserTables::plain, FUser::getRootAsFUser);
    };
  }
}
