package io.serbench.library.sbe;

import io.serbench.dataset.DataType;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.shared.SchemaFamily;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/**
 * What has to be known of one family of data sets. A new family is a message in the schema, its
 * codec and a line here.
 *
 * <p>The calls are in the order of the schema, as SBE demands. A group's flyweights are classes of
 * their own, even where its fields are those of another message, so that lists are written and read
 * in their own code. The message's flyweight could be wrapped around each item, whose bytes are the
 * same; but reading a list of media that way took a twentieth longer, and one of numbers more.
 *
 * @param <T> the plain type
 * @param <D> the flyweight over an encoded message
 */
interface MessageCodec<T, D> {

  /** Encodes at the beginning of the buffer, and returns where the message ends. */
  int encode(T value, MutableDirectBuffer buffer, MessageHeaderEncoder header);

  /** A new flyweight, over nothing yet. */
  D decoder();

  /** Puts the flyweight over the message. */
  void wrap(D decoder, DirectBuffer message, MessageHeaderDecoder header);

  /** What the flyweight is over. */
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
