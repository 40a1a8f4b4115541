package io.serbench.dataset.own;

import static com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.mapper.ReferenceMapper;
import io.serbench.dataset.object.GeneratedClasses;
import io.serbench.dataset.object.Language;
import io.serbench.dataset.object.Languages;
import io.serbench.dataset.own.Findings.FindingKind;
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
  private final boolean ofFamily;
  private final boolean skipsUnknown;
  private final List<Language> languages;
  private final Optional<GeneratedClasses.Form> generated;
  private final Optional<OwnMapper.Reader> own;
  private final OwnMapper.Reader reader;

  Binder(Type type, FileReading reading, boolean ofFamily) {
    this.type = type;
    this.ofFamily = ofFamily;
    this.skipsUnknown = reading.skipsUnknown();
    this.languages = Languages.of(type);
    this.generated = GeneratedClasses.formOf(type);
    this.own =
        OwnMapper.create(ObjectMapper.class)
            .map(ObjectMapper::reader)
            .map(reader -> skipsUnknown ? reader.without(FAIL_ON_UNKNOWN_PROPERTIES) : reader)
            .map(this::reader)
            .or(() -> OwnMapper.reader(type, skipsUnknown))
            .filter(mapper -> !ofFamily);
    this.reader = reader(skipsUnknown);
  }

  private OwnMapper.Reader reader(boolean skipping) {
    return generated
        .<OwnMapper.Reader>map(form -> json -> form.read(json, skipping))
        .or(() -> own)
        .orElseGet(() -> reader(reference(skipping).usual().reader()));
  }

  private ReferenceMapper reference(boolean skipping) {
    return new ReferenceMapper(languages, ofFamily, skipping);
  }

  private OwnMapper.Reader reader(ObjectReader mapper) {
    return mapper.forType(mapper.getTypeFactory().constructType(type))::readValue;
  }

  /**
   * Returns a value, which is not null.
   *
   * @throws DataFileException if the part does not fit the class: with what is wrong first
   */
  Object bind(JsonParts.JsonPart part) throws DataFileException {
    Object value;
    try {
      value = reader.read(part.text());
    } catch (Exception e) {
      throw new Mistake(part, e).refusal();
    }
    if (value == null) {
      throw part.place().refusal("expected a value to measure, found null");
    }
    return value;
  }

  /**
   * Adds the first difference of each kind.
   *
   * @throws DataFileException if a part does not fit the class, or nothing of the parts is left
   *     because all fields were skipped
   */
  void check(List<JsonParts.JsonPart> parts, Findings findings) throws DataFileException {
    for (JsonParts.JsonPart part : parts) {
      bind(part);
    }
    for (Map.Entry<FindingKind, OwnMapper.Reader> reader : refusing().entrySet()) {
      for (JsonParts.JsonPart part : parts) {
        Optional<Mistake> mistake = mistake(reader.getKey(), reader.getValue(), part);
        if (mistake.isPresent()) {
          mistake.get().addTo(findings, reader.getKey());
          break;
        }
      }
    }
    if (findings.has(FindingKind.UNKNOWN) && parts.stream().allMatch(this::isEmpty)) {
      throw new DataFileException(
          "%s: -unknown=ignore leaves nothing of %s to measure; leave it out to see what is unknown"
              .formatted(parts.get(0).place().file(), type.getTypeName()));
    }
  }

  /**
   * Returns for each kind of difference a reader that refuses it and is otherwise the usual one.
   * What the user's own mapper accepts is up to the user.
   */
  private Map<FindingKind, OwnMapper.Reader> refusing() {
    Map<FindingKind, OwnMapper.Reader> readers = new EnumMap<>(FindingKind.class);
    if (generated.isEmpty() && own.isEmpty()) {
      ReferenceMapper reference = reference(skipsUnknown);
      readers.put(FindingKind.COERCED, reader(reference.refusingCoercion().reader()));
      readers.put(FindingKind.MISSING, reader(reference.refusingMissing().reader()));
      if (!languages.isEmpty()) {
        readers.put(FindingKind.DEFAULTED, reader(reference.refusingDefaults().reader()));
      }
    }
    if (skipsUnknown && (generated.isPresent() || own.isEmpty())) {
      readers.put(FindingKind.UNKNOWN, reader(false));
    }
    return readers;
  }

  private static Optional<Mistake> mistake(
      FindingKind kind, OwnMapper.Reader refusing, JsonParts.JsonPart part) {
    try {
      refusing.read(part.text());
      return Optional.empty();
    } catch (Exception e) {
      // A mapper with other settings may fail at a class that the usual one can make.
      if (e instanceof JsonProcessingException && !(e instanceof MismatchedInputException)) {
        return Optional.empty();
      }
      // A missing number is null as well.
      return Optional.of(new Mistake(part, e))
          .filter(mistake -> kind != FindingKind.COERCED || !mistake.isMissing());
    }
  }

  /** Returns whether a part becomes the same as an object without fields. */
  private boolean isEmpty(JsonParts.JsonPart part) {
    try {
      Object value = reader.read(part.text());
      Object empty = reader.read("{}");
      return generated.isPresent()
          ? value.equals(empty)
          : DeepEquality.difference(empty, value).isEmpty();
    } catch (Exception e) {
      return false; // An object without fields lacks some that are required.
    }
  }
}
