package io.serbench.fork;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.TextSerializer;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/** A serializer over one transport, for single values {@code R}, which it encodes to {@code E}. */
interface Carrier<R, E> {
  /** Encodes a value. The next call may overwrite the result. */
  E encode(R representation) throws Exception;

  /** Decodes a value into a new object. */
  R decode(E encoded) throws Exception;

  /** Returns what {@link #decode} takes, which no later call overwrites. */
  E kept(E encoded) throws Exception;

  /**
   * Overwrites an encoded value from its beginning, and returns whether it did: a string cannot
   * change.
   *
   * @param with at most as many bytes as there are
   */
  boolean overwrite(E encoded, byte[] with);

  byte[] bytes(E encoded);

  /** Returns an encoded value of the bytes, which it may use as they are. */
  E of(byte[] bytes);

  /** Returns a copy of what {@link #kept} returned, which shares nothing with it. */
  E copy(E kept);

  /** Returns a carrier for the transport, with buffers for values about as long as the sample. */
  @SuppressWarnings("unchecked") // The interfaces of a serializer share its representation.
  static <R> Carrier<R, ?> of(Serializer<?, R> serializer, Transport transport, R sample)
      throws Exception {
    return switch (transport) {
      case ARRAY -> new ByteArrays<>(serializer);
      case DIRECT -> buffers(serializer, sample, ByteBuffer::allocateDirect);
      case HEAP -> buffers(serializer, sample, ByteBuffer::allocate);
      case TEXT -> new Texts<>((TextSerializer<R>) serializer, UnaryOperator.identity());
      case PRETTY -> new Texts<>((TextSerializer<R>) serializer, Texts::indented);
      case STREAM -> throw new IllegalArgumentException("streams carry many values");
    };
  }

  @SuppressWarnings("unchecked") // As above.
  private static <R> Carrier<R, ByteBuffer> buffers(
      Serializer<?, R> serializer, R sample, IntFunction<ByteBuffer> allocator) throws Exception {
    // Some libraries reserve more space than they need.
    int room = 4096 + 4 * serializer.serialize(sample).length;
    return new ByteBuffers<>((BufferSerializer<R>) serializer, allocator.apply(room), allocator);
  }

  record ByteArrays<R>(Serializer<?, R> serializer) implements Carrier<R, byte[]> {
    @Override
    public byte[] encode(R representation) throws Exception {
      return serializer.serialize(representation);
    }

    @Override
    public R decode(byte[] encoded) throws Exception {
      return serializer.deserialize(encoded);
    }

    @Override
    public byte[] kept(byte[] encoded) {
      return encoded;
    }

    @Override
    public boolean overwrite(byte[] encoded, byte[] with) {
      System.arraycopy(with, 0, encoded, 0, with.length);
      return true;
    }

    @Override
    public byte[] bytes(byte[] encoded) {
      return encoded;
    }

    @Override
    public byte[] copy(byte[] kept) {
      return kept.clone();
    }

    @Override
    public byte[] of(byte[] bytes) {
      return bytes;
    }
  }

  record ByteBuffers<R>(
      BufferSerializer<R> serializer, ByteBuffer target, IntFunction<ByteBuffer> allocator)
      implements Carrier<R, ByteBuffer> {
    @Override
    public ByteBuffer encode(R representation) throws Exception {
      target.clear();
      serializer.serialize(representation, target);
      return target.flip();
    }

    @Override
    public R decode(ByteBuffer encoded) throws Exception {
      return serializer.deserialize(encoded.rewind());
    }

    @Override
    public ByteBuffer kept(ByteBuffer encoded) {
      return allocator.apply(encoded.remaining()).put(encoded.duplicate()).flip();
    }

    @Override
    public boolean overwrite(ByteBuffer encoded, byte[] with) {
      encoded.put(0, with);
      return true;
    }

    @Override
    public byte[] bytes(ByteBuffer encoded) {
      byte[] bytes = new byte[encoded.remaining()];
      encoded.duplicate().get(bytes);
      return bytes;
    }

    @Override
    public ByteBuffer copy(ByteBuffer kept) {
      return kept(kept.duplicate().rewind());
    }

    @Override
    public ByteBuffer of(byte[] bytes) {
      return allocator.apply(bytes.length).put(bytes).flip();
    }
  }

  record Texts<R>(TextSerializer<R> serializer, UnaryOperator<String> prepared)
      implements Carrier<R, String> {
    @Override
    public String encode(R representation) throws Exception {
      return serializer.write(representation);
    }

    @Override
    public R decode(String encoded) throws Exception {
      return serializer.parse(encoded);
    }

    @Override
    public String kept(String encoded) {
      return prepared.apply(encoded);
    }

    @Override
    public boolean overwrite(String encoded, byte[] with) {
      return false;
    }

    @Override
    public byte[] bytes(String encoded) {
      return encoded.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    @SuppressWarnings("StringCopy") // Not the same object.
    public String copy(String kept) {
      return new String(kept.toCharArray());
    }

    @Override
    public String of(byte[] bytes) {
      return prepared.apply(new String(bytes, StandardCharsets.UTF_8));
    }

    /** Indents JSON, and leaves numbers as they are to the digit. */
    static String indented(String json) {
      JsonFactory factory = new JsonFactory();
      StringWriter text = new StringWriter();
      try (JsonParser parser = factory.createParser(json);
          JsonGenerator generator = factory.createGenerator(text).useDefaultPrettyPrinter()) {
        while (parser.nextToken() != null) {
          generator.copyCurrentEventExact(parser);
        }
      } catch (IOException e) {
        throw new UncheckedIOException("the row did not write JSON", e);
      }
      return text.toString();
    }
  }
}
