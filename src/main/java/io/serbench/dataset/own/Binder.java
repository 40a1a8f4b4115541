package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.Findings.Kind;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Optional;

/**
 * Binds parts of a file to a class, or finds out how they differ from it. Of a generated class, its
 * library does so.
 */
final class Binder {
  private final Type type;
  private final FileReading reading;
  private final Optional<GeneratedClasses.Form> generated;
  private final Findings findings;
  private final OwnMapper.Reader plain;

  /** Empty where the mapper is the user's: what it puts up with is their affair. */
  private final Optional<ObjectReader> counting;

  /**
   * Creates one that has bound nothing yet.
   *
   * @param findings gets how parts differ from the class
   */
  Binder(Type type, FileReading reading, Findings findings) {
    this.type = type;
    this.reading = reading;
    this.generated = GeneratedClasses.formOf(type);
    this.findings = findings;
    Optional<OwnMapper.Reader> own = findings.ofFamily() ? Optional.empty() : own();
    this.plain = own.orElseGet(() -> reader(ReferenceMapper.create(reading))::readValue);
    this.counting =
        own.isPresent()
            ? Optional.empty()
            : Optional.of(reader(ReferenceMapper.counting(findings, reading)));
  }

  private Optional<OwnMapper.Reader> own() {
    return OwnMapper.create(ObjectMapper.class)
        .<OwnMapper.Reader>map(mapper -> reader(mapper)::readValue)
        .or(() -> OwnMapper.reader(type, reading.skipsUnknown()));
  }

  private ObjectReader reader(ObjectMapper mapper) {
    ObjectReader reader = mapper.readerFor(mapper.constructType(type));
    return reading.skipsUnknown()
        ? reader.without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        : reader;
  }

  /**
   * Returns the value; null where the part is.
   *
   * @throws IOException where it does not fit
   */
  Object bind(JsonParts.Part part) throws IOException {
    if (generated.isPresent()) {
      return generated.get().read(part.text(), reading.skipsUnknown());
    }
    try {
      return plain.read(part.text());
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      // Other libraries than Jackson 2 throw exceptions of their own.
      throw new IOException(String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * Finds all that differs but is put up with.
   *
   * @throws DataFileException where the part does not fit: with what is wrong first
   */
  void check(JsonParts.Part part) throws DataFileException {
    try {
      Object value = value(part);
      if (value == null) {
        Place place = new Place(part.line(), part.column(), part.path());
        throw Mistake.refusal(findings.file(), place, "expected a value to measure, found null");
      }
      if (generated.isPresent() && reading.skipsUnknown()) {
        findSkipped(generated.get(), value, part);
      }
      for (Kind kind : findings.unplaced()) {
        findFirst(kind, part);
      }
    } catch (IOException e) {
      throw Mistake.of(findings.file(), part, e);
    }
  }

  /** A library does not say what it skips, but what it would not read otherwise. */
  private void findSkipped(GeneratedClasses.Form form, Object value, JsonParts.Part part)
      throws DataFileException {
    try {
      form.read(part.text(), false);
      findings.foundKnown();
    } catch (IOException e) {
      findings.add(Kind.CUT, Mistake.place(part, e), "");
      if (!isEmpty(form, value)) {
        findings.foundKnown();
      }
    }
  }

  private static boolean isEmpty(GeneratedClasses.Form form, Object value) {
    try {
      return value.equals(form.read("{}", true));
    } catch (IOException e) {
      return false; // Some fields are required, and are there.
    }
  }

  /** Only an exception has the path of what is read, so that the part is read again for one. */
  private void findFirst(Kind kind, JsonParts.Part part) throws IOException {
    findings.seek(Optional.of(kind));
    try {
      value(part);
    } catch (Findings.Refused e) {
      findings.first(
          kind, new Places(part).of(Mistake.pointer(e), kind != Kind.MISSING).place(), e.brief());
    } finally {
      findings.seek(Optional.empty());
    }
  }

  private Object value(JsonParts.Part part) throws IOException {
    return generated.isPresent() || counting.isEmpty()
        ? bind(part)
        : counting.get().readValue(part.text());
  }
}
