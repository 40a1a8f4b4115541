package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.serbench.dataset.JsonProblems;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Optional;

/**
 * Binds parts of a file to a class, and takes down what does not fit. A part that fits is read
 * once. Jackson stops at the first mistake, so that a part with one is read a second time, by a
 * mapper that takes every mistake down and goes on.
 */
final class Binder {
  private final Type type;
  private final JsonProblems problems;
  private final ObjectReader strict;
  private final Mistakes mistakes = new Mistakes();
  private Optional<ObjectReader> resuming = Optional.empty();

  Binder(Type type, JsonProblems problems) {
    this.type = type;
    this.problems = problems;
    this.strict = reader(ReferenceMapper.create());
  }

  private ObjectReader reader(ObjectMapper mapper) {
    return mapper.readerFor(mapper.constructType(type));
  }

  /** The value; empty where it has problems, which are taken down, or is null. */
  Optional<Object> bind(JsonParts.Part part) throws IOException {
    try {
      Object value = strict.readValue(part.text());
      if (value == null) {
        problems.add(part.line(), part.column(), "", "null is nothing to measure; remove it");
      }
      return Optional.ofNullable(value);
    } catch (JsonProcessingException first) {
      find(part, first);
      return Optional.empty();
    }
  }

  /**
   * Takes down all that is wrong with a part.
   *
   * @param first what Jackson stopped at, for the case that the second reading finds nothing
   */
  private void find(JsonParts.Part part, JsonProcessingException first) throws IOException {
    mistakes.clear();
    try {
      if (resuming.isEmpty()) {
        resuming = Optional.of(reader(ReferenceMapper.resuming(mistakes)));
      }
      resuming.get().readValue(part.text());
    } catch (JsonProcessingException e) {
      mistakes.add(e);
    }
    if (mistakes.isEmpty()) {
      mistakes.add(first);
    }
    mistakes.addTo(problems, part);
  }
}
