package io.serbench.library.eclipseserializer;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.serializer.Serializer;
import org.eclipse.serializer.TypedSerializer;
import org.eclipse.serializer.persistence.binary.types.Binary;
import org.eclipse.serializer.persistence.binary.types.ChunksWrapper;

/**
 * How the several buffers of one value become one sequence of bytes, and back. For byte arrays the
 * library does it; for direct buffers the same is done here, byte for byte.
 */
enum Framing {
  /** The buffers one after another; they are read as one. */
  PLAIN {
    @Override
    byte[] toBytes(Binary binary) {
      return Serializer.Static.toBytes(binary);
    }

    @Override
    Binary toBinary(byte[] bytes) {
      return Serializer.Static.toBinary(bytes);
    }

    @Override
    void write(Binary binary, ByteBuffer target) {
      for (ByteBuffer each : binary.buffers()) {
        target.put(each.duplicate());
      }
    }

    @Override
    Binary view(ByteBuffer source) {
      return ChunksWrapper.New(source.slice().order(ByteOrder.nativeOrder()));
    }
  },

  /** Each buffer after its length, because what describes the types must be told from the rest. */
  TYPED {
    @Override
    byte[] toBytes(Binary binary) {
      return TypedSerializer.Static.toBytes(binary);
    }

    @Override
    Binary toBinary(byte[] bytes) {
      return TypedSerializer.Static.toBinary(bytes);
    }

    @Override
    void write(Binary binary, ByteBuffer target) {
      target.order(ByteOrder.nativeOrder());
      for (ByteBuffer each : binary.buffers()) {
        target.putInt(each.remaining()).put(each.duplicate());
      }
    }

    @Override
    Binary view(ByteBuffer source) {
      ByteBuffer rest = source.duplicate().order(ByteOrder.nativeOrder());
      List<ByteBuffer> buffers = new ArrayList<>();
      while (rest.hasRemaining()) {
        int length = rest.getInt();
        ByteBuffer part = rest.slice(rest.position(), length).order(ByteOrder.nativeOrder());
        // The library expects its buffers as they are after they were filled.
        buffers.add(part.position(length));
        rest.position(rest.position() + length);
      }
      return ChunksWrapper.New(buffers.toArray(ByteBuffer[]::new));
    }
  };

  abstract byte[] toBytes(Binary binary);

  abstract Binary toBinary(byte[] bytes);

  /** Writes to a direct buffer. */
  abstract void write(Binary binary, ByteBuffer target);

  /** What stands in a direct buffer, uncopied. */
  abstract Binary view(ByteBuffer source);
}
