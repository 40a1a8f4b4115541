package io.serbench.library.exi;

import io.serbench.library.shared.stax.MediaDocumentReader;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads texts event by event: the decoder's {@code getElementText} wants to stand at the text, not
 * at the start of the element, as StAX specifies it.
 */
final class ExiDocumentReader extends MediaDocumentReader {
  private final XMLStreamReader in;

  ExiDocumentReader(XMLStreamReader in) {
    super(in);
    this.in = in;
  }

  /** An EXI value is one event, however long it is. */
  @Override
  protected String readText() throws XMLStreamException {
    if (in.next() == XMLStreamConstants.END_ELEMENT) {
      return "";
    }
    String text = in.getText();
    in.next();
    in.require(XMLStreamConstants.END_ELEMENT, null, null);
    return text;
  }
}
