package io.serbench.library.protostuff;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.protostuff.JsonIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.Schema;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.TextBuffer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;

/**
 * JSON with the names of fields, and numbers for enums, written and read by Jackson. Protostuff's
 * own writer, {@code JsonXIOUtil}, is not used because it encodes the surrogates of a pair
 * separately, which is invalid UTF-8 that no reader accepts.
 *
 * <p>{@code JsonIOUtil.toByteArray} would do the same with a new {@code ByteArrayOutputStream} for
 * each message. On a stream, values follow each other on one generator and one parser of Jackson.
 *
 * @see <a
 *     href="https://github.com/protostuff/protostuff/blob/master/protostuff-json/src/main/java/io/protostuff/JsonIOUtil.java">
 *     JsonIOUtil</a>
 */
final class JsonCodec<M> implements SchemaCodec<M>, TextSerializer<M> {
  private static final boolean NAMES = false;

  private final Schema<M> schema;
  private final LinkedBuffer buffer = LinkedBuffer.allocate(BUFFER_SIZE);
  private final ByteSink sink = new ByteSink();
  private final TextBuffer text = new TextBuffer();

  JsonCodec(Schema<M> schema) {
    this.schema = schema;
  }

  @Override
  public byte[] encode(M message) throws IOException {
    try {
      JsonIOUtil.writeTo(sink.cleared(), message, schema, NAMES, buffer);
      return sink.toBytes();
    } finally {
      buffer.clear();
    }
  }

  @Override
  public M decode(byte[] bytes) throws IOException {
    M message = schema.newMessage();
    JsonIOUtil.mergeFrom(bytes, message, schema, NAMES);
    return message;
  }

  @Override
  public String write(M message) throws IOException {
    JsonIOUtil.writeTo(text.cleared(), message, schema, NAMES);
    return text.toString();
  }

  @Override
  public M parse(String text) throws IOException {
    M message = schema.newMessage();
    JsonIOUtil.mergeFrom(new StringReader(text), message, schema, NAMES);
    return message;
  }

  @Override
  public ItemWriter<M> writer(OutputStream out) throws IOException {
    JsonGenerator generator = JsonIOUtil.DEFAULT_JSON_FACTORY.createGenerator(out);
    return new ItemWriter<>() {
      @Override
      public void write(M message) throws IOException {
        JsonIOUtil.writeTo(generator, message, schema, NAMES);
      }

      /** Closes the generator, which returns its buffers to the factory. */
      @Override
      public void end() throws IOException {
        generator.close();
      }
    };
  }

  @Override
  public ItemReader<M> reader(InputStream in) throws IOException {
    JsonParser parser = JsonIOUtil.DEFAULT_JSON_FACTORY.createParser(in);
    return () -> {
      M message = schema.newMessage();
      JsonIOUtil.mergeFrom(parser, message, schema, NAMES);
      return message;
    };
  }
}
