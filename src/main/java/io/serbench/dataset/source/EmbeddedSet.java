package io.serbench.dataset.source;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.Cargo;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.family.EmbeddedData;
import io.serbench.dataset.family.EmbeddedLine;
import io.serbench.dataset.family.Family;
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
    if (family.isPresent()) {
      return DatasetSource.embedded(name, family.get().type());
    }
    Bytes json = Bytes.of(EmbeddedData.bytes(name));
    Recipe recipe = new Recipe.JsonFile(OwnType.JSON, "serbench", json, FileReading.DEFAULT);
    return new DatasetSource(name, OwnType.JSON, recipe);
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

  /** Returns what the data set contains, or its family's data sets do, in a few words. */
  public String about() {
    return EmbeddedLine.of(name)
        .about()
        .orElseGet(() -> EmbeddedLine.of(Datasets.family(name)).about().orElseThrow());
  }

  /**
   * Returns its length as JSON without blanks, in bytes; empty if JSON cannot express it. A test
   * verifies it, because drawing a large value takes a second.
   */
  public OptionalLong jsonBytes() {
    return EmbeddedLine.of(name).jsonBytes();
  }
}
