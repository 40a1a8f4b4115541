package io.serbench.library.capnproto;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.capnproto.ArrayInputStream;
import org.capnproto.ArrayOutputStream;
import org.capnproto.BufferedInputStream;
import org.capnproto.BufferedOutputStream;
import org.capnproto.MessageBuilder;
import org.capnproto.MessageReader;
import org.capnproto.Serialize;
import org.capnproto.SerializePacked;

/** How the segments of a message go into bytes. */
enum Packing {
  /** As they are. Reading an array or a buffer copies nothing. */
  NONE {
    /** The length is known ahead, so that segments are copied into the array that is given out. */
    @Override
    byte[] bytes(MessageBuilder message, GrowingOutput scratch) throws IOException {
      long words = Serialize.computeSerializedSizeInWords(message);
      ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(words * Long.BYTES));
      Serialize.write(new ArrayOutputStream(bytes), message);
      return bytes.array();
    }

    @Override
    void write(MessageBuilder message, BufferedOutputStream output) throws IOException {
      Serialize.write(output, message);
    }

    @Override
    void write(MessageReader message, BufferedOutputStream output) throws IOException {
      Serialize.write(output, message);
    }

    @Override
    MessageReader read(ByteBuffer source) throws IOException {
      return Serialize.read(source);
    }

    @Override
    MessageReader read(BufferedInputStream input) throws IOException {
      return Serialize.read(input);
    }
  },

  /** With most of their zero bytes left out. */
  PACKED {
    @Override
    byte[] bytes(MessageBuilder message, GrowingOutput scratch) throws IOException {
      scratch.clear();
      SerializePacked.write(scratch, message);
      return scratch.toBytes();
    }

    @Override
    void write(MessageBuilder message, BufferedOutputStream output) throws IOException {
      SerializePacked.write(output, message);
    }

    @Override
    void write(MessageReader message, BufferedOutputStream output) throws IOException {
      SerializePacked.write(output, message);
    }

    @Override
    MessageReader read(ByteBuffer source) throws IOException {
      return read(new ArrayInputStream(source));
    }

    @Override
    MessageReader read(BufferedInputStream input) throws IOException {
      return SerializePacked.read(input);
    }
  };

  /** The encoded message; where its length is not known ahead, by way of the scratch buffer. */
  abstract byte[] bytes(MessageBuilder message, GrowingOutput scratch) throws IOException;

  abstract void write(MessageBuilder message, BufferedOutputStream output) throws IOException;

  abstract void write(MessageReader message, BufferedOutputStream output) throws IOException;

  /** An accessor, on the source itself unless it must be unpacked. */
  abstract MessageReader read(ByteBuffer source) throws IOException;

  /** Into memory of the message's own. */
  abstract MessageReader read(BufferedInputStream input) throws IOException;
}
