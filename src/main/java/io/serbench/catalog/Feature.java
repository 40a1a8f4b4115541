package io.serbench.catalog;

import java.util.Optional;

/**
 * What a row can do beyond its other tags, or leaves undone. Those with a check come from recorded
 * verdicts only, whatever a row's definition says: of {@code check types}, {@code evolution},
 * {@code jdk}, {@code versions} and {@code hostile}, and of the trials in other languages. Each
 * round trip and a test observe laziness.
 */
public enum Feature {
  VERSIONING_BACKWARD_COMPATIBLE(
      "evolution", "new code, with a field added or removed, reads old data"),
  VERSIONING_FORWARD_COMPATIBLE("evolution", "old code reads data with a field added or removed"),
  VERSIONING_MISMATCH_DETECTION(
      "evolution", "after some changes, refuses data that it cannot read correctly"),
  CONTAINS_SCHEMA("evolution", "the data contain field names"),
  SHARED_REFERENCES("evolution", "two references to one object still do"),
  CYCLES("evolution", "an object that refers to itself comes back"),
  NULLS("evolution", "null comes back as null"),
  UNICODE("evolution", "non-ASCII strings, surrogate pairs included"),
  CACHES_VALUES("evolution", "deser reuses what it decoded before"),
  RECORDS("types", "records, and records within records"),
  SEALED_TYPES("types", "sealed types, with annotations if need be"),
  JAVA_TIME("types", "Instant, LocalDate, Duration and the like"),
  BIG_DECIMAL("types", "BigDecimal and BigInteger, to the last digit"),
  OPTIONAL("types", "Optional, present and empty"),
  MAPS("types", "maps keyed by strings, numbers and enums"),
  GENERICS("types", "fields of generic classes"),
  SUBCLASSES("types", "a value of a subclass keeps its class"),
  FINAL_FIELDS("types", "final fields, which only the constructor sets"),
  KOTLIN("types", "Kotlin: defaults, null, value classes"),
  SCALA("types", "Scala: defaults, Option, collections, Map"),
  NO_UNSAFE("jdk", "works without sun.misc.Unsafe and its like"),
  JDK_25("jdk", "works on JDK 25"),
  STABLE_WIRE("versions", "versions of one major read each other's bytes"),
  BOUNDED_ALLOCATION("hostile", "hostile messages cost little memory"),
  BOUNDED_TIME("hostile", "hostile messages cost little time"),
  SURVIVES_DEPTH("hostile", "deep messages do not overflow the stack"),
  NO_FOREIGN_CLASSES("hostile", "bytes cannot name other classes"),
  USABLE_AFTER_ERROR("hostile", "reads good messages after hostile ones"),
  PYTHON(Recorded.LANGUAGES, "Python reads most data sets tried"),
  JAVASCRIPT(Recorded.LANGUAGES, "JavaScript reads most data sets tried"),
  GO(Recorded.LANGUAGES, "Go reads most data sets tried"),
  RUST(Recorded.LANGUAGES, "Rust reads most data sets tried"),
  CPP(Recorded.LANGUAGES, "C++ reads most data sets tried"),
  LAZY("deser decodes no field, so compare roundtrip"),
  LAZY_STRINGS("deser leaves strings as bytes until they are read, so compare roundtrip"),
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

  /** Returns whether the feature is that another language reads the row's bytes. */
  public boolean isLanguage() {
    return check.filter(Recorded.LANGUAGES::equals).isPresent();
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
