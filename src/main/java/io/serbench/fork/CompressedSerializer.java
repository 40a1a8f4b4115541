package io.serbench.fork;

import io.serbench.compress.Codec;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/** A serializer whose messages are compressed. A stream of values is compressed as a whole. */
record CompressedSerializer<T, R>(Serializer<T, R> serializer, Codec codec)
    implements Serializer<T, R>, StreamSerializer<R> {
  @Override
  public R create(T value) throws Exception {
    return serializer.create(value);
  }

  @Override
  public R createTemporary(T value) throws Exception {
    return serializer.createTemporary(value);
  }

  @Override
  public byte[] serialize(R representation) throws Exception {
    return codec.compressing().of(serializer.serialize(representation));
  }

  @Override
  public R deserialize(byte[] bytes) throws Exception {
    return serializer.deserialize(codec.decompressing().of(bytes));
  }

  @Override
  public T restore(R representation) throws Exception {
    return serializer.restore(representation);
  }

  @Override
  public ItemWriter<R> writer(OutputStream out) throws Exception {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    ItemWriter<R> items = RoundTripProbe.streams(serializer).writer(plain);
    return new ItemWriter<>() {
      @Override
      public void write(R representation) throws Exception {
        items.write(representation);
      }

      @Override
      public void end() throws Exception {
        items.end();
        out.write(codec.compressing().of(plain.toByteArray()));
      }
    };
  }

  @Override
  public ItemReader<R> reader(InputStream in) throws Exception {
    byte[] plain = codec.decompressing().of(in.readAllBytes());
    return RoundTripProbe.streams(serializer).reader(new ByteArrayInputStream(plain));
  }
}
