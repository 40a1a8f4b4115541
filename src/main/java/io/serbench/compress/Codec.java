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
 * A compressor at work on whole messages. Each remembers how long a message was, so that {@link
 * #decompress} needs nothing but the bytes. It may reuse buffers and native contexts: one instance
 * a thread.
 *
 * @param library what does the work: {@code zstd-jni}
 */
public record Codec(String library, Coding compressing, Coding decompressing) {
  private static final String JDK = "java.util.zip";

  /** One way: the result is a new array of exact length. */
  @FunctionalInterface
  public interface Coding {
    /** Codes all of it. */
    byte[] of(byte[] bytes) throws IOException;
  }

  /**
   * Opens a compressor. Where the native code of its library does not load, aircompressor takes its
   * place, which is Java and has one level of zstd.
   *
   * @throws UnsupportedOperationException where aircompressor cannot take its place
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

  /** Compresses into a new array of exact length. */
  public byte[] compress(byte[] message) throws IOException {
    return compressing.of(message);
  }

  /** The message again, in a new array of exact length. */
  public byte[] decompress(byte[] compressed) throws IOException {
    return decompressing.of(compressed);
  }

  /** One deflater and one inflater that are reset, as {@link Deflater#reset} is meant. */
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
                throw new IOException("the deflated message ends too early");
              }
              out.write(buffer, 0, bytes);
            }
          } catch (DataFormatException e) {
            throw new IOException(e);
          }
          return out.toByteArray();
        });
  }

  /** A stream for each message, as applications use the JDK's: there is no way to reuse one. */
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

  /** The level can only be set from inside. */
  private static final class Leveled extends GZIPOutputStream {
    Leveled(OutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }

  /** What has to do with libraries: nothing of them is loaded unless it is asked for. */
  static final class Libraries {
    /** The only level of zstd that aircompressor has. */
    private static final int AIR_ZSTD_LEVEL = 3;

    private Libraries() {}

    /**
     * Contexts, which the README of zstd-jni advises to reuse. A frame says its content's length.
     */
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
              "the native code of zstd-jni does not load, and aircompressor, which is Java, has"
                  + " zstd:%d only".formatted(AIR_ZSTD_LEVEL),
              e);
        }
        return airZstd();
      }
    }

    /**
     * A block of LZ4 behind the four bytes of its length that lz4-java puts there. Where native
     * code does not load, lz4-java has the same in Java.
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

    /** Raw snappy, which begins with its length. */
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

    /** aircompressor's, which are Java, for machines on which native code does not load. */
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
