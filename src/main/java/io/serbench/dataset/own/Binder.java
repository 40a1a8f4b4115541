package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.Findings.Finding;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.Set;

/**
 * Binds parts of a file to a class, or finds out how they differ from it. Of a generated class, its
 * library does so.
 */
final class Binder {
  private static final int LONGEST_MESSAGE = 300;

  private final Type type;
  private final FileReading reading;
  private final Mistakes mistakes;
  private final Optional<GeneratedClasses.Form> generated;
  private final Optional<ObjectMapper> own;
  private final ObjectReader plain;
  private Optional<ObjectReader> resuming = Optional.empty();

  /**
   * Binds nothing yet.
   *
   * @param ofFamily as of {@link Mistakes}
   */
  Binder(Type type, FileReading reading, boolean ofFamily) {
    this.type = type;
    this.reading = reading;
    this.mistakes = new Mistakes(reading, ofFamily);
    this.generated = GeneratedClasses.formOf(type);
    this.own = ofFamily ? Optional.empty() : OwnMapper.create();
    this.plain = reader(own.orElseGet(() -> ReferenceMapper.create(reading)));
  }

  private ObjectReader reader(ObjectMapper mapper) {
    ObjectReader reader = mapper.readerFor(mapper.constructType(type));
    return reading.skipsUnknown()
        ? reader.without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        : reader;
  }

  /**
   * The value; null where the part is.
   *
   * @throws IOException where it does not fit
   */
  Object bind(JsonParts.Part part) throws IOException {
    return generated.isPresent()
        ? generated.get().read(part.text(), reading.skipsUnknown())
        : plain.readValue(part.text());
  }

  /**
   * Finds all that differs. Jackson stops at the first mistake and says nothing of what it coerces,
   * so that the part is read a second time, by a mapper that takes all of it down and goes on.
   */
  void check(JsonParts.Part part, Findings findings) throws IOException {
    if (generated.isPresent()) {
      checkGenerated(part, findings);
      return;
    }
    mistakes.clear();
    Optional<JsonProcessingException> refusal = Optional.empty();
    try {
      if (bind(part) == null) {
        findings.add(
            Finding.wrong("expected a value to measure, found null"),
            new Place(part.line(), part.column(), part.path()));
        return;
      }
    } catch (JsonProcessingException e) {
      refusal = Optional.of(e);
    }
    if (own.isPresent()) {
      // What it puts up with is the user's affair.
      refusal.ifPresent(mistakes::add);
      mistakes.addTo(findings, part);
      return;
    }
    try {
      if (resuming.isEmpty()) {
        resuming = Optional.of(reader(ReferenceMapper.resuming(mistakes, reading)));
      }
      resuming.get().readValue(part.text());
    } catch (JsonProcessingException e) {
      mistakes.add(e);
    }
    if (refusal.isPresent() && mistakes.refusals() == 0) {
      mistakes.add(refusal.get());
    }
    mistakes.addTo(findings, part);
  }

  /** Of libraries, the first mistake has to do. */
  private void checkGenerated(JsonParts.Part part, Findings findings) {
    try {
      bind(part);
    } catch (Misfit e) {
      findings.add(e.finding(), new Places(part).of(Set.of(e.place())).get(e.place()));
    } catch (IOException e) {
      findings.add(
          Finding.wrong(Findings.oneLine(e.getMessage(), LONGEST_MESSAGE)),
          new Place(part.line(), part.column(), part.path()));
    }
  }
}
