package io.serbench.library.fst;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectInputNoShared;
import org.nustaq.serialization.FSTObjectOutput;
import org.nustaq.serialization.FSTObjectOutputNoShared;

/**
 * FST, however it is set up: one configuration, one output and one input, reset and used again for
 * each message, and the methods for a root whose class is known.
 *
 * <p>The streams are made here, as FST's own {@code DefaultCoder} makes them, and not got from
 * {@code FSTConfiguration.getObjectOutput()}: that keeps one stream a thread for all configurations
 * together, so that two rows in one JVM would write with each other's settings.
 *
 * <p>A range of an array is written and read as {@code DefaultCoder} does, by a copy out of the
 * stream's own buffer; so only buffers on the heap are served. Several values follow each other on
 * one stream each with its length before it, as FST's wiki says and {@code
 * FSTConfiguration.encodeToStream} does: an FST stream reads ahead, so that nobody else could go on
 * where it ends.
 *
 * @see <a href="https://github.com/RuedigerMoeller/fast-serialization/wiki/Serialization">FST's
 *     wiki, "How to use Serialization"</a>
 */
final class FstObjects<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  private static final int INITIAL_SIZE = 4096;

  private final Class<T> root;
  private final Class<?>[] rootAsPossibles;
  private final FSTObjectOutput output;
  private final FSTObjectInput input;

  FstObjects(DataType<T> type, FSTConfiguration configuration) {
    super(type);
    this.root = type.root();
    this.rootAsPossibles = new Class<?>[] {root};
    boolean shared = configuration.isShareReferences();
    this.output =
        shared ? new FSTObjectOutput(configuration) : new FSTObjectOutputNoShared(configuration);
    this.input =
        shared ? new FSTObjectInput(configuration) : new FSTObjectInputNoShared(configuration);
  }

  @Override
  public byte[] serialize(T value) throws Exception {
    write(value);
    return output.getCopyOfWrittenBuffer();
  }

  @Override
  public T deserialize(byte[] bytes) throws Exception {
    return read(bytes, bytes.length);
  }

  @Override
  public void serialize(T value, ByteBuffer target) throws Exception {
    write(value);
    target.put(output.getBuffer(), 0, output.getWritten());
  }

  @Override
  public T deserialize(ByteBuffer source) throws Exception {
    int start = source.arrayOffset() + source.position();
    if (start == 0) {
      return read(source.array(), source.remaining());
    }
    input.resetForReuseCopyArray(source.array(), start, source.remaining());
    return root.cast(input.readObject(rootAsPossibles));
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    DataOutputStream data = new DataOutputStream(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws Exception {
        FstObjects.this.write(value);
        data.writeInt(output.getWritten());
        data.write(output.getBuffer(), 0, output.getWritten());
      }

      @Override
      public void end() throws IOException {
        data.flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    DataInputStream data = new DataInputStream(in);
    return new ItemReader<>() {
      private byte[] bytes = new byte[INITIAL_SIZE];

      @Override
      public T read() throws Exception {
        int length = data.readInt();
        if (length > bytes.length) {
          // Grows as bytes arrive: a length alone reserves no memory.
          bytes = data.readNBytes(length);
          if (bytes.length < length) {
            throw new EOFException("a message of %d of %d bytes".formatted(bytes.length, length));
          }
        } else {
          data.readFully(bytes, 0, length);
        }
        return FstObjects.this.read(bytes, length);
      }
    };
  }

  private void write(T value) throws Exception {
    output.resetForReUse();
    output.writeObject(value, rootAsPossibles);
  }

  private T read(byte[] bytes, int length) throws Exception {
    input.resetForReuseUseArray(bytes, length);
    return root.cast(input.readObject(rootAsPossibles));
  }
}
