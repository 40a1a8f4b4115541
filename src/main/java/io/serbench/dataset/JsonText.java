package io.serbench.dataset;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of data files. */
public final class JsonText {
  /** More than any value worth measuring, and too little to fill the heap. */
  static final long MAX_BYTES = 64L << 20;

  private JsonText() {}

  /**
   * Returns the bytes of a user's file, with UTF-16 converted to UTF-8.
   *
   * @throws DataFileException if the file does not exist, cannot be read or is too large
   */
  public static byte[] read(Path file) throws DataFileException {
    try {
      refuseUnlessFile(file);
      byte[] bytes = Files.readAllBytes(file);
      return isUtf16(bytes)
          ? decode(bytes, file.toString()).getBytes(StandardCharsets.UTF_8)
          : bytes;
    } catch (IOException e) {
      throw new DataFileException(file + ": cannot be read (" + e + "); check its permissions", e);
    }
  }

  private static void refuseUnlessFile(Path file) throws IOException, DataFileException {
    if (!Files.exists(file)) {
      throw new DataFileException(file + ": does not exist; give the path of a JSON file");
    }
    if (!Files.isRegularFile(file)) {
      throw new DataFileException(file + ": is not a file; give the path of a JSON file");
    }
    long size = Files.size(file);
    if (size > MAX_BYTES) {
      throw new DataFileException(
          file
              + ": has "
              + size
              + " bytes, but a data file may have at most 64 MiB; use a part of it (JSON lines:"
              + " head -n 1000)");
    }
  }

  /**
   * Returns the text in bytes of UTF-8 or UTF-16, without a byte order mark. Decoded here and not
   * by the parser, so that the columns in messages count characters, not bytes.
   *
   * @param source the name of the file in messages
   * @throws DataFileException if the bytes are compressed, malformed or blank
   */
  public static String decode(byte[] bytes, String source) throws DataFileException {
    if (begins(bytes, 0x1F, 0x8B)) {
      throw new DataFileException(source + ": is compressed with gzip; unpack it: gunzip -k FILE");
    }
    boolean utf16 = isUtf16(bytes);
    CharsetDecoder decoder =
        (utf16 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8).newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
      int column = text.length() - text.lastIndexOf('\n');
      throw new DataFileException(
          "%s:%d:%d: not %s; save the file as UTF-8"
              .formatted(source, line, column, utf16 ? "UTF-16" : "UTF-8"));
    }
    boolean byteOrderMark = text.startsWith("\uFEFF");
    if (text.substring(byteOrderMark ? 1 : 0).isBlank()) {
      throw new DataFileException(source + ": is empty; write a JSON value");
    }
    return byteOrderMark ? text.substring(1) : text;
  }

  private static boolean isUtf16(byte[] bytes) {
    return begins(bytes, 0xFE, 0xFF) || begins(bytes, 0xFF, 0xFE);
  }

  private static boolean begins(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  /** Returns the length of valid JSON in UTF-8 without blanks and comments, in bytes. */
  public static long lengthWithoutBlanks(byte[] json) {
    long length = 0;
    for (int at = 0; at < json.length; ) {
      int end = Math.min(end(json, at), json.length);
      length += " \t\r\n/".indexOf(json[at]) < 0 ? end - at : 0;
      at = end;
    }
    return length;
  }

  /** Returns the end of the string, the comment or the single byte that begins at an index. */
  private static int end(byte[] json, int start) {
    int at = start + 1;
    if (json[start] == '"') {
      while (at < json.length && json[at] != '"') {
        at += json[at] == '\\' ? 2 : 1;
      }
      return at + 1;
    }
    if (json[start] != '/') {
      return at;
    }
    boolean inLine = at < json.length && json[at] != '*';
    at += inLine ? 0 : 2;
    while (at < json.length
        && (inLine ? json[at] != '\n' : json[at - 1] != '*' || json[at] != '/')) {
      at++;
    }
    return at + 1;
  }
}
