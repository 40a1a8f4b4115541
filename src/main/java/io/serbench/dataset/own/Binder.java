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
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Binds parts of a file to a class, or finds out how they differ from it. Of a generated class, its
 * library does so.
 */
final class Binder {
  private final Type type;
  private final FileReading reading;
  private final Optional<GeneratedClasses.Form> generated;
  private final Tally tally;
  private final ObjectReader plain;

  /** Empty where the mapper is the user's: what it puts up with is their affair. */
  private final Optional<ObjectReader> counting;

  private boolean anyKnown;

  /**
   * Creates one that has bound nothing yet.
   *
   * @param ofFamily as of {@link Tally}
   */
  Binder(Type type, FileReading reading, boolean ofFamily) {
    this.type = type;
    this.reading = reading;
    this.generated = GeneratedClasses.formOf(type);
    this.tally = new Tally(ofFamily);
    Optional<ObjectMapper> own = ofFamily ? Optional.empty() : OwnMapper.create();
    this.plain = reader(own.orElseGet(() -> ReferenceMapper.create(reading)));
    this.counting =
        own.isPresent()
            ? Optional.empty()
            : Optional.of(reader(ReferenceMapper.counting(tally, ofFamily, reading)));
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
    return generated.isPresent()
        ? generated.get().read(part.text(), reading.skipsUnknown())
        : plain.readValue(part.text());
  }

  /**
   * Finds all that differs but is put up with.
   *
   * @throws DataFileException where the part does not fit: with what is wrong first
   */
  void check(JsonParts.Part part, Findings findings) throws DataFileException {
    try {
      Object value = value(part, findings.refused());
      if (value == null) {
        Place place = new Place(part.line(), part.column(), part.path());
        throw Mistake.refusal(findings.file(), place, "expected a value to measure, found null");
      }
      if (generated.isPresent() && reading.skipsUnknown()) {
        findSkipped(generated.get(), value, part, findings);
      }
      anyKnown |= tally.anyKnown();
      for (Map.Entry<Kind, Long> each : Map.copyOf(tally.counts()).entrySet()) {
        findings.add(each.getKey(), each.getValue());
        if (findings.lacks(each.getKey())) {
          findFirst(each.getKey(), part, findings);
        }
      }
    } catch (IOException e) {
      throw Mistake.of(findings.file(), part, e);
    }
  }

  /** A library does not say what it skips, but what it would not read otherwise. */
  private void findSkipped(
      GeneratedClasses.Form form, Object value, JsonParts.Part part, Findings findings)
      throws DataFileException {
    try {
      form.read(part.text(), false);
      anyKnown = true;
    } catch (IOException e) {
      findings.add(Kind.CUT, Mistake.place(part, e), "");
      anyKnown |= !isEmpty(form, value);
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
  private void findFirst(Kind kind, JsonParts.Part part, Findings findings) throws IOException {
    try {
      value(part, EnumSet.of(kind));
    } catch (Tally.Refused e) {
      findings.first(
          kind, new Places(part).of(Mistake.pointer(e), kind != Kind.MISSING).place(), e.brief());
    }
  }

  private Object value(JsonParts.Part part, Set<Kind> refused) throws IOException {
    if (generated.isPresent() || counting.isEmpty()) {
      return bind(part);
    }
    tally.clear(refused);
    return counting.get().readValue(part.text());
  }

  /** Returns whether all fields of all parts were skipped, so that there is nothing to measure. */
  boolean skippedAll(Findings findings) {
    return !anyKnown && !(findings.lacks(Kind.UNKNOWN) && findings.lacks(Kind.CUT));
  }
}
