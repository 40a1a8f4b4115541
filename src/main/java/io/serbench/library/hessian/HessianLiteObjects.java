package io.serbench.library.hessian;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** As {@link HessianObjects}, by Dubbo's descendant of the library, in packages of its own. */
final class HessianLiteObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final Class<T> root;
  private final SerializerFactory factory = new SerializerFactory();
  private final ByteSink bytes = new ByteSink();
  private final Hessian2Output output = output(bytes);
  private final Hessian2Input input = input(InputStream.nullInputStream());

  HessianLiteObjects(DataType<T> type) {
    super(type);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    output.init(bytes.cleared());
    output.writeObject(value);
    output.flush();
    return bytes.toBytes();
  }

  @Override
  public T deserialize(byte[] encoded) throws IOException {
    input.init(new ByteArrayInputStream(encoded));
    return root.cast(input.readObject());
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    Hessian2Output stream = output(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        stream.writeObject(value);
        stream.resetReferences();
      }

      @Override
      public void end() throws IOException {
        stream.flush();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    Hessian2Input stream = input(in);
    return () -> {
      T value = root.cast(stream.readObject());
      stream.resetReferences();
      return value;
    };
  }

  private Hessian2Output output(OutputStream out) {
    Hessian2Output hessian = new Hessian2Output(out);
    hessian.setSerializerFactory(factory);
    return hessian;
  }

  private Hessian2Input input(InputStream in) {
    Hessian2Input hessian = new Hessian2Input(in);
    hessian.setSerializerFactory(factory);
    return hessian;
  }
}
