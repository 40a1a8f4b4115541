package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.apache.fory.Fory;
import org.apache.fory.io.ForyInputStream;
import org.apache.fory.memory.MemoryBuffer;

/**
 * Fory as its page on <a
 * href="https://github.com/apache/fory/blob/main/docs/object-serialization/java/basic-serialization.md">serialization</a>
 * calls it: one instance for all calls, because making one is dear. It keeps its own buffer between
 * calls.
 *
 * <p>A caller's buffer is written and read in place; on a stream each value is written by itself,
 * and read through one {@link ForyInputStream} for all.
 */
class ForySerializer<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  final Fory fory;
  private final Class<T> root;
  private final CallersBuffer callers = new CallersBuffer();

  ForySerializer(DataType<T> type, Fory fory) {
    super(type);
    this.fory = fory;
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    return fory.serialize(representation);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(fory.deserialize(bytes));
  }

  @Override
  public void serialize(T representation, ByteBuffer target) {
    MemoryBuffer view = callers.over(target);
    fory.serialize(view, representation);
    callers.written(view, target);
  }

  @Override
  public T deserialize(ByteBuffer source) {
    return root.cast(fory.deserialize(callers.over(source)));
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(T representation) {
        fory.serialize(out, representation);
      }

      /** Does nothing: each value is written through. */
      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    ForyInputStream input = new ForyInputStream(in);
    return () -> root.cast(fory.deserialize(input));
  }
}
