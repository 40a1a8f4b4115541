package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.own.Places.Place;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * JSON of a user's: one value, an array of values, or many after each other (NDJSON).
 *
 * @param type what the values become
 * @param file what messages call the file
 * @param json its bytes
 * @param reading how it is read
 */
public record OwnJson(OwnType type, String file, Bytes json, FileReading reading) {
  /** A class of each package of Jackson's by which it is read, without the annotations. */
  public static final List<Class<?>> JACKSON =
      List.of(JsonFactory.class, ObjectMapper.class, Jdk8Module.class, JavaTimeModule.class);

  /** The same of the annotations. */
  public static final List<Class<?>> ANNOTATIONS = List.of(JsonProperty.class);

  private static final int LONGEST_MESSAGE = 300;

  /**
   * The only value of a file.
   *
   * @param note what was coerced or missing; empty where nothing was
   */
  public record One<T>(T value, Optional<String> note) {}

  /**
   * The values. That a file is read strictly makes no difference to them, and is seen by {@link
   * #check}.
   *
   * @param name the data set's name
   * @throws DataFileException where the class is missing, or the file does not fit it: with what
   *     does not fit
   */
  public Dataset<?> read(String name) throws DataFileException {
    Type declared = type.find();
    List<JsonParts.Part> parts = parts(declared, new Findings(file, FileReading.DEFAULT, false));
    Binder binder = binder(declared);
    List<Object> values = new ArrayList<>();
    for (JsonParts.Part part : parts) {
      values.add(bound(binder, part));
    }
    Binder again = binder(declared);
    return OwnValues.dataset(
        name,
        type,
        declared,
        values,
        place -> {
          try {
            return bound(again, parts.get(place));
          } catch (DataFileException e) {
            throw new IllegalStateException("a part is read that has been read before", e);
          }
        });
  }

  /**
   * Looks for all that differs from the class.
   *
   * @return what was put up with: what was coerced, missing, duplicate or skipped, in a line; of a
   *     generated class, also what to know of its figures; empty where there is no such thing
   * @throws DataFileException where the class is missing, or the file is refused: with what does
   *     not fit
   */
  public Optional<String> check() throws DataFileException {
    Optional<String> note = check(false).note();
    return Stream.of(note, GeneratedClasses.note(type.find()))
        .flatMap(Optional::stream)
        .reduce((one, other) -> one + "; " + other);
  }

  private Findings check(boolean ofFamily) throws DataFileException {
    Findings findings = new Findings(file, reading, ofFamily);
    Type declared = type.find();
    Binder binder = new Binder(declared, reading, findings);
    for (JsonParts.Part part : parts(declared, findings)) {
      binder.check(part);
    }
    if (findings.skippedAll()) {
      throw new DataFileException(
          file
              + ": no field is one of "
              + type
              + ", so that -unknown=ignore leaves nothing to measure; leave it out to see why");
    }
    return findings;
  }

  /**
   * The one value of a file.
   *
   * @param ofFamily whether nothing may be null but what is {@link io.serbench.dataset.Nullable},
   *     and values have the one form that serbench writes; a missing number is 0 nonetheless
   * @throws DataFileException where the file is missing, does not fit the class, or has more values
   */
  public static <T> One<T> one(Class<T> type, Path file, FileReading reading, boolean ofFamily)
      throws DataFileException {
    OwnJson json =
        new OwnJson(
            OwnType.of(type.getName()), file.toString(), Bytes.of(JsonText.read(file)), reading);
    Optional<String> note = json.check(ofFamily).note();
    List<?> values = json.read(type.getSimpleName()).values();
    if (values.size() > 1) {
      throw new DataFileException(file + ": holds " + values.size() + " values; write one");
    }
    return new One<>(type.cast(values.get(0)), note);
  }

