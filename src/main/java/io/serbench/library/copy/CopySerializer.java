package io.serbench.library.copy;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Does what no serializer can avoid, and nothing else: new objects and new bytes. The bytes are the
 * JDK's serialized form, made once from the first value seen, so that their number is in the usual
 * range.
 */
final class CopySerializer<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  private final DataType<T> type;
  private T latest;
  private byte[] encoded;

  // A field, so that the JIT cannot prove the clone useless.
  @SuppressWarnings("unused")
  private byte[] received;

  CopySerializer(DataType<T> type) {
    super(type);
    this.type = type;
  }

  @Override
  public byte[] serialize(T representation) throws IOException {
    return encoded(representation).clone();
  }

  @Override
  public T deserialize(byte[] bytes) {
    received = bytes.clone();
    return copyOfLatest();
  }

  @Override
  public void serialize(T representation, ByteBuffer target) throws IOException {
    target.put(encoded(representation));
  }

  @Override
  public T deserialize(ByteBuffer source) {
    received = new byte[source.remaining()];
    source.get(received);
    return copyOfLatest();
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(T representation) throws IOException {
        out.write(encoded(representation));
      }

      /** Does nothing: nothing was held back. */
      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    return () -> {
      received = in.readNBytes(encoded.length);
      return copyOfLatest();
    };
  }

  private byte[] encoded(T representation) throws IOException {
    if (encoded == null) {
      encoded = encode(representation);
    }
    latest = representation;
    return encoded;
  }

  private T copyOfLatest() {
    return type.copy(Objects.requireNonNull(latest, "nothing was serialized yet"));
  }

  private static byte[] encode(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }
}
