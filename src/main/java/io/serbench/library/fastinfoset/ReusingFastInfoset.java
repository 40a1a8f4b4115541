package io.serbench.library.fastinfoset;

import com.sun.xml.fastinfoset.stax.StAXDocumentParser;
import com.sun.xml.fastinfoset.stax.StAXDocumentSerializer;
import com.sun.xml.fastinfoset.stax.factory.StAXInputFactory;
import com.sun.xml.fastinfoset.stax.factory.StAXOutputFactory;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * StAX factories that always return the same parser and the same serializer. Fast Infoset's own
 * factories create new ones with all their tables; its author calls that expensive, and recommends
 * one of each per thread. Vocabularies are reset for each document.
 *
 * @see <a href="https://download.oracle.com/javaee-archive/fi.java.net/dev/2005/09/0504.html">the
 *     author's advice</a>
 */
public final class ReusingFastInfoset {
  private ReusingFastInfoset() {}

  /** Returns the same parser each time. */
  public static final class InputFactory extends StAXInputFactory {
    private final StAXDocumentParser parser = new StAXDocumentParser();

    @Override
    public StAXDocumentParser createXMLStreamReader(InputStream in) {
      parser.setInputStream(in);
      return parser;
    }
  }

  /** Returns the same serializer each time. */
  public static final class OutputFactory extends StAXOutputFactory {
    private final StAXDocumentSerializer serializer = new StAXDocumentSerializer();

    @Override
    public StAXDocumentSerializer createXMLStreamWriter(OutputStream out) {
      serializer.reset();
      serializer.setOutputStream(out);
      return serializer;
    }
  }
}
