package io.serbench.compress;

import java.io.IOException;
import java.util.OptionalInt;

/**
 * A compressor at work on whole messages. Each remembers how long a message was, so that {@link
 * #decompress} needs nothing but the bytes. It may reuse buffers and native contexts: one instance
 * a thread.
 */
public interface Codec {
  /** Compresses into a new array of exact length. */
  byte[] compress(byte[] message) throws IOException;

  /** The message again, in a new array of exact length. */
  byte[] decompress(byte[] compressed) throws IOException;

  /** What does the work: {@code zstd-jni}. */
  String library();

  /**
   * Opens a compressor. Where the native code of its library does not load, aircompressor takes its
   * place, which is Java and has one level of zstd.
   *
   * @throws UnsupportedOperationException where aircompressor cannot take its place
   */
  static Codec of(Compression compression) {
    OptionalInt level = compression.level();
    return switch (compression.algorithm()) {
      case DEFLATE -> new JdkCodecs.Deflate(level.orElseThrow());
      case GZIP -> new JdkCodecs.Gzip(level.orElseThrow());
      case ZSTD -> zstd(level.orElseThrow());
      case LZ4 -> new Codecs.Lz4(level);
      case SNAPPY -> Codecs.Snappy.loaded();
    };
  }

  private static Codec zstd(int level) {
    try {
      return new Codecs.Zstd(level);
    } catch (LinkageError e) {
      if (level != JavaCodecs.ZSTD_LEVEL) {
        throw new UnsupportedOperationException(
            "the native code of zstd-jni does not load, and aircompressor, which is Java, has"
                + " zstd:%d only".formatted(JavaCodecs.ZSTD_LEVEL),
            e);
      }
      return JavaCodecs.zstd();
    }
  }
}
