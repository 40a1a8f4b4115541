package io.serbench.library.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.PlainObjects;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/**
 * XStream, set up once and kept, as its FAQ advises.
 *
 * <p>{@code toXML} and {@code fromXML} do the same as {@code marshal} and {@code unmarshal} here,
 * but leave the parser open, so that it cannot give back its buffers and symbol tables.
 *
 * @see <a href="https://x-stream.github.io/faq.html#Scalability_Performance">XStream FAQ</a>
 */
final class XStreamSerializer<T> extends PlainObjects<T> {
  private final Class<T> root;
  private final HierarchicalStreamDriver driver;
  private final XStream xstream;
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(2048);

  private XStreamSerializer(DataType<T> type, HierarchicalStreamDriver driver) {
    super(type);
    this.root = type.root();
    this.driver = driver;
    this.xstream = new XStream(driver);
    // The tags say FLAT_TREE: no tracking of shared references.
    xstream.setMode(XStream.NO_REFERENCES);
    xstream.allowTypes(type.classes().toArray(Class<?>[]::new));
  }

  static <T> XStreamSerializer<T> mxparser(DataType<T> type) {
    return new XStreamSerializer<>(type, new CompactDriver());
  }

  static <T> XStreamSerializer<T> woodstox(DataType<T> type) {
    return converting(type, StaxDrivers.woodstox());
  }

  static <T> XStreamSerializer<T> aalto(DataType<T> type) {
    return converting(type, StaxDrivers.aalto());
  }

  static <T> XStreamSerializer<T> fastInfoset(DataType<T> type) {
    return converting(type, StaxDrivers.fastInfoset());
  }

  private static <T> XStreamSerializer<T> converting(
      DataType<T> type, HierarchicalStreamDriver driver) {
    XStreamSerializer<T> serializer = new XStreamSerializer<>(type, driver);
    if (type.root() == MediaContent.class) {
      MediaConverters.register(serializer.xstream);
    }
    return serializer;
  }

  @Override
  public byte[] serialize(T value) {
    buffer.reset();
    HierarchicalStreamWriter writer = driver.createWriter(buffer);
    xstream.marshal(value, writer);
    writer.close();
    return buffer.toByteArray();
  }

  @Override
  public T deserialize(byte[] bytes) {
    HierarchicalStreamReader reader = driver.createReader(new ByteArrayInputStream(bytes));
    T value = root.cast(xstream.unmarshal(reader));
    reader.close();
    return value;
  }
}
