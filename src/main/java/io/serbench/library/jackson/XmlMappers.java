package io.serbench.library.jackson;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.fasterxml.aalto.stax.OutputFactoryImpl;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.dataformat.xml.XmlFactory;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import com.fasterxml.jackson.dataformat.xml.ser.ToXmlGenerator;
import io.serbench.dataset.DataType;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;

/**
 * XML mappers on named StAX implementations. By default a mapper takes the first one on the class
 * path.
 *
 * <p>The mapper's default for null is an empty element, which it reads as an empty string: null and
 * "" would be the same. So null properties are left out, and nulls in lists and maps, which cannot
 * be left out, are marked {@code xsi:nil}.
 */
final class XmlMappers {
  private XmlMappers() {}

  static XmlMapper woodstox(DataType<?> type) {
    WstxInputFactory input = new WstxInputFactory();
    input.configureForSpeed();
    WstxOutputFactory output = new WstxOutputFactory();
    output.configureForSpeed();
    return mapper(input, output, type);
  }

  static XmlMapper aalto(DataType<?> type) {
    InputFactoryImpl input = new InputFactoryImpl();
    input.configureForSpeed();
    OutputFactoryImpl output = new OutputFactoryImpl();
    output.configureForSpeed();
    return mapper(input, output, type);
  }

  private static XmlMapper mapper(
      XMLInputFactory input, XMLOutputFactory output, DataType<?> type) {
    input.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    input.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    XmlMapper mapper =
        XmlMapper.builder(new XmlFactory(input, output))
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(
                    JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .enable(ToXmlGenerator.Feature.WRITE_NULLS_AS_XSI_NIL)
            .build();
    return Mappers.prepared(Mappers.fastNumbers(mapper), type);
  }
}
