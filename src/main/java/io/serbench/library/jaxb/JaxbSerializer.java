package io.serbench.library.jaxb;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.woodstox.WoodstoxFactories;
import io.serbench.serializer.Serializer;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import java.io.ByteArrayOutputStream;
import java.util.Map;
import javax.xml.stream.XMLStreamException;
import org.codehaus.stax2.XMLInputFactory2;
import org.codehaus.stax2.XMLStreamReader2;
import org.codehaus.stax2.io.Stax2ByteArraySource;
import org.glassfish.jaxb.runtime.v2.JAXBContextFactory;

/**
 * JAXB with one context, one marshaller and one unmarshaller, as its guide advises for many small
 * documents.
 *
 * <p>It marshals to a stream, for which it has a UTF-8 writer of its own. It has no parser of its
 * own: given a stream, it would take whichever SAX parser comes first on the class path. The reader
 * here is Woodstox's, whose interned names it takes over as they are.
 *
 * @see <a href="https://jaxb.java.net/guide/Performance_and_thread_safety.html">Performance and
 *     thread-safety</a>
 */
final class JaxbSerializer implements Serializer<MediaContent, XmlContent> {
  private final Marshaller marshaller;
  private final Unmarshaller unmarshaller;
  private final XMLInputFactory2 input = WoodstoxFactories.input();
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(1024);

  JaxbSerializer() throws JAXBException {
    JAXBContext context =
        new JAXBContextFactory().createContext(new Class<?>[] {XmlContent.class}, Map.of());
    this.marshaller = context.createMarshaller();
    this.unmarshaller = context.createUnmarshaller();
  }

  @Override
  public XmlContent create(MediaContent value) {
    return MediaBeans.bean(value);
  }

  @Override
  public byte[] serialize(XmlContent bean) throws JAXBException {
    buffer.reset();
    marshaller.marshal(bean, buffer);
    return buffer.toByteArray();
  }

  @Override
  public XmlContent deserialize(byte[] bytes) throws JAXBException, XMLStreamException {
    XMLStreamReader2 reader =
        (XMLStreamReader2)
            input.createXMLStreamReader(new Stax2ByteArraySource(bytes, 0, bytes.length));
    XmlContent bean = (XmlContent) unmarshaller.unmarshal(reader);
    reader.close();
    return bean;
  }

  @Override
  public MediaContent restore(XmlContent bean) {
    return MediaBeans.plain(bean);
  }
}
