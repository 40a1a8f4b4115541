package io.serbench.library.jakartajson;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.TextBuffer;
import io.serbench.library.shared.TextObjects;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonGeneratorFactory;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParserFactory;
import java.io.StringReader;
import java.util.Map;
import org.eclipse.parsson.JsonProviderImpl;

/**
 * Hand-written code on Parsson's events. The factories are kept, as their javadoc prefers for more
 * than one message, and are Parsson's by name, whatever else is on the class path.
 */
final class JakartaMediaStream extends TextObjects<MediaContent> {
  private final JsonGeneratorFactory generators;
  private final JsonParserFactory parsers;
  private final TextBuffer buffer = new TextBuffer();

  JakartaMediaStream() {
    super(MediaFamily.TYPE);
    JsonProvider parsson = new JsonProviderImpl();
    generators = parsson.createGeneratorFactory(Map.of());
    parsers = parsson.createParserFactory(Map.of());
  }

  @Override
  public String write(MediaContent content) {
    try (JsonGenerator generator = generators.createGenerator(buffer.cleared())) {
      JakartaMediaWriter.write(content, generator);
    }
    return buffer.toString();
  }

  @Override
  public MediaContent parse(String text) {
    try (JsonParser parser = parsers.createParser(new StringReader(text))) {
      return JakartaMediaReader.read(parser);
    }
  }
}
