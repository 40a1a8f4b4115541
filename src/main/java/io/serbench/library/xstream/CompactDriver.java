package io.serbench.library.xstream;

import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.io.xml.MXParserDriver;
import com.thoughtworks.xstream.io.xml.XppReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.xmlpull.v1.XmlPullParser;

/**
 * XStream's default parser, but without the platform's charset and the indentation of its default
 * driver. Strings are read by one parser, which XmlPull's {@code setInput} resets, because a new
 * one for each document would allocate 32 KB of buffers. A stream, which stays open between values,
 * has its own parser.
 *
 * <p>The default driver, {@code XppDriver}, looks for an XML pull parser on the class path and,
 * with XStream's own dependencies alone, finds this one.
 *
 * @see <a href="https://x-stream.github.io/faq.html#XML_write_UTF8">XStream FAQ on UTF-8</a>
 */
final class CompactDriver extends MXParserDriver {
  private final XmlPullParser reused = createParser();

  @Override
  public HierarchicalStreamWriter createWriter(Writer out) {
    return new CompactWriter(out, getNameCoder());
  }

  @Override
  public HierarchicalStreamWriter createWriter(OutputStream out) {
    return createWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Override
  public HierarchicalStreamReader createReader(InputStream in) {
    return new XppReader(
        new InputStreamReader(in, StandardCharsets.UTF_8), createParser(), getNameCoder());
  }

  @Override
  public HierarchicalStreamReader createReader(Reader in) {
    return new XppReader(in, reused, getNameCoder());
  }
}
