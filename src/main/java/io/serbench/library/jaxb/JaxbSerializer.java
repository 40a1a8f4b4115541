package io.serbench.library.jaxb;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.aalto.AaltoFactories;
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
import java.io.StringReader;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.codehaus.stax2.XMLInputFactory2;
import org.codehaus.stax2.io.Stax2ByteArraySource;
import org.glassfish.jaxb.runtime.v2.JAXBContextFactory;

/**
 * JAXB with one context, one marshaller and one unmarshaller, as its guide advises for many small
 * documents.
 *
 * <p>JAXB marshals to a stream with its own UTF-8 writer. It has no parser of its own: given a
 * stream, it would take the first SAX parser on the class path. The reader here is Aalto's, as in
 * jvm-serializers, which took less time under JAXB than Woodstox.
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
  private final XMLInputFactory2 input = AaltoFactories.input();
  private final XMLOutputFactory output = AaltoFactories.output();
  private final ByteSink buffer = new ByteSink();
  private final TextBuffer text = new TextBuffer();

  JaxbSerializer() throws JAXBException {
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
  public XmlContent deserialize(byte[] bytes) throws JAXBException, XMLStreamException {
    return unmarshalled(
        input.createXMLStreamReader(new Stax2ByteArraySource(bytes, 0, bytes.length)));
  }

  @Override
  public String write(XmlContent bean) throws JAXBException {
    marshaller.marshal(bean, text.cleared());
    return text.toString();
  }

  @Override
  public XmlContent parse(String xml) throws JAXBException, XMLStreamException {
    return unmarshalled(input.createXMLStreamReader(new StringReader(xml)));
  }

  private XmlContent unmarshalled(XMLStreamReader reader) throws JAXBException, XMLStreamException {
    XmlContent bean = (XmlContent) unmarshaller.unmarshal(reader);
    reader.close();
    return bean;
  }

  @Override
  public ItemWriter<XmlContent> writer(OutputStream out) throws XMLStreamException {
    return new XmlItemWriter<>(output, out, (xml, bean) -> fragments.marshal(bean, xml));
  }

  @Override
  public ItemReader<XmlContent> reader(InputStream in) throws XMLStreamException {
    XMLStreamReader xml = input.createXMLStreamReader(in);
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
