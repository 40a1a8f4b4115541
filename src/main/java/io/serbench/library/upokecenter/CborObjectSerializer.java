package io.serbench.library.upokecenter;

import com.upokecenter.cbor.CBORObject;
import com.upokecenter.cbor.CBORTypeMapper;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

/**
 * CBOR-Java's conversion of plain objects. It consists of static methods that cache what they know
 * about classes. Only the mapper, which adds types, is made once and reused.
 *
 * @see <a href="https://github.com/peteroupc/CBOR-Java">CBOR-Java</a>
 */
final class CborObjectSerializer<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final Class<T> root;
  private final Type declared;
  private final CBORTypeMapper mapper;

  CborObjectSerializer(DataType<T> type) {
    super(type);
    this.root = type.root();
    this.declared = type.declared();
    this.mapper = Times.mapper(type.classes());
  }

  @Override
  public byte[] serialize(T value) {
    return CBORObject.FromObject(value, mapper).EncodeToBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(CBORObject.DecodeFromBytes(bytes).ToObject(declared, mapper));
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        CBORObject.FromObject(value, mapper).WriteTo(out);
      }

      @Override
      public void end() {
        // Every value has already been written to the stream.
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    return () -> root.cast(CBORObject.Read(in).ToObject(declared, mapper));
  }
}
