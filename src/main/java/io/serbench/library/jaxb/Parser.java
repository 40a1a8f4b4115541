package io.serbench.library.jaxb;

import io.serbench.library.aalto.AaltoFactories;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Unmarshaller;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.sax.SAXSource;
import org.codehaus.stax2.XMLInputFactory2;
import org.codehaus.stax2.io.Stax2ByteArraySource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Parses documents for JAXB, which has no parser of its own. */
interface Parser {
  Object unmarshal(Unmarshaller unmarshaller, byte[] xml) throws Exception;

  Object unmarshal(Unmarshaller unmarshaller, String xml) throws Exception;

  /** Returns the factory of parsers for a stream of several values. */
  XMLInputFactory input();

  /** Returns the factory of writers for a stream of several values. */
  XMLOutputFactory output();

  /**
   * The JDK's SAX parser, set up as JAXB does it if it is given an {@code InputStream}: namespaces,
   * and the JDK's limits for secure processing. JAXB would look it up, and might find another one
   * on serbench's class path.
   */
  final class OfTheJdk implements Parser {
    private final XMLReader reader;
    private final XMLInputFactory input = XMLInputFactory.newDefaultFactory();

    OfTheJdk() throws ParserConfigurationException, SAXException {
      SAXParserFactory factory = SAXParserFactory.newDefaultNSInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      this.reader = factory.newSAXParser().getXMLReader();
      input.setProperty(XMLInputFactory.SUPPORT_DTD, false);
      input.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    @Override
    public Object unmarshal(Unmarshaller unmarshaller, byte[] xml) throws JAXBException {
      return unmarshal(unmarshaller, new InputSource(new ByteArrayInputStream(xml)));
    }

    @Override
    public Object unmarshal(Unmarshaller unmarshaller, String xml) throws JAXBException {
      return unmarshal(unmarshaller, new InputSource(new StringReader(xml)));
    }

    private Object unmarshal(Unmarshaller unmarshaller, InputSource xml) throws JAXBException {
      return unmarshaller.unmarshal(new SAXSource(reader, xml));
    }

    @Override
    public XMLInputFactory input() {
      return input;
    }

    @Override
    public XMLOutputFactory output() {
      return XMLOutputFactory.newDefaultFactory();
    }
  }

  /** Aalto's StAX parser, as in jvm-serializers. It took less time under JAXB than Woodstox. */
  final class Aalto implements Parser {
    private final XMLInputFactory2 input = AaltoFactories.input();

    @Override
    public Object unmarshal(Unmarshaller unmarshaller, byte[] xml) throws Exception {
      return unmarshal(
          unmarshaller, input.createXMLStreamReader(new Stax2ByteArraySource(xml, 0, xml.length)));
    }

    @Override
    public Object unmarshal(Unmarshaller unmarshaller, String xml) throws Exception {
      return unmarshal(unmarshaller, input.createXMLStreamReader(new StringReader(xml)));
    }

    private static Object unmarshal(Unmarshaller unmarshaller, XMLStreamReader xml)
        throws JAXBException, XMLStreamException {
      Object read = unmarshaller.unmarshal(xml);
      xml.close();
      return read;
    }

    @Override
    public XMLInputFactory input() {
      return input;
    }

    @Override
    public XMLOutputFactory output() {
      return AaltoFactories.output();
    }
  }
}
