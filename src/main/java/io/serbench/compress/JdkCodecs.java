package io.serbench.compress;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;

/** The compressors that every JDK has, with its own zlib. */
final class JdkCodecs {
  private static final String LIBRARY = "java.util.zip";

  private JdkCodecs() {}

  /**
   * One deflater and one inflater that are reset, as {@link Deflater#reset} is meant to be used.
   */
  static final class Deflate implements Codec {
    private final Deflater deflater;
    private final Inflater inflater = new Inflater();
    private final byte[] buffer = new byte[8192];
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    Deflate(int level) {
      this.deflater = new Deflater(level);
    }

    @Override
    public byte[] compress(byte[] message) {
      out.reset();
      deflater.reset();
      deflater.setInput(message);
      deflater.finish();
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    }

    @Override
    public byte[] decompress(byte[] compressed) throws IOException {
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
    }

    @Override
    public String library() {
      return LIBRARY;
    }
  }

  /** A stream for each message, as applications use the JDK's: there is no way to reuse one. */
  record Gzip(int level) implements Codec {
    @Override
    public byte[] compress(byte[] message) throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (OutputStream gzip = new Leveled(out, level)) {
        gzip.write(message);
      }
      return out.toByteArray();
    }

    @Override
    public byte[] decompress(byte[] compressed) throws IOException {
      try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
        return in.readAllBytes();
      }
    }

    @Override
    public String library() {
      return LIBRARY;
    }

    /** The level can only be set from inside. */
    private static final class Leveled extends GZIPOutputStream {
      Leveled(OutputStream out, int level) throws IOException {
        super(out);
        def.setLevel(level);
      }
    }
  }
}
