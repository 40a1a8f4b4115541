package io.serbench.library.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.ByteBufferInput;
import com.esotericsoftware.kryo.io.ByteBufferOutput;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.function.Function;

/**
 * Kryo, however it is set up: one {@link Kryo}, one {@link Output} that grows without limit and one
 * {@link Input}, all used again for each message, and the methods for a root whose class is known
 * and that is not null.
 *
 * <p>A direct buffer is that of a {@link ByteBufferOutput} or {@link ByteBufferInput}; the array of
 * a buffer on the heap is an Output's own memory for the one message. On a stream Kryo forgets
 * after each root what it has seen, so that values share nothing (its setting autoReset, on by
 * default).
 *
 * @see <a href="https://github.com/EsotericSoftware/kryo#output">Kryo's README, "Output"</a>, and
 *     there "ByteBuffers"
 * @see <a href="https://github.com/EsotericSoftware/kryo#reading-and-writing-objects">Kryo's
 *     README, "Reading and writing objects"</a>
 */
final class KryoObjects<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  private static final int STREAM_BUFFER = 4096;

  private final Class<T> root;
  private final Kryo kryo;
  private final Output output;
  private final Input input;
  private final Output heapOutput;
  private final Function<ByteBuffer, ByteBufferOutput> directOutputs;
  private final Function<ByteBuffer, ByteBufferInput> directInputs;

  KryoObjects(DataType<T> type, Kryo kryo) {
    this(type, kryo, KryoBuffers.SAFE);
  }

  KryoObjects(DataType<T> type, Kryo kryo, KryoBuffers buffers) {
    super(type);
    this.output = buffers.growingOutput();
    this.input = buffers.input();
    this.heapOutput = buffers.output();
    this.directOutputs = buffers.directOutputs();
    this.directInputs = buffers.directInputs();
    this.root = type.root();
    this.kryo = kryo;
  }

  @Override
  public byte[] serialize(T value) {
    output.reset();
    kryo.writeObject(output, value);
    return output.toBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    input.setBuffer(bytes);
    return kryo.readObject(input, root);
  }

  @Override
  public void serialize(T value, ByteBuffer target) {
    if (target.hasArray()) {
      heapOutput.setBuffer(target.array());
      heapOutput.setPosition(target.arrayOffset() + target.position());
      kryo.writeObject(heapOutput, value);
      target.position(heapOutput.position() - target.arrayOffset());
    } else {
      Output directOutput = directOutputs.apply(target);
      kryo.writeObject(directOutput, value);
      target.position(directOutput.position());
    }
  }

  @Override
  public T deserialize(ByteBuffer source) {
    if (source.hasArray()) {
      input.setBuffer(source.array(), source.arrayOffset() + source.position(), source.remaining());
      return kryo.readObject(input, root);
    }
    return kryo.readObject(directInputs.apply(source), root);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    Output stream = new Output(out, STREAM_BUFFER);
    return new ItemWriter<>() {
      @Override
      public void write(T value) {
        kryo.writeObject(stream, value);
      }

      @Override
      public void end() {
        stream.flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    Input stream = new Input(in, STREAM_BUFFER);
    return () -> kryo.readObject(stream, root);
  }
}
