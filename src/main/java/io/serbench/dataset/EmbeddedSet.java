package io.serbench.dataset;

import io.serbench.dataset.own.OwnType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A data set that comes with serbench, with its description. Its values are made on request.
 *
 * @param name the full name: {@code media.1}
 * @param family empty for JSON as real programs send it, without a class. It is treated like a
 *     user's JSON: rows are given maps and lists, and those that turn out to carry it are measured
 */
public record EmbeddedSet(String name, Optional<Family<?>> family) {
  /** Returns the type of the values. */
  public Cargo type() {
    return family.<Cargo>map(Family::type).orElse(OwnType.JSON);
  }

  /** Returns the type's name in lists: {@code MediaContent}. */
  public String typeName() {
    return family
        .map(known -> known.type().root().getSimpleName())
        .orElseGet(OwnType.JSON::toString);
  }

  /** Returns serbench's classes that a value consists of, the root first; none for JSON. */
  public List<Class<?>> classes() {
    return family.map(known -> known.type().classes()).orElse(List.of());
  }

  /** Returns the source that makes the data set. */
  public DatasetSource source() {
    return family
        .map(known -> DatasetSource.embedded(name, known.type()))
        .orElseGet(() -> new DatasetSource(name, OwnType.JSON, json()));
  }

  private Recipe json() {
    Bytes json = Bytes.of(EmbeddedData.bytes(name));
    return new Recipe.Json(OwnType.JSON, "serbench", json, FileReading.DEFAULT);
  }

  /**
   * Returns the text of a file that is read as this data set.
   *
   * @throws DataFileException if the values have shared references, which JSON cannot express
   */
  public String export() throws DataFileException {
    return family.isPresent()
        ? family.get().export(name)
        : new String(EmbeddedData.bytes(name), StandardCharsets.UTF_8);
  }

  /** Returns what the data set contains, in a few words. */
  public String about() {
    return AboutData.of(name).words();
  }

  /** Returns its length as JSON without blanks, in bytes; empty if JSON cannot express it. */
  public OptionalLong jsonBytes() {
    return AboutData.of(name).jsonBytes();
  }
}
