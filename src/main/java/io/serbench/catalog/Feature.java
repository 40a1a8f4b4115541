package io.serbench.catalog;

import java.util.Optional;

/**
 * What else a row can do, or leaves undone. All but the last are seen, not claimed: most by {@code
 * check types}, {@code evolution}, {@code jdk}, {@code versions} and {@code hostile}, which try
 * them; laziness by each round trip and by a test.
 */
public enum Feature {
  /** New code reads old data. */
  VERSIONING_BACKWARD_COMPATIBLE(
      "evolution", "new code, with a field added or removed, reads old data"),
  /** Old code reads new data. */
  VERSIONING_FORWARD_COMPATIBLE("evolution", "old code reads data with a field added or removed"),
  /** Data of another version are refused. */
  VERSIONING_MISMATCH_DETECTION(
      "evolution", "after some changes, refuses data that it cannot read correctly"),
  /** The data carry the names of their fields. */
  CONTAINS_SCHEMA("evolution", "the data contain field names"),
  /** Two references to one object come back as such. */
  SHARED_REFERENCES("evolution", "two references to one object still refer to one object"),
  /** An object that refers to itself comes back. */
  CYCLES("evolution", "an object that refers to itself comes back"),
  /** What is null comes back as null. */
  NULLS("evolution", "null comes back as null"),
  /** Texts beyond ASCII come back. */
  UNICODE("evolution", "non-ASCII strings, surrogate pairs included"),
  /** What it decoded once it gives out again. */
  CACHES_VALUES("evolution", "deser reuses strings or objects that it decoded before"),
  /** Records, within records, too. */
  RECORDS("types", "records, and records within records"),
  /** A sealed type's values keep their classes. */
  SEALED_TYPES("types", "values of sealed types keep their classes; some rows need annotations"),
  /** What users take from {@code java.time}. */
  JAVA_TIME("types", "Instant, LocalDate, Duration and the like"),
  /** Numbers that no primitive type holds. */
  BIG_DECIMAL("types", "BigDecimal and BigInteger, to the last digit"),
  /** What may be absent. */
  OPTIONAL("types", "Optional, present and empty"),
  /** Maps, from whatever. */
  MAPS("types", "maps keyed by strings, numbers and enum constants"),
  /** Classes with parameters. */
  GENERICS("types", "fields of generic classes"),
  /** A value of a subclass of what is declared. */
  SUBCLASSES("types", "a value of a subclass keeps its class"),
  /** Only the constructor fills it. */
  FINAL_FIELDS("types", "final fields, which only the constructor sets"),
  /** It works where the JVM lets nobody use {@code sun.misc.Unsafe}, and does not try to. */
  NO_UNSAFE("jdk", "works without sun.misc.Unsafe, and never tries to use it"),
  /** Versions of its library with the same major version read each other's bytes. */
  STABLE_WIRE(
      "versions", "versions of its library read each other's bytes, within the major version"),
  /** No hostile message made it allocate much. */
  BOUNDED_ALLOCATION("hostile", "hostile messages cost little memory"),
  /** No hostile message kept it busy. */
  BOUNDED_TIME("hostile", "hostile messages cost little time"),
  /** No message is too deep. */
  SURVIVES_DEPTH("hostile", "deep messages do not overflow the stack"),
  /** Bytes do not choose classes. */
  NO_FOREIGN_CLASSES("hostile", "bytes cannot name other classes"),
  /** What refused a message reads the next. */
  USABLE_AFTER_ERROR("hostile", "reads good messages after hostile ones"),
  /** What is decoded needs the encoded message: fields are read from it when they are asked for. */
  LAZY("deser creates an accessor and decodes no field, so compare roundtrip"),
  /** What is decoded holds strings as bytes: each is decoded when it is asked for. */
  LAZY_STRINGS("deser leaves strings as bytes until they are read, so compare roundtrip"),
  /** The type carries annotations of the library. */
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

  /** Returns the word of the check that finds it; empty for a feature that rows only claim. */
  Optional<String> check() {
    return check;
  }

  /** What it says of a row. */
  public String meaning() {
    return meaning;
  }

  /** Whether it is about data of other versions of a type. */
  public boolean isVersioning() {
    return this == VERSIONING_BACKWARD_COMPATIBLE
        || this == VERSIONING_FORWARD_COMPATIBLE
        || this == VERSIONING_MISMATCH_DETECTION;
  }

  /** Whether it leaves to {@code restore} what other rows do in {@code deserialize}. */
  boolean isLaziness() {
    return this == LAZY || this == LAZY_STRINGS;
  }
}
