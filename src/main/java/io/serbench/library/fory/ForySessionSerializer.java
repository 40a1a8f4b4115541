package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import org.apache.fory.Fory;
import org.apache.fory.context.MetaReadContext;
import org.apache.fory.context.MetaWriteContext;

/**
 * Fory sharing the definitions of classes between the messages of one session: the {@link
 * MetaWriteContext} knows which definitions it has sent, the {@link MetaReadContext} those it has
 * received, and both are handed to Fory before each message, as it forgets them after.
 *
 * <p>A definition goes over once, with the first message that needs it, and is not to be read
 * twice. So a message that brings definitions is read at once, as the other end of a session would,
 * and then written again without them: what {@link #serialize} returns can be read in any order and
 * any number of times, as long as the session lasts, and by nobody else.
 *
 * @see <a
 *     href="https://github.com/apache/fory/blob/v1.6.0/java/fory-core/src/main/java/org/apache/fory/context/MetaWriteContext.java">MetaWriteContext</a>
 */
final class ForySessionSerializer<T> extends PlainObjects<T> {
  private final Fory fory;
  private final Class<T> root;
  private final MetaWriteContext sent = new MetaWriteContext();
  private final MetaReadContext received = new MetaReadContext();

  ForySessionSerializer(DataType<T> type, Fory fory) {
    super(type);
    this.fory = fory;
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    int known = sent.classMap.size;
    byte[] bytes = write(representation);
    if (sent.classMap.size > known) {
      deserialize(bytes);
      return write(representation);
    }
    return bytes;
  }

  private byte[] write(T representation) {
    fory.setMetaWriteContext(sent);
    return fory.serialize(representation);
  }

  @Override
  public T deserialize(byte[] bytes) {
    fory.setMetaReadContext(received);
    return root.cast(fory.deserialize(bytes));
  }
}
