package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.report.Report;
import io.serbench.report.Report.Known;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.SyntheticRun;
import io.serbench.report.format.Formats;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader of the web page sees and can do, in a real browser. */
class WebPageIT {
  private static final String NAMES = "[...document.querySelectorAll('#table tr[data-row] .name')]";
  private static final String TEXTS = ".map(e => e.textContent)";
  private static final String SHOWN = NAMES + TEXTS;
  private static final String EVIL = "<img src=x onerror=\"window.evil=1\">'\"&amp;]]>";
  private static final String EVIL_TOO = "</script><script>window.evil=2</script>\u2028\u202e";

  private static final Catalog CATALOG = Catalog.load();

  @TempDir private static Path folder;
  private static Browser browser;
  private static String page;
  private static String compressedPage;

  @BeforeAll
  static void openAPage() throws IOException {
    browser = Browser.startOrSkip(folder);
    page =
        written(
            "page.html",
            ReportBuilder.of(run(), ReportOptions.DEFAULT.withChart(true))
                .from("a.json")
                .knowing(name -> CATALOG.find(name).map(row -> Known.of(row, 17))),
            ReportBuilder.of(SyntheticRun.twoRows(), ReportOptions.DEFAULT).from("b.json"));
    compressedPage =
        written(
            "compressed.html",
            ReportBuilder.of(compressed(), ReportOptions.DEFAULT).from("compressed.json"));
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
    openAt(page + fragment);
  }

  private static void openAt(String address) {
    browser.look(1600, 1000, false);
    browser.open(address);
  }

  @ParameterizedTest
  @CsvSource({"400, false", "400, true", "1600, false", "1600, true"})
  void asksNobodyAndComplainsOfNothingAtAnyWidth(int width, boolean dark) throws IOException {
    for (String view : List.of("table", "bars", "scatter")) {
      browser.look(width, 1000, dark);
      browser.open(page + "#view=" + view + "&open=kryo-flat&mbit=100");
      click("#columns-menu summary");
      click("#features-menu summary");
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
    List<String> byTotal = browser.texts(SHOWN);
    assertThat(byTotal).startsWith("copy", "kryo-manual").contains("kryo-flat", "xml/slow");
    click("[data-key=\"sort size\"]");
    List<String> bySize = browser.texts(SHOWN);
    assertThat(bySize).startsWith("kryo-manual", "protobuf").last().isEqualTo("xml/slow");
    click("[data-key=\"sort size\"]");
    assertThat(browser.texts(SHOWN)).startsWith("xml/slow", "copy");
    assertThat(fragment()).contains("sort=size").contains("dir=back");
    assertThat(browser.eval("document.activeElement.dataset.key").asText()).isEqualTo("sort size");
  }

  @Test
  void filtersByTextTagAndFeature() {
    open("");
    type("find", "kryo -manual");
    assertThat(browser.texts(SHOWN)).containsExactly("kryo-flat");
    type("find", "");
    click(".chip[data-value=XML]");
    assertThat(browser.texts(SHOWN)).containsExactly("xml/slow");
    click(".chip[data-value=JSON]");
    assertThat(browser.texts(SHOWN)).hasSize(2);
    click("#reset");
    click("#features [data-value=VERSIONING_FORWARD_COMPATIBLE]");
    assertThat(browser.texts(SHOWN)).containsExactly("protobuf");
    assertThat(fragment()).contains("feature=VERSIONING_FORWARD_COMPATIBLE");
  }

  @Test
  void needsLeaveTheirFrontAndNearMisses() {
    open("");
    click("#needs [data-value=cross-language]");
    assertThat(browser.texts(SHOWN)).contains("protobuf").doesNotContain("kryo-flat", "copy");
    assertThat(browser.texts("[...document.querySelectorAll('#table tr.best .name')]" + TEXTS))
        .contains("protobuf");
    assertThat(browser.texts("[...document.querySelectorAll('.near li')]" + TEXTS))
        .anyMatch(
            text -> text.startsWith("kryo-manual: ") && text.endsWith("lacks cross-language"));
    assertThat(fragment()).contains("need=cross-language");
    click("#reset");
    assertThat(browser.texts(SHOWN)).contains("kryo-flat");
  }

  @Test
  void showsTheBestRowOfEachLibrary() {
    open("");
    click("#best");
    assertThat(browser.texts(SHOWN)).contains("kryo-manual").doesNotContain("kryo-flat", "copy");
  }

  @Test
  void aClickedRowIsTheBaseOfRatiosWithIntervals() {
    open("");
    click("[data-key=\"base kryo-flat\"]");
    assertThat(fragment()).contains("base=kryo-flat").contains("show=base");
    String total = "td:nth-of-type(4)";
    assertThat(cell("kryo-manual", total)).startsWith("0.51×").contains("–");
    assertThat(cell("kryo-flat", total)).isEqualTo("1800");
    click("[data-key=\"base kryo-flat\"]");
    assertThat(cell("kryo-manual", total)).isEqualTo("910");
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
    assertThat(browser.texts(SHOWN)).containsExactly("kryo-manual", "kryo-flat");
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
    click("[data-key=\"open kryo-flat\"]");
    String drawer = browser.eval("document.querySelector('.drawer').innerText").asText();
    assertThat(drawer)
        .contains("org.example:kryo:1.0", "zero knowledge, binary, flat tree", "3 forks, steady")
        .contains("media.1, JDK 17.0.9+9, b.json");
    assertThat(count(".drawer .strip:first-of-type circle")).isEqualTo(3);
  }

  @Test
  void accessorsAndFailedRowsStandApart() {
    open("");
    assertThat(browser.texts(SHOWN)).doesNotContain("lazy", "java-built-in");
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('.scatter .point')].map(e => e.dataset.row)"))
        .contains("kryo-flat")
        .doesNotContain("lazy", "copy");
    assertThat(browser.eval("document.querySelector('.accessors').innerText").asText())
        .contains("lazy", "roundtrip");
    assertThat(browser.eval("document.querySelector('.failed').innerText").asText())
        .contains("java-built-in", "media.title: was null", "wobly", "unavailable");
    assertThat(count(".accessors td[class^=h]")).isZero();
  }

