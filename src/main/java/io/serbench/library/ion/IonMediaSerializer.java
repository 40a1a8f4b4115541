package io.serbench.library.ion;

import com.amazon.ion.IonReader;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonReaderBuilder;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import java.io.IOException;

/**
 * Ion's binary streaming API. The writer is kept: {@code finish} ends a message with its own
 * version marker and symbol table, so that each can be read alone, and leaves the writer ready for
 * the next. A reader is bound to its bytes; its builder, immutable, is kept.
 *
 * <p>A symbol table that both sides share would make messages smaller and faster, and unreadable
 * without it; other self-describing formats here carry their names as well.
 *
 * @see <a
 *     href="https://javadoc.io/doc/com.amazon.ion/ion-java/latest/com/amazon/ion/IonWriter.html">
 *     IonWriter</a>
 */
final class IonMediaSerializer extends PlainObjects<MediaContent> {
  private final ByteSink buffer = new ByteSink();
  private final IonWriter writer = IonBinaryWriterBuilder.standard().build(buffer);
  private final IonReaderBuilder readers = IonReaderBuilder.standard().immutable();

  IonMediaSerializer() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) throws IOException {
    buffer.cleared();
    IonMediaWriter.write(content, writer);
    writer.finish();
    return buffer.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws IOException {
    try (IonReader reader = readers.build(bytes)) {
      return IonMediaReader.read(reader);
    }
  }
}
