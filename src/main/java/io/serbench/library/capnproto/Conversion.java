package io.serbench.library.capnproto;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.dataset.user.User;
import io.serbench.library.capnproto.generated.MediaCapnp;
import io.serbench.library.capnproto.generated.NumericCapnp;
import io.serbench.library.capnproto.generated.SampleCapnp;
import io.serbench.library.capnproto.generated.UserCapnp;
import io.serbench.library.shared.SchemaFamily;
import java.nio.ByteBuffer;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.StructFactory;
import org.capnproto.StructReader;

/**
 * What has to be known of one family of data sets. A new family is a schema, its conversion and a
 * line here.
 *
 * @param root makes the accessors of a message's root
 * @param fill the root of a message with a plain object
 * @param plain and back
 */
record Conversion<T, B, S extends StructReader>(
    StructFactory<B, S> root, BiConsumer<B, T> fill, Function<S, T> plain) {

  /** Builds a message from the first segment on, which must hold zeros. */
  MessageBuilder build(ByteBuffer firstSegment, T value) {
    MessageBuilder builder = new MessageBuilder(firstSegment);
    build(builder, value);
    return builder;
  }

  /** Builds a message in a builder that is empty. */
  void build(MessageBuilder builder, T value) {
    fill.accept(builder.initRoot(root), value);
  }

  /** Reads all fields of a message. */
  T read(MessageReader message) {
    return plain.apply(message.getRoot(root));
  }

  @SuppressWarnings("unchecked") // The conversion of a type's family takes that type.
  static <T> Conversion<T, ?, ?> of(DataType<T> type) {
    return (Conversion<T, ?, ?>) ofFamily(SchemaFamily.of(type));
  }

  private static Conversion<?, ?, ?> ofFamily(SchemaFamily family) {
    return switch (family) {
      case MEDIA ->
          new Conversion<
              MediaContent, MediaCapnp.MediaContent.Builder, MediaCapnp.MediaContent.Reader>(
              MediaCapnp.MediaContent.factory, MediaStructs::fill, MediaStructs::plain);
      case MEDIA_LIST ->
          new Conversion<MediaList, MediaCapnp.MediaList.Builder, MediaCapnp.MediaList.Reader>(
              MediaCapnp.MediaList.factory, MediaStructs::fill, MediaStructs::plain);
      case NUMERIC ->
          new Conversion<
              NumericStruct, NumericCapnp.NumericStruct.Builder, NumericCapnp.NumericStruct.Reader>(
              NumericCapnp.NumericStruct.factory, NumericStructs::fill, NumericStructs::plain);
      case NUMERIC_LIST ->
          new Conversion<
              NumericList, NumericCapnp.NumericList.Builder, NumericCapnp.NumericList.Reader>(
              NumericCapnp.NumericList.factory, NumericStructs::fill, NumericStructs::plain);
      case SAMPLE ->
          new Conversion<Sample, SampleCapnp.Sample.Builder, SampleCapnp.Sample.Reader>(
              SampleCapnp.Sample.factory, SampleStructs::fill, SampleStructs::plain);
      case SAMPLE_LIST ->
          new Conversion<SampleList, SampleCapnp.SampleList.Builder, SampleCapnp.SampleList.Reader>(
              SampleCapnp.SampleList.factory, SampleStructs::fill, SampleStructs::plain);
      case USER ->
          new Conversion<User, UserCapnp.User.Builder, UserCapnp.User.Reader>(
              UserCapnp.User.factory, UserStructs::fill, UserStructs::plain);
    };
  }
}