  @Test
  void messagesASecondAreWhatNetworkOrProcessorAllow() {
    open("");
    type("mbit", "1");
    // 1e6 bits are 125000 bytes.
    assertThat(cell("kryo-flat", "td:last-of-type")).isEqualTo(Integer.toString(125_000 / 286));
    type("cpu", "0.01");
    // A ten-thousandth of a second, in calls of 1800 ns.
    assertThat(cell("kryo-flat", "td:last-of-type")).isEqualTo("56");
  }

  @Test
  void messagesOfAStreamAreItsValues() {
    openCompressed("#set=1&mbit=1");
    // A hundred values of 1000 bytes.
    assertThat(cell("kryo-flat", "td:last-of-type")).isEqualTo("125");
    openCompressed("#set=2&mbit=1&cpu=1");
    assertThat(cell("kryo-flat", "td:last-of-type")).isEqualTo("-");
    openCompressed("#set=2&cpu=1");
    assertThat(cell("kryo-flat", "td:last-of-type")).isEqualTo("10000");
  }

  @Test
  void aCompressorIsChosenForAllRows() {
    openCompressed("");
    assertThat(browser.texts("[...document.querySelectorAll('#compressor option')]" + TEXTS))
        .containsExactly("every row as measured", "plain", "zstd:3", "lz4", "the fastest of each");
    assertThat(browser.texts(SHOWN)).hasSize(6);
    focus("#compressor");
    browser.press("l");
    assertThat(fragment()).contains("compressor=lz4");
    assertThat(browser.eval("document.activeElement.id").asText()).isEqualTo("compressor");
    String[] both = {"kryo-flat@jdk17@lz4", "kryo-flat@jdk25@lz4"};
    assertThat(browser.texts(SHOWN)).containsExactly(both);
    for (String drawn : List.of("#bars tr", ".scatter .point")) {
      assertThat(
              browser.texts(
                  "[...document.querySelectorAll('%s')].map(e => e.dataset.row)".formatted(drawn)))
          .containsExactly(both);
    }
    assertThat(count(".failed")).isZero();
    openCompressed("#compressor=zstd%3A3&find=jdk25");
    assertThat(browser.texts(SHOWN)).containsExactly("kryo-flat@jdk25@zstd:3");
    assertThat(count(".failed dt")).isEqualTo(1);
    click("#reset");
    assertThat(browser.texts(SHOWN)).hasSize(6);
    browser.look(400, 900, false);
    assertThat(browser.eval("document.documentElement.scrollWidth").asInt())
        .isLessThanOrEqualTo(400);
  }

