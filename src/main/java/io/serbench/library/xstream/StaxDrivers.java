package io.serbench.library.xstream;

import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import io.serbench.library.aalto.AaltoFactories;
import io.serbench.library.fastinfoset.ReusingFastInfoset;
import io.serbench.library.woodstox.WoodstoxFactories;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;

/** XStream's StAX driver on named implementations, configured as in the rows of these parsers. */
final class StaxDrivers {
  private StaxDrivers() {}

  static HierarchicalStreamDriver woodstox() {
    return new NamedStaxDriver(WoodstoxFactories.input(), WoodstoxFactories.output());
  }

  static HierarchicalStreamDriver aalto() {
    return new NamedStaxDriver(AaltoFactories.input(), AaltoFactories.output());
  }

  static HierarchicalStreamDriver fastInfoset() {
    return new NamedStaxDriver(
        new ReusingFastInfoset.InputFactory(), new ReusingFastInfoset.OutputFactory());
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
