package io.serbench.library.colfer;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Colfer with a buffer that is kept: {@code marshal} to a stream encodes into the buffer it is
 * given, replaces it where it is too small, and passes the used part on in one write, which is
 * where the copy of exact length is made. A stream is read by the generated {@code Unmarshaller},
 * which has a buffer of its own.
 *
 * @see <a href="https://github.com/pascaldekloe/colfer/wiki/Java">Colfer for Java</a>
 */
final class ColferSerializer<T, C> implements Serializer<T, C>, StreamSerializer<C> {
  private final Conversion<T, C> conversion;
  private final CopyOfLastWrite output = new CopyOfLastWrite();
  private byte[] buffer = new byte[1024];

  private ColferSerializer(Conversion<T, C> conversion) {
    this.conversion = conversion;
  }

  static ColferSerializer<?, ?> of(DataType<?> type) {
    return new ColferSerializer<>(Conversion.of(type));
  }

  @Override
  public C create(T value) {
    return conversion.bean().apply(value);
  }

  @Override
  public byte[] serialize(C bean) throws IOException {
    buffer = conversion.marshal().marshal(bean, output, buffer);
    return output.bytes;
  }

  @Override
  public C deserialize(byte[] bytes) {
    C bean = conversion.empty().get();
    conversion.unmarshal().unmarshal(bean, bytes, 0);
    return bean;
  }

  @Override
  public ItemWriter<C> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(C bean) throws IOException {
        buffer = conversion.marshal().marshal(bean, out, buffer);
      }

      @Override
      public void end() {
        // Each value was written at once.
      }
    };
  }

  @Override
  public ItemReader<C> reader(InputStream in) {
    return conversion.reader().apply(in);
  }

  @Override
  public T restore(C bean) {
    return conversion.plain().apply(bean);
  }

  private static final class CopyOfLastWrite extends OutputStream {
    private byte[] bytes = {};

    @Override
    public void write(byte[] source, int offset, int length) {
      bytes = Arrays.copyOfRange(source, offset, offset + length);
    }

    @Override
    public void write(int b) {
      throw new UnsupportedOperationException("a message is written at once");
    }
  }
}
