package io.serbench.catalog;

import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A requirement that a user may have of a row, such as {@code cross-language}: its keyword, and a
 * test whether a row meets it. Each need is declared once, here.
 *
 * @param word the keyword, as in {@code -need=cross-language}
 * @param meaning what the need means for a row, as help prints it
 * @param test whether a row meets the need on a JDK, given as its feature version
 * @param features the features that make up the need; empty if anything else is tested
 */
public record Need(
    String word, String meaning, BiPredicate<Row, Integer> test, List<Feature> features) {
  /** The needs with their own keywords; {@link #find} also finds every {@link Feature} by name. */
  public static final List<Need> ALL =
      List.of(
          of(
              "cross-language",
              "at least two other languages were seen to read the bytes",
              row -> row.tags().features().stream().filter(Feature::isLanguage).count() > 1),
          of("human-readable", "the bytes are JSON", row -> row.tags().format() == Format.JSON),
          of(
              "evolution",
              "a field can be added or removed: new code reads old data, and old code new data",
              Feature.VERSIONING_BACKWARD_COMPATIBLE,
              Feature.VERSIONING_FORWARD_COMPATIBLE),
          of(
              "evolution-backward",
              "new code reads old data",
              Feature.VERSIONING_BACKWARD_COMPATIBLE),
          of("evolution-forward", "old code reads new data", Feature.VERSIONING_FORWARD_COMPATIBLE),
          of(
              "references",
              "shared references and cycles come back",
              Feature.SHARED_REFERENCES,
              Feature.CYCLES),
          of("records", "records come back", Feature.RECORDS),
          of("sealed", "values of sealed types keep their classes", Feature.SEALED_TYPES),
          of("dates", "java.time comes back", Feature.JAVA_TIME),
          of("decimals", "BigDecimal and BigInteger come back", Feature.BIG_DECIMAL),
          of(
              "stable-wire",
              "releases of one major version read each other's bytes",
              Feature.STABLE_WIRE),
          of(
              "untrusted",
              "no hostile message that was tried did it harm",
              Feature.BOUNDED_ALLOCATION,
              Feature.BOUNDED_TIME,
              Feature.SURVIVES_DEPTH,
              Feature.NO_FOREIGN_CLASSES,
              Feature.USABLE_AFTER_ERROR),
          of("nulls", "null comes back as null", Feature.NULLS),
          of(
              "no-schema",
              "takes classes as they are: nothing is registered, annotated or generated",
              row -> row.tags().effort() == Effort.ZERO_KNOWLEDGE),
          of(
              "no-codegen",
              "needs no code that is generated or written for a type",
              row -> row.scope().takesAnyType()),
          of(
              "no-unsafe",
              "works without sun.misc.Unsafe, and without the JDK's own",
              Feature.NO_UNSAFE),
          new Need(
              "no-flags",
              "needs no --add-opens and the like on this JDK",
              Need::isWithoutFlags,
              List.of()),
          of("jdk25", "works on JDK 25", Feature.JDK_25),
          of(
              "streaming",
              "writes values to a stream, and reads them from one",
              row -> row.scope().transports().contains(Transport.STREAM)),
          of("thread-safe", "threads may share one serializer", row -> row.scope().threadSafe()));

  /** Returns the keywords of all needs, including features that no need in {@link #ALL} renames. */
  public static List<String> words() {
    return Stream.concat(ALL.stream(), Stream.of(Feature.values()).map(Need::of))
        .map(Need::word)
        .distinct()
        .toList();
  }

  /**
   * Returns the need with a keyword or the name of a feature, in any case; empty if there is no
   * such need.
   */
  public static Optional<Need> find(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return ALL.stream()
        .filter(need -> need.word.equals(lower))
        .findFirst()
        .or(() -> TagNames.find(Feature.values(), word).map(Need::of));
  }

  /**
   * Returns the need that consists of a single feature; its keyword is the feature's name unless
   * {@link #ALL} has a shorter one.
   */
  public static Need of(Feature feature) {
    return ALL.stream()
        .filter(need -> need.features.equals(List.of(feature)))
        .findFirst()
        .orElseGet(() -> of(TagNames.word(feature), feature.meaning(), feature));
  }

  /**
   * Returns the need for one of several licences. Rows that use only the JDK always meet it.
   *
   * @param words prefixes of SPDX identifiers, in any case: {@code apache}, {@code bsd}
   */
  public static Need licence(List<String> words) {
    return of(
        "licence=" + String.join(",", words),
        "is licensed under " + String.join(" or ", words),
        row ->
            row.library().equals(LibraryInfo.JDK)
                || Stream.of(row.library().licence().split(" OR ", -1))
                    .anyMatch(licence -> words.stream().anyMatch(word -> begins(licence, word))));
  }

  /** Returns those of the need's features that are about changed types; empty if there are none. */
  public List<Feature> versioning() {
    return Stream.of(Feature.VERSIONING_BACKWARD_COMPATIBLE, Feature.VERSIONING_FORWARD_COMPATIBLE)
        .filter(features::contains)
        .toList();
  }

  /** Returns whether a row meets the need on a JDK, given its feature version: 17, 25. */
  public boolean isMet(Row row, int jdk) {
    return test.test(row, jdk);
  }

  private static Need of(String word, String meaning, Predicate<Row> test) {
    return new Need(word, meaning, (row, jdk) -> test.test(row), List.of());
  }

  private static Need of(String word, String meaning, Feature... features) {
    List<Feature> all = List.of(features);
    return new Need(word, meaning, (row, jdk) -> row.tags().features().containsAll(all), all);
  }

  private static boolean isWithoutFlags(Row row, int jdk) {
    return row.flags().forJdk(jdk).stream().noneMatch(flag -> flag.startsWith("--"));
  }

  private static boolean begins(String licence, String word) {
    return licence.toLowerCase(Locale.ROOT).startsWith(word.toLowerCase(Locale.ROOT));
  }
}
