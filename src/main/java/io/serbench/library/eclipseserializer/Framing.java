package io.serbench.library.eclipseserializer;

import io.serbench.library.shared.FramedBuffers;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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
      FramedBuffers.write(binary.buffers(), target);
    }

    @Override
    Binary view(ByteBuffer source) {
      return ChunksWrapper.New(FramedBuffers.views(source));
    }
  };

  abstract byte[] toBytes(Binary binary);

  abstract Binary toBinary(byte[] bytes);

  /** Writes to a direct buffer. */
  abstract void write(Binary binary, ByteBuffer target);

  /** What stands in a direct buffer, uncopied. */
  abstract Binary view(ByteBuffer source);
}
