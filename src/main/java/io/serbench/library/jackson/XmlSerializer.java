package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.XmlItemWriter;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Data binding to XML. A document has one root, so many values on one stream are elements within
 * it, written and read one by one with the underlying StAX writer and reader.
 *
 * @see <a
 *     href="https://github.com/FasterXML/jackson-dataformat-xml#incrementalpartial-readingwriting">
 *     Incremental reading and writing</a>
 */
final class XmlSerializer<T> extends DatabindSerializer<T> {
  private final JavaType bound;
  private final XmlMapper mapper;

  XmlSerializer(DataType<T> type, XmlMapper mapper) {
    super(type, mapper);
    this.bound = mapper.constructType(type.bound());
    this.mapper = mapper;
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) throws XMLStreamException {
    return new XmlItemWriter<>(mapper.getFactory().getXMLOutputFactory(), out, mapper::writeValue);
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws XMLStreamException {
    XMLStreamReader xml = mapper.getFactory().getXMLInputFactory().createXMLStreamReader(in);
    xml.nextTag();
    return () -> {
      xml.nextTag();
      return mapper.readValue(xml, bound);
    };
  }
}
