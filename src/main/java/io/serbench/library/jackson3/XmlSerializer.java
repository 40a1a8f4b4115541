package io.serbench.library.jackson3;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.XmlItemWriter;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.dataformat.xml.XmlMapper;

/**
 * Data binding to XML by Jackson 3. A document has one root, so many values on one stream are
 * elements within it, written and read one by one with the underlying StAX writer and reader.
 *
 * @see <a
 *     href="https://github.com/FasterXML/jackson-dataformat-xml#incrementalpartial-readingwriting">
 *     Incremental reading and writing</a>
 */
final class XmlSerializer<T> extends DatabindSerializer<T> {
  private final JavaType bound;
  private final XmlMapper items;

  XmlSerializer(DataType<T> type, XmlMapper mapper) {
    super(type, mapper);
    this.bound = mapper.constructType(type.bound());
    // Other elements follow that of a value.
    this.items = mapper.rebuild().disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) throws XMLStreamException {
    return new XmlItemWriter<>(
        items.tokenStreamFactory().getXMLOutputFactory(), out, items::writeValue);
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws XMLStreamException {
    XMLStreamReader xml = items.tokenStreamFactory().getXMLInputFactory().createXMLStreamReader(in);
    xml.nextTag();
    return () -> {
      xml.nextTag();
      return items.readValue(xml, bound);
    };
  }
}
