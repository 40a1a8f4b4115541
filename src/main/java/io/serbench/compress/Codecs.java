package io.serbench.compress;

import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import java.io.IOException;
import java.util.OptionalInt;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4CompressorWithLength;
import net.jpountz.lz4.LZ4DecompressorWithLength;
import net.jpountz.lz4.LZ4Factory;
import org.xerial.snappy.SnappyError;

/** The compressors with native code. A class here loads its library when it is opened. */
final class Codecs {
  private Codecs() {}

  /**
   * zstd-jni's contexts, which its README advises to reuse. A frame says how long its content is.
   */
  static final class Zstd implements Codec {
    private final ZstdCompressCtx compressor = new ZstdCompressCtx();
    private final ZstdDecompressCtx decompressor = new ZstdDecompressCtx();

    Zstd(int level) {
      compressor.setLevel(level);
    }

    @Override
    public byte[] compress(byte[] message) {
      return compressor.compress(message);
    }

    @Override
    public byte[] decompress(byte[] compressed) {
      long length = com.github.luben.zstd.Zstd.getFrameContentSize(compressed);
      return decompressor.decompress(compressed, Math.toIntExact(length));
    }

    @Override
    public String library() {
      return "zstd-jni";
    }
  }

  /**
   * A block of LZ4 behind the four bytes of its length that lz4-java puts there. Where native code
   * does not load, lz4-java has the same in Java.
   */
  static final class Lz4 implements Codec {
    private final String library;
    private final LZ4CompressorWithLength compressor;
    private final LZ4DecompressorWithLength decompressor;

    Lz4(OptionalInt level) {
      LZ4Factory factory = LZ4Factory.fastestInstance();
      LZ4Compressor blocks =
          level.isPresent() ? factory.highCompressor(level.getAsInt()) : factory.fastCompressor();
      this.library =
          factory.toString().endsWith(":JNI") ? "lz4-java" : "lz4-java without native code";
      this.compressor = new LZ4CompressorWithLength(blocks);
      this.decompressor = new LZ4DecompressorWithLength(factory.safeDecompressor());
    }

    @Override
    public byte[] compress(byte[] message) {
      return compressor.compress(message);
    }

    @Override
    public byte[] decompress(byte[] compressed) {
      return decompressor.decompress(compressed);
    }

    @Override
    public String library() {
      return library;
    }
  }

  /** Raw snappy, which begins with its length. */
  static final class Snappy implements Codec {
    private Snappy() {}

    /** With its native code, or what takes its place. */
    static Codec loaded() {
      try {
        org.xerial.snappy.Snappy.maxCompressedLength(1);
        return new Snappy();
      } catch (LinkageError | SnappyError e) {
        return JavaCodecs.snappy();
      }
    }

    @Override
    public byte[] compress(byte[] message) throws IOException {
      return org.xerial.snappy.Snappy.compress(message);
    }

    @Override
    public byte[] decompress(byte[] compressed) throws IOException {
      return org.xerial.snappy.Snappy.uncompress(compressed);
    }

    @Override
    public String library() {
      return "snappy-java";
    }
  }
}
