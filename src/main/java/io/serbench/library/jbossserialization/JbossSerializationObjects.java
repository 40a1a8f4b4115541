package io.serbench.library.jbossserialization;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jboss.serial.io.JBossObjectInputStream;
import org.jboss.serial.io.JBossObjectOutputStream;
import org.jboss.serial.util.StringUtilBuffer;

/**
 * JBoss Serialization's object streams. Like Java's, they cannot be restarted, so each value gets
 * its own. Callers can keep only the buffer for coding strings, the second parameter of both
 * constructors; the library itself caches what it knows about classes.
 *
 * <p>Several values can follow each other on one stream. Each is independent of the others, with
 * the descriptions of its classes.
 */
final class JbossSerializationObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final Class<T> root;
  private final ByteSink bytes = new ByteSink();
  private final StringUtilBuffer strings = new StringUtilBuffer();

  JbossSerializationObjects(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    // Closing only flushes, and the underlying array needs no closing.
    JBossObjectOutputStream out = new JBossObjectOutputStream(bytes.cleared(), strings);
    out.writeObject(value);
    out.flush();
    return bytes.toBytes();
  }

  @Override
  public T deserialize(byte[] encoded) throws IOException, ClassNotFoundException {
    return root.cast(
        new JBossObjectInputStream(new ByteArrayInputStream(encoded), strings).readObject());
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) throws IOException {
    JBossObjectOutputStream objects = new JBossObjectOutputStream(out, strings);
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        objects.writeObject(value);
      }

      @Override
      public void end() throws IOException {
        objects.flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    JBossObjectInputStream objects = new JBossObjectInputStream(in, strings);
    return () -> root.cast(objects.readObject());
  }
}
