package io.serbench.library.quickbuf;

import io.serbench.dataset.DataType;
import io.serbench.library.quickbuf.generated.MediaProto;
import io.serbench.library.quickbuf.generated.NumericProto;
import io.serbench.library.quickbuf.generated.SampleProto;
import io.serbench.library.quickbuf.generated.UserProto;
import io.serbench.library.shared.SchemaFamily;
import java.util.function.Consumer;
import java.util.function.Function;
import us.hebi.quickbuf.MessageFactory;
import us.hebi.quickbuf.ProtoMessage;

/**
 * The generated messages of a family, with conversions from and to plain objects.
 *
 * @param factory makes empty messages
 * @param message converts a plain object to a message
 * @param plain converts a message to a plain object
 * @param strings makes a message decode and keep its strings
 * @param <T> the plain type
 * @param <M> the generated type
 */
record MessageType<T, M extends ProtoMessage<M>>(
    MessageFactory<M> factory, Function<T, M> message, Function<M, T> plain, Consumer<M> strings) {

  /** Returns the messages of a type's family. A new family of schemas is one line here. */
  static MessageType<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new MessageType<>(
              MediaProto.MediaContent.getFactory(),
              MediaMessages::message,
              MediaMessages::plain,
              MediaMessages::decodeStrings);
      case MEDIA_LIST ->
          new MessageType<>(
              MediaProto.MediaList.getFactory(),
              MediaMessages::list,
              MediaMessages::plainList,
              MediaMessages::decodeStrings);
      case NUMERIC ->
          new MessageType<>(
              NumericProto.NumericStruct.getFactory(),
              NumericMessages::message,
              NumericMessages::plain,
              none -> {});
      case NUMERIC_LIST ->
          new MessageType<>(
              NumericProto.NumericList.getFactory(),
              NumericMessages::list,
              NumericMessages::plainList,
              none -> {});
      case SAMPLE ->
          new MessageType<>(
              SampleProto.Sample.getFactory(),
              SampleMessages::message,
              SampleMessages::plain,
              SampleMessages::decodeStrings);
      case SAMPLE_LIST ->
          new MessageType<>(
              SampleProto.SampleList.getFactory(),
              SampleMessages::list,
              SampleMessages::plainList,
              SampleMessages::decodeStrings);
      case USER ->
          new MessageType<>(
              UserProto.User.getFactory(),
              UserMessages::message,
              UserMessages::plain,
              UserMessages::decodeStrings);
    };
  }
}
