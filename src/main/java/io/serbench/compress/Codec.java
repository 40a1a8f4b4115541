package io.serbench.compress;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import io.airlift.compress.Compressor;
import io.airlift.compress.Decompressor;
import io.airlift.compress.snappy.SnappyCompressor;
import io.airlift.compress.snappy.SnappyDecompressor;
import io.airlift.compress.zstd.ZstdCompressor;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
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
 * so that {@link #decompress} needs nothing but the bytes. A codec may reuse buffers and native
 * contexts, and must be used by one thread only.
 *
 * @param library the library that does the work: {@code zstd-jni}
 */
public record Codec(String library, Coding compressing, Coding decompressing) {
  private static final String JDK = "java.util.zip";

  /** Compression or decompression. */
  @FunctionalInterface
  public interface Coding {
    /** Returns the compressed or decompressed bytes, in a new array of exact length. */
    byte[] of(byte[] bytes) throws IOException;
  }

  /**
   * Opens a compressor. If the native code of its library does not load, an implementation in Java
   * is used instead: aircompressor, which has only one level of zstd, or for LZ4 that of lz4-java.
   *
   * @throws UnsupportedOperationException if no implementation in Java has the level
   */
  public static Codec of(Compression compression) {
    OptionalInt level = compression.level();
    return switch (compression.algorithm()) {
      case DEFLATE -> deflate(level.orElseThrow());
      case GZIP -> gzip(level.orElseThrow());
      case ZSTD -> Libraries.zstd(level.orElseThrow());
      case LZ4 -> Libraries.lz4(level);
      case SNAPPY -> Libraries.snappy();
    };
  }

  /**
   * Compresses a message into a new array of exact length.
   *
   * @throws IOException if the library cannot compress the message
   */
  public byte[] compress(byte[] message) throws IOException {
    return compressing.of(message);
  }

  /**
   * Decompresses a message into a new array of exact length.
   *
   * @throws IOException if the bytes are malformed, unless the library throws its own exception
   */
  public byte[] decompress(byte[] compressed) throws IOException {
    return decompressing.of(compressed);
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

  /** Everything that loads a library, which happens only if its compressor is opened. */
  static final class Libraries {
    /** The only level of zstd that aircompressor has. */
    private static final int AIR_ZSTD_LEVEL = 3;

    private Libraries() {}

    /** The README of zstd-jni advises to reuse contexts. Frames contain their content's size. */
    private static Codec zstd(int level) {
      try {
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
      } catch (LinkageError e) {
        if (level != AIR_ZSTD_LEVEL) {
          throw new UnsupportedOperationException(
              "the native code of zstd-jni does not load, and aircompressor, its replacement in"
                  + " Java, only has zstd:%d".formatted(AIR_ZSTD_LEVEL),
              e);
        }
        return airZstd();
      }
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
      try {
        Snappy.maxCompressedLength(1); // Loads the native code.
        return new Codec("snappy-java", Snappy::compress, Snappy::uncompress);
      } catch (LinkageError | SnappyError e) {
        return airSnappy();
      }
    }

    static Codec airZstd() {
      return air(
          new ZstdCompressor(),
          new ZstdDecompressor(),
          bytes -> Math.toIntExact(ZstdDecompressor.getDecompressedSize(bytes, 0, bytes.length)));
    }

    static Codec airSnappy() {
      return air(
          new SnappyCompressor(),
          new SnappyDecompressor(),
          bytes -> SnappyDecompressor.getUncompressedLength(bytes, 0));
    }

    /** Compressors in Java, for machines on which native code does not load. */
    private static Codec air(
        Compressor compressor, Decompressor decompressor, ToIntFunction<byte[]> length) {
      return new Codec(
          "aircompressor",
          message -> {
            byte[] room = new byte[compressor.maxCompressedLength(message.length)];
            int bytes = compressor.compress(message, 0, message.length, room, 0, room.length);
            return Arrays.copyOf(room, bytes);
          },
          compressed -> {
            byte[] message = new byte[length.applyAsInt(compressed)];
            decompressor.decompress(compressed, 0, compressed.length, message, 0, message.length);
            return message;
          });
    }
  }
}
