package io.serbench.compress;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.OptionalInt;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import net.jpountz.lz4.LZ4Compressor;
import net.jpountz.lz4.LZ4CompressorWithLength;
import net.jpountz.lz4.LZ4DecompressorWithLength;
import net.jpountz.lz4.LZ4Factory;
import org.xerial.snappy.Snappy;
import org.xerial.snappy.SnappyError;

/**
 * An open compressor of whole messages. Compressed messages contain or imply their original length,
 * so that decompression needs nothing but the bytes. A codec may reuse buffers and native contexts,
 * and must be used by one thread only.
 *
 * @param library the library that does the work: {@code zstd-jni}
 */
public record Codec(String library, Coding compressing, Coding decompressing) {
  private static final String JDK = "java.util.zip";

  /** Compression or decompression. */
  @FunctionalInterface
  public interface Coding {
    /**
     * Returns the compressed or decompressed bytes, in a new array of exact length.
     *
     * @throws IOException if the library cannot compress the message, or if the bytes are
     *     malformed, unless the library throws its own exception
     */
    byte[] of(byte[] bytes) throws IOException;
  }

  /**
   * Opens a compressor.
   *
   * @throws UnsupportedOperationException if the native code of its library does not load
   */
  public static Codec of(Compression compression) {
    return switch (compression.algorithm()) {
      case DEFLATE -> deflate(compression.level().orElseThrow());
      case GZIP -> gzip(compression.level().orElseThrow());
      case ZSTD, LZ4, SNAPPY -> Libraries.open(compression);
    };
  }

  /** One deflater and one inflater, which are reset for each message. */
  private static Codec deflate(int level) {
    Deflater deflater = new Deflater(level);
    Inflater inflater = new Inflater();
    byte[] buffer = new byte[8192];
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    return new Codec(
        JDK,
        message -> {
          out.reset();
          deflater.reset();
          deflater.setInput(message);
          deflater.finish();
          while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
          }
          return out.toByteArray();
        },
        compressed -> {
          out.reset();
          inflater.reset();
          inflater.setInput(compressed);
          try {
            while (!inflater.finished()) {
              int bytes = inflater.inflate(buffer);
              if (bytes == 0 && !inflater.finished()) {
                throw new IOException("the compressed message is incomplete");
              }
              out.write(buffer, 0, bytes);
            }
          } catch (DataFormatException e) {
            throw new IOException(e);
          }
          return out.toByteArray();
        });
  }

  /** New streams for each message: the JDK's cannot be reused. */
  private static Codec gzip(int level) {
    return new Codec(
        JDK,
        message -> {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          try (OutputStream gzip = new Leveled(out, level)) {
            gzip.write(message);
          }
          return out.toByteArray();
        },
        compressed -> {
          try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
            return in.readAllBytes();
          }
        });
  }

  /** Only a subclass can set the level. */
  private static final class Leveled extends GZIPOutputStream {
    Leveled(OutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }

  /** The only code that loads a library, which happens only if its compressor is opened. */
  private static final class Libraries {
    private Libraries() {}

    private static Codec open(Compression compression) {
      try {
        return switch (compression.algorithm()) {
          case ZSTD -> zstd(compression.level().orElseThrow());
          case LZ4 -> lz4(compression.level());
          default -> snappy();
        };
      } catch (LinkageError | SnappyError e) {
        throw new UnsupportedOperationException(
            "the native code for %s does not load here; deflate, gzip and lz4 need none"
                .formatted(compression.algorithm().word()),
            e);
      }
    }

    /** The README of zstd-jni advises to reuse contexts. Frames contain their content's size. */
    private static Codec zstd(int level) {
      ZstdCompressCtx compressor = new ZstdCompressCtx();
      ZstdDecompressCtx decompressor = new ZstdDecompressCtx();
      compressor.setLevel(level);
      return new Codec(
          "zstd-jni",
          compressor::compress,
          compressed -> {
            long length = Zstd.getFrameContentSize(compressed);
            return decompressor.decompress(compressed, Math.toIntExact(length));
          });
    }

    /**
     * An LZ4 block after four bytes of lz4-java's with its length. If its native code does not
     * load, lz4-java uses its own implementation in Java.
     */
    private static Codec lz4(OptionalInt level) {
      LZ4Factory factory = LZ4Factory.fastestInstance();
      LZ4Compressor blocks =
          level.isPresent() ? factory.highCompressor(level.getAsInt()) : factory.fastCompressor();
      LZ4CompressorWithLength compressor = new LZ4CompressorWithLength(blocks);
      LZ4DecompressorWithLength decompressor =
          new LZ4DecompressorWithLength(factory.safeDecompressor());
      boolean isNative = factory.toString().endsWith(":JNI");
      return new Codec(
          isNative ? "lz4-java" : "lz4-java without native code",
          compressor::compress,
          decompressor::decompress);
    }

    /** Raw Snappy, which begins with the length. */
    private static Codec snappy() {
      Snappy.maxCompressedLength(1); // Loads the native code.
      return new Codec("snappy-java", Snappy::compress, Snappy::uncompress);
    }
  }
}
