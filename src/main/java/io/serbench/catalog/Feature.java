package io.serbench.catalog;

/**
 * What else a row can do, or leaves undone. All but the last are seen, not claimed: most by {@code
 * verify -evolution}, {@code -types} and {@code -future}, which try them; laziness by each round
 * trip and by a test.
 */
public enum Feature {
  /** New code reads old data. */
  VERSIONING_BACKWARD_COMPATIBLE("code with a field more, and with one less, reads old data"),
  /** Old code reads new data. */
  VERSIONING_FORWARD_COMPATIBLE("old code reads data with a field more, and with one less"),
  /** Data of another version are refused. */
  VERSIONING_MISMATCH_DETECTION("what is not read rightly after a change is refused; some is"),
  /** The data carry the names of their fields. */
  CONTAINS_SCHEMA("the data hold the names of their fields"),
  /** Two references to one object come back as such. */
  SHARED_REFERENCES("two references to one object come back so"),
  /** An object that refers to itself comes back. */
  CYCLES("an object that refers to itself comes back"),
  /** What is null comes back as null. */
  NULLS("null comes back as null"),
  /** Texts beyond ASCII come back. */
  UNICODE("texts beyond ASCII come back, surrogate pairs too"),
  /** What it decoded once it gives out again. */
  CACHES_VALUES("deser gives out strings or objects that it decoded before"),
  /** Records, within records, too. */
  RECORDS("records, and records within records"),
  /** A sealed type's values keep their classes. */
  SEALED_TYPES("values of sealed types keep their classes; some rows need annotations"),
  /** What users take from {@code java.time}. */
  JAVA_TIME("Instant, LocalDate, Duration and the like"),
  /** Numbers that no primitive type holds. */
  BIG_DECIMAL("BigDecimal and BigInteger to the last digit"),
  /** What may be absent. */
  OPTIONAL("Optional, with a value and without"),
  /** Maps, from whatever. */
  MAPS("maps by texts, by numbers and by an enum"),
  /** Classes with parameters. */
  GENERICS("values of generic classes"),
  /** A value of a subclass of what is declared. */
  SUBCLASSES("a subclass of what is declared stays so"),
  /** Only the constructor fills it. */
  FINAL_FIELDS("classes that only their constructor fills"),
  /** It works where the JVM lets nobody use {@code sun.misc.Unsafe}, and does not try to. */
  NO_UNSAFE("works without sun.misc.Unsafe, and does not ask the JVM for it"),
  /** What is decoded needs the encoded message: fields are read from it when they are asked for. */
  LAZY("deser makes an accessor and decodes no field, so compare roundtrip"),
  /** What is decoded holds strings as bytes: each is decoded when it is asked for. */
  LAZY_STRINGS("deser leaves strings as bytes until they are read, so compare roundtrip"),
  /** The type carries annotations of the library. */
  OPTIMIZATION_BY_ANNOTATION("the type carries annotations of the library");

  private final String meaning;

  Feature(String meaning) {
    this.meaning = meaning;
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
