package io.serbench.report.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import io.serbench.report.metric.Digits;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** JSON as text, laid out alike on every system. */
final class Json {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
          // What is invisible, or turns text around, is seen in the file.
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .build();

  /** Writes something with a generator. */
  @FunctionalInterface
  interface Content {
    void writeTo(JsonGenerator out) throws IOException;
  }

  private Json() {}

  /** The text, which ends with a line feed. */
  static String text(Content content) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    return written(
        out -> {
          out.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(lines));
          content.writeTo(out);
          out.writeRaw('\n');
        });
  }

  /** The text on one line, without a blank. */
  static String compact(Content content) {
    return written(content);
  }

  private static String written(Content content) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      content.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail", e);
    }
    return text.toString();
  }

  /** A number; null where it is not finite. */
  static void number(JsonGenerator out, String field, double value) throws IOException {
    if (Double.isFinite(value)) {
      out.writeNumberField(field, Digits.decimal(value));
    } else {
      out.writeNullField(field);
    }
  }

  /** Text of somebody else's: nothing in it hides or turns what is around it. */
  static void line(JsonGenerator out, String field, String text) throws IOException {
    out.writeStringField(field, TextLines.oneLine(text));
  }

  /** A list of texts on one line. */
  static void texts(JsonGenerator out, String field, List<String> texts) throws IOException {
    out.writeArrayFieldStart(field);
    for (String text : texts) {
      out.writeString(text);
    }
    out.writeEndArray();
  }
}
