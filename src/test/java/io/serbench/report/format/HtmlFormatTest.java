package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.Row.Guide;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.library.Rows;
import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SyntheticRun;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.result.CellResult;
import io.serbench.result.Runs;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** What the source of a web page holds, whatever a browser makes of it. */
class HtmlFormatTest {
  private static final int ROWS = 160;
  private static final int MOST_BYTES = 500_000;
  private static final Pattern DATA =
      Pattern.compile("id=\"data\">(?<json>.*?)</script>", Pattern.DOTALL);
  private static final List<String> HOSTILE =
      List.of(
          "</script><script>alert(1)</script>",
          "<!--<script>",
          "\" onmouseover=\"alert(1)",
          "' ]]> &lt; &amp;",
          "a\u202eb\u2066c\u2028d\u2029e\u0000f\u001b[31m");

  @Test
  void aPageOfAllRowsIsSmall() {
    List<CellResult> cells = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      cells.add(measured("json/some-library-%s/databind-reused".formatted(i), 1000 + 37.7 * i));
    }
    Guide guide = new Guide("x".repeat(60), "y".repeat(160), "z".repeat(320), "u".repeat(60));
    Optional<Row> row = Optional.of(with(guide));
    Report report = ReportBuilder.of(Runs.run(cells), SyntheticRun.CHARTS).knowing(name -> row);
    assertThat(html(report).getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MOST_BYTES);
  }

  private static Row with(Guide guide) {
    Row row = Rows.ALL.find("fst").orElseThrow();
    return new Row(
        row.names(),
        row.tags(),
        row.library(),
        guide,
        row.needs(),
        row.scope(),
        row.opener(),
        row.origin());
  }

  @Test
  void hostileNamesEndNothingAndStartNothing() throws IOException {
    List<CellResult> cells = new ArrayList<>();
    HOSTILE.forEach(name -> cells.add(measured(name, 1000)));
    Report report =
        ReportBuilder.of(Runs.run(cells), SyntheticRun.CHARTS)
            .from(HOSTILE.get(0))
            .knowing(name -> Optional.of(with(new Guide(name, name, name, name))));
    String page = html(report);
    assertThat(page.split("<script", -1)).hasSize(3);
    assertThat(page.split("</script", -1)).hasSize(3);
    assertThat(page).doesNotContain("onmouseover=\"", "<!--", "\u202e", "\u2028", "\u001b");
    JsonNode first = data(page).at("/sets/0/rows/0");
    assertThat(first.get("name").asText()).isEqualTo(HOSTILE.get(0));
    assertThat(data(page).at("/infos/0/calls").asText()).isEqualTo(HOSTILE.get(0));
  }

  @Test
  void hostileNamesAreTextInAPictureToo() throws Exception {
    List<CellResult> cells = new ArrayList<>();
    HOSTILE.forEach(name -> cells.add(measured(name, 1000)));
    Report report = ReportBuilder.of(Runs.run(cells), SyntheticRun.CHARTS);
    String svg = Formats.byName("svg").orElseThrow().write(List.of(report));
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertThat(document.getElementsByTagName("script").getLength()).isZero();
    assertThat(document.getDocumentElement().getTextContent()).contains(HOSTILE.get(0));
  }

  @Test
  void aPictureSaysWhereItsNumbersComeFrom() {
    Report report = ReportBuilder.of(SyntheticRun.complete(), SyntheticRun.CHARTS);
    String svg = Formats.byName("svg").orElseThrow().write(List.of(report));
    assertThat(Report.origin(report.run()))
        .isEqualTo("JDK 17.0.9+9 on Example CPU 3000, measured 2026-11-21 by serbench 1.0.0");
    assertThat(svg).contains(">" + Report.origin(report.run()) + "</text>");
    assertThat(html(report)).contains("<p class=\"lead\">" + Report.origin(report.run()));
  }

  @Test
  void variantsAreToldApartWhereNamesAreCut() {
    List<CellResult> cells = new ArrayList<>();
    for (String jdk : List.of("@jdk17", "@jdk25")) {
      cells.add(measured("json/" + "x".repeat(60) + jdk, 1000));
    }
    Report report = ReportBuilder.of(Runs.run(cells), SyntheticRun.CHARTS);
    assertThat(Formats.byName("svg").orElseThrow().write(List.of(report)))
        .contains("@jdk17</text>", "@jdk25</text>", "…");
  }

  @Test
  void whatABrowserCanCloseHasAName() {
    for (Report report :
        List.of(
            ReportBuilder.of(SyntheticRun.compressed(), SyntheticRun.CHARTS),
            ReportBuilder.of(SyntheticRun.complete(), SyntheticRun.CHARTS))) {
      String page = html(report);
      String text = page.substring(page.indexOf("<main"));
      assertThat(text.split("<details[^>]*>", -1)).hasSizeGreaterThan(3);
      assertThat(text).doesNotContainPattern("<details[^>]*>(?!\\s*<summary)");
    }
  }

  @Test
  void aPageIsCalledWhatItIs() {
    for (String title : List.of("Cold <start>", "serbench choose")) {
      Section section = Section.of(SectionPurpose.HEAD, title);
      Page page = new Page(List.of(section), new Table(List.of(), List.of()));
      assertThat(HtmlFormat.write(page))
          .containsOnlyOnce(">" + Html.escape(title) + "</h1>")
          .doesNotContain("class=\"title\"")
          .containsPattern("<title>serbench(, Cold &lt;start&gt;| choose)</title>");
    }
  }

  @Test
  void aPictureOfNothingSaysSo() {
    String svg =
        Formats.byName("svg")
            .orElseThrow()
            .write(List.of(ReportBuilder.of(Runs.run(List.of()), ReportOptions.DEFAULT)));
    assertThat(svg).contains("No row has numbers");
  }

  /** A page from elsewhere would ask for what it needs; this one has it. */
  @Test
  void nothingInItNamesAnotherPlace() {
    String page = html(ReportBuilder.of(SyntheticRun.complete(), ReportOptions.DEFAULT));
    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http:", "https:", "src=", "@import", "url(");
  }

  @Test
  void rowsThatDecodeNothingAreNotOfOneKindWithOthers() throws IOException {
    List<CellResult> cells = new ArrayList<>(SyntheticRun.complete().cells());
    cells.add(lazy("lazy", Feature.LAZY));
    cells.add(lazy("lazy-strings", Feature.LAZY_STRINGS));
    JsonNode rows =
        data(html(ReportBuilder.of(Runs.run(cells), ReportOptions.DEFAULT))).at("/sets/0/rows");
    List<String> kinds = new ArrayList<>();
    rows.forEach(row -> kinds.add(row.get("name").asText() + " " + row.get("kind").asText()));
    assertThat(kinds)
        .contains(
            "lazy accessor", "lazy-strings leaves-strings", "copy yardstick", "kryo-flat row");
  }

  @Test
  void rowsSayWhatTheyWereCompressedWithAndWhichDifferInThatAlone() throws IOException {
    Report report = ReportBuilder.of(SyntheticRun.compressed(), ReportOptions.DEFAULT);
    Map<String, List<String>> compressors = new TreeMap<>();
    for (JsonNode row : data(html(report)).at("/sets/0/rows")) {
      String known =
          row.get("uncompressed") + " of " + row.get("name").asText().replaceFirst("@.*", "");
      compressors
          .computeIfAbsent(known, none -> new ArrayList<>())
          .add(row.get("compressor").asText());
    }
    List<String> all = List.of("plain", "zstd:3", "lz4");
    List<String> failed = List.of("zstd:3");
    // Of each row, those in another JVM are not the same but for the compressor.
    assertThat(compressors)
        .isEqualTo(
            Map.of(
                "0 of kryo-flat", all,
                "1 of java-built-in", failed,
                "2 of kryo-flat", all,
                "3 of java-built-in", failed));
  }

  @Test
  void aPageWithoutCompressorsDoesNotNameOne() {
    assertThat(html(ReportBuilder.of(SyntheticRun.complete(), ReportOptions.DEFAULT)))
        .doesNotContain("\"compressor\":", "\"uncompressed\":");
  }

  private static CellResult lazy(String name, Feature laziness) {
    Tags tags =
        Runs.tags(Effort.MISC, io.serbench.catalog.Format.BINARY, Structure.FLAT_TREE, laziness);
    return Runs.measured(Runs.row(name, tags), 100, 10, 11);
  }

  private static CellResult measured(String name, double nanos) {
    return Runs.measured(
        Runs.row(
            name,
            Runs.tags(
                Effort.ZERO_KNOWLEDGE,
                io.serbench.catalog.Format.JSON,
                Structure.FLAT_TREE,
                Feature.CONTAINS_SCHEMA,
                Feature.NULLS,
                Feature.UNICODE)),
        300,
        nanos,
        nanos * 1.012_345,
        nanos * 1.023_456,
        nanos * 1.034_567);
  }

  private static String html(Report report) {
    return Formats.byName("html").orElseThrow().write(List.of(report));
  }

  private static JsonNode data(String page) throws IOException {
    Matcher data = DATA.matcher(page);
    assertThat(data.find()).isTrue();
    return new ObjectMapper().readTree(data.group("json"));
  }
}
