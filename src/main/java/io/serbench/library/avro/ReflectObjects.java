package io.serbench.library.avro;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectData;

/** Plain objects with a schema that Avro makes of their class by reflection. */
final class ReflectObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final BinaryCodec<T> codec;

  ReflectObjects(DataType<T> type) {
    super(type);
    List<Class<?>> trusted = new ArrayList<>(type.classes());
    trusted.addAll(type.parts().others());
    trusted.add(type.root()); // Abstract ones are not among the classes.
    ReflectData model = new ReflectModel();
    Schema schema = model.getSchema(type.declared());
    TrustedClasses.add(trusted);
    TrustedClasses.addDeclared(schema);
    this.codec = new BinaryCodec<>(new DatumCoding<>(model, schema, schema));
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
