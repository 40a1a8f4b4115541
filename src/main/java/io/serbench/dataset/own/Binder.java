package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.own.Findings.Kind;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Binds the parts of a file to a class, and finds how they differ from it. For a generated class,
 * its library does so; for a user with a mapper, that mapper.
 */
final class Binder {
  private final Type type;
  private final String file;
  private final boolean ofFamily;
  private final boolean skipsUnknown;
  private final Optional<GeneratedClasses.Form> generated;
  private final Optional<OwnMapper.Reader> own;
  private final OwnMapper.Reader reader;

  Binder(Type type, String file, FileReading reading, boolean ofFamily) {
    this.type = type;
    this.file = file;
    this.ofFamily = ofFamily;
    this.skipsUnknown = reading.skipsUnknown();
    this.generated = GeneratedClasses.formOf(type);
    this.own =
        OwnMapper.create(ObjectMapper.class)
            .map(this::ofUser)
            .or(() -> OwnMapper.reader(type, skipsUnknown))
            .filter(mapper -> !ofFamily);
    this.reader = reader(skipsUnknown);
  }

  private OwnMapper.Reader ofUser(ObjectMapper mapper) {
    ObjectReader reader = mapper.readerFor(mapper.constructType(type));
    return skipsUnknown
        ? reader.without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)::readValue
        : reader::readValue;
  }

  private OwnMapper.Reader reader(boolean skipping) {
    return generated
        .<OwnMapper.Reader>map(form -> json -> form.read(json, skipping))
        .or(() -> own)
        .orElseGet(() -> reader(new ReferenceMapper(ofFamily, skipping).usual()));
  }

  private OwnMapper.Reader reader(ObjectMapper mapper) {
    return mapper.readerFor(mapper.constructType(type))::readValue;
  }

  /**
   * Returns a value, which is not null.
   *
   * @throws DataFileException if the part does not fit the class: with what is wrong first
   */
  Object bind(JsonParts.Part part) throws DataFileException {
    try {
      Object value = read(reader, part.text());
      if (value != null) {
        return value;
      }
    } catch (IOException e) {
      throw new Mistake(part, e).refusal(file);
    }
    throw new Place(part.line(), part.column(), part.path())
        .refusal(file, "expected a value to measure, found null");
  }

  private static Object read(OwnMapper.Reader reader, String json) throws IOException {
    try {
      return reader.read(json);
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      // Libraries other than Jackson 2 throw exceptions of their own.
      throw new IOException(String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * Adds the first difference of each kind.
   *
   * @throws DataFileException if a part does not fit the class, or nothing of the parts is left
   *     because all fields were skipped
   */
  void check(List<JsonParts.Part> parts, Findings findings) throws DataFileException {
    for (JsonParts.Part part : parts) {
      bind(part);
    }
    for (Map.Entry<Kind, OwnMapper.Reader> each : refusing().entrySet()) {
      for (JsonParts.Part part : parts) {
        Optional<Mistake> mistake = mistake(each.getKey(), each.getValue(), part);
        if (mistake.isPresent()) {
          mistake.get().addTo(findings, each.getKey());
          break;
        }
      }
    }
    if (findings.has(Kind.UNKNOWN) && parts.stream().allMatch(this::isEmpty)) {
      throw new DataFileException(
          "%s: -unknown=ignore leaves nothing of %s to measure; leave it out to see what is unknown"
              .formatted(file, type.getTypeName()));
    }
  }

  /**
   * Returns for each kind of difference a reader that refuses it and is otherwise the usual one.
   * What the user's own mapper accepts is up to the user.
   */
  private Map<Kind, OwnMapper.Reader> refusing() {
    Map<Kind, OwnMapper.Reader> readers = new EnumMap<>(Kind.class);
    if (generated.isEmpty() && own.isEmpty()) {
      ReferenceMapper reference = new ReferenceMapper(ofFamily, skipsUnknown);
      readers.put(Kind.COERCED, reader(reference.refusingCoercion()));
      readers.put(Kind.MISSING, reader(reference.refusingMissing()));
    }
    if (skipsUnknown && (generated.isPresent() || own.isEmpty())) {
      readers.put(Kind.UNKNOWN, reader(false));
    }
    return readers;
  }

  private static Optional<Mistake> mistake(
      Kind kind, OwnMapper.Reader refusing, JsonParts.Part part) {
    try {
      read(refusing, part.text());
      return Optional.empty();
    } catch (IOException e) {
      // A mapper with other settings may fail at a class that the usual one can make.
      if (e instanceof JsonProcessingException && !(e instanceof MismatchedInputException)) {
        return Optional.empty();
      }
      Mistake mistake = new Mistake(part, e);
      // A missing number is null as well.
      return kind == Kind.COERCED && mistake.isMissing() ? Optional.empty() : Optional.of(mistake);
    }
  }

  /** Returns whether a part becomes the same as an object without fields. */
  private boolean isEmpty(JsonParts.Part part) {
    try {
      Object value = read(reader, part.text());
      Object empty = read(reader, "{}");
      return generated.isPresent()
          ? value.equals(empty)
          : DeepEquality.difference(empty, value).isEmpty();
    } catch (IOException e) {
      return false; // An object without fields lacks some that are required.
    }
  }
}
