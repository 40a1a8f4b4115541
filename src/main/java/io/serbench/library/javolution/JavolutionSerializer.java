package io.serbench.library.javolution;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import java.io.ByteArrayInputStream;
import javolution.xml.XMLObjectReader;
import javolution.xml.XMLObjectWriter;
import javolution.xml.stream.XMLStreamException;

/**
 * Javolution's XML binding. One reader and one writer are kept. Closing resets them, including the
 * binding, "for potential reuse", as their javadoc says.
 *
 * @see <a
 *     href="https://javadoc.io/static/org.javolution/javolution-core-java/6.0.0/javolution/xml/XMLObjectReader.html">
 *     XMLObjectReader.close()</a>
 */
final class JavolutionSerializer extends PlainObjects<MediaContent> {
  private static final String ROOT = "mc";

  private final MediaBinding binding = new MediaBinding();
  private final XMLObjectWriter writer = new XMLObjectWriter();
  private final XMLObjectReader reader = new XMLObjectReader();
  private final ByteSink buffer = new ByteSink();

  JavolutionSerializer() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) throws XMLStreamException {
    writer.setBinding(binding);
    writer.setOutput(buffer.cleared());
    writer.write(content, ROOT, MediaContent.class);
    writer.close();
    return buffer.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws XMLStreamException {
    reader.setBinding(binding);
    reader.setInput(new ByteArrayInputStream(bytes));
    MediaContent content = reader.read(ROOT, MediaContent.class);
    reader.close();
    return content;
  }
}
