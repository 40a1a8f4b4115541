package io.serbench.child;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Indents JSON as people do; what it says stays the same to the digit. */
public final class PrettyJson {
  private static final JsonFactory JSON = new JsonFactory();

  private PrettyJson() {}

  static String of(String json) {
    StringWriter text = new StringWriter();
    try (JsonParser parser = JSON.createParser(json);
        JsonGenerator generator = JSON.createGenerator(text).useDefaultPrettyPrinter()) {
      while (parser.nextToken() != null) {
        generator.copyCurrentEventExact(parser);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the row did not write JSON", e);
    }
    return text.toString();
  }
}