  /** A value as a tree that Jackson writes as {@link #written} does, to the last digit. */
  public static JsonNode tree(Object value) {
    ObjectMapper mapper = ReferenceMapper.create(FileReading.DEFAULT);
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

  /**
   * Values as JSON, a line each.
   *
   * @throws IOException where none can be made of them: the message says why
   */
  public static Bytes written(List<?> values) throws IOException {
    return written(values, ReferenceMapper.create(FileReading.DEFAULT).writer());
  }

  /**
   * The same, so that they can be read as that type: an object of a sealed type says its class.
   *
   * @throws DataFileException where the class is missing
   * @throws IOException where no JSON can be made of them: the message says why
   */
  public static Bytes written(List<?> values, OwnType type) throws DataFileException, IOException {
    ObjectMapper mapper = ReferenceMapper.create(FileReading.DEFAULT);
    return written(values, mapper.writerFor(mapper.constructType(type.find())));
  }

  private static Bytes written(List<?> values, ObjectWriter mapper) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ObjectWriter writer = mapper.without(SerializationFeature.FAIL_ON_EMPTY_BEANS);
    try {
      for (Object value : values) {
        Optional<GeneratedClasses.Form> generated = GeneratedClasses.formOf(value.getClass());
        out.writeBytes(
            generated.isPresent()
                ? generated.get().json(value).getBytes(StandardCharsets.UTF_8)
                : writer.writeValueAsBytes(value));
        out.write('\n');
      }
      return Bytes.of(out.toByteArray());
    } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
      // Getters are the user's code.
      throw new IOException(
          "no JSON can be made of "
              + values.get(0).getClass().getName()
              + ": "
              + Findings.oneLine(e.toString(), LONGEST_MESSAGE),
          e);
    }
  }

  /** At least one. */
  private List<JsonParts.Part> parts(Type declared, Findings findings) throws DataFileException {
    String text = JsonText.decode(json.array(), file);
    boolean isList = Collection.class.isAssignableFrom(OwnClass.raw(declared));
    try (JsonParser parser = ReferenceMapper.create(reading).createParser(text)) {
      List<JsonParts.Part> parts = parts(text, parser, !isList, findings);
      if (parts.isEmpty()) {
        throw new DataFileException(file + ": holds no value; write at least one");
      }
      return parts;
    } catch (IOException e) {
      throw new UncheckedIOException("a text is read without input", e);
    }
  }

  private List<JsonParts.Part> parts(
      String text, JsonParser parser, boolean opensArrays, Findings findings)
      throws IOException, DataFileException {
    boolean untyped = type.className().isEmpty();
    try {
      return JsonParts.of(text, parser, opensArrays, untyped, findings);
    } catch (JsonProcessingException e) {
      boolean limit = e instanceof StreamConstraintsException;
      JsonLocation place = limit ? parser.currentLocation() : e.getLocation();
      throw Mistake.refusal(
          file,
          new Place(place.getLineNr(), place.getColumnNr(), ""),
          limit ? "beyond a limit: " + said(e) : malformed(e));
    }
  }

  private static String malformed(JsonProcessingException e) {
    return e.getOriginalMessage().startsWith("Unexpected end-of-input")
        ? "malformed JSON: the file ends before the JSON does; close what is open"
        : "malformed JSON: " + said(e);
  }

  /** The parser's words without those about its own settings and sources. */
  private static String said(JsonProcessingException e) {
    return Findings.oneLine(
        e.getOriginalMessage()
            .replaceAll("\\s*\\R\\s*", " ")
            .replaceAll("(, from|: enable) `[^`]*`( to allow)?", "")
            .replaceAll("\\[Source: [^;]*; line: (\\d+), column: (\\d+)]", "line $1, column $2"),
        LONGEST_MESSAGE);
  }

  private Binder binder(Type declared) {
    return new Binder(declared, reading, new Findings(file, reading, false));
  }

  private Object bound(Binder binder, JsonParts.Part part) throws DataFileException {
    try {
      Object value = binder.bind(part);
      if (value == null) {
        binder.check(part);
      }
      return value;
    } catch (IOException e) {
      throw Mistake.of(file, part, e);
    }
  }
}
