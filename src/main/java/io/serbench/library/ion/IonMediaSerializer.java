package io.serbench.library.ion;

import com.amazon.ion.IonReader;
import com.amazon.ion.IonSystem;
import com.amazon.ion.IonWriter;
import com.amazon.ion.SymbolTable;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonReaderBuilder;
import com.amazon.ion.system.IonSystemBuilder;
import com.amazon.ion.system.SimpleCatalog;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Ion's binary streaming API. The writer is kept: {@code finish} ends a message with its own
 * version marker and symbol table, so that each can be read alone, and leaves the writer ready for
 * the next. A reader is bound to its bytes; its builder, immutable, is kept.
 *
 * <p>The names in a message are numbers. What they stand for is in the message, or else in a table
 * that writer and reader have beforehand, and of which the message has only the name.
 *
 * @see <a
 *     href="https://javadoc.io/doc/com.amazon.ion/ion-java/latest/com/amazon/ion/IonWriter.html">
 *     IonWriter</a>
 * @see <a href="https://amazon-ion.github.io/ion-docs/guides/cookbook.html">the cookbook</a>
 */
final class IonMediaSerializer extends PlainObjects<MediaContent>
    implements StreamSerializer<MediaContent> {
  /** The table as Ion writes one, so that other languages can have it, too. */
  private static final String TABLE = "media.ion";

  private final ByteSink buffer = new ByteSink();
  private final IonBinaryWriterBuilder writers;
  private final IonReaderBuilder readers;
  private final IonWriter writer;

  private IonMediaSerializer(IonBinaryWriterBuilder writers, IonReaderBuilder readers) {
    super(MediaFamily.TYPE);
    this.writers = writers.immutable();
    this.readers = readers.immutable();
    this.writer = this.writers.build(buffer);
  }

  /** With the table in each message. */
  static IonMediaSerializer selfDescribing() {
    return new IonMediaSerializer(IonBinaryWriterBuilder.standard(), IonReaderBuilder.standard());
  }

  /** With the table beforehand. */
  static IonMediaSerializer sharingSymbols() throws IOException {
    SymbolTable table = table();
    SimpleCatalog catalog = new SimpleCatalog();
    catalog.putTable(table);
    return new IonMediaSerializer(
        IonBinaryWriterBuilder.standard().withImports(table),
        IonReaderBuilder.standard().withCatalog(catalog));
  }

  private static SymbolTable table() throws IOException {
    IonSystem ion = IonSystemBuilder.standard().build();
    try (InputStream file = IonMediaSerializer.class.getResourceAsStream(TABLE);
        IonReader reader = ion.newReader(file)) {
      return ion.newSharedSymbolTable(reader);
    }
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

  /** The values of a stream have one table; the builder's default would hold them back for it. */
  @Override
  public ItemWriter<MediaContent> writer(OutputStream out) {
    IonWriter values =
        writers.withLocalSymbolTableAppendEnabled().withAutoFlushEnabled(true).build(out);
    return new ItemWriter<>() {
      @Override
      public void write(MediaContent content) throws IOException {
        IonMediaWriter.write(content, values);
      }

      @Override
      public void end() throws IOException {
        values.close();
      }
    };
  }

  @Override
  public ItemReader<MediaContent> reader(InputStream in) {
    IonReader values = readers.build(in);
    return () -> IonMediaReader.read(values);
  }
}
