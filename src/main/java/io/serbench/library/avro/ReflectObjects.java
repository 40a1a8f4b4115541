package io.serbench.library.avro;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.avro.reflect.ReflectData;

/** Plain objects with a schema that Avro makes of their class by reflection. */
final class ReflectObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  /** The schema of an array names what its field was declared to be. */
  private static final List<Class<?>> DECLARED =
      List.of(Collection.class, List.class, Set.class, Map.class);

  private final BinaryCodec<T> codec;

  ReflectObjects(DataType<T> type) {
    super(type);
    List<Class<?>> trusted = new ArrayList<>(type.classes());
    trusted.addAll(type.parts().others());
    trusted.addAll(DECLARED);
    trusted.add(type.root()); // Abstract ones are not among the classes.
    TrustedClasses.add(trusted);
    ReflectData model = new ReflectModel();
    this.codec = new BinaryCodec<>(new DatumCoding<>(model, model.getSchema(type.declared())));
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
