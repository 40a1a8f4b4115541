package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Jackson's streaming API, in the format of the factory. As Jackson's performance page advises, the
 * factory is kept, since it holds the symbol tables, and generators and parsers are closed, which
 * returns their buffers for reuse.
 *
 * @see <a href="https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance">
 *     Jackson Performance</a>
 */
final class MediaStreamSerializer extends PlainObjects<MediaContent>
    implements TextSerializer<MediaContent>, StreamSerializer<MediaContent> {
  private final JsonFactory factory;
  private final ByteSink buffer = new ByteSink();
  private final TextBuffer text = new TextBuffer();

  private MediaStreamSerializer(JsonFactory factory) {
    super(MediaFamily.TYPE);
    this.factory = factory;
  }

  static MediaStreamSerializer json() {
    return new MediaStreamSerializer(new JsonFactory());
  }

  static MediaStreamSerializer smile() {
    return new MediaStreamSerializer(new SmileFactory());
  }

  static MediaStreamSerializer cbor() {
    return new MediaStreamSerializer(new CBORFactory());
  }

  @Override
  public byte[] serialize(MediaContent content) throws IOException {
    try (JsonGenerator generator = factory.createGenerator(buffer.cleared())) {
      MediaWriter.write(content, generator);
    }
    return buffer.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws IOException {
    try (JsonParser parser = factory.createParser(bytes)) {
      return MediaReader.read(parser);
    }
  }

  @Override
  public String write(MediaContent content) throws IOException {
    try (JsonGenerator generator = factory.createGenerator(text.cleared())) {
      MediaWriter.write(content, generator);
    }
    return text.toString();
  }

  @Override
  public MediaContent parse(String json) throws IOException {
    try (JsonParser parser = factory.createParser(json)) {
      return MediaReader.read(parser);
    }
  }

  @Override
  public ItemWriter<MediaContent> writer(OutputStream out) throws IOException {
    JsonGenerator generator = factory.createGenerator(out);
    return new ItemWriter<>() {
      @Override
      public void write(MediaContent content) throws IOException {
        MediaWriter.write(content, generator);
      }

      @Override
      public void end() throws IOException {
        generator.close();
      }
    };
  }

  @Override
  public ItemReader<MediaContent> reader(InputStream in) throws IOException {
    JsonParser parser = factory.createParser(in);
    return () -> MediaReader.read(parser);
  }
}
