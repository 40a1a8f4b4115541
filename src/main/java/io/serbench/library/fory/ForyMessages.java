package io.serbench.library.fory;

import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
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
abstract class ForyMessages<T, R>
    implements Serializer<T, R>, BufferSerializer<R>, StreamSerializer<R> {
  final Fory fory;
  private final Class<R> root;
  private final CallersBuffer callers = new CallersBuffer();

  ForyMessages(Class<R> root, Fory fory) {
    this.fory = fory;
    this.root = root;
  }

  @Override
  public byte[] serialize(R representation) {
    return fory.serialize(representation);
  }

  @Override
  public R deserialize(byte[] bytes) {
    return root.cast(fory.deserialize(bytes));
  }

  @Override
  public void serialize(R representation, ByteBuffer target) {
    MemoryBuffer view = callers.over(target);
    fory.serialize(view, representation);
    callers.written(view, target);
  }

  @Override
  public R deserialize(ByteBuffer source) {
    return root.cast(fory.deserialize(callers.over(source)));
  }

  @Override
  public ItemWriter<R> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(R representation) {
        fory.serialize(out, representation);
      }

      /** Does nothing: each value is written through. */
      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<R> reader(InputStream in) {
    ForyInputStream input = new ForyInputStream(in);
    return () -> root.cast(fory.deserialize(input));
  }
}
