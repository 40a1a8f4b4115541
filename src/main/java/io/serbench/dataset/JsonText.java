package io.serbench.dataset;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of a data file. */
public final class JsonText {
  /** More than any value that makes sense to measure, less than what fills the heap. */
  static final long MAX_BYTES = 64L << 20;

  private JsonText() {}

  /**
   * All bytes of a user's file.
   *
   * @throws DataFileException where there is no such file, or too much in it
   */
  public static byte[] read(Path file) throws DataFileException {
    try {
      refuseUnlessFile(file);
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new DataFileException(file + ": cannot be read (" + e + "); check who may read it", e);
    }
  }

  private static void refuseUnlessFile(Path file) throws IOException, DataFileException {
    if (!Files.exists(file)) {
      throw new DataFileException(file + ": does not exist; give the path of a JSON file");
    }
    if (!Files.isRegularFile(file)) {
      throw new DataFileException(
          file
              + ": is "
              + (Files.isDirectory(file) ? "a directory" : "not a regular file")
              + "; give the path of a JSON file");
    }
    long size = Files.size(file);
    if (size > MAX_BYTES) {
      throw new DataFileException(
          file
              + ": has "
              + size
              + " bytes; a data file may have 64 MiB; take a part of it (of lines of JSON: head -n"
              + " 1000), which shows the same");
    }
  }

  /** Decoded here and not by the parser, so that columns count characters, not bytes. */
  public static String decode(byte[] bytes, String source) throws DataFileException {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
      int column = text.length() - text.lastIndexOf('\n');
      throw new DataFileException(
          source + ":" + line + ":" + column + ": not UTF-8; save the file as UTF-8");
    }
    boolean byteOrderMark = text.startsWith("\uFEFF");
    if (text.substring(byteOrderMark ? 1 : 0).isBlank()) {
      throw new DataFileException(source + ": is empty; write a JSON value");
    }
    return byteOrderMark ? text.substring(1) : text;
  }
}
