package io.serbench.dataset.types;

import java.util.function.Supplier;

/**
 * A kind of member that users' classes have, with a class that has nothing else; those that may end
 * a JVM come last.
 */
public enum Member {
  RECORD("record", "a record", () -> new Product("kettle", 12)),
  NESTED_RECORD("nested", "a record within a record", Members::shelf),
  SEALED("sealed", "a sealed interface with two classes", Members::payments),
  ENUM("enum", "an enum", Members::season),
  DATE("date", "LocalDate and LocalDateTime", Members::dates),
  INSTANT("instant", "Instant and OffsetDateTime", Members::instants),
  DURATION("duration", "Duration", Members::duration),
  DECIMAL("decimal", "BigDecimal and BigInteger", Members::decimals),
  UUID("uuid", "UUID", Members::uuid),
  OPTIONAL("optional", "Optional, with a value and without", Members::optionals),
  ARRAY("array", "int[], String[] and int[][]", Members::arrays),
  COLLECTION("collection", "lists and a set, of texts, numbers and beans", Members::collections),
  IMMUTABLE("immutable", "the same, made by List.of and Set.of", Members::immutableCollections),
  MAP("map", "a map from texts to numbers", Members::map),
  KEY("key", "maps whose keys are numbers, or an enum's", Members::keys),
  GENERIC("generic", "a generic class of ours", Members::generics),
  FIELDS("fields", "public fields without accessors", Members::onlyFields),
  ACCESSORS("accessors", "private fields with accessors", Members::onlyAccessors),
  FINAL(
      "final",
      "private final fields, and no constructor without parameters",
      () -> new Unchangeable("kettle", 12)),
  INHERITED("inherited", "fields of a superclass", Members::employee),
  SUBCLASS("subclass", "a field whose value is of a subclass", Members::subclass),
  NULL("null", "null for a text, a number, a list and a bean", Members::nulls),
  SHARED("shared", "two references to one object, which stay so", Members::shared),
  CYCLE("cycle", "an object that is reached from itself", Members::ring);

  private final String word;
  private final String meaning;

  @SuppressWarnings("ImmutableEnumChecker") // A function without state.
  private final Supplier<?> maker;

  Member(String word, String meaning, Supplier<?> maker) {
    this.word = word;
    this.meaning = meaning;
    this.maker = maker;
  }

  /** In one word, for tables. */
  public String word() {
    return word;
  }

  /** What it is. */
  public String meaning() {
    return meaning;
  }

  /** A new value. */
  public Object value() {
    return maker.get();
  }
}
