package io.serbench.library.shared.stax;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import javax.xml.stream.XMLStreamException;
import org.codehaus.stax2.XMLInputFactory2;
import org.codehaus.stax2.XMLOutputFactory2;
import org.codehaus.stax2.XMLStreamReader2;
import org.codehaus.stax2.XMLStreamWriter2;
import org.codehaus.stax2.io.Stax2ByteArraySource;

/**
 * Hand-written code for media on parsers with Stax2, the extension of StAX that Woodstox and Aalto
 * share. The factories are kept, since they hold the symbol tables; readers and writers are closed,
 * which returns their buffers for reuse. Arrays are parsed in place, without a stream.
 *
 * @see <a
 *     href="https://medium.com/@cowtowncoder/configuring-woodstox-xml-parser-stax2-properties-c80ef5a32ef1">
 *     Stax2 properties and profiles</a>
 */
public final class Stax2MediaSerializer extends PlainObjects<MediaContent> {
  private final XMLInputFactory2 input;
  private final XMLOutputFactory2 output;
  private final ByteSink buffer = new ByteSink();

  /** Creates a serializer on configured factories of an implementation. */
  public Stax2MediaSerializer(XMLInputFactory2 input, XMLOutputFactory2 output) {
    super(MediaFamily.TYPE);
    this.input = input;
    this.output = output;
  }

  @Override
  public byte[] serialize(MediaContent content) throws XMLStreamException {
    XMLStreamWriter2 writer =
        (XMLStreamWriter2) output.createXMLStreamWriter(buffer.cleared(), "UTF-8");
    new TypedWriter(writer).write(content);
    writer.close();
    return buffer.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws XMLStreamException {
    XMLStreamReader2 reader =
        (XMLStreamReader2)
            input.createXMLStreamReader(new Stax2ByteArraySource(bytes, 0, bytes.length));
    MediaContent content = new TypedReader(reader).read();
    reader.close();
    return content;
  }

  /** Writes numbers directly to the writer's buffer, with Stax2's typed access. */
  private static final class TypedWriter extends MediaDocumentWriter {
    private final XMLStreamWriter2 out;

    TypedWriter(XMLStreamWriter2 out) {
      super(out);
      this.out = out;
    }

    @Override
    protected void writeNumber(int value) throws XMLStreamException {
      out.writeInt(value);
    }

    @Override
    protected void writeNumber(long value) throws XMLStreamException {
      out.writeLong(value);
    }
  }

  /**
   * Reads numbers directly from the reader's buffer, with Stax2's typed access.
   *
   * @see <a
   *     href="https://github.com/FasterXML/stax2-api/blob/master/src/main/java/org/codehaus/stax2/typed/TypedXMLStreamReader.java">
   *     TypedXMLStreamReader, on avoiding intermediate strings</a>
   */
  private static final class TypedReader extends MediaDocumentReader {
    private final XMLStreamReader2 in;

    TypedReader(XMLStreamReader2 in) {
      super(in);
      this.in = in;
    }

    @Override
    protected int readInt() throws XMLStreamException {
      return in.getElementAsInt();
    }

    @Override
    protected long readLong() throws XMLStreamException {
      return in.getElementAsLong();
    }
  }
}
