package io.serbench.library.capnproto;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.capnproto.ArrayInputStream;
import org.capnproto.BufferedInputStream;
import org.capnproto.BufferedOutputStream;
import org.capnproto.MessageReader;
import org.capnproto.Serialize;
import org.capnproto.SerializePacked;

/** How the segments of a message go into bytes. */
enum Packing {
  /** As they are. Reading an array copies nothing. */
  NONE {
    @Override
    void write(MessageReader message, BufferedOutputStream output) throws IOException {
      Serialize.write(output, message);
    }

    @Override
    MessageReader read(byte[] bytes) throws IOException {
      return Serialize.read(ByteBuffer.wrap(bytes));
    }

    @Override
    MessageReader read(BufferedInputStream input) throws IOException {
      return Serialize.read(input);
    }
  },

  /** With most of their zero bytes left out. */
  PACKED {
    @Override
    void write(MessageReader message, BufferedOutputStream output) throws IOException {
      SerializePacked.write(output, message);
    }

    @Override
    MessageReader read(byte[] bytes) throws IOException {
      return read(new ArrayInputStream(ByteBuffer.wrap(bytes)));
    }

    @Override
    MessageReader read(BufferedInputStream input) throws IOException {
      return SerializePacked.read(input);
    }
  };

  abstract void write(MessageReader message, BufferedOutputStream output) throws IOException;

  /** The array becomes the message's. */
  abstract MessageReader read(byte[] bytes) throws IOException;

  /** Into memory of the message's own. */
  abstract MessageReader read(BufferedInputStream input) throws IOException;
}
