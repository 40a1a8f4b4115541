package io.serbench.compress;

import io.airlift.compress.Compressor;
import io.airlift.compress.Decompressor;
import io.airlift.compress.snappy.SnappyCompressor;
import io.airlift.compress.snappy.SnappyDecompressor;
import io.airlift.compress.zstd.ZstdCompressor;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.util.Arrays;
import java.util.function.ToIntFunction;

/** aircompressor's, which are Java, for machines on which native code does not load. */
final class JavaCodecs {
  /** The only one that aircompressor has. */
  static final int ZSTD_LEVEL = 3;

  private JavaCodecs() {}

  static Codec zstd() {
    return new Air(
        new ZstdCompressor(),
        new ZstdDecompressor(),
        bytes -> Math.toIntExact(ZstdDecompressor.getDecompressedSize(bytes, 0, bytes.length)));
  }

  static Codec snappy() {
    return new Air(
        new SnappyCompressor(),
        new SnappyDecompressor(),
        bytes -> SnappyDecompressor.getUncompressedLength(bytes, 0));
  }

  private record Air(Compressor compressor, Decompressor decompressor, ToIntFunction<byte[]> length)
      implements Codec {
    @Override
    public byte[] compress(byte[] message) {
      byte[] room = new byte[compressor.maxCompressedLength(message.length)];
      int bytes = compressor.compress(message, 0, message.length, room, 0, room.length);
      return Arrays.copyOf(room, bytes);
    }

    @Override
    public byte[] decompress(byte[] compressed) {
      byte[] message = new byte[length.applyAsInt(compressed)];
      decompressor.decompress(compressed, 0, compressed.length, message, 0, message.length);
      return message;
    }

    @Override
    public String library() {
      return "aircompressor";
    }
  }
}
