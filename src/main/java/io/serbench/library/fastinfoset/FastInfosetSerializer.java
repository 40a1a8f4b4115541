package io.serbench.library.fastinfoset;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.stax.MediaDocumentReader;
import io.serbench.library.shared.stax.MediaDocumentWriter;
import java.io.ByteArrayInputStream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/**
 * Media by hand, in the binary coding of XML that ITU-T X.891 specifies. It has no DTDs that could
 * be turned off.
 */
final class FastInfosetSerializer extends PlainObjects<MediaContent> {
  private final ReusingFastInfoset.InputFactory input = new ReusingFastInfoset.InputFactory();
  private final ReusingFastInfoset.OutputFactory output = new ReusingFastInfoset.OutputFactory();
  private final ByteSink buffer = new ByteSink();

  FastInfosetSerializer() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) throws XMLStreamException {
    XMLStreamWriter writer = output.createXMLStreamWriter(buffer.cleared());
    new MediaDocumentWriter(writer).write(content);
    writer.close();
    return buffer.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws XMLStreamException {
    XMLStreamReader reader = input.createXMLStreamReader(new ByteArrayInputStream(bytes));
    MediaContent content = new MediaDocumentReader(reader).read();
    reader.close();
    return content;
  }
}
