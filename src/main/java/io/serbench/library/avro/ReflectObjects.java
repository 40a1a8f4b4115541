package io.serbench.library.avro;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Conversions;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.reflect.ReflectData;

/**
 * Plain objects with a schema that Avro makes of their class by reflection, in which every
 * reference may be null, and with conversions for what has no schema of its own.
 *
 * @see <a href="https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/Conversion.html">
 *     Conversion</a>
 */
final class ReflectObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final BinaryCodec<T> codec;

  ReflectObjects(DataType<T> type) {
    super(type);
    List<Class<?>> trusted = new ArrayList<>(type.classes());
    trusted.add(List.class); // The schema of an array names it.
    TrustedClasses.add(trusted);
    ReflectData model = new ReflectData.AllowNull();
    model.addLogicalTypeConversion(new Conversions.UUIDConversion());
    model.addLogicalTypeConversion(new TimeConversions.DateConversion());
    model.addLogicalTypeConversion(new OffsetDateTimeConversion());
    this.codec = new BinaryCodec<>(new DatumCoding<>(model, model.getSchema(type.root())));
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    return codec.encode(value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return codec.decode(bytes);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return codec.writer(out);
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    return codec.reader(in);
  }
}
