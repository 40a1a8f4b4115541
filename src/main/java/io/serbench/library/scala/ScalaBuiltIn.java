package io.serbench.library.scala;

import io.serbench.library.shared.ByteSink;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * The JDK's object serialization of Scala's case classes, called like the row {@code
 * java-built-in-serializer}. Scala's lists, options and case objects have their own serialized
 * forms, whose cost this row shows.
 *
 * @see <a
 *     href="https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/io/ObjectOutputStream.html">
 *     ObjectOutputStream</a>
 */
final class ScalaBuiltIn
    extends ScalaObjects<io.serbench.dataset.media.MediaContent, MediaContent> {
  private final ByteSink bytes = new ByteSink();

  ScalaBuiltIn() {
    super(Conversion.OF_MEDIA);
  }

  @Override
  public byte[] serialize(MediaContent value) throws IOException {
    // Closing only flushes, and the underlying array needs no closing.
    ObjectOutputStream out = new ObjectOutputStream(bytes.cleared());
    out.writeObject(value);
    out.flush();
    return bytes.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] message) throws IOException, ClassNotFoundException {
    return (MediaContent) new ObjectInputStream(new ByteArrayInputStream(message)).readObject();
  }
}
