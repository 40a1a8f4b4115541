package io.serbench.dataset.types;

import java.util.List;
import java.util.function.Supplier;

/**
 * A kind of member that users' classes have, with a class that has nothing else; those that may end
 * a JVM come last.
 */
public enum Member {
  RECORD("record", "a record", () -> new Product("kettle", 12)),
  NESTED_RECORD("nested", "a record within a record", Members::shelf),
  SEALED("sealed", "fields of a sealed interface, of two classes", Members::payments),
  ANNOTATED(
      "annotated",
      "the same, with the annotations by which libraries are told the classes",
      () -> AnnotatedValues.load().member()),
  ROOT("root", "values of a sealed interface, of two classes", Members::roots),
  ANNOTATED_ROOT(
      "annotated-root",
      "the same, with the annotations by which libraries are told the classes",
      Members::annotatedRoots),
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
  KEY("key", "a map from numbers to texts", Members::numberKeys),
  ENUM_KEY("enum-key", "a map from an enum to texts", Members::enumKeys),
  ENUM_MAP("enum-map", "the same, an EnumMap", Members::enumMap),
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
  private final Supplier<Sample> maker;

  /**
   * Sample of a type.
   *
   * @param type what they are declared as
   * @param all one or more, of which each is of that type
   */
  public record Sample(Class<?> type, List<?> all) {
    public Sample {
      all = List.copyOf(all);
    }

    private static Sample of(Object made) {
      return made instanceof Sample sample ? sample : new Sample(made.getClass(), List.of(made));
    }
  }

  Member(String word, String meaning, Supplier<?> maker) {
    this.word = word;
    this.meaning = meaning;
    this.maker = () -> Sample.of(maker.get());
  }

  /** In one word, for tables. */
  public String word() {
    return word;
  }

  /** What it is. */
  public String meaning() {
    return meaning;
  }

  /** New values. */
  public Sample sample() {
    return maker.get();
  }
}
