package io.serbench.dataset;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads JSON data files strictly: nothing unknown, nothing missing, nothing coerced. */
final class JsonDataFile {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(JsonParser.Feature.ALLOW_COMMENTS)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  private JsonDataFile() {}

  static <F> F read(Path file, Class<F> fileType) throws DataFileException {
    try (InputStream in = Files.newInputStream(file)) {
      return parse(in, file.toString(), fileType);
    } catch (IOException e) {
      throw new DataFileException(file + ": cannot be read: " + e, e);
    }
  }

  static <F> F parse(InputStream in, String source, Class<F> fileType)
      throws IOException, DataFileException {
    try {
      return MAPPER.readValue(in, fileType);
    } catch (JacksonException e) {
      throw new DataFileException(source + ": " + e.getOriginalMessage(), e);
    }
  }
}
