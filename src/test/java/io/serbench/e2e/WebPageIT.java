package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SyntheticRun;
import io.serbench.report.format.Formats;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader of the web page sees and can do, in a real browser. */
class WebPageIT {
  private static final String TEXTS = ".map(e => e.textContent)";
  private static final String EVIL = "<img src=x onerror=\"window.evil=1\">'\"&amp;]]>";
  private static final String EVIL_TOO = "</script><script>window.evil=2</script>\u2028\u202e";

  private static final Catalog CATALOG = Catalog.load();

  @TempDir private static Path folder;
  private static Browser browser;
  private static HeatTable table;
  private static String page;

  @BeforeAll
  static void openAPage() throws IOException {
    browser = Browser.startOrSkip(folder);
    table = new HeatTable(browser);
    page =
        written(
            "page.html",
            ReportBuilder.of(run(), SyntheticRun.CHARTS).from("a.json").knowing(CATALOG::find),
            ReportBuilder.of(SyntheticRun.twoRows(), ReportOptions.DEFAULT).from("b.json"));
  }

  /** A page of some reports; its address. */
  private static String written(String name, Report... reports) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, Formats.byName("html").orElseThrow().write(List.of(reports)));
    return file.toUri().toString();
  }

  @AfterAll
  static void end() throws InterruptedException {
    if (browser != null) {
      browser.close();
    }
  }

  /** A row of each kind, and two whose names would like to be more than names. */
  private static Run run() {
    List<CellResult> cells = new ArrayList<>(SyntheticRun.complete().cells());
    cells.add(
        Runs.measured(
            Runs.row(
                "lazy",
                Runs.tags(
                    Effort.CLASSES_KNOWN, Format.BIN_CROSSLANG, Structure.FLAT_TREE, Feature.LAZY)),
            100,
            10,
            11,
            12));
    for (String name : List.of(EVIL, EVIL_TOO)) {
      cells.add(
          Runs.measured(
              Runs.row(name, Runs.tags(Effort.MISC, Format.MISC, Structure.MISC, Feature.NULLS)),
              300,
              5000,
              5010,
              5020));
    }
    CellResult kryo =
        Runs.row("kryo-flat", Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));
    cells.add(Runs.on("users.1k", Runs.measured(kryo, 1000, 5000, 5010, 5020)));
    cells.add(Runs.on("users.10k", Runs.measured(kryo, 10_000, 50_000, 50_010, 50_020)));
    return Runs.run(cells);
  }

  private static void open(String fragment) {
    browser.look(1600, 1000, false);
    browser.open(page + fragment);
  }

  @ParameterizedTest
  @CsvSource({"400, false", "400, true", "1600, false", "1600, true"})
  void asksNobodyAndComplainsOfNothingAtAnyWidth(int width, boolean dark) throws IOException {
    for (String view : List.of("table", "bars", "scatter")) {
      browser.look(width, 1000, dark);
      browser.open(page + "#view=" + view + "&open=kryo-flat&mbit=100");
      browser.click("#columns-menu summary");
      browser.click("#features-menu summary");
      assertThat(browser.eval("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      browser.picture(folder.resolve(view + ".png"));
      assertThat(browser.requests()).allMatch(uri -> uri.startsWith(page) || uri.equals("data:,"));
      assertThat(browser.complaints()).isEmpty();
    }
  }

  @Test
  void sortsByAnyMetricBothWays() {
    open("");
    List<String> byTotal = table.shown();
    assertThat(byTotal).startsWith("copy", "kryo-manual").contains("kryo-flat", "xml/slow");
    browser.click("[data-key=\"sort size\"]");
    List<String> bySize = table.shown();
    assertThat(bySize).startsWith("kryo-manual", "protobuf").last().isEqualTo("xml/slow");
    browser.click("[data-key=\"sort size\"]");
    assertThat(table.shown()).startsWith("xml/slow", "copy");
    assertThat(browser.fragment()).contains("sort=size").contains("dir=back");
    assertThat(browser.eval("document.activeElement.dataset.key").asText()).isEqualTo("sort size");
  }

  @Test
  void filtersByTextTagAndFeature() {
    open("");
    browser.type("find", "kryo -manual");
    assertThat(table.shown()).containsExactly("kryo-flat");
    browser.type("find", "");
    browser.click(".chip[data-value=XML]");
    assertThat(table.shown()).containsExactly("xml/slow");
    browser.click(".chip[data-value=JSON]");
    assertThat(table.shown()).hasSize(2);
    browser.click("#reset");
    browser.click("#features [data-value=VERSIONING_FORWARD_COMPATIBLE]");
    assertThat(table.shown()).containsExactly("protobuf");
    assertThat(browser.fragment()).contains("feature=VERSIONING_FORWARD_COMPATIBLE");
  }

  @Test
  void wordsFindPartsOfNamesAndWholeTagsOnly() {
    open("");
    List<String> all = table.shown();
    // All but one row have a structure whose name begins or ends like this.
    for (String part : List.of("-tree", "-graph", "-full", "-zero", "-example")) {
      browser.type("find", part);
      assertThat(table.shown()).as(part).isEqualTo(all);
    }
    browser.type("find", "-xml -kryo");
    assertThat(table.shown()).contains("fst").doesNotContain("xml/slow", "kryo-flat");
    for (String tag : List.of("bin-crosslang", "BIN_CROSSLANG")) {
      browser.type("find", tag);
      assertThat(table.shown()).as(tag).containsExactly("protobuf");
    }
  }

  @Test
  void needsLeaveTheirFrontAndNearMisses() {
    open("");
    browser.click("#needs [data-value=cross-language]");
    assertThat(table.shown()).contains("protobuf").doesNotContain("kryo-flat", "copy");
    assertThat(browser.texts("[...document.querySelectorAll('#table tr.best .name')]" + TEXTS))
        .contains("protobuf");
    assertThat(browser.texts("[...document.querySelectorAll('.near li')]" + TEXTS))
        .anyMatch(
            text -> text.startsWith("kryo-manual: ") && text.endsWith("lacks cross-language"));
    assertThat(browser.fragment()).contains("need=cross-language");
    browser.click("#reset");
    assertThat(table.shown()).contains("kryo-flat");
  }

  @Test
  void showsTheBestRowOfEachLibrary() {
    open("");
    browser.click("#best");
    assertThat(table.shown()).contains("kryo-manual").doesNotContain("kryo-flat", "copy");
  }

  @Test
  void aClickedRowIsTheBaseOfRatiosWithIntervals() {
    open("");
    browser.click("[data-key=\"base kryo-flat\"]");
    assertThat(browser.fragment()).contains("base=kryo-flat").contains("show=base");
    String total = "td:nth-of-type(4)";
    assertThat(table.cell("kryo-manual", total)).startsWith("0.51×").contains("–");
    assertThat(table.cell("kryo-flat", total)).isEqualTo("1800");
    browser.click("[data-key=\"base kryo-flat\"]");
    assertThat(table.cell("kryo-manual", total)).isEqualTo("910");
  }

  @Test
  void whatIsNotDecidedIsGrey() {
    open("#base=json/a-library-with-a-name-too-long/databind&show=base");
    String kind =
        "document.querySelector('#table tr[data-row=\"%s\"] td:nth-of-type(4)').className";
    assertThat(browser.eval(kind.formatted("kryo-manual")).asText()).isEqualTo("h0");
    // One fork has no interval, and decides nothing.
    assertThat(browser.eval(kind.formatted("fst")).asText()).isEqualTo("undecided");
  }

  @Test
  void theFragmentBringsBackWhatWasChosen() {
    open("#find=kryo&sort=size&open=kryo-flat&view=bars&columns=ops");
    assertThat(table.shown()).containsExactly("kryo-manual", "kryo-flat");
    assertThat(browser.eval("document.getElementById('find').value").asText()).isEqualTo("kryo");
    assertThat(browser.eval("document.getElementById('views').dataset.view").asText())
        .isEqualTo("bars");
    assertThat(
            browser.texts("[...document.querySelectorAll('.heat thead th')].map(e=>e.innerText)"))
        .anyMatch(heading -> heading.contains("ops/s"));
  }

  @Test
  void aDrawerTellsAllOfARow() {
    open("");
    browser.click("[data-key=\"open kryo-flat\"]");
    String drawer = browser.eval("document.querySelector('.drawer').innerText").asText();
    assertThat(drawer)
        .contains("org.example:kryo:1.0", "zero knowledge, binary, flat tree", "3 forks, steady")
        .contains("media.1, JDK 17.0.9+9, b.json");
    assertThat(browser.count(".drawer .strip:first-of-type circle")).isEqualTo(3);
  }

  @Test
  void accessorsAndFailedRowsStandApart() {
    open("");
    assertThat(table.shown()).doesNotContain("lazy", "java-built-in");
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('.scatter .point')].map(e => e.dataset.row)"))
        .contains("kryo-flat")
        .doesNotContain("lazy", "copy");
    assertThat(browser.eval("document.querySelector('.accessors').innerText").asText())
        .contains("lazy", "roundtrip");
    assertThat(browser.eval("document.querySelector('.failed').innerText").asText())
        .contains("java-built-in", "media.title: was null", "wobly", "unavailable");
    assertThat(browser.count(".accessors td[class^=h]")).isZero();
  }

  @Test
  void copiesWhatIsShown() {
    open("#find=kryo");
    browser.eval("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.click("#copy-markdown");
    assertThat(browser.eval("window.copied").asText())
        .startsWith("|  | create | ser | deser | total | size | +dfl | ± |\n| --- | ---: |")
        .contains("| kryo-flat | 180 | 720 | 1080 | 1800 | 286 | 143 |");
    browser.click("#copy-csv");
    assertThat(browser.eval("window.copied").asText())
        .startsWith("row,create [ns/op],create low [ns/op]")
        .contains("\nkryo-flat,180.033,");
    browser.click("#reset");
    browser.type("find", "img");
    browser.click("#copy-csv");
    assertThat(browser.eval("window.copied").asText()).contains("\"<img src=x onerror=\"\"window");
  }

  @Test
  void changesTheDataAndTheRun() {
    open("");
    browser.eval(
        "document.getElementById('set').value = '3';"
            + "document.getElementById('set').dispatchEvent(new Event('input'))");
    assertThat(table.shown()).containsExactly("kryo-flat", "fst");
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('.curves .curve text')].map(e => e.textContent)"))
        .containsExactly("kryo-flat");
  }

  @Test
  void namesAreNothingButText() {
    open("#base=" + "%3Cimg&open=" + URLEncoder.encode(EVIL, StandardCharsets.UTF_8));
    assertThat(table.shown()).contains(EVIL.strip()).anyMatch(n -> n.startsWith("</script>"));
    assertThat(browser.count(".drawer")).isEqualTo(1);
    assertThat(browser.eval("window.evil === undefined").asBoolean()).isTrue();
    assertThat(browser.count("img")).isZero();
    assertThat(browser.count("script")).isEqualTo(2);
    assertThat(browser.eval("/[\\u2028\\u202e]/.test(document.body.innerText)").asBoolean())
        .isFalse();
  }

  @Test
  void withoutItsScriptThePageSaysTheSame() throws IOException {
    Path file = folder.resolve("plain.html");
    String text = Files.readString(folder.resolve("page.html"));
    Files.writeString(file, text.replace("<script>(", "<script type=\"none\">("));
    browser.open(file.toUri().toString());
    assertThat(browser.eval("document.getElementById('app').offsetHeight").asInt()).isZero();
    assertThat(browser.eval("document.body.innerText").asText())
        .contains("Full data on media.1", "Ranking on media.1", "Total in ns on media.1", "1800");
  }

  @Test
  void nothingButItsOwnScriptRuns() throws IOException {
    Path file = folder.resolve("injected.html");
    String text = Files.readString(folder.resolve("page.html"));
    Files.writeString(file, text.replace("</main>", "<script>window.evil = 3</script></main>"));
    browser.open(file.toUri().toString());
    assertThat(browser.eval("window.evil === undefined").asBoolean()).isTrue();
    assertThat(browser.complaints()).anyMatch(said -> said.contains("Content Security Policy"));
  }

  @Test
  void aNarrowScreenShowsTotalAndSizeWithoutScrolling() {
    browser.look(400, 900, false);
    browser.open(page);
    for (String metric : List.of("total", "size")) {
      double right =
          browser
              .eval(
                  "document.querySelector('[data-key=\"sort %s\"]').closest('th')".formatted(metric)
                      + ".getBoundingClientRect().right")
              .asDouble();
      assertThat(right).as(metric).isBetween(100.0, 400.0);
    }
    // What is copied has its usual order.
    browser.eval("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.click("#copy-markdown");
    assertThat(browser.eval("window.copied").asText())
        .startsWith("|  | create | ser | deser | total | size |");
    browser.look(1600, 900, false);
    browser.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('.heat thead button')].map(e => e.dataset.key)"))
        .startsWith("sort create", "sort ser", "sort deser", "sort total");
  }

  @Test
  void aNarrowScreenShowsWholeNamesAboveTheFold() throws IOException {
    String name = "json/a-library-with-a-name-too-long/databind-afterburner@jdk";
    List<CellResult> cells = new ArrayList<>();
    for (String jdk : List.of("17", "25")) {
      CellResult row =
          Runs.row(name + jdk, Runs.tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE));
      cells.add(Runs.measured(row, 100, 10, 11, 12));
    }
    String narrow =
        written("narrow.html", ReportBuilder.of(Runs.run(cells), ReportOptions.DEFAULT));
    browser.look(400, 900, false);
    for (String view : List.of("table", "bars")) {
      browser.open(narrow + "#view=" + view);
      String names =
          "[...document.querySelectorAll('#%s tbody tr :is(.name, th)')]".formatted(view);
      assertThat(browser.eval(names + ".length").asInt()).isPositive();
      assertThat(browser.eval(names + ".every(e => e.scrollWidth <= e.clientWidth)").asBoolean())
          .isTrue();
    }
    browser.open(narrow + "#format=JSON");
    assertThat(
            browser
                .eval("document.querySelector('#table tbody tr').getBoundingClientRect().top")
                .asDouble())
        .isLessThan(500);
    assertThat(browser.eval("document.getElementById('format').offsetHeight").asInt()).isZero();
    assertThat(browser.eval("document.getElementById('more').innerText").asText())
        .isEqualTo("Filters and columns (1 in use)");
    browser.click("#more");
    assertThat(browser.eval("document.getElementById('columns-menu').offsetHeight").asInt())
        .isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 1600})
  void noLabelLiesOnADotOrOnAnotherLabel(int width) throws IOException {
    List<CellResult> cells = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      // Most of them close together, where the front is.
      double nanos = 180 + 20 * (i % 8) + (i % 5 == 0 ? 300 * i : 0);
      int size = 200 + 3 * (i / 2) + (i % 3) * 40 - (i < 6 ? 4 * i : 0);
      cells.add(
          Runs.measured(
              Runs.row(
                  "library-%d/of-some-length".formatted(i),
                  Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE)),
              size,
              nanos - 1,
              nanos,
              nanos + 1));
    }
    String crowd =
        written(
            "crowd.html", ReportBuilder.of(Runs.run(cells), ReportOptions.DEFAULT).from("a.json"));
    browser.look(width, 900, false);
    browser.open(crowd + "#view=scatter");
    assertThat(browser.count(".scatter .label")).isPositive();
    assertThat(
            browser.texts(
                """
                (() => {
                  const box = (one) => ({text: one.textContent, at: one.getBoundingClientRect()});
                  const labels = [...document.querySelectorAll(".scatter .label")].map(box);
                  const dots = [...document.querySelectorAll(".scatter circle")].map(box);
                  const meet = (a, b) => a.at.left < b.at.right && b.at.left < a.at.right
                    && a.at.top < b.at.bottom && b.at.top < a.at.bottom;
                  return labels.filter((label) => [...labels, ...dots]
                    .some((other) => other !== label && meet(label, other)))
                    .map((label) => label.text);
                })()
                """))
        .isEmpty();
  }

  @Test
  void aKeyboardDoesWhatAPointerDoes() {
    open("");
    browser.focus("[data-key=\"sort size\"]");
    browser.press("Enter");
    assertThat(browser.fragment()).contains("sort=size");
    assertThat(focused()).isEqualTo("sort size");
    browser.press("Tab");
    browser.press("Tab");
    browser.press("Tab");
    String open = focused();
    assertThat(open).startsWith("open ");
    browser.press(" ");
    assertThat(browser.count(".drawer")).isEqualTo(1);
    assertThat(focused()).isEqualTo(open);
    browser.focus("[data-key=\"base kryo-flat\"]");
    browser.press("Enter");
    assertThat(browser.fragment()).contains("base=kryo-flat");
    browser.press("/");
    assertThat(browser.eval("document.activeElement.id").asText()).isEqualTo("find");
    browser.press("k");
    browser.press("?");
    assertThat(browser.fragment()).contains("find=k?");
    assertThat(browser.eval("document.getElementById('help').open").asBoolean()).isFalse();
  }

  @Test
  void escapeClosesWhatLiesOpen() {
    open("");
    browser.focus("#columns-menu summary");
    browser.press("Enter");
    assertThat(browser.eval("document.getElementById('columns-menu').open").asBoolean()).isTrue();
    browser.press("Tab");
    browser.press("Escape");
    assertThat(browser.eval("document.getElementById('columns-menu').open").asBoolean()).isFalse();
    assertThat(browser.eval("document.activeElement.parentElement.id").asText())
        .isEqualTo("columns-menu");
  }

  @Test
  void aPanelSaysHowToUseThePage() {
    open("");
    assertThat(browser.eval("document.getElementById('help').open").asBoolean()).isFalse();
    browser.press("?");
    assertThat(browser.eval("document.getElementById('help').innerText").asText())
        .contains("heading", "Compare", "Copy", "Esc");
    browser.press("Escape");
    assertThat(browser.eval("document.getElementById('help').open").asBoolean()).isFalse();
  }

  @Test
  void tooltipsTellWhatNumbersAre() {
    open("");
    assertThat(title("[data-key=\"sort size\"]")).contains("bytes").endsWith("click to sort");
    assertThat(title("#table tr[data-row=\"kryo-flat\"] td:nth-of-type(4)"))
        .startsWith("1800 ns/op, 95 % interval ")
        .endsWith(" times the best");
    assertThat(title("[data-key=\"base kryo-flat\"]"))
        .isEqualTo("click to compare all others with this row");
    assertThat(
            browser
                .eval("document.querySelector('.point[data-row=\"kryo-flat\"] title').textContent")
                .asText())
        .startsWith("kryo-flat: total 1800 ns, size 286 bytes");
    assertThat(browser.count(".star")).isPositive();
    assertThat(browser.texts("[...document.querySelectorAll('.star')].map(e => e.title)"))
        .allMatch(note -> !note.isEmpty());
  }

  @Test
  void aPrintedPageHasTheTableAndTheReportAndNoControls() {
    open("#open=kryo-flat");
    browser.print(true);
    try {
      for (String hidden : List.of(".controls", ".tabs", ".heat button.open", "#help")) {
        assertThat(
                browser.eval("document.querySelector('%s').offsetHeight".formatted(hidden)).asInt())
            .as(hidden)
            .isZero();
      }
      assertThat(browser.eval("document.getElementById('table').offsetHeight").asInt())
          .isPositive();
      assertThat(
              browser
                  .eval("getComputedStyle(document.querySelector('.heat td')).printColorAdjust")
                  .asText())
          .isEqualTo("exact");
      browser.eval("dispatchEvent(new Event('beforeprint'))");
      assertThat(browser.count("#report details:not([open])")).isZero();
      browser.eval("dispatchEvent(new Event('afterprint'))");
      assertThat(browser.count("#report details:not([open])")).isPositive();
    } finally {
      browser.print(false);
    }
  }

  private static String focused() {
    return browser.eval("document.activeElement.dataset.key ?? ''").asText();
  }

  private static String title(String selector) {
    return browser.eval("document.querySelector('" + selector + "').title").asText();
  }
}
