package io.serbench.library.wire;

import com.squareup.wire.ProtoReader;
import com.squareup.wire.ProtoWriter;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import okio.Buffer;
import okio.BufferedSink;
import okio.Okio;

/**
 * Wire with the adapter of a message, on byte arrays. It writes from the end to the beginning, so
 * that lengths are known when they are written, and decodes strings at once.
 *
 * <p>On a stream, each message follows its length, as Wire reads streams since 4.9.4. It has no
 * method to write them, so a message is encoded to a buffer, whose segments move to the stream
 * uncopied, as Wire itself does for gRPC.
 *
 * @see <a
 *     href="https://square.github.io/wire/2.x/wire-runtime/com/squareup/wire/ProtoAdapter.html">
 *     ProtoAdapter</a>
 * @see <a href="https://github.com/square/wire/blob/master/CHANGELOG.md">ProtoReader API for
 *     length-delimited stream reads</a>
 */
final class WireSerializer<T, M> implements Serializer<T, M>, StreamSerializer<M> {
  private final MessageType<T, M> type;

  WireSerializer(MessageType<T, M> type) {
    this.type = type;
  }

  @Override
  public M create(T value) {
    return type.message().apply(value);
  }

  @Override
  public byte[] serialize(M message) {
    return type.adapter().encode(message);
  }

  @Override
  public M deserialize(byte[] bytes) throws IOException {
    return type.adapter().decode(bytes);
  }

  @Override
  public T restore(M message) {
    return type.plain().apply(message);
  }

  @Override
  public ItemWriter<M> writer(OutputStream out) {
    BufferedSink sink = Okio.buffer(Okio.sink(out));
    ProtoWriter lengths = new ProtoWriter(sink);
    Buffer encoded = new Buffer();
    return new ItemWriter<>() {
      @Override
      public void write(M message) throws IOException {
        type.adapter().encode((BufferedSink) encoded, message);
        lengths.writeVarint32((int) encoded.size());
        sink.writeAll(encoded);
      }

      @Override
      public void end() throws IOException {
        sink.flush();
      }
    };
  }

  @Override
  public ItemReader<M> reader(InputStream in) {
    ProtoReader reader = new ProtoReader(Okio.buffer(Okio.source(in)));
    return () -> {
      reader.nextLengthDelimited();
      return type.adapter().decode(reader);
    };
  }
}
