package io.serbench.library.protobuf;

import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import io.serbench.dataset.DataType;
import io.serbench.library.protobuf.generated.MediaProto;
import io.serbench.library.protobuf.generated.NumericProto;
import io.serbench.library.protobuf.generated.SampleProto;
import io.serbench.library.protobuf.generated.UserProto;
import io.serbench.library.shared.SchemaFamily;
import java.util.function.Function;

/**
 * The generated messages of a family, with conversions from and to plain objects.
 *
 * @param empty the message without fields, from which others are made
 * @param message converts a plain object to a message
 * @param plain converts a message to a plain object
 * @param <T> the plain type
 * @param <M> the generated type
 */
public record MessageType<T, M extends Message>(
    M empty, Function<T, M> message, Function<M, T> plain) {

  /** Returns the messages of a type's family. A new family of schemas is one line here. */
  public static MessageType<?, ?> of(DataType<?> type) {
    return switch (SchemaFamily.of(type)) {
      case MEDIA ->
          new MessageType<>(
              MediaProto.MediaContent.getDefaultInstance(),
              MediaMessages::message,
              MediaMessages::plain);
      case MEDIA_LIST ->
          new MessageType<>(
              MediaProto.MediaList.getDefaultInstance(),
              MediaMessages::list,
              MediaMessages::plainList);
      case NUMERIC ->
          new MessageType<>(
              NumericProto.NumericStruct.getDefaultInstance(),
              NumericMessages::message,
              NumericMessages::plain);
      case NUMERIC_LIST ->
          new MessageType<>(
              NumericProto.NumericList.getDefaultInstance(),
              NumericMessages::list,
              NumericMessages::plainList);
      case SAMPLE ->
          new MessageType<>(
              SampleProto.Sample.getDefaultInstance(),
              SampleMessages::message,
              SampleMessages::plain);
      case SAMPLE_LIST ->
          new MessageType<>(
              SampleProto.SampleList.getDefaultInstance(),
              SampleMessages::list,
              SampleMessages::plainList);
      case USER ->
          new MessageType<>(
              UserProto.User.getDefaultInstance(), UserMessages::message, UserMessages::plain);
    };
  }

  /** Returns the parser that the generated class's static {@code parser()} returns, too. */
  @SuppressWarnings("unchecked") // A message's parser makes messages of its class.
  Parser<M> parser() {
    return (Parser<M>) empty.getParserForType();
  }
}
