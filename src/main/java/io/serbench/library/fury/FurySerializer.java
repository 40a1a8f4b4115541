package io.serbench.library.fury;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.apache.fury.Fury;
import org.apache.fury.io.FuryInputStream;
import org.apache.fury.memory.MemoryBuffer;

/**
 * Fury as its <a
 * href="https://github.com/apache/fory/blob/v0.10.3/docs/guide/java_serialization_guide.md">guide</a>
 * calls it: one instance for all calls, because making one is dear. It keeps its own buffer between
 * calls.
 *
 * <p>A caller's buffer is written and read in place; on a stream each value is written by itself,
 * and read through one {@link FuryInputStream} for all.
 */
class FurySerializer<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  final Fury fury;
  private final Class<T> root;
  private final CallersBuffer callers = new CallersBuffer();

  FurySerializer(DataType<T> type, Fury fury) {
    super(type);
    this.fury = fury;
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    return fury.serialize(representation);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return root.cast(fury.deserialize(bytes));
  }

  @Override
  public void serialize(T representation, ByteBuffer target) {
    MemoryBuffer view = callers.over(target);
    fury.serialize(view, representation);
    callers.written(view, target);
  }

  @Override
  public T deserialize(ByteBuffer source) {
    return root.cast(fury.deserialize(callers.over(source)));
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    return new ItemWriter<>() {
      @Override
      public void write(T representation) {
        fury.serialize(out, representation);
      }

      /** Does nothing: each value is written through. */
      @Override
      public void end() {}
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    FuryInputStream input = new FuryInputStream(in);
    return () -> root.cast(fury.deserialize(input));
  }
}
