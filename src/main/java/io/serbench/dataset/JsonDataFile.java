package io.serbench.dataset;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.deser.InstantDeserializer;
import com.fasterxml.jackson.datatype.jsr310.deser.LocalDateDeserializer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.OffsetDateTime;

/**
 * Reads JSON data files strictly: nothing unknown, nothing missing, nothing coerced. They hold
 * UTF-8 and may have {@code //} comments.
 */
final class JsonDataFile {
  /** More than any value that makes sense to measure, less than what fills the heap. */
  static final long MAX_BYTES = 64L << 20;

  /**
   * Lenient, as it comes, since {@link JsonCheck} is the strict one. It binds bytes, by setters: a
   * fork may measure Jackson next, which does the same, so the JIT compiler learns nothing here of
   * other ways.
   */
  private static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxStringLength(Math.toIntExact(MAX_BYTES))
                          .build())
                  .build())
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .addModule(
              new SimpleModule()
                  .addDeserializer(LocalDate.class, LocalDateDeserializer.INSTANCE)
                  .addDeserializer(OffsetDateTime.class, InstantDeserializer.OFFSET_DATE_TIME))
          .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
          .build();

  private JsonDataFile() {}

  /** Reads a user's file. */
  static <F> F read(Path file, Class<F> fileType) throws DataFileException {
    byte[] bytes;
    try {
      refuseUnlessFile(file);
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw new DataFileException(file + ": cannot be read (" + e + "); check who may read it", e);
    }
    return parse(bytes, file.toString(), fileType);
  }

  /** Reads an embedded file. */
  static <F> F parse(InputStream in, String source, Class<F> fileType)
      throws IOException, DataFileException {
    return parse(in.readAllBytes(), source, fileType);
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
              + " bytes; a data file may have "
              + MAX_BYTES
              + " (64 MiB), and a smaller value shows the same");
    }
  }

  private static <F> F parse(byte[] bytes, String source, Class<F> fileType)
      throws DataFileException {
    try {
      JsonProblems problems = JsonCheck.problems(decode(bytes, source), fileType, MAPPER);
      if (!problems.isEmpty()) {
        throw problems.in(source);
      }
      return MAPPER.readValue(bytes, fileType);
    } catch (IOException e) {
      throw new DataFileException(source + ": cannot be read (" + e + ")", e);
    }
  }

  /** Decoded here and not by the parser, so that columns count characters, not bytes. */
  private static String decode(byte[] bytes, String source) throws DataFileException {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
      int column = text.length() - text.lastIndexOf('\n');
      throw new DataFileException(
          source
              + ": line "
              + line
              + ", column "
              + column
              + ": these bytes are not UTF-8; save the file as UTF-8");
    }
    boolean byteOrderMark = text.startsWith("\uFEFF");
    if (text.substring(byteOrderMark ? 1 : 0).isBlank()) {
      throw new DataFileException(
          source + ": is empty; write a JSON object, in the form of media.1");
    }
    return byteOrderMark ? text.substring(1) : text;
  }
}
