package io.serbench.library.shared;

import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes values as elements within one element, since an XML document has one root.
 *
 * @param <R> the class of the values
 */
public final class XmlItemWriter<R> implements ItemWriter<R> {
  private final XMLStreamWriter xml;
  private final ElementWriter<R> elements;

  /** Writes one value as an element. */
  @FunctionalInterface
  public interface ElementWriter<R> {
    /** Writes one element for a value. */
    void write(XMLStreamWriter xml, R representation) throws Exception;
  }

  /** Creates a writer, and begins a document in UTF-8. */
  public XmlItemWriter(XMLOutputFactory factory, OutputStream out, ElementWriter<R> elements)
      throws XMLStreamException {
    this.xml = factory.createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
    this.elements = elements;
    xml.writeStartDocument();
    xml.writeStartElement("values");
  }

  @Override
  public void write(R representation) throws Exception {
    elements.write(xml, representation);
  }

  @Override
  public void end() throws XMLStreamException {
    xml.writeEndElement();
    xml.writeEndDocument();
    xml.close();
  }
}
