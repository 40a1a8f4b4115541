package io.serbench.library.wire;

import com.squareup.wire.ProtoAdapter;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.SchemaFamily;
import io.serbench.library.wire.generated.MediaContent;
import io.serbench.library.wire.generated.MediaList;
import io.serbench.library.wire.generated.NumericList;
import io.serbench.library.wire.generated.NumericStruct;
import io.serbench.library.wire.generated.Sample;
import io.serbench.library.wire.generated.SampleList;
import io.serbench.library.wire.generated.User;
import java.util.function.Function;

/**
 * The generated messages of a family, with conversions from and to plain objects.
 *
 * @param adapter encodes and decodes messages
 * @param message converts a plain object to a message
 * @param plain converts a message to a plain object
 * @param <T> the plain type
 * @param <M> the generated type
 */
record MessageType<T, M>(ProtoAdapter<M> adapter, Function<T, M> message, Function<M, T> plain) {

  /** Returns the messages of a type's family. A new family of schemas is one line here. */
  static MessageType<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new MessageType<>(MediaContent.ADAPTER, MediaMessages::message, MediaMessages::plain);
      case MEDIA_LIST ->
          new MessageType<>(MediaList.ADAPTER, MediaMessages::list, MediaMessages::plainList);
      case NUMERIC ->
          new MessageType<>(
              NumericStruct.ADAPTER, NumericMessages::message, NumericMessages::plain);
      case NUMERIC_LIST ->
          new MessageType<>(NumericList.ADAPTER, NumericMessages::list, NumericMessages::plainList);
      case SAMPLE ->
          new MessageType<>(Sample.ADAPTER, SampleMessages::message, SampleMessages::plain);
      case SAMPLE_LIST ->
          new MessageType<>(SampleList.ADAPTER, SampleMessages::list, SampleMessages::plainList);
      case USER -> new MessageType<>(User.ADAPTER, UserMessages::message, UserMessages::plain);
    };
  }
}