  @Test
  void theFastestCompressorDependsOnWhatIsTypedIn() {
    openCompressed("#compressor=fastest");
    assertThat(browser.texts(SHOWN)).hasSize(6);
    String disabled = "document.querySelector('#compressor option:last-child').disabled";
    assertThat(browser.eval(disabled).asBoolean()).isTrue();
    type("mbit", "1");
    assertThat(browser.eval(disabled).asBoolean()).isFalse();
    // In each JVM. What failed is not hidden by what did not.
    assertThat(browser.texts(SHOWN))
        .containsExactly("kryo-flat@jdk17@zstd:3", "kryo-flat@jdk25@zstd:3");
    assertThat(count(".failed dt")).isEqualTo(2);
    type("cpu", "0.2");
    assertThat(browser.texts(SHOWN)).containsExactly("kryo-flat@jdk17@lz4", "kryo-flat@jdk25@lz4");
    type("mbit", "1000");
    assertThat(browser.texts(SHOWN))
        .containsExactly("kryo-flat@jdk17@plain", "kryo-flat@jdk25@plain");
  }

  @Test
  void withoutCompressorsThereIsNothingToChoose() {
    String offered = "document.getElementById('compressor-field').offsetHeight";
    open("#compressor=fastest&mbit=100");
    int all = browser.texts(SHOWN).size();
    assertThat(browser.eval(offered).asInt()).isZero();
    open("#compressor=lz4");
    assertThat(browser.texts(SHOWN)).hasSize(all).contains("kryo-flat", "fst");
    openCompressed("#set=1");
    assertThat(browser.eval(offered).asInt()).isZero();
    openCompressed("");
    assertThat(browser.eval(offered).asInt()).isPositive();
  }

  /** A page of a run with compressors; its other data are streams, without any. */
  private static void openCompressed(String fragment) {
    openAt(compressedPage + fragment);
  }

