package io.serbench.library.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.HierarchicalStreamDriver;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

/**
 * XStream, configured once and kept, as its FAQ advises.
 *
 * <p>Drivers on characters get the whole message as a string, which is encoded or decoded in one
 * pass; the others get bytes. {@code toXML} and {@code fromXML} would do the same as {@code
 * marshal} and {@code unmarshal} here, but leave the parser open, so that it cannot return its
 * buffers and symbol tables. Many values on a stream are written with XStream's own object streams,
 * in a root element.
 *
 * @see <a href="https://x-stream.github.io/faq.html#Scalability_Performance">XStream FAQ</a>
 */
final class XStreamSerializer<T> extends PlainObjects<T>
    implements TextSerializer<T>, StreamSerializer<T> {
  private final Class<T> root;
  private final HierarchicalStreamDriver driver;
  private final boolean takesCharacters;
  private final XStream xstream;
  private final ByteSink buffer = new ByteSink();
  private final TextBuffer text = new TextBuffer();

  private XStreamSerializer(DataType<T> type, HierarchicalStreamDriver driver) {
    super(type);
    this.root = type.root();
    this.driver = driver;
    this.takesCharacters = driver instanceof CompactDriver;
    this.xstream = new XStream(driver);
    // The tags say FLAT_TREE: no tracking of shared references.
    xstream.setMode(XStream.NO_REFERENCES);
    xstream.allowTypes(type.writtenClasses().toArray(Class<?>[]::new));
  }

  static <T> XStreamSerializer<T> byReflection(DataType<T> type) {
    return new XStreamSerializer<>(type, new CompactDriver());
  }

  static <T> XStreamSerializer<T> byReflectionOnWoodstox(DataType<T> type) {
    return new XStreamSerializer<>(type, StaxDrivers.woodstox());
  }

  static <T> XStreamSerializer<T> byReflectionOnAalto(DataType<T> type) {
    return new XStreamSerializer<>(type, StaxDrivers.aalto());
  }

  static XStreamSerializer<MediaContent> mxparser() {
    return converting(new CompactDriver());
  }

  static XStreamSerializer<MediaContent> woodstox() {
    return converting(StaxDrivers.woodstox());
  }

  static XStreamSerializer<MediaContent> aalto() {
    return converting(StaxDrivers.aalto());
  }

  static XStreamSerializer<MediaContent> fastInfoset() {
    return converting(StaxDrivers.fastInfoset());
  }

  private static XStreamSerializer<MediaContent> converting(HierarchicalStreamDriver driver) {
    XStreamSerializer<MediaContent> serializer = new XStreamSerializer<>(MediaFamily.TYPE, driver);
    MediaConverters.register(serializer.xstream);
    return serializer;
  }

  @Override
  public byte[] serialize(T value) {
    if (takesCharacters) {
      marshal(value);
      return text.toUtf8();
    }
    HierarchicalStreamWriter writer = driver.createWriter(buffer.cleared());
    xstream.marshal(value, writer);
    writer.close();
    return buffer.toBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    if (takesCharacters) {
      return parse(new String(bytes, StandardCharsets.UTF_8));
    }
    HierarchicalStreamReader reader = driver.createReader(new ByteArrayInputStream(bytes));
    T value = root.cast(xstream.unmarshal(reader));
    reader.close();
    return value;
  }

  @Override
  public String write(T value) {
    marshal(value);
    return text.toString();
  }

  private void marshal(T value) {
    HierarchicalStreamWriter writer = driver.createWriter(text.cleared());
    xstream.marshal(value, writer);
    writer.close();
  }

  @Override
  public T parse(String xml) {
    HierarchicalStreamReader reader = driver.createReader(new StringReader(xml));
    T value = root.cast(xstream.unmarshal(reader));
    reader.close();
    return value;
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) throws IOException {
    ObjectOutputStream values = xstream.createObjectOutputStream(driver.createWriter(out));
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        values.writeObject(value);
      }

      @Override
      public void end() throws IOException {
        values.close();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    ObjectInputStream values = xstream.createObjectInputStream(driver.createReader(in));
    return () -> root.cast(values.readObject());
  }
}
