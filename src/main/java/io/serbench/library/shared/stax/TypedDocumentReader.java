package io.serbench.library.shared.stax;

import javax.xml.stream.XMLStreamException;
import org.codehaus.stax2.XMLStreamReader2;

/**
 * Reads numbers straight from the reader's buffer, with Stax2's typed access.
 *
 * @see <a
 *     href="https://github.com/FasterXML/stax2-api/blob/master/src/main/java/org/codehaus/stax2/typed/TypedXMLStreamReader.java">
 *     TypedXMLStreamReader, on avoiding intermediate strings</a>
 */
final class TypedDocumentReader extends MediaDocumentReader {
  private final XMLStreamReader2 in;

  TypedDocumentReader(XMLStreamReader2 in) {
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
