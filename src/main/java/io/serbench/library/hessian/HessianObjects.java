package io.serbench.library.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Hessian 2: one {@link SerializerFactory}, which keeps what it found out about the classes, and
 * one {@link Hessian2Output} and {@link Hessian2Input} that are initialised anew for each value, as
 * Hessian's own {@code HessianFactory} does with those that it pools.
 *
 * <p>A stream has an output and an input of its own, which forget the objects after each value, so
 * that values share nothing, but not the definitions of their classes: those go over once.
 *
 * <p>It names only what both jars have that bring these packages, Caucho's and its descendants', so
 * that rows on either class path can use it.
 */
final class HessianObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private final Class<T> root;
  private final boolean unshared;
  private final SerializerFactory factory;
  private final Hessian2Output output = new Hessian2Output();
  private final Hessian2Input input = new Hessian2Input();
  private final ByteSink bytes = new ByteSink();

  /**
   * For values of that type.
   *
   * @param factory keeps what it finds out about the classes
   * @param references whether objects that are met again are written as references
   */
  HessianObjects(DataType<T> type, SerializerFactory factory, boolean references) {
    super(type);
    this.factory = factory;
    this.root = type.root();
    this.unshared = !references;
    output.setSerializerFactory(factory);
    input.setSerializerFactory(factory);
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    init(output, bytes.cleared());
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
    Hessian2Output stream = new Hessian2Output();
    stream.setSerializerFactory(factory);
    init(stream, out);
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
    Hessian2Input stream = new Hessian2Input();
    stream.setSerializerFactory(factory);
    stream.init(in);
    return () -> {
      T value = root.cast(stream.readObject());
      stream.resetReferences();
      return value;
    };
  }

  /** Points the output at a stream; the library then forgets that it was told not to share. */
  private void init(Hessian2Output hessian, OutputStream out) {
    hessian.init(out);
    hessian.setUnshared(unshared);
  }
}
