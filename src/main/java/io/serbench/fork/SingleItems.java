package io.serbench.fork;

import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** Streams of a single value each, as arrays or as what {@link StreamPhases} write them to. */
record SingleItems<R>(StreamSerializer<R> streams) implements Carrier<R, Object> {
  @Override
  public Object encode(R representation) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<R> writer = streams.writer(out);
    writer.write(representation);
    writer.end();
    return out;
  }

  @Override
  public R decode(Object encoded) throws Exception {
    return streams.reader(new ByteArrayInputStream(bytes(encoded))).read();
  }

  @Override
  public Object kept(Object encoded) {
    return bytes(encoded).clone();
  }

  @Override
  public boolean overwrite(Object encoded, byte[] with) {
    System.arraycopy(with, 0, (byte[]) encoded, 0, with.length);
    return true;
  }

  @Override
  public byte[] bytes(Object encoded) {
    return encoded instanceof ByteArrayOutputStream out ? out.toByteArray() : (byte[]) encoded;
  }

  @Override
  public Object of(byte[] bytes) {
    return bytes;
  }

  @Override
  public Object copy(Object kept) {
    return bytes(kept).clone();
  }
}
