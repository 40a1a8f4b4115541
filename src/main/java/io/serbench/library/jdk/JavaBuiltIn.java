package io.serbench.library.jdk;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;

/**
 * The JDK's object serialization, with shared references.
 *
 * <p>Each message gets its own object stream: a stream writes a class descriptor once and refers
 * back to it, so messages that are read separately cannot share one, and {@code reset()} writes a
 * marker into the data. Only the underlying byte array is reused.
 *
 * <p>Many values on one stream share one object stream, which is reset between them. Long streams
 * must be reset, since an object stream keeps every object that it has written. Without it, strings
 * that values share, as copies of one value do, would be written only once. The JDK cannot forget
 * objects without their classes, so each value describes its classes again.
 *
 * <p>On {@code media.1} this gives 1012 bytes, 120 more than in jvm-serializers, because of the
 * package name: it is in the stream eight times (in five class descriptors and three types of
 * fields), and {@code io.serbench.dataset.media} is 15 characters longer than {@code data.media}.
 */
class JavaBuiltIn<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final Class<T> root;
  private final ByteSink bytes = new ByteSink();

  JavaBuiltIn(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public final byte[] serialize(T value) throws IOException {
    // Closing only flushes, and the underlying array needs no closing.
    ObjectOutputStream out = new ObjectOutputStream(bytes.cleared());
    write(out, value);
    out.flush();
    return bytes.toBytes();
  }

  @Override
  public final T deserialize(byte[] message) throws IOException, ClassNotFoundException {
    return root.cast(read(open(new ByteArrayInputStream(message))));
  }

  @Override
  public final ItemWriter<T> writer(OutputStream out) throws IOException {
    ObjectOutputStream objects = new ObjectOutputStream(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        JavaBuiltIn.this.write(objects, value);
        objects.reset();
      }

      @Override
      public void end() throws IOException {
        objects.flush();
      }
    };
  }

  @Override
  public final ItemReader<T> reader(InputStream in) throws IOException {
    ObjectInputStream objects = open(in);
    return () -> root.cast(read(objects));
  }

  ObjectInputStream open(InputStream in) throws IOException {
    return new ObjectInputStream(in);
  }

  void write(ObjectOutputStream out, T value) throws IOException {
    out.writeObject(value);
  }

  Object read(ObjectInputStream in) throws IOException, ClassNotFoundException {
    return in.readObject();
  }
}
