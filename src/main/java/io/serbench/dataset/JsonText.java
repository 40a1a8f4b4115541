package io.serbench.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The text of data files. */
public final class JsonText {
  /** More than any value worth measuring, and too little to fill the heap. */
  static final long MAX_BYTES = 64L << 20;

  /** The group is a string. Possessive quantifiers, since others recurse for each character. */
  private static final Pattern STRING_OR_BLANK =
      Pattern.compile("(\"(?:[^\"\\\\]++|\\\\.)*+\")|[ \t\r\n]++|//[^\n]*+|/\\*(?s:.*?)\\*/");

  private JsonText() {}

  /**
   * Returns whether a user's file can be read only once: a pipe, such as that of {@code <(...)} in
   * a shell, or {@code -}, which is standard input.
   */
  public static boolean isPipe(Path file) {
    return isStandardInput(file)
        || (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file));
  }

  private static boolean isStandardInput(Path file) {
    return file.toString().equals("-");
  }

  /** Returns the name of a user's file in messages: {@code stdin} for standard input. */
  public static String source(Path file) {
    return isStandardInput(file) ? "stdin" : file.toString();
  }

  /**
   * Returns the bytes of a user's file, with UTF-16 converted to UTF-8. A pipe is read to its end.
   *
   * @throws DataFileException if the file does not exist, cannot be read or is too large
   */
  public static byte[] read(Path file) throws DataFileException {
    String source = source(file);
    try {
      byte[] bytes = isPipe(file) ? ofPipe(file) : ofFile(file);
      if (bytes.length > MAX_BYTES) {
        throw tooLarge(source, "more than 64 MiB");
      }
      if (bytes.length == 0) {
        throw empty(source);
      }
      return isUtf16(bytes) ? decode(bytes, source).getBytes(StandardCharsets.UTF_8) : bytes;
    } catch (IOException e) {
      throw new DataFileException(
          source + ": cannot be read (" + e + "); check its permissions", e);
    }
  }

  private static byte[] ofFile(Path file) throws IOException, DataFileException {
    if (!Files.exists(file)) {
      throw new DataFileException(file + ": does not exist; give the path of a JSON file");
    }
    if (!Files.isRegularFile(file)) {
      throw new DataFileException(file + ": is not a file; give the path of a JSON file");
    }
    long size = Files.size(file);
    if (size > MAX_BYTES) {
      throw tooLarge(file.toString(), size + " bytes");
    }
    return Files.readAllBytes(file);
  }

  private static byte[] ofPipe(Path file) throws IOException {
    int most = (int) MAX_BYTES + 1;
    if (isStandardInput(file)) {
      return System.in.readNBytes(most);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(most);
    }
  }

  private static DataFileException empty(String source) {
    return new DataFileException(source + ": is empty; write a JSON value");
  }

  private static DataFileException tooLarge(String source, String size) {
    return new DataFileException(
        ("%s: has %s, but a data file may have at most 64 MiB; use a part of it (JSON"
                + " lines: head -n 1000)")
            .formatted(source, size));
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
    String json = text.startsWith("\uFEFF") ? text.substring(1) : text;
    if (json.isBlank()) {
      throw empty(source);
    }
    return json;
  }

  private static boolean isUtf16(byte[] bytes) {
    return begins(bytes, 0xFE, 0xFF) || begins(bytes, 0xFF, 0xFE);
  }

  private static boolean begins(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  /** Returns the length of valid JSON in UTF-8 without blanks and comments, in bytes. */
  public static long lengthWithoutBlanks(byte[] json) {
    // Latin-1 has a character for each byte.
    return STRING_OR_BLANK
        .matcher(new String(json, StandardCharsets.ISO_8859_1))
        .results()
        .filter(match -> match.group(1) == null)
        .mapToLong(match -> match.start() - match.end())
        .reduce(json.length, Long::sum);
  }
}
