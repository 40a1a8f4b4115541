package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.jr.ob.JSON;
import com.fasterxml.jackson.jr.ob.ValueIterator;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Jackson jr: beans on Jackson's streaming API, without annotations. Its {@code JSON} object holds
 * the factory and what it knows about classes, and is meant to be reused. One generator writes all
 * values on a stream.
 *
 * @see <a href="https://github.com/FasterXML/jackson-jr">Jackson jr</a>
 */
final class JrSerializer<T> extends PlainObjects<T>
    implements TextSerializer<T>, StreamSerializer<T> {
  private final Class<T> root;
  private final Class<?> asked;
  private final JSON json =
      JSON.builder(Mappers.fastNumbers(new JsonFactory())).register(new JrTimes()).build();

  JrSerializer(DataType<T> type) {
    super(type);
    this.root = type.root();
    // It reads maps without types only if asked for an Object.
    this.asked = type.untyped() ? Object.class : root;
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    return json.asBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return root.cast(json.beanFrom(asked, bytes));
  }

  @Override
  public String write(T value) throws IOException {
    return json.asString(value);
  }

  @Override
  public T parse(String text) throws IOException {
    return root.cast(json.beanFrom(asked, text));
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) throws IOException {
    JsonGenerator generator = json.getStreamingFactory().createGenerator(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        json.write(value, generator);
      }

      @Override
      public void end() throws IOException {
        generator.close();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    ValueIterator<?> values = json.beanSequenceFrom(asked, in);
    return () -> root.cast(values.nextValue());
  }
}
