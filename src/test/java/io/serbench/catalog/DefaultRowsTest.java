package io.serbench.catalog;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.GoldenFile;
import io.serbench.catalog.DefaultRows.RowKind;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import org.junit.jupiter.api.Test;

class DefaultRowsTest {
  private static final String PAGE = "../../../../docs/results/default-rows.md";
  private static final Pattern DECODING = Pattern.compile("; (\\S+) decodes");
  private static final Catalog CATALOG = Catalog.load();
  private static final DefaultRows DEFAULTS = DefaultRows.load();

  @Test
  void everyRowIsInTheSetOrHasAReason() {
    assertThat(DEFAULTS.byRow().keySet())
        .as("rows in default-rows.csv, in the order of serbench list -all")
        .containsExactlyElementsOf(CATALOG.rows().stream().map(Row::name).toList());
  }

  @Test
  void thereAreAsManyAsPeopleCanChooseFrom() {
    assertThat(of(RowKind.DEFAULT)).hasSizeBetween(60, 90);
  }

  @Test
  void everyRowOfTheSetRunsAndIsRanked() {
    assertThat(of(RowKind.DEFAULT))
        .allMatch(row -> row.unavailable().isEmpty())
        .noneMatch(row -> row.tags().features().stream().anyMatch(Feature::isLaziness));
    assertThat(of(RowKind.LAZY))
        .allMatch(row -> row.tags().features().stream().anyMatch(Feature::isLaziness));
  }

  /** By the newest release of all, so that no test fails because time passes. */
  @Test
  void aRowWithoutAReleaseForEightYearsIsHistorical() {
    YearMonth newest =
        CATALOG.rows().stream()
            .flatMap(row -> row.library().released().stream())
            .map(YearMonth::parse)
            .max(Comparator.naturalOrder())
            .orElseThrow();
    List<Row> old =
        CATALOG.rows().stream()
            .filter(
                row ->
                    row.library()
                        .released()
                        .filter(month -> YearMonth.parse(month).isBefore(newest.minusYears(8)))
                        .isPresent())
            .toList();
    assertThat(old).isNotEmpty();
    assertThat(of(RowKind.HISTORICAL)).containsAll(old);
  }

  /** A reason such as "kryo-fastest with references" leads to a row that exists. */
  @Test
  void whatAVariantIsAVariantOfExists() {
    for (Row row : of(RowKind.VARIANT)) {
      String reason = CATALOG.standing(row).reason();
      String other = reason.replaceFirst("^as ", "").split("[ :;,]|'s", 2)[0];
      assertThat(CATALOG.find(other)).as(reason).isPresent().get().isNotEqualTo(row);
    }
  }

  /** Of a row that decodes too little, the reason names one that decodes all. */
  @Test
  void aRowThatDecodesAllIsNamedForEachThatDoesNot() {
    for (Row row : of(RowKind.LAZY)) {
      Matcher named = DECODING.matcher(CATALOG.standing(row).reason());
      assertThat(named.find()).as(row.name()).isTrue();
      assertThat(CATALOG.find(named.group(1)).orElseThrow().tags().features())
          .noneMatch(Feature::isLaziness);
    }
  }

  @Test
  void aRowOfWhichNothingIsSaidIsMeasured() {
    assertThat(DEFAULTS.of(TestRows.row("acme")).isDefault()).isTrue();
    assertThat(TestRows.catalog(List.of(TestRows.row("wobly"))).standing(TestRows.row("wobly")))
        .matches(DefaultRows.DefaultEntry::isDefault);
  }

  @Test
  void aReasonMayContainCommas() {
    assertThat(read("a,historical,\"old, and gone\"\nb,default,\n").byRow())
        .containsEntry("a", new DefaultRows.DefaultEntry(RowKind.HISTORICAL, "old, and gone"))
        .hasSize(2);
  }

  @Test
  void aRowHasAReasonIfItIsLeftOut() {
    assertThat(DEFAULTS.byRow().values())
        .allMatch(standing -> standing.isDefault() == standing.reason().isEmpty());
    assertThat(Csv.read(DefaultRows.class, "default-rows.csv")).hasSize(DEFAULTS.byRow().size());
  }

  @Test
  void thePageOfTheDocsIsThatOfTheData() {
    GoldenFile.check(PAGE, page());
  }

  private static DefaultRows read(String lines) {
    return DefaultRows.of(Csv.read("row,kind,reason\n" + lines));
  }

  private static List<Row> of(RowKind kind) {
    return CATALOG.rows().stream().filter(row -> CATALOG.standing(row).kind() == kind).toList();
  }

  private static String page() {
    StringBuilder text =
        new StringBuilder(
            """
            # Default rows

            Without options that select rows, serbench measures and lists %d of its %d rows: those in common use. This page
            lists them, and says why the others are left out. `-all` takes all rows, and `-include`, `-suite`, tags, features
            and needs always select from all of them. So do `choose`, `check`, and runs with `-type` or `-against`. Rows from
            your own jars are never left out.

                serbench -all                    # every row
                serbench list -all               # every row and its tags
                serbench show kryo-unsafe        # "default" says why a row is left out

            The rules:

            - A library that people use today has at least one row in the set: the one that its documentation begins with. It
              also has rows for the main choices that it offers, such as with or without references, or registered classes.
            - A row that differs from a row in the set by a single setting, parser or style of code is a variant.
            - If a row leaves strings or everything undecoded, the row that decodes is in the set instead.
            - If a library has a successor, the successor is in the set. For Jackson's formats other than JSON, that is
              Jackson 3, if it supports them.

            The data are in [default-rows.csv](../../src/main/resources/io/serbench/catalog/default-rows.csv), which says of each
            variant how it differs from which row. If you disagree with a line, [contest
            it](../fairness.md#how-to-contest-a-row) as you would a row. `DefaultRowsTest` generates this page, and fails if a
            row is in neither group.

            ## In the set

            | library | rows |
            |---|---|
            """
                .formatted(of(RowKind.DEFAULT).size(), CATALOG.rows().size()));
    of(RowKind.DEFAULT).stream()
        .collect(groupingBy(row -> row.library().name(), LinkedHashMap::new, names()))
        .forEach((library, names) -> text.append("| %s | %s |\n".formatted(library, names)));
    for (RowKind kind : RowKind.values()) {
      if (kind != RowKind.DEFAULT) {
        text.append("\n<details>\n<summary>Left out: ").append(kind.meaning());
        text.append("</summary>\n\n");
        if (kind == RowKind.VARIANT) {
          // There are many, and each says what it is a variant of where it is shown.
          text.append(of(kind).stream().collect(names())).append(".\n");
        } else {
          text.append("| rows | why |\n|---|---|\n");
          of(kind).stream()
              .collect(
                  groupingBy(row -> CATALOG.standing(row).reason(), LinkedHashMap::new, names()))
              .forEach((reason, names) -> text.append("| %s | %s |\n".formatted(names, reason)));
        }
        text.append("\n</details>\n");
      }
    }
    return text.toString();
  }

  private static Collector<Row, ?, String> names() {
    return mapping(row -> "`" + row.name() + "`", joining(", "));
  }
}
