package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.jr.ob.JacksonJrExtension;
import com.fasterxml.jackson.jr.ob.api.ExtensionContext;
import com.fasterxml.jackson.jr.ob.api.ReaderWriterProvider;
import com.fasterxml.jackson.jr.ob.api.ValueReader;
import com.fasterxml.jackson.jr.ob.api.ValueWriter;
import com.fasterxml.jackson.jr.ob.impl.JSONReader;
import com.fasterxml.jackson.jr.ob.impl.JSONWriter;
import java.io.IOException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads and writes dates and times as ISO-8601 strings, in the way that Jackson jr's documentation
 * shows, since its own extension for {@code java.time} has no dates.
 *
 * @see <a href="https://github.com/FasterXML/jackson-jr#adding-custom-value-readers-writers">Adding
 *     custom value readers, writers</a>
 */
final class JrTimes extends JacksonJrExtension {
  private static final Map<Class<?>, Function<String, ?>> PARSERS =
      Map.of(LocalDate.class, LocalDate::parse, OffsetDateTime.class, OffsetDateTime::parse);

  @Override
  protected void register(ExtensionContext context) {
    context.insertProvider(new Provider());
  }

  private static final class Provider extends ReaderWriterProvider {
    @Override
    public ValueReader findValueReader(JSONReader context, Class<?> type) {
      return PARSERS.containsKey(type) ? new Reader(type, PARSERS.get(type)) : null;
    }

    @Override
    public ValueWriter findValueWriter(JSONWriter context, Class<?> type) {
      return PARSERS.containsKey(type) ? new Writer(type) : null;
    }
  }

  private static final class Reader extends ValueReader {
    private final Function<String, ?> parser;

    Reader(Class<?> type, Function<String, ?> parser) {
      super(type);
      this.parser = parser;
    }

    @Override
    public Object read(JSONReader reader, JsonParser json) throws IOException {
      return parser.apply(json.getText());
    }
  }

  private record Writer(Class<?> valueType) implements ValueWriter {
    @Override
    public void writeValue(JSONWriter context, JsonGenerator json, Object value)
        throws IOException {
      json.writeString(value.toString());
    }
  }
}
