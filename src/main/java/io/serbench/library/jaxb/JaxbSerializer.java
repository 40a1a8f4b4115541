package io.serbench.library.jaxb;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.TextBuffer;
import io.serbench.library.shared.XmlItemWriter;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.glassfish.jaxb.runtime.v2.JAXBContextFactory;

/**
 * JAXB with one context, one marshaller and one unmarshaller, as its guide advises for many small
 * documents.
 *
 * <p>JAXB marshals to a stream with its own UTF-8 writer. It has no parser of its own: see {@link
 * Parser}.
 *
 * <p>Many values on one stream are fragments of one document, which the API supports.
 *
 * @see <a href="https://jaxb.java.net/guide/Performance_and_thread_safety.html">Performance and
 *     thread-safety</a>
 */
final class JaxbSerializer
    implements Serializer<MediaContent, XmlContent>,
        TextSerializer<XmlContent>,
        StreamSerializer<XmlContent> {
  private final Marshaller marshaller;
  private final Unmarshaller unmarshaller;
  private final Marshaller fragments;
  private final Parser parser;
  private final ByteSink buffer = new ByteSink();
  private final TextBuffer text = new TextBuffer();

  JaxbSerializer(Parser parser) throws JAXBException {
    this.parser = parser;
    JAXBContext context =
        new JAXBContextFactory().createContext(new Class<?>[] {XmlContent.class}, Map.of());
    this.marshaller = context.createMarshaller();
    this.unmarshaller = context.createUnmarshaller();
    this.fragments = context.createMarshaller();
    fragments.setProperty(Marshaller.JAXB_FRAGMENT, true);
  }

  @Override
  public XmlContent create(MediaContent value) {
    return MediaBeans.bean(value);
  }

  @Override
  public byte[] serialize(XmlContent bean) throws JAXBException {
    marshaller.marshal(bean, buffer.cleared());
    return buffer.toBytes();
  }

  @Override
  public XmlContent deserialize(byte[] bytes) throws Exception {
    return (XmlContent) parser.unmarshal(unmarshaller, bytes);
  }

  @Override
  public String write(XmlContent bean) throws JAXBException {
    marshaller.marshal(bean, text.cleared());
    return text.toString();
  }

  @Override
  public XmlContent parse(String xml) throws Exception {
    return (XmlContent) parser.unmarshal(unmarshaller, xml);
  }

  @Override
  public ItemWriter<XmlContent> writer(OutputStream out) throws XMLStreamException {
    return new XmlItemWriter<>(parser.output(), out, (xml, bean) -> fragments.marshal(bean, xml));
  }

  @Override
  public ItemReader<XmlContent> reader(InputStream in) throws XMLStreamException {
    XMLStreamReader xml = parser.input().createXMLStreamReader(in);
    xml.nextTag();
    // Advances to the first value. Reading a value leaves the parser at the next one.
    xml.nextTag();
    return () -> (XmlContent) unmarshaller.unmarshal(xml);
  }

  @Override
  public MediaContent restore(XmlContent bean) {
    return MediaBeans.plain(bean);
  }
}
