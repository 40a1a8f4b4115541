package io.serbench.child;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.commons.compress.compressors.deflate.DeflateCompressorOutputStream;

/** The column {@code +dfl}: how small the bytes get. */
public final class Deflate {
  private Deflate() {}

  /** Bytes after deflate at the default level, with zlib's wrapper of 6 bytes. */
  static int size(byte[] bytes) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (DeflateCompressorOutputStream out = new DeflateCompressorOutputStream(compressed)) {
      out.write(bytes);
    }
    return compressed.size();
  }
}
