package io.serbench.library.avro;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.reflect.ReflectData;

/**
 * Plain objects with a schema that Avro makes of their class by reflection, in which every
 * reference may be null.
 */
final class ReflectObjects<T> extends PlainObjects<T> {
  private final BinaryCodec<T> codec;

  ReflectObjects(DataType<T> type) {
    super(type);
    List<Class<?>> trusted = new ArrayList<>(type.classes());
    trusted.add(List.class); // The schema of an array names it.
    TrustedClasses.add(trusted);
    ReflectData model = ReflectData.AllowNull.get();
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
}
