package io.serbench.library.protostuff;

import io.protostuff.Schema;
import io.serbench.dataset.DataType;
import io.serbench.library.protostuff.generated.MediaContent;
import io.serbench.library.protostuff.generated.MediaList;
import io.serbench.library.protostuff.generated.NumericList;
import io.serbench.library.protostuff.generated.NumericStruct;
import io.serbench.library.protostuff.generated.Sample;
import io.serbench.library.protostuff.generated.SampleList;
import io.serbench.library.protostuff.generated.User;
import io.serbench.library.shared.SchemaFamily;
import java.util.function.Function;

/**
 * The generated messages of a family, with conversions from and to plain objects.
 *
 * @param schema writes and reads messages
 * @param message converts a plain object to a message
 * @param plain converts a message to a plain object
 * @param <T> the plain type
 * @param <M> the generated type
 */
record MessageType<T, M>(Schema<M> schema, Function<T, M> message, Function<M, T> plain) {

  /** Returns the messages of a type's family. A new family of schemas is one line here. */
  static MessageType<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new MessageType<>(MediaContent.getSchema(), MediaMessages::message, MediaMessages::plain);
      case MEDIA_LIST ->
          new MessageType<>(MediaList.getSchema(), MediaMessages::list, MediaMessages::plainList);
      case NUMERIC ->
          new MessageType<>(
              NumericStruct.getSchema(), NumericMessages::message, NumericMessages::plain);
      case NUMERIC_LIST ->
          new MessageType<>(
              NumericList.getSchema(), NumericMessages::list, NumericMessages::plainList);
      case SAMPLE ->
          new MessageType<>(Sample.getSchema(), SampleMessages::message, SampleMessages::plain);
      case SAMPLE_LIST ->
          new MessageType<>(
              SampleList.getSchema(), SampleMessages::list, SampleMessages::plainList);
      case USER -> new MessageType<>(User.getSchema(), UserMessages::message, UserMessages::plain);
    };
  }
}
