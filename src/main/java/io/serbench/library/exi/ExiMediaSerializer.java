package io.serbench.library.exi;

import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.main.api.stream.StAXDecoder;
import com.siemens.ct.exi.main.api.stream.StAXEncoder;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.stax.MediaDocumentReader;
import io.serbench.library.shared.stax.MediaDocumentWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Media by hand with EXIficient's StAX classes, as in the original. Unlike there, one encoder and
 * one decoder are kept: they build their grammars when they are made, and start each document with
 * fresh string tables.
 *
 * @see <a
 *     href="https://github.com/EXIficient/exificient/blob/master/src/main/java/com/siemens/ct/exi/main/api/stream/StAXEncoder.java">
 *     StAXEncoder, setOutputStream and writeStartDocument</a>
 */
final class ExiMediaSerializer extends PlainObjects<MediaContent> {
  private final StAXEncoder encoder;
  private final StAXDecoder decoder;
  private final ByteSink buffer = new ByteSink();

  private ExiMediaSerializer(EXIFactory factory) throws EXIException {
    super(MediaFamily.TYPE);
    this.encoder = new StAXEncoder(factory);
    this.decoder = new StAXDecoder(factory);
  }

  static ExiMediaSerializer schemaless() throws EXIException {
    return new ExiMediaSerializer(ExiFactories.schemaless());
  }

  static ExiMediaSerializer schemaInformed() throws EXIException, IOException {
    return new ExiMediaSerializer(ExiFactories.schemaInformed());
  }

  @Override
  public byte[] serialize(MediaContent content)
      throws EXIException, IOException, XMLStreamException {
    encoder.setOutputStream(buffer.cleared());
    new MediaDocumentWriter(encoder).write(content);
    return buffer.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] bytes)
      throws EXIException, IOException, XMLStreamException {
    decoder.setInputStream(new ByteArrayInputStream(bytes));
    return new ExiDocumentReader(decoder).read();
  }

  /**
   * Reads texts event by event: the decoder's {@code getElementText} wants to stand at the text,
   * not at the start of the element, as StAX specifies it.
   */
  private static final class ExiDocumentReader extends MediaDocumentReader {
    private final XMLStreamReader in;

    ExiDocumentReader(XMLStreamReader in) {
      super(in);
      this.in = in;
    }

    /** An EXI value is one event, however long it is. */
    @Override
    protected String readText() throws XMLStreamException {
      if (in.next() == XMLStreamConstants.END_ELEMENT) {
        return "";
      }
      String text = in.getText();
      in.next();
      in.require(XMLStreamConstants.END_ELEMENT, null, null);
      return text;
    }
  }
}
