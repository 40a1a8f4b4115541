package io.serbench.library.genson;

import com.owlike.genson.Context;
import com.owlike.genson.Converter;
import com.owlike.genson.GenericType;
import com.owlike.genson.Genson;
import com.owlike.genson.GensonBuilder;
import com.owlike.genson.stream.ObjectReader;
import com.owlike.genson.stream.ObjectWriter;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;

/**
 * Genson on byte arrays, which its guide prefers to strings; one instance, which it wants reused.
 *
 * @see <a href="https://owlike.github.io/genson/Documentation/UserGuide/">Genson, User Guide</a>
 */
final class GensonSerializer<T> extends PlainObjects<T>
    implements TextSerializer<T>, StreamSerializer<T> {
  private final Genson genson;
  private final GenericType<T> root;

  @SuppressWarnings("unchecked") // What it stands for are the values.
  GensonSerializer(DataType<T> type) {
    super(type);
    GensonBuilder builder = new GensonBuilder().useStrictDoubleParse(true);
    for (TextForm<?> each : TextForm.TIMES) {
      TextConverter.add(builder, each);
    }
    this.genson = builder.create();
    this.root = (GenericType<T>) GenericType.of(type.bound());
  }

  @Override
  public byte[] serialize(T value) {
    return genson.serializeBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return genson.deserialize(bytes, root);
  }

  @Override
  public String write(T value) {
    return genson.serialize(value);
  }

  @Override
  public T parse(String text) {
    return genson.deserialize(text, root);
  }

  /** The values are the elements of one array. */
  @Override
  public ItemWriter<T> writer(OutputStream out) {
    ObjectWriter array = genson.createWriter(out).beginArray();
    Context context = new Context(genson);
    return new ItemWriter<>() {
      @Override
      public void write(T value) {
        genson.serialize(value, array, context);
      }

      @Override
      public void end() {
        array.endArray().flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    Iterator<T> values = genson.deserializeValues(genson.createReader(in), root);
    return values::next;
  }

  /**
   * Values as JSON strings, for the classes that Genson does not know.
   *
   * @see <a
   *     href="https://owlike.github.io/genson/Documentation/UserGuide/#custom-serializers-deserializers">Genson,
   *     User Guide, "Custom Serialization/Deserialization"</a>
   */
  private record TextConverter<V>(TextForm<V> form) implements Converter<V> {

    static <V> void add(GensonBuilder builder, TextForm<V> form) {
      builder.withConverter(new TextConverter<>(form), form.type());
    }

    @Override
    public void serialize(V value, ObjectWriter writer, Context context) {
      writer.writeValue(value.toString());
    }

    @Override
    public V deserialize(ObjectReader reader, Context context) {
      return form.parser().apply(reader.valueAsString());
    }
  }
}
