package io.serbench.library.xstream;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.fasterxml.aalto.stax.OutputFactoryImpl;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;

/**
 * XStream's StAX driver on named implementations. {@code XMLInputFactory.newFactory()} would give
 * whichever comes first on the class path.
 */
final class StaxDrivers {
  private StaxDrivers() {}

  /** Woodstox, with the settings that its API calls the fastest. */
  static HierarchicalStreamDriver woodstox() {
    WstxInputFactory input = new WstxInputFactory();
    input.configureForSpeed();
    WstxOutputFactory output = new WstxOutputFactory();
    output.configureForSpeed();
    return new NamedStaxDriver(withoutEntities(input), output);
  }

  /** Aalto, with the settings that its API calls the fastest. */
  static HierarchicalStreamDriver aalto() {
    InputFactoryImpl input = new InputFactoryImpl();
    input.configureForSpeed();
    OutputFactoryImpl output = new OutputFactoryImpl();
    output.configureForSpeed();
    return new NamedStaxDriver(withoutEntities(input), output);
  }

  /** Fast Infoset, a binary coding of XML, which has no DTDs that could be turned off. */
  static HierarchicalStreamDriver fastInfoset() {
    return new NamedStaxDriver(
        new ReusingFastInfoset.InputFactory(), new ReusingFastInfoset.OutputFactory());
  }

  private static XMLInputFactory withoutEntities(XMLInputFactory factory) {
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }

  private static final class NamedStaxDriver extends StaxDriver {
    private final XMLInputFactory input;
    private final XMLOutputFactory output;

    NamedStaxDriver(XMLInputFactory input, XMLOutputFactory output) {
      this.input = input;
      this.output = output;
    }

    @Override
    protected XMLInputFactory createInputFactory() {
      return input;
    }

    @Override
    protected XMLOutputFactory createOutputFactory() {
      return output;
    }
  }
}
