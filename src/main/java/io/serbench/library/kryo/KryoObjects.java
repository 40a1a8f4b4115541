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
 * Kryo in any configuration: one {@link Kryo}, one {@link Output} that grows without limit and one
 * {@link Input}, all reused for each message. It calls the methods for a non-null root of a known
 * class or, if the values of a type may be of several classes, those for an unknown class.
 *
 * <p>Direct buffers are used through a {@link ByteBufferOutput} or {@link ByteBufferInput}. The
 * array of a heap buffer becomes an Output's memory for one message. On a stream Kryo forgets all
 * objects after each root, so that values share nothing (its setting autoReset, on by default).
 *
 * @see <a href="https://github.com/EsotericSoftware/kryo#output">Kryo's README, "Output"</a>, and
 *     there "ByteBuffers"
 * @see <a href="https://github.com/EsotericSoftware/kryo#reading-and-writing-objects">Kryo's
 *     README, "Reading and writing objects"</a>
 */
class KryoObjects<T> extends PlainObjects<T> implements BufferSerializer<T>, StreamSerializer<T> {
  private static final int STREAM_BUFFER = 4096;

  private final Class<T> root;
  private final Kryo kryo;
  private final KryoBuffers buffers;
  private final Output output;
  private final Input input;
  private final Output heapOutput;
  private final Function<ByteBuffer, ByteBufferOutput> directOutputs;
  private final Function<ByteBuffer, ByteBufferInput> directInputs;

  private KryoObjects(DataType<T> type, Kryo kryo, KryoBuffers buffers) {
    super(type);
    this.buffers = buffers;
    this.output = buffers.growingOutput();
    this.input = buffers.input();
    this.heapOutput = buffers.output();
    this.directOutputs = buffers.directOutputs();
    this.directInputs = buffers.directInputs();
    this.root = type.root();
    this.kryo = kryo;
  }

  static <T> KryoObjects<T> of(DataType<T> type, Kryo kryo) {
    return of(type, kryo, KryoBuffers.SAFE);
  }

  static <T> KryoObjects<T> of(DataType<T> type, Kryo kryo, KryoBuffers buffers) {
    return isPolymorphic(type)
        ? Polymorphic.opened(type, kryo, buffers)
        : new KryoObjects<>(type, kryo, buffers);
  }

  void write(Output output, T value) {
    kryo.writeObject(output, value);
  }

  T read(Input input) {
    return kryo.readObject(input, root);
  }

  /**
   * Serializes values of several classes, each of which begins with its class. A fork that measures
   * another type does not load this class, so that calls of the methods above stay monomorphic.
   * Factory methods return the superclass, so that the verifier does not load it either.
   */
  private static final class Polymorphic<T> extends KryoObjects<T> {
    private Polymorphic(DataType<T> type, Kryo kryo, KryoBuffers buffers) {
      super(type, kryo, buffers);
    }

    static <T> KryoObjects<T> opened(DataType<T> type, Kryo kryo, KryoBuffers buffers) {
      return new Polymorphic<>(type, kryo, buffers);
    }

    @Override
    void write(Output output, T value) {
      super.kryo.writeClassAndObject(output, value);
    }

    @Override
    T read(Input input) {
      return super.root.cast(super.kryo.readClassAndObject(input));
    }
  }

  @Override
  public final byte[] serialize(T value) {
    output.reset();
    write(output, value);
    return output.toBytes();
  }

  @Override
  public final T deserialize(byte[] bytes) {
    input.setBuffer(bytes);
    return read(input);
  }

  @Override
  public final void serialize(T value, ByteBuffer target) {
    if (target.hasArray()) {
      heapOutput.setBuffer(target.array());
      heapOutput.setPosition(target.arrayOffset() + target.position());
      write(heapOutput, value);
      target.position(heapOutput.position() - target.arrayOffset());
    } else {
      Output directOutput = directOutputs.apply(target);
      write(directOutput, value);
      target.position(directOutput.position());
    }
  }

  @Override
  public final T deserialize(ByteBuffer source) {
    if (source.hasArray()) {
      input.setBuffer(source.array(), source.arrayOffset() + source.position(), source.remaining());
      return read(input);
    }
    return read(directInputs.apply(source));
  }

  @Override
  public final ItemWriter<T> writer(OutputStream out) {
    Output stream = buffers.output();
    stream.setBuffer(new byte[STREAM_BUFFER]);
    stream.setOutputStream(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) {
        KryoObjects.this.write(stream, value);
      }

      @Override
      public void end() {
        stream.flush();
      }
    };
  }

  @Override
  public final ItemReader<T> reader(InputStream in) {
    Input stream = buffers.input();
    stream.setBuffer(new byte[STREAM_BUFFER]);
    stream.setInputStream(in);
    return () -> read(stream);
  }
}
