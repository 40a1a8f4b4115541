package io.serbench.library.yasson;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.TextObjects;
import io.serbench.serializer.StreamSerializer;
import jakarta.json.bind.Jsonb;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonParser;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import org.eclipse.parsson.JsonProviderImpl;
import org.eclipse.yasson.JsonBindingProvider;
import org.eclipse.yasson.YassonJsonb;

/**
 * Yasson through the standard API: one {@link Jsonb}, which is meant to be shared. Implementation
 * and parser are named explicitly rather than looked up.
 *
 * @see <a
 *     href="https://jakarta.ee/specifications/jsonb/3.0/apidocs/jakarta.json.bind/jakarta/json/bind/jsonb">Jsonb</a>
 */
final class YassonSerializer<T> extends TextObjects<T> implements StreamSerializer<T> {
  private final Type root;
  private final JsonProvider parsson = new JsonProviderImpl();
  private final YassonJsonb jsonb =
      (YassonJsonb) new JsonBindingProvider().create().withProvider(parsson).build();

  YassonSerializer(DataType<T> type) {
    super(type);
    this.root = type.bound();
  }

  @Override
  public String write(T value) {
    return jsonb.toJson(value);
  }

  @Override
  public T parse(String text) {
    return jsonb.fromJson(text, root);
  }

  /** Writes the values as elements of one array, on a generator of Jakarta JSON Processing. */
  @Override
  public ItemWriter<T> writer(OutputStream out) {
    JsonGenerator array = parsson.createGenerator(out).writeStartArray();
    return new ItemWriter<>() {
      @Override
      public void write(T value) {
        jsonb.toJson(value, array);
      }

      @Override
      public void end() {
        array.writeEnd().flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    JsonParser array = parsson.createParser(in);
    array.next();
    return () -> jsonb.fromJson(array, root);
  }
}
