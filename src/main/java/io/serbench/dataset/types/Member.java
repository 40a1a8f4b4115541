package io.serbench.dataset.types;

import java.util.List;
import java.util.function.Supplier;

/**
 * Kinds of members that users' classes have, each with values of a class that has nothing else.
 * Those that may end a JVM come last.
 */
public enum Member {
  RECORD("record", () -> new Product("kettle", 12)),
  NESTED_RECORD("nested", Members::shelf),
  /** Fields of a sealed interface, with values of two classes. */
  SEALED("sealed", Members::payments),
  /** As SEALED, with the annotations that tell libraries the classes. */
  ANNOTATED("annotated", () -> AnnotatedValues.load().member()),
  /** Values of a sealed interface, of two classes. */
  ROOT("root", Members::roots),
  /** As ROOT, with the annotations that tell libraries the classes. */
  ANNOTATED_ROOT("annotated-root", Members::annotatedRoots),
  ENUM("enum", Members::season),
  DATE("date", Members::dates),
  INSTANT("instant", Members::instants),
  DURATION("duration", Members::duration),
  DECIMAL("decimal", Members::decimals),
  UUID("uuid", Members::uuid),
  OPTIONAL("optional", Members::optionals),
  ARRAY("array", Members::arrays),
  /** Lists and a set, of strings, numbers and beans. */
  COLLECTION("collection", Members::collections),
  /** As COLLECTION, made by {@code List.of} and {@code Set.of}. */
  IMMUTABLE("immutable", Members::immutableCollections),
  /** A map whose keys are strings. */
  MAP("map", Members::map),
  /** A map whose keys are numbers. */
  KEY("key", Members::numberKeys),
  /** A {@code HashMap} whose keys are of an enum. */
  ENUM_KEY("enum-key", Members::enumKeys),
  ENUM_MAP("enum-map", Members::enumMap),
  GENERIC("generic", Members::generics),
  /** Public fields without accessors. */
  FIELDS("fields", Members::onlyFields),
  /** Private fields with accessors. */
  ACCESSORS("accessors", Members::onlyAccessors),
  /** Private final fields, and no constructor without parameters. */
  FINAL("final", () -> new Unchangeable("kettle", 12)),
  INHERITED("inherited", Members::employee),
  SUBCLASS("subclass", Members::subclass),
  NULL("null", Members::nulls),
  /** Two references to one object, which must remain one. */
  SHARED("shared", Members::shared),
  CYCLE("cycle", Members::ring);

  private final String word;

  @SuppressWarnings("ImmutableEnumChecker") // A function without state.
  private final Supplier<Sample> maker;

  /**
   * Values of a type.
   *
   * @param type their declared type
   * @param all one or more values
   */
  public record Sample(Class<?> type, List<?> all) {
    public Sample {
      all = List.copyOf(all);
    }

    private static Sample of(Object made) {
      return made instanceof Sample sample ? sample : new Sample(made.getClass(), List.of(made));
    }
  }

  Member(String word, Supplier<?> maker) {
    this.word = word;
    this.maker = () -> Sample.of(maker.get());
  }

  /** Returns the kind in one word, for tables. */
  public String word() {
    return word;
  }

  /** Returns new values. */
  public Sample sample() {
    return maker.get();
  }
}
