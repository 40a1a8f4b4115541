package io.serbench.library.exi;

import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.main.api.stream.StAXDecoder;
import com.siemens.ct.exi.main.api.stream.StAXEncoder;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.stax.MediaDocumentWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.stream.XMLStreamException;

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
}
