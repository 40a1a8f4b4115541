package io.serbench.dummy;

import io.serbench.serializer.StreamSerializer;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Streams of messages, each behind its length. */
public interface ItemsByLength<R> extends StreamSerializer<R> {
  byte[] serialize(R representation) throws Exception;

  R deserialize(byte[] message) throws Exception;

  /** Decodes an item of a stream, as any other message unless a dummy says otherwise. */
  default R item(byte[] message) throws Exception {
    return deserialize(message);
  }

  @Override
  default ItemWriter<R> writer(OutputStream out) {
    DataOutputStream data = new DataOutputStream(out);
    return new ItemWriter<>() {
      @Override
      public void write(R representation) throws Exception {
        byte[] message = serialize(representation);
        data.writeInt(message.length);
        data.write(message);
      }

      @Override
      public void end() throws IOException {
        data.flush();
      }
    };
  }

  @Override
  default ItemReader<R> reader(InputStream in) {
    DataInputStream data = new DataInputStream(in);
    return () -> item(data.readNBytes(data.readInt()));
  }
}