  private static Run compressed() {
    Run run = SyntheticRun.compressed();
    List<CellResult> cells = new ArrayList<>(run.cells());
    CellResult kryo =
        Runs.row("kryo-flat", Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));
    for (OptionalInt items : List.of(OptionalInt.of(100), OptionalInt.empty())) {
      Usage stream = new Usage(Transport.STREAM, items, 1, false);
      cells.add(
          Runs.on(new Workload("media.1", stream), Runs.measured(kryo, 100_000, 999, 1000, 1001)));
    }
    return run.withCells(cells);
  }

  @Test
  void copiesWhatIsShown() {
    open("#find=kryo");
    browser.eval("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    click("#copy-markdown");
    assertThat(browser.eval("window.copied").asText())
        .startsWith("|  | create | ser | deser | total | size | +dfl | ± |\n| --- | ---: |")
        .contains("| kryo-flat | 180 | 720 | 1080 | 1800 | 286 | 143 |");
    click("#copy-csv");
    assertThat(browser.eval("window.copied").asText())
        .startsWith("row,create [ns/op],create low [ns/op]")
        .contains("\nkryo-flat,180.033,");
    click("#reset");
    type("find", "img");
    click("#copy-csv");
    assertThat(browser.eval("window.copied").asText()).contains("\"<img src=x onerror=\"\"window");
  }

  @Test
  void changesTheDataAndTheRun() {
    open("");
    browser.eval(
        "document.getElementById('set').value = '3';"
            + "document.getElementById('set').dispatchEvent(new Event('input'))");
    assertThat(browser.texts(SHOWN)).containsExactly("kryo-flat", "fst");
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('.curves .curve text')].map(e => e.textContent)"))
        .containsExactly("kryo-flat");
  }

  @Test
  void namesAreNothingButText() {
    open("#base=" + "%3Cimg&open=" + URLEncoder.encode(EVIL, StandardCharsets.UTF_8));
    assertThat(browser.texts(SHOWN))
        .contains(EVIL.strip())
        .anyMatch(n -> n.startsWith("</script>"));
    assertThat(count(".drawer")).isEqualTo(1);
    assertThat(browser.eval("window.evil === undefined").asBoolean()).isTrue();
    assertThat(count("img")).isZero();
    assertThat(count("script")).isEqualTo(2);
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
    click("#copy-markdown");
    assertThat(browser.eval("window.copied").asText())
        .startsWith("|  | create | ser | deser | total | size |");
    browser.look(1600, 900, false);
    browser.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('.heat thead button')].map(e => e.dataset.key)"))
        .startsWith("sort create", "sort ser", "sort deser", "sort total");
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 1600})
  void noLabelLiesOnADotOrOnAnotherLabel(int width) throws IOException {
    Path file = folder.resolve("crowd.html");
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
    Files.writeString(
        file,
        Formats.byName("html")
            .orElseThrow()
            .write(
                List.of(
                    ReportBuilder.of(Runs.run(cells), ReportOptions.DEFAULT).from("crowd.json"))));
    browser.look(width, 900, false);
    browser.open(file.toUri() + "#view=scatter");
    assertThat(count(".scatter .label")).isPositive();
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
    focus("[data-key=\"sort size\"]");
    browser.press("Enter");
    assertThat(fragment()).contains("sort=size");
    assertThat(focused()).isEqualTo("sort size");
    browser.press("Tab");
    browser.press("Tab");
    browser.press("Tab");
    String open = focused();
    assertThat(open).startsWith("open ");
    browser.press(" ");
    assertThat(count(".drawer")).isEqualTo(1);
    assertThat(focused()).isEqualTo(open);
    focus("[data-key=\"base kryo-flat\"]");
    browser.press("Enter");
    assertThat(fragment()).contains("base=kryo-flat");
    browser.press("/");
    assertThat(browser.eval("document.activeElement.id").asText()).isEqualTo("find");
    browser.press("k");
    browser.press("?");
    assertThat(fragment()).contains("find=k?");
    assertThat(browser.eval("document.getElementById('help').open").asBoolean()).isFalse();
  }

  @Test
  void escapeClosesWhatLiesOpen() {
    open("");
    focus("#columns-menu summary");
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
    assertThat(count(".star")).isPositive();
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
      assertThat(count("#report details:not([open])")).isZero();
      browser.eval("dispatchEvent(new Event('afterprint'))");
      assertThat(count("#report details:not([open])")).isPositive();
    } finally {
      browser.print(false);
    }
  }

  private static void focus(String selector) {
    browser.eval("document.querySelector('" + selector + "').focus()");
  }

  private static String focused() {
    return browser.eval("document.activeElement.dataset.key ?? ''").asText();
  }

  private static String title(String selector) {
    return browser.eval("document.querySelector('" + selector + "').title").asText();
  }

  private static void click(String selector) {
    browser.eval("document.querySelector('" + selector + "').focus()");
    browser.eval("document.querySelector('" + selector + "').click()");
  }

  private static void type(String id, String text) {
    browser.eval(
        "{ const e = document.getElementById('%s'); e.value = '%s';".formatted(id, text)
            + " e.dispatchEvent(new Event('input')); }");
  }

  private static String cell(String row, String place) {
    return browser
        .eval(
            "document.querySelector('#table tr[data-row=\"%s\"] %s').textContent"
                .formatted(row, place))
        .asText();
  }

  private static int count(String selector) {
    return browser.eval("document.querySelectorAll('" + selector + "').length").asInt();
  }

  private static String fragment() {
    return browser.eval("decodeURIComponent(location.hash)").asText();
  }
}
