package io.serbench.site;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.site.Published.Figure;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question that people ask about serializers.
 *
 * @param word the name of its page: {@code evolution}
 * @param answered how the answer was found
 * @param docs the page of the documentation with all verdicts
 * @param met selects rows that may be in the answer
 * @param shown features that these must have, too
 * @param by the metric that the answer is sorted by; less is better
 * @param seen a column with what was seen of each row in particular
 */
record SiteQuestion(
    String word,
    String title,
    String answered,
    Docs docs,
    Predicate<Row> met,
    List<Feature> shown,
    Metric by,
    AnswerColumn seen) {
  static final int NEWEST_JDK = 25;

  static final List<SiteQuestion> ALL =
      List.of(
          new SiteQuestion(
              "smallest",
              "Which rows take the fewest bytes?",
              "Every row encodes the same values, and the bytes are counted. Sizes are exact, and"
                  + " the same on every machine; +dfl is the size after deflate. All rows that"
                  + " decode everything are in the answer.",
              new Docs("docs/data-sets.md", "Data sets"),
              row -> true,
              List.of(),
              Metrics.SIZE,
              AnswerColumn.NOTHING),
          new SiteQuestion(
              "fastest-cross-language",
              "Which are fastest, of those that other languages read?",
              "Libraries of Python, JavaScript, Go, Rust and C++ were given what rows wrote. At"
                  + " least two of these languages read most data sets of the rows below.",
              new Docs("docs/results/languages.md", "Which other languages read it?"),
              need("cross-language"),
              List.of(),
              Metrics.TOTAL,
              new AnswerColumn("Read by", (row, catalog) -> catalog.recorded().readBy(row))),
          new SiteQuestion(
              "evolution",
              "Which survive a field that is added or removed?",
              "Each row wrote values of a type, and read them in a JVM whose type had a field added"
                  + " or removed, and the other way round (check evolution). The rows below read"
                  + " all of these without an error and without a wrong value.",
              new Docs("docs/results/evolution.md", "When a type changes"),
              row -> true,
              Need.find("evolution").orElseThrow().features(),
              Metrics.TOTAL,
              features(
                  "Beyond that",
                  Feature.VERSIONING_MISMATCH_DETECTION,
                  Feature.CONTAINS_SCHEMA,
                  Feature.STABLE_WIRE)),
          new SiteQuestion(
              "untrusted",
              "Which survive hostile bytes?",
              "Each row was sent thousands of messages made to do harm (check hostile). No"
                  + " message made the rows below allocate much, keep a thread busy, overflow the"
                  + " stack, make a class that the type does not name, or fail on the next good"
                  + " message. That no harm was found does not prove that there is none; what the"
                  + " authors say counts, too.",
              new Docs("docs/results/untrusted.md", "Untrusted bytes"),
              row -> true,
              Need.find("untrusted").orElseThrow().features(),
              Metrics.TOTAL,
              new AnswerColumn(
                  "Authors say",
                  (row, catalog) -> row.library().stance().map(it -> it.word()).orElse(""))),
          new SiteQuestion(
              "types",
              "Which support records, sealed types, dates and decimals?",
              "Each row was given classes with one kind of member each, and what came back was"
                  + " compared (check types). The rows below support records, values of sealed"
                  + " types, java.time, BigDecimal and BigInteger; the column names what else was"
                  + " seen.",
              new Docs("docs/results/types.md", "Which types a row supports"),
              row -> true,
              List.of(
                  Feature.RECORDS, Feature.SEALED_TYPES, Feature.JAVA_TIME, Feature.BIG_DECIMAL),
              Metrics.TOTAL,
              features(
                  "Beyond that",
                  Feature.OPTIONAL,
                  Feature.MAPS,
                  Feature.GENERICS,
                  Feature.SUBCLASSES,
                  Feature.FINAL_FIELDS)),
          new SiteQuestion(
              "future",
              "Which will run on tomorrow's JDK?",
              "Each row was tried on a JVM that denies sun.misc.Unsafe and the reflection that"
                  + " later JDKs will deny (check jdk). The rows below never asked for Unsafe,"
                  + " and need no --add-opens on JDK 25.",
              new Docs("docs/results/future.md", "Will it run tomorrow?"),
              need("jdk25"),
              List.of(Feature.NO_UNSAFE),
              Metrics.TOTAL,
              AnswerColumn.NOTHING));

  record Docs(String file, String title) {}

  /**
   * A column of the answer.
   *
   * @param heading the heading; empty for no column
   * @param words returns the plain text for a row
   */
  record AnswerColumn(String heading, BiFunction<Row, Catalog, String> words) {
    static final AnswerColumn NOTHING = new AnswerColumn("", (row, catalog) -> "");
  }

  boolean isMet(Row row) {
    return met.test(row) && row.tags().features().containsAll(shown);
  }

  /** Returns whether all rows are in the answer, even those that the catalog does not have. */
  boolean asksNothing() {
    return by.exact();
  }

  /** Returns the figures of the rows in the answer, best first. */
  List<Figure> best(Rivals rivals, Catalog catalog) {
    return rivals.rankedBy(
        by, row -> asksNothing() || catalog.find(row).filter(this::isMet).isPresent());
  }

  private static Predicate<Row> need(String word) {
    Need need = Need.find(word).orElseThrow();
    return row -> need.isMet(row, NEWEST_JDK);
  }

  private static AnswerColumn features(String heading, Feature... features) {
    return new AnswerColumn(
        heading,
        (row, catalog) ->
            Stream.of(features)
                .filter(feature -> row.tags().features().contains(feature))
                .map(Feature::name)
                .collect(Collectors.joining(", ")));
  }
}
