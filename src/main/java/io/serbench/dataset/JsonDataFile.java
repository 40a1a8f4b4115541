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
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.OffsetDateTime;

/**
 * Reads JSON data files strictly: nothing unknown, nothing missing, nothing coerced. They hold
 * UTF-8 and may have {@code //} comments.
 */
final class JsonDataFile {
  static final long MAX_BYTES = JsonText.MAX_BYTES;

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
    return parse(JsonText.read(file), file.toString(), fileType);
  }

  /** Reads what a file holds. */
  static <F> F parse(byte[] bytes, String source, Class<F> fileType) throws DataFileException {
    try {
      JsonProblems problems = JsonCheck.problems(JsonText.decode(bytes, source), fileType, MAPPER);
      if (!problems.isEmpty()) {
        throw problems.in(source);
      }
      return MAPPER.readValue(bytes, fileType);
    } catch (IOException e) {
      throw new DataFileException(source + ": cannot be read (" + e + ")", e);
    }
  }
}
