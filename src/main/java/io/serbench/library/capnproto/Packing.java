package io.serbench.library.capnproto;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.capnproto.ArrayInputStream;
import org.capnproto.MessageReader;
import org.capnproto.Serialize;
import org.capnproto.SerializePacked;

/** How the segments of a message go into bytes. */
enum Packing {
  /** As they are. Reading copies nothing. */
  NONE {
    @Override
    void write(MessageReader message, GrowingOutput output) throws IOException {
      Serialize.write(output, message);
    }

    @Override
    MessageReader read(byte[] bytes) throws IOException {
      return Serialize.read(ByteBuffer.wrap(bytes));
    }
  },

  /** With most of their zero bytes left out. */
  PACKED {
    @Override
    void write(MessageReader message, GrowingOutput output) throws IOException {
      SerializePacked.write(output, message);
    }

    @Override
    MessageReader read(byte[] bytes) throws IOException {
      return SerializePacked.read(new ArrayInputStream(ByteBuffer.wrap(bytes)));
    }
  };

  abstract void write(MessageReader message, GrowingOutput output) throws IOException;

  abstract MessageReader read(byte[] bytes) throws IOException;
}
