package io.serbench.library.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/**
 * Hessian 2: one {@link SerializerFactory}, which keeps what it found out about the classes, and
 * one {@link Hessian2Output} and {@link Hessian2Input} that are initialised anew for each value, as
 * Hessian's own {@code HessianFactory} does with those that it pools.
 *
 * <p>It names only what both jars have that bring these packages, Caucho's and its descendants', so
 * that rows on either class path can use it.
 */
final class HessianObjects<T> extends PlainObjects<T> {
  private static final int INITIAL_SIZE = 1024;

  private final Class<T> root;
  private final Hessian2Output output = new Hessian2Output();
  private final Hessian2Input input = new Hessian2Input();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(INITIAL_SIZE);

  HessianObjects(DataType<T> type) {
    super(type);
    this.root = type.root();
    SerializerFactory factory = new SerializerFactory();
    output.setSerializerFactory(factory);
    input.setSerializerFactory(factory);
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    bytes.reset();
    output.init(bytes);
    output.writeObject(value);
    output.flush();
    return bytes.toByteArray();
  }

  @Override
  public T deserialize(byte[] encoded) throws IOException {
    input.init(new ByteArrayInputStream(encoded));
    return root.cast(input.readObject());
  }
}
