package io.serbench.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Need;
import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.work.RowSheet;
import io.serbench.library.Rows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Whether a row meets a need is decided by {@code Need.isMet}, which {@code choose} asks. All other
 * places that say so must agree, for every row and every need.
 */
class NeedsAgreeTest {
  private static final Catalog CATALOG = Rows.ALL;
  private static final Path RESULTS = Path.of("docs", "results");
  private static final int WIDE = 10_000;

  private static Set<String> rows(Predicate<Row> test) {
    return CATALOG.rows().stream()
        .filter(test)
        .map(Row::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> meeting(int jdk, String... words) {
    List<Need> needs = Stream.of(words).map(word -> Need.find(word).orElseThrow()).toList();
    return rows(row -> needs.stream().allMatch(need -> need.isMet(row, jdk)));
  }

  /** Returns the lines of a table, by column; the first line has the headings. */
  private static List<List<String>> table(String page, String mark) throws IOException {
    String text = Files.readString(RESULTS.resolve(page));
    String table = text.substring(text.indexOf(mark) + mark.length());
    return table
        .lines()
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> List.of(line.substring(2, line.length() - 2).split(" \\| ", -1)))
        .filter(cells -> !cells.get(0).startsWith("---"))
        .toList();
  }

  @Test
  void showNamesTheNeedsThatAreMet() {
    int jdk = Runtime.version().feature();
    for (Row row : CATALOG.rows()) {
      List<String> needs =
          Need.words().stream()
              .filter(word -> Need.find(word).orElseThrow().isMet(row, jdk))
              .sorted()
              .toList();
      String sheet = String.join("\n", RowSheet.of(row, CATALOG, UserClassPath.NONE, WIDE));
      List<String> said =
          sheet
              .lines()
              .map(String::strip)
              .filter(line -> line.startsWith("meets "))
              .flatMap(line -> Stream.of(line.substring("meets ".length()).strip().split(", ", -1)))
              .sorted()
              .toList();
      assertThat(said).as(row.name()).isEqualTo(needs);
    }
  }

  @Test
  void theSiteAnswersAsNeedsDo() {
    Map<String, Set<String>> answers = new HashMap<>();
    for (SiteQuestion question : SiteQuestion.ALL) {
      if (!question.asksNothing()) {
        answers.put(question.word(), rows(question::isMet));
      }
    }
    int jdk = SiteQuestion.NEWEST_JDK;
    assertThat(answers)
        .isEqualTo(
            Map.of(
                "fastest-cross-language", meeting(jdk, "cross-language"),
                "evolution", meeting(jdk, "evolution"),
                "untrusted", meeting(jdk, "untrusted"),
                "types", meeting(jdk, "records", "sealed", "dates", "decimals"),
                "future", meeting(jdk, "jdk25", "no-unsafe")));
  }

  @Test
  void theTableOfChangesSaysWhatNeedsSay() throws IOException {
    Set<String> shown = new TreeSet<>();
    Set<String> backward = new TreeSet<>();
    Set<String> forward = new TreeSet<>();
    for (List<String> line : table("evolution.md", "<!-- evolution -->")) {
      // Columns 1 to 4 are of new code, the others of old; the first two of each add and remove.
      List<String> rows = List.of(line.get(0).split(", ", -1));
      boolean isHeading = line.get(0).equals("rows");
      if (!isHeading) {
        shown.addAll(rows);
        if (line.get(1).equals("reads") && line.get(2).equals("reads")) {
          backward.addAll(rows);
        }
        if (line.get(5).equals("reads") && line.get(6).equals("reads")) {
          forward.addAll(rows);
        }
      }
    }
    assertThat(shown).hasSizeGreaterThan(50);
    assertThat(backward).isEqualTo(among(shown, "evolution-backward"));
    assertThat(forward).isEqualTo(among(shown, "evolution-forward"));
    // Those that the table lacks for want of a trial meet neither.
    assertThat(
            among(
                rows(row -> CATALOG.recorded().notRecorded(row).contains("evolution")),
                "evolution-backward"))
        .isEmpty();
  }

  private static Set<String> among(Set<String> rows, String word) {
    Set<String> both = meeting(SiteQuestion.NEWEST_JDK, word);
    both.retainAll(rows);
    return both;
  }

  @Test
  void theTableOfLanguagesSaysWhatNeedsSay() throws IOException {
    List<List<String>> table = table("languages.md", "### Rows");
    List<String> languages = table.get(0).subList(2, table.get(0).size());
    assertThat(languages)
        .extracting(language -> Need.find(language).orElseThrow().features())
        .containsExactlyElementsOf(
            Stream.of(Feature.values()).filter(Feature::isLanguage).map(List::of).toList());
    Map<String, Set<String>> read = new HashMap<>();
    Map<String, Integer> counts = new HashMap<>();
    languages.forEach(language -> read.put(language, new TreeSet<>()));
    for (List<String> line : table.subList(1, table.size())) {
      for (String row : line.get(0).split(", ", -1)) {
        List<String> by = new ArrayList<>();
        IntStream.range(0, languages.size())
            .filter(i -> isMost(line.get(2 + i)))
            .forEach(i -> by.add(languages.get(i)));
        by.forEach(language -> read.get(language).add(row));
        counts.put(row, by.size());
      }
    }
    int jdk = SiteQuestion.NEWEST_JDK;
    languages.forEach(
        language -> assertThat(read.get(language)).as(language).isEqualTo(meeting(jdk, language)));
    assertThat(rows(row -> counts.getOrDefault(row.name(), 0) > 1))
        .isEqualTo(meeting(jdk, "cross-language"));
  }

  /** Returns whether a cell such as {@code ✔}, {@code 5 of 7, back 0 of 7} means most data sets. */
  private static boolean isMost(String cell) {
    String reads = cell.split(", back ", 2)[0];
    if (reads.contains(" of ")) {
      String[] counts = reads.split(" of ", 2);
      return 2 * Integer.parseInt(counts[0]) > Integer.parseInt(counts[1]);
    }
    return reads.equals("✔");
  }
}
