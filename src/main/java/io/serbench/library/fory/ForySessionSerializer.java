package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
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
 * <p>A stream is a session of its own: its first value brings the definitions for all others, and
 * whoever reads the stream from its start needs no more.
 *
 * @see <a
 *     href="https://github.com/apache/fory/blob/v1.6.0/java/fory-core/src/main/java/org/apache/fory/context/MetaWriteContext.java">MetaWriteContext</a>
 */
final class ForySessionSerializer<T> extends ForySerializer<T> {
  private final MetaWriteContext sent = new MetaWriteContext();
  private final MetaReadContext received = new MetaReadContext();

  ForySessionSerializer(DataType<T> type, Fory fory) {
    super(type, fory);
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
    return super.serialize(representation);
  }

  @Override
  public T deserialize(byte[] bytes) {
    fory.setMetaReadContext(received);
    return super.deserialize(bytes);
  }

  @Override
  public void serialize(T representation, ByteBuffer target) {
    int known = sent.classMap.size;
    int start = target.position();
    write(representation, target);
    if (sent.classMap.size > known) {
      target.position(start);
      deserialize(target);
      write(representation, target);
    }
  }

  private void write(T representation, ByteBuffer target) {
    fory.setMetaWriteContext(sent);
    super.serialize(representation, target);
  }

  @Override
  public T deserialize(ByteBuffer source) {
    fory.setMetaReadContext(received);
    return super.deserialize(source);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    MetaWriteContext session = new MetaWriteContext();
    ItemWriter<T> values = super.writer(out);
    return new ItemWriter<>() {
      @Override
      public void write(T representation) throws Exception {
        fory.setMetaWriteContext(session);
        values.write(representation);
      }

      @Override
      public void end() throws Exception {
        values.end();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    MetaReadContext session = new MetaReadContext();
    ItemReader<T> values = super.reader(in);
    return () -> {
      fory.setMetaReadContext(session);
      return values.read();
    };
  }
}
