package io.serbench.library.sbe;

import io.serbench.dataset.DataType;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.shared.SchemaFamily;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/**
 * The codec of a family of data sets. A new family is a message in the schema, its codec and a line
 * here.
 *
 * <p>The calls are in the order of the schema, as SBE demands. A group has its own flyweight
 * classes, even if its fields are those of another message, so lists have their own code. The
 * message's flyweight could be wrapped around each item, which has the same bytes, but reading a
 * list of media that way took 5 % longer, and a list of numbers more.
 *
 * @param <T> the plain type
 * @param <D> the flyweight over an encoded message
 */
interface MessageCodec<T, D> {

  /** Encodes at the beginning of a buffer, and returns the end of the message. */
  int encode(T value, MutableDirectBuffer buffer, MessageHeaderEncoder header);

  /** Returns a new flyweight, which is not yet wrapped around a message. */
  D decoder();

  /** Wraps a flyweight around a message. */
  void wrap(D decoder, DirectBuffer message, MessageHeaderDecoder header);

  /** Returns the message that a flyweight is wrapped around. */
  DirectBuffer message(D decoder);

  /** Reads the whole message from its beginning. */
  T decode(D decoder);

  @SuppressWarnings("unchecked") // The codec of a type's family takes that type.
  static <T> MessageCodec<T, ?> of(DataType<T> type) {
    return (MessageCodec<T, ?>) ofFamily(SchemaFamily.of(type));
  }

  private static MessageCodec<?, ?> ofFamily(SchemaFamily family) {
    return switch (family) {
      case MEDIA -> new MediaCodec();
      case MEDIA_LIST -> new MediaListCodec();
      case NUMERIC -> new NumericCodec();
      case NUMERIC_LIST -> new NumericListCodec();
      case SAMPLE -> new SampleCodec();
      case SAMPLE_LIST -> new SampleListCodec();
      case USER -> new UserCodec();
    };
  }
}
