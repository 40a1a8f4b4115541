package io.serbench.library.shared.stax;

import javax.xml.stream.XMLStreamException;
import org.codehaus.stax2.XMLStreamWriter2;

/** Writes numbers straight into the writer's buffer, with Stax2's typed access. */
final class TypedDocumentWriter extends MediaDocumentWriter {
  private final XMLStreamWriter2 out;

  TypedDocumentWriter(XMLStreamWriter2 out) {
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
