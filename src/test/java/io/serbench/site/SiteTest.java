package io.serbench.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.files.WholeFile;
import io.serbench.library.Rows;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteTest {
  private static final String EVIL = "<script>window.evil=1</script>\"'&amp;";
  private static final Pattern MACHINE =
      Pattern.compile("(?s)<section class=\"machine\">(.*?)</section>");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "kryo-flat, kryo-flat",
    "json/jackson/databind, json_jackson_databind",
    "classic-jdk17, classic-jdk17",
    "2026-11-22t17.50, 2026-11-22t17.50",
  })
  void plainNamesKeepTheirCharacters(String name, String slug) {
    assertThat(Links.slug(name)).isEqualTo(slug);
  }

  @Test
  void differentNamesHaveDifferentAddresses() {
    List<String> names =
        List.of(
            "a/b",
            "a_b",
            "A/b",
            "a/B",
            "a b",
            "a//b",
            "..",
            ".",
            "",
            "/",
            "<a>",
            "a\u0000b",
            "ä",
            "-a",
            "a~b",
            "x".repeat(300),
            "x".repeat(301),
            "2026-11-22T17");
    List<String> slugs = names.stream().map(Links::slug).map(String::toLowerCase).toList();
    assertThat(slugs)
        .doesNotHaveDuplicates()
        .allMatch(it -> it.matches("[a-z0-9_~-][a-z0-9_.~-]{0,99}"));
    assertThat(Links.slug("<a>")).isEqualTo(Links.slug("<a>")).startsWith("_a_~");
  }

  @Test
  void machinesShareNoTableAndNoScale() throws IOException {
    Map<String, String> pages = pages(Map.of("one", run(1000, "One"), "two", run(90_000, "Two")));
    String row = pages.get("rows/kryo-flat.html");
    List<String> machines = machines(row);
    assertThat(machines).hasSize(2);
    for (String machine : machines) {
      boolean one = machine.contains("One (amd64)");
      assertThat(machine.contains("Two (amd64)")).isNotEqualTo(one);
      assertThat(machine).contains(one ? "../runs/one.html" : "../runs/two.html");
      assertThat(machine).doesNotContain(one ? "../runs/two.html" : "../runs/one.html");
      // The longest bar of each takes all the width but its interval.
      assertThat(machine).containsPattern("x2=\"100%\"");
    }
    for (String question : List.of("smallest", "fastest-cross-language")) {
      assertThat(machines(pages.get("questions/" + question + ".html")))
          .hasSize(2)
          .noneMatch(it -> it.contains("runs/one.html") && it.contains("runs/two.html"));
    }
    assertThat(pages.get("index.html")).contains("One (amd64)", "Two (amd64)");
  }

  @Test
  void runsOfOneMachineShareATable() throws IOException {
    Map<String, String> pages = pages(Map.of("one", run(1000, "One"), "two", run(900, "One")));
    assertThat(machines(pages.get("rows/kryo-flat.html")))
        .singleElement()
        .asString()
        .contains("../runs/one.html", "../runs/two.html")
        .containsOnlyOnce("<table");
    // In a ranking, one run stands for the machine.
    assertThat(machines(pages.get("questions/smallest.html")))
        .singleElement()
        .asString()
        .containsOnlyOnce("runs/");
  }

  @Test
  void aMergedRunOfMachinesThatReportTheSameIsOfThatMachine() {
    String one = machine(run(1000, "One"));
    assertThat(machine(merged("One", "One"))).isEqualTo(one);
    assertThat(machine(merged("One", "Two"))).isEqualTo("Several machines, merged in all");
  }

  private static String machine(Run run) {
    return published("all", run).machine();
  }

  /** A run without rows, merged of shards on these processors. */
  private static Run merged(String... processors) {
    Run first = on(Runs.run(List.of()), processors[0]);
    List<MergedShard> parts = new ArrayList<>();
    for (String processor : processors) {
      MachineInfo machine = on(first, processor).environment().machine();
      parts.add(
          new MergedShard(parts.size() + 1, processor, first.course(), machine, Optional.empty()));
    }
    Environment environment = first.environment();
    return first.withEnvironment(EnvironmentBuilder.of(environment).parts(parts).build());
  }

  @Test
  void anOlderRunOfMostRowsStandsForTheMachineRatherThanANewerOneOfFew() {
    Map<String, List<Published.Figure>> runs = new TreeMap<>();
    Published many = published("many", run(1000, "One"));
    runs.put("many", many.figures());
    runs.put("few", many.figures().subList(0, 1));
    assertThat(Rivals.newest(runs)).hasSameSizeAs(many.figures());
  }

  @Test
  void theIndexSaysWhatIsFastestAndSmallestAndGroupsRunsByWhatTheyAreFor() throws IOException {
    Map<String, Run> runs = new TreeMap<>();
    runs.put("a", run(1000, "One"));
    runs.put("b", given(run(900, "One"), "-suite=classic"));
    runs.put("c", given(run(900, "One"), "-data=users"));
    runs.put("d", given(run(900, "One"), "-against=kryo=kryo-5.5.0.jar"));
    String index = pages(runs).get("index.html");
    assertThat(index)
        .contains("kryo-flat is the fastest by total", "The smallest is <bdi><a", "286 bytes")
        .containsSubsequence(
            "id=\"today\"",
            "id=\"questions\"",
            "<h3>Default</h3>",
            "runs/a.html",
            "<h3>Classic and other published comparisons</h3>",
            "classic, media.1",
            "runs/b.html",
            "<h3>Your kind of data</h3>",
            "runs/c.html",
            "<h3>History of a library</h3>",
            "<li>kryo ",
            "runs/d.html");
  }

  @Test
  void aRowHasItsPlaceAmongThoseItComparesWith() throws IOException {
    Map<String, String> pages = pages(Map.of("one", run(1000, "One")));
    assertThat(pages.get("rows/json_jackson_databind.html"))
        .containsSubsequence(
            "<h2>Good for</h2>",
            "<h2>Place among others</h2>",
            "<td>2 of 2</td><td>2.00</td><td>2 of 2</td><td>1.70</td>",
            "<h2>History</h2>",
            "<h2>About</h2>");
    // With nothing to compare with, there is no place.
    Run alone = on(Runs.run(List.of(measured("kryo-flat", 286, 1000))), "One");
    assertThat(pages(Map.of("one", alone)).get("rows/kryo-flat.html"))
        .doesNotContain("Place among");
  }

  @Test
  void aHistoryIsDrawnWhereThereIsOne() throws IOException {
    assertThat(pages(Map.of("one", run(1000, "One"))).get("rows/kryo-flat.html"))
        .doesNotContain("class=\"curves\"");
    Run first = run(1000, "One");
    Run later = daysLater(run(900, "One"), 3);
    assertThat(pages(Map.of("one", first, "two", later)).get("rows/kryo-flat.html"))
        .containsOnlyOnce("class=\"curves\"")
        .contains("measured from 2026-11-21 to 2026-11-24</figcaption>", ">JDK 17</text>")
        .containsPattern("<polyline points=\"[\\d.]+,[\\d.]+ [\\d.]+,[\\d.]+\"/>");
  }

  private static Run daysLater(Run run, int days) {
    Course course = run.course();
    return Runs.of(
        run,
        new Course(
            course.started().plus(Duration.ofDays(days)),
            Optional.empty(),
            course.ending(),
            List.of()),
        run.settings());
  }

  private static Run given(Run run, String argument) {
    return Runs.of(run, run.course(), run.settings().withArguments(List.of(argument)));
  }

  @Test
  void namesAreNothingButText() throws IOException {
    List<CellResult> cells = List.of(measured(EVIL, 300, 5000), measured("kryo-flat", 286, 2000));
    Map<String, String> pages = pages(Map.of(EVIL, on(Runs.run(cells), EVIL)));
    assertThat(pages.keySet()).allMatch(it -> it.matches("[\\w./~-]+"));
    pages.forEach(
        (address, html) -> {
          if (address.endsWith(".html")) {
            assertThat(html).as(address).doesNotContain("<script>window").doesNotContain(EVIL);
          }
        });
    assertThat(pages.get(Links.row(EVIL))).contains("&lt;script&gt;window.evil=1");
  }

  @Test
  void aSiteHasAPageForEachRunRowAndQuestion() throws IOException {
    Map<String, String> pages = pages(Map.of("one", run(1000, "One")));
    assertThat(pages.keySet())
        .contains(
            "index.html",
            "runs/one.html",
            "runs/one.json",
            "rows/kryo-flat.html",
            "rows/json_jackson_databind.html",
            "questions/smallest.html",
            "questions/fastest-cross-language.html",
            "questions/evolution.html",
            "questions/untrusted.html",
            "questions/types.html",
            "questions/future.html")
        .hasSize(1 + 2 + 2 + SiteQuestion.ALL.size());
  }

  @Test
  void theFirstPageHasItsTitleAndTheJdksBesideEachOther() throws IOException {
    Run old = on(run(1000, "One"), "One", Runs.jvm(17));
    Run recent = on(run(900, "One"), "One", Runs.jvm(25));
    String index = pages(Map.of("old", old, "recent", recent)).get("index.html");
    assertThat(index)
        .contains("<title>Numbers &amp; sizes</title>", "<h1>Numbers &amp; sizes</h1>")
        .contains("Fastest and smallest today", ", JDK 25 on One (amd64)")
        .containsOnlyOnce(">on JDK 17<");
    assertThat(pages(Map.of("old", old)).get("index.html")).doesNotContain("on JDK 17");
  }

  @Test
  void oneForkMakesNothingTheFastest() throws IOException {
    List<CellResult> once =
        Stream.of("kryo-flat", "fst")
            .map(
                row ->
                    Runs.measured(
                        Runs.row(
                            row,
                            Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)),
                        286,
                        1000))
            .toList();
    assertThat(pages(Map.of("one", on(Runs.run(once), "One"))).get("index.html"))
        .contains("First impressions", "No row is certainly the fastest.")
        .doesNotContain("Fastest and smallest");
  }

  @Test
  void twoRunsOfOneNameAreRefused() throws IOException {
    Site site = new Site(Rows.ALL, "Numbers & sizes");
    Run run = run(1000, "One");
    assertThat(site.add(Path.of("a", "x.json"), ReportBuilder.of(run, ReportOptions.DEFAULT)))
        .isTrue();
    assertThat(site.add(Path.of("b", "x.json"), ReportBuilder.of(run, ReportOptions.DEFAULT)))
        .isFalse();
  }

  @Test
  void everyQuestionHasAnAnswer() {
    for (SiteQuestion question : SiteQuestion.ALL) {
      assertThat(Rows.ALL.rows()).as(question.word()).anyMatch(question::isMet);
    }
  }

  private static List<String> machines(String page) {
    List<String> machines = new ArrayList<>();
    Matcher machine = MACHINE.matcher(page);
    while (machine.find()) {
      machines.add(machine.group(1));
    }
    return machines;
  }

  private static Run run(double nanos, String processor) {
    return on(
        Runs.run(
            List.of(
                measured("kryo-flat", 286, nanos),
                measured("json/jackson/databind", 486, 2 * nanos))),
        processor);
  }

  private static CellResult measured(String row, int size, double nanos) {
    return Runs.measured(
        Runs.row(row, Runs.tags(Effort.ZERO_KNOWLEDGE, Format.JSON, Structure.FLAT_TREE)),
        size,
        nanos,
        nanos * 1.01,
        nanos * 1.02);
  }

  private static Run on(Run run, String processor) {
    return on(run, processor, run.environment().jvm());
  }

  private static Run on(Run run, String processor, JvmInfo jvm) {
    MachineInfo machine = run.environment().machine();
    MachineInfo.Processor cpu = machine.processor();
    return run.withEnvironment(
        EnvironmentBuilder.of(run.environment())
            .machine(
                new MachineInfo(
                    machine.os(),
                    new MachineInfo.Processor(
                        Optional.of(processor),
                        cpu.signature(),
                        cpu.arch(),
                        cpu.cores(),
                        cpu.threads(),
                        cpu.caches()),
                    machine.memoryBytes()))
            .jvm(jvm)
            .build());
  }

  private static Published published(String name, Run run) {
    return Published.of(name, ReportBuilder.of(run, ReportOptions.DEFAULT));
  }

  /** What the files of a site hold, by their addresses. */
  private Map<String, String> pages(Map<String, Run> runs) throws IOException {
    Site site = new Site(Rows.ALL, "Numbers & sizes");
    for (Map.Entry<String, Run> run : runs.entrySet()) {
      Path file = folder.resolve(run.getKey().replaceAll("[/\"<>]", "-") + ".json");
      Runs.write(run.getValue(), file);
      site.add(file, ReportBuilder.of(run.getValue(), ReportOptions.DEFAULT));
    }
    Map<String, String> pages = new TreeMap<>();
    for (Map.Entry<String, WholeFile.Writing> page : site.files().entrySet()) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      page.getValue().writeTo(bytes);
      pages.put(page.getKey(), bytes.toString(StandardCharsets.UTF_8));
    }
    return pages;
  }
}
