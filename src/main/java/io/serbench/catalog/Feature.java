package io.serbench.catalog;

import java.util.Optional;

/**
 * What a row can do beyond its other tags, or leaves undone. All but the last are observed rather
 * than claimed: most by {@code check types}, {@code evolution}, {@code jdk}, {@code versions} and
 * {@code hostile}, laziness by each round trip and by a test.
 */
public enum Feature {
  /** New code reads old data. */
  VERSIONING_BACKWARD_COMPATIBLE(
      "evolution", "new code, with a field added or removed, reads old data"),
  /** Old code reads new data. */
  VERSIONING_FORWARD_COMPATIBLE("evolution", "old code reads data with a field added or removed"),
  /** Data of another version that would be read wrongly are refused, at least for some changes. */
  VERSIONING_MISMATCH_DETECTION(
      "evolution", "after some changes, refuses data that it cannot read correctly"),
  /** The data contain the names of their fields. */
  CONTAINS_SCHEMA("evolution", "the data contain field names"),
  /** Two references to one object still refer to one object afterwards. */
  SHARED_REFERENCES("evolution", "two references to one object still refer to one object"),
  /** An object that refers to itself comes back. */
  CYCLES("evolution", "an object that refers to itself comes back"),
  /** Null comes back as null. */
  NULLS("evolution", "null comes back as null"),
  /** Non-ASCII strings come back. */
  UNICODE("evolution", "non-ASCII strings, surrogate pairs included"),
  /** Deserialization reuses strings or objects that it decoded before. */
  CACHES_VALUES("evolution", "deser reuses strings or objects that it decoded before"),
  /** Records come back, and records within records. */
  RECORDS("types", "records, and records within records"),
  /** Values of sealed types keep their classes. */
  SEALED_TYPES("types", "values of sealed types keep their classes; some rows need annotations"),
  /** Values of the usual {@code java.time} classes come back. */
  JAVA_TIME("types", "Instant, LocalDate, Duration and the like"),
  /** {@code BigDecimal} and {@code BigInteger} come back, to the last digit. */
  BIG_DECIMAL("types", "BigDecimal and BigInteger, to the last digit"),
  /** {@code Optional} comes back, present and empty. */
  OPTIONAL("types", "Optional, present and empty"),
  /** Maps come back, whether their keys are strings, numbers or enum constants. */
  MAPS("types", "maps keyed by strings, numbers and enum constants"),
  /** Fields of generic classes come back. */
  GENERICS("types", "fields of generic classes"),
  /** A value of a subclass of the declared type keeps its class. */
  SUBCLASSES("types", "a value of a subclass keeps its class"),
  /** Final fields come back, which only a constructor can set. */
  FINAL_FIELDS("types", "final fields, which only the constructor sets"),
  /** Works in a JVM that denies {@code sun.misc.Unsafe}, and does not try to use it. */
  NO_UNSAFE("jdk", "works without sun.misc.Unsafe, and never tries to use it"),
  /** Releases of the library within one major version read each other's bytes. */
  STABLE_WIRE(
      "versions", "versions of its library read each other's bytes, within the major version"),
  /** No hostile message that was tried made the row allocate much memory. */
  BOUNDED_ALLOCATION("hostile", "hostile messages cost little memory"),
  /** No hostile message that was tried kept the row busy for long. */
  BOUNDED_TIME("hostile", "hostile messages cost little time"),
  /** Deeply nested messages do not overflow the stack. */
  SURVIVES_DEPTH("hostile", "deep messages do not overflow the stack"),
  /** Messages cannot name classes other than the expected ones. */
  NO_FOREIGN_CLASSES("hostile", "bytes cannot name other classes"),
  /** After refusing a message, a serializer reads the next one correctly. */
  USABLE_AFTER_ERROR("hostile", "reads good messages after hostile ones"),
  /**
   * Deserialization decodes no field: the object reads them from the message when they are asked
   * for.
   */
  LAZY("deser creates an accessor and decodes no field, so compare roundtrip"),
  /** Decoded objects hold strings as bytes, and decode each when it is asked for. */
  LAZY_STRINGS("deser leaves strings as bytes until they are read, so compare roundtrip"),
  /** The type has annotations of the library. */
  OPTIMIZATION_BY_ANNOTATION("the type carries the library's annotations");

  private final Optional<String> check;
  private final String meaning;

  Feature(String meaning) {
    this.check = Optional.empty();
    this.meaning = meaning;
  }

  Feature(String check, String meaning) {
    this.check = Optional.of(check);
    this.meaning = meaning;
  }

  /** Returns the name of the check that observes the feature; empty if no check does. */
  Optional<String> check() {
    return check;
  }

  /** Returns what the feature means for a row, as help prints it. */
  public String meaning() {
    return meaning;
  }

  /** Returns whether the feature is about data of other versions of a type. */
  public boolean isVersioning() {
    return this == VERSIONING_BACKWARD_COMPATIBLE
        || this == VERSIONING_FORWARD_COMPATIBLE
        || this == VERSIONING_MISMATCH_DETECTION;
  }

  /** Returns whether the row leaves to {@code restore} what others do in {@code deserialize}. */
  boolean isLaziness() {
    return this == LAZY || this == LAZY_STRINGS;
  }
}
