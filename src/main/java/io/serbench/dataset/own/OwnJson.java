package io.serbench.dataset.own;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.ClassVersions;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.mapper.ReferenceMapper;
import io.serbench.dataset.object.FoundParts;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.object.Languages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A user's JSON: one value, an array of values, or one value after another (NDJSON).
 *
 * @param file what messages call the file
 */
public record OwnJson(OwnType type, String file, Bytes json, FileReading reading) {
  /** A class of each Jackson jar that reads it, except the annotations. */
  public static final List<Class<?>> JACKSON =
      List.of(JsonFactory.class, ObjectMapper.class, Jdk8Module.class, JavaTimeModule.class);

  /** A class of the jar of Jackson's annotations. */
  public static final List<Class<?>> ANNOTATIONS = List.of(JsonProperty.class);

  private static final int LONGEST_MESSAGE = 300;
  private static final char RECORD_SEPARATOR = '\u001e';

  /**
   * Returns the values as a data set. Whether the file is to be read strictly makes no difference
   * here; see {@link #check}.
   *
   * @throws DataFileException if the class is missing, or the file does not fit it: with the first
   *     mistake
   */
  public Dataset<?> read(String name) throws DataFileException {
    Type declared = type.find();
    List<JsonParts.JsonPart> parts = parts(declared, new Findings(false));
    Binder binder = new Binder(declared, reading, false);
    List<Object> values = new ArrayList<>();
    for (JsonParts.JsonPart part : parts) {
      values.add(binder.bind(part));
    }
    return MadeUp.withOthers(
        type,
        OwnValues.dataset(
            name,
            type,
            declared,
            values,
            place -> {
              try {
                return binder.bind(parts.get(place));
              } catch (DataFileException e) {
                throw new IllegalStateException("a part is read that has been read before", e);
              }
            }));
  }

  /**
   * Compares the file with the class.
   *
   * @return a note on what was coerced, missing, duplicate, skipped or cut, in one line; for a
   *     generated class, also what to know about its figures; empty if there is no such thing
   * @throws DataFileException if the class is missing, or the file is refused: with the first
   *     mistake
   */
  public Optional<String> check() throws DataFileException {
    return Stream.of(check(false), GeneratedClasses.note(type.find()), Languages.note(type.find()))
        .flatMap(Optional::stream)
        .reduce((one, other) -> one + "; " + other);
  }

  private Optional<String> check(boolean ofFamily) throws DataFileException {
    Findings findings = new Findings(reading.strict());
    Type declared = type.find();
    new Binder(declared, reading, ofFamily).check(parts(declared, findings), findings);
    return findings.note();
  }

  /**
   * Returns the only value of a family's file. No field may be null or missing unless it is {@link
   * io.serbench.dataset.Nullable}, but a missing number is 0.
   *
   * @param onNote receives a line about coerced and missing values, if there are any
   * @throws DataFileException if the file is missing, does not fit the class, or has several values
   */
  public static <T> T one(Class<T> type, Path file, FileReading reading, Consumer<String> onNote)
      throws DataFileException {
    OwnJson json =
        new OwnJson(
            OwnType.of(type.getName()), file.toString(), Bytes.of(JsonText.read(file)), reading);
    json.check(true).ifPresent(note -> onNote.accept(file + ": " + note));
    List<?> values = json.read(type.getSimpleName()).values();
    if (values.size() > 1) {
      throw new DataFileException(file + ": holds " + values.size() + " values; write one");
    }
    return type.cast(values.get(0));
  }

  /**
   * Returns values as JSON, one per line.
   *
   * @throws IOException if they cannot be written: the message says why
   */
  public static Bytes written(List<?> values) throws IOException {
    return written(values, ReferenceMapper.create(values.get(0).getClass()).writer());
  }

  /**
   * Returns values as JSON that can be read as a type, one per line: an object of a sealed type has
   * the name of its class.
   *
   * @throws DataFileException if the class is missing
   * @throws IOException if they cannot be written: the message says why
   */
  public static Bytes written(List<?> values, OwnType type) throws DataFileException, IOException {
    Type declared = type.find();
    ObjectMapper mapper = ReferenceMapper.create(declared);
    return written(values, mapper.writerFor(mapper.constructType(declared)));
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
              + Findings.oneLine(reason(e), LONGEST_MESSAGE),
          e);
    }
  }

  private static String reason(Throwable thrown) {
    return ClassVersions.needed(thrown).map(Object::toString).orElseGet(thrown::toString);
  }

  private List<JsonParts.JsonPart> parts(Type declared, Findings findings)
      throws DataFileException {
    // In JSON text sequences; Jackson 2.17 and older have no feature that skips these.
    String text = JsonText.decode(json.array(), file).replace(RECORD_SEPARATOR, ' ');
    boolean isList = Collection.class.isAssignableFrom(FoundParts.raw(declared));
    return JsonParts.of(text, file, !isList, type.className().isEmpty(), findings);
  }
}
