package io.serbench.library.quickbuf;

import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import us.hebi.quickbuf.ProtoMessage;
import us.hebi.quickbuf.ProtoSink;
import us.hebi.quickbuf.ProtoSource;

/**
 * QuickBuffers. For byte arrays, a message knows its size, so an array of exact length is
 * allocated; sink and source are reused. Messages are not, although the library is designed for
 * that, because a row must decode to a new object.
 *
 * <p>For buffers, the direct sink and source are used, which support heap buffers, too. They need
 * {@code Unsafe}, so the library's slower ones for buffers take their place where the user disables
 * it. On a stream, each message follows its length.
 *
 * @see <a href="https://github.com/HebiRobotics/QuickBuffers#reading-and-writing-messages">Reading
 *     and Writing Messages, with Off-Heap Addressing</a>
 */
final class QuickbufSerializer<T, M extends ProtoMessage<M>>
    implements Serializer<T, M>, BufferSerializer<M>, StreamSerializer<M> {
  private final MessageType<T, M> type;
  private final Consumer<M> afterwards;
  private final ProtoSink sink = ProtoSink.newArraySink();
  private final ProtoSource source = ProtoSource.newArraySource();
  private final ProtoSink bufferSink;
  private final ProtoSource bufferSource;

  private QuickbufSerializer(MessageType<T, M> type, Consumer<M> afterwards) {
    this.type = type;
    this.afterwards = afterwards;
    boolean unsafe = !Boolean.getBoolean(QuickbufRows.WITHOUT_UNSAFE);
    bufferSink = unsafe ? ProtoSink.newDirectSink() : ProtoSink.newBufferSink();
    bufferSource = unsafe ? ProtoSource.newDirectSource() : ProtoSource.newBufferSource();
  }

  /** Returns a serializer that leaves strings as bytes, as the library does. */
  static <T, M extends ProtoMessage<M>> QuickbufSerializer<T, M> lazy(MessageType<T, M> type) {
    return new QuickbufSerializer<>(type, message -> {});
  }

  /** Returns a serializer that makes each message decode its strings after it is read. */
  static <T, M extends ProtoMessage<M>> QuickbufSerializer<T, M> decoding(MessageType<T, M> type) {
    return new QuickbufSerializer<>(type, type.strings());
  }

  @Override
  public M create(T value) {
    return type.message().apply(value);
  }

  @Override
  public byte[] serialize(M message) throws IOException {
    byte[] bytes = new byte[message.getSerializedSize()];
    sink.setOutput(bytes);
    message.writeTo(sink);
    return bytes;
  }

  @Override
  public M deserialize(byte[] bytes) throws IOException {
    return parse(source.setInput(bytes));
  }

  @Override
  public T restore(M message) {
    return type.plain().apply(message);
  }

  @Override
  public void serialize(M message, ByteBuffer target) throws IOException {
    // Computes the sizes of nested messages, which writing needs.
    int end = target.position() + message.getSerializedSize();
    bufferSink.setOutput(target);
    message.writeTo(bufferSink);
    // The direct sink leaves the position as it is.
    target.position(end);
  }

  @Override
  public M deserialize(ByteBuffer buffer) throws IOException {
    return parse(bufferSource.setInput(buffer));
  }

  @Override
  public ItemWriter<M> writer(OutputStream out) {
    ProtoSink streamSink = ProtoSink.newInstance(out);
    return new ItemWriter<>() {
      @Override
      public void write(M message) throws IOException {
        message.writeDelimitedTo(streamSink);
      }

      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<M> reader(InputStream in) {
    ProtoSource streamSource = ProtoSource.newInstance(in);
    return () ->
        complete(type.factory().create().mergeDelimitedFrom(streamSource).checkInitialized());
  }

  /** Parses a message like the generated {@code parseFrom}. */
  private M parse(ProtoSource from) throws IOException {
    return complete(ProtoMessage.mergeFrom(type.factory().create(), from).checkInitialized());
  }

  private M complete(M message) {
    afterwards.accept(message);
    return message;
  }
}
