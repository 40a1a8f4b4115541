package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.JsonProblems;
import io.serbench.dataset.JsonText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * JSON of a user's: one value, an array of values, or many after each other (NDJSON).
 *
 * @param type what the values become
 * @param file what messages call the file
 * @param json its bytes
 */
public record OwnJson(OwnType type, String file, Bytes json) {
  private static final int LONGEST_MESSAGE = 300;

  /**
   * The values.
   *
   * @param name the data set's name
   * @throws DataFileException where the class is missing, or the file does not fit it: with all
   *     that does not fit
   */
  public Dataset<?> read(String name) throws DataFileException {
    Type declared = type.find();
    ObjectMapper mapper = ReferenceMapper.create();
    JsonProblems problems = new JsonProblems();
    List<JsonParts.Part> parts = parts(mapper, declared, problems);
    List<Object> values = values(new Binder(declared, problems), parts);
    if (!problems.isEmpty()) {
      throw problems.in(file);
    }
    if (values.isEmpty()) {
      throw new DataFileException(file + ": holds no value; write at least one");
    }
    Binder again = new Binder(declared, new JsonProblems());
    return OwnValues.dataset(name, type, declared, values, place -> bound(again, parts.get(place)));
  }

  /**
   * The one value of a file.
   *
   * @throws DataFileException where the file is missing, does not fit the class, or has more values
   */
  public static <T> T one(Class<T> type, Path file) throws DataFileException {
    OwnJson json =
        new OwnJson(OwnType.of(type.getName()), file.toString(), Bytes.of(JsonText.read(file)));
    List<?> values = json.read(type.getSimpleName()).values();
    if (values.size() > 1) {
      throw new DataFileException(file + ": holds " + values.size() + " values; write one");
    }
    return type.cast(values.get(0));
  }

  /** A value as a tree that Jackson writes as {@link #written} does, to the last digit. */
  public static JsonNode tree(Object value) {
    ObjectMapper mapper = ReferenceMapper.create();
    try {
      return mapper
          .reader()
          .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .without(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .readTree(mapper.writeValueAsBytes(value));
    } catch (IOException e) {
      throw new UncheckedIOException("Jackson does not write " + value.getClass(), e);
    }
  }

  /** Values as JSON, a line each. */
  public static Bytes written(List<?> values) {
    ObjectMapper mapper = ReferenceMapper.create();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      for (Object value : values) {
        out.writeBytes(mapper.writeValueAsBytes(value));
        out.write('\n');
      }
      return Bytes.of(out.toByteArray());
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("Jackson does not write " + values.get(0).getClass(), e);
    }
  }

  private List<JsonParts.Part> parts(ObjectMapper mapper, Type declared, JsonProblems problems)
      throws DataFileException {
    String text = JsonText.decode(json.array(), file);
    boolean isList = Collection.class.isAssignableFrom(OwnClass.raw(declared));
    try (JsonParser parser = mapper.createParser(text)) {
      return parts(text, parser, !isList, problems);
    } catch (IOException e) {
      throw new UncheckedIOException("a text is read without input", e);
    }
  }

  private static List<JsonParts.Part> parts(
      String text, JsonParser parser, boolean opensArrays, JsonProblems problems)
      throws IOException {
    try {
      return JsonParts.of(text, parser, opensArrays);
    } catch (JsonProcessingException e) {
      boolean limit = e instanceof StreamConstraintsException;
      JsonLocation place = limit ? parser.currentLocation() : e.getLocation();
      String said = e.getOriginalMessage().replaceAll(", from `[^`]*`", "");
      String what = JsonProblems.oneLine(said, LONGEST_MESSAGE);
      problems.add(
          place.getLineNr(),
          place.getColumnNr(),
          "",
          limit
              ? "beyond a limit: " + what + "; stay within it"
              : "no JSON: " + what + "; correct it here");
      return List.of();
    }
  }

  private static List<Object> values(Binder binder, List<JsonParts.Part> parts) {
    List<Object> values = new ArrayList<>();
    for (JsonParts.Part part : parts) {
      Object value = bound(binder, part);
      if (value != null) {
        values.add(value);
      }
    }
    return values;
  }

  /** The value; null where it has problems. */
  private static Object bound(Binder binder, JsonParts.Part part) {
    try {
      return binder.bind(part).orElse(null);
    } catch (IOException e) {
      throw new UncheckedIOException("a text is read without input", e);
    }
  }
}
