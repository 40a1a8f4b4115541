package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The site of the committed results and of one from another machine: its files, and in a browser.
 */
class SiteIT {
  private static final Path OUTPUT = Path.of("output").toAbsolutePath();
  private static final Pattern TAG = Pattern.compile("<(?<name>[a-z]+)(?<attributes>[^>]*)>");
  private static final Pattern ADDRESS =
      Pattern.compile(" (?:src|href|action|poster|data|srcset)=\"(?<to>[^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"(?<id>[^\"]*)\"");

  @TempDir private static Path folder;
  private static Path site;
  private static Answer made;

  @BeforeAll
  static void makeASite() throws IOException, InterruptedException {
    String result = Files.readString(OUTPUT.resolve("classic-jdk17.json"));
    Files.writeString(
        folder.resolve("classic-other.json"),
        result.replaceFirst("\"model\"\\s*:\\s*\"[^\"]*\"", "\"model\": \"Another <b>CPU</b>\""));
    site = folder.resolve("site");
    made =
        Serbench.jar(folder)
            .run(
                "site",
                OUTPUT.resolve("classic-jdk17.json").toString(),
                OUTPUT.resolve("classic-jdk25.json").toString(),
                "classic-other.json",
                "-out=site");
  }

  @Test
  void saysWhereItIs() {
    assertThat(made.err())
        .containsPattern("serbench: \\d+ files are in site; open site.index.html");
    assertThat(made.exit()).isZero();
    assertThat(made.out()).isEmpty();
  }

  @Test
  void samplesLieBesideThePageOfTheirRun() throws IOException {
    assertThat(site.resolve("runs/classic-jdk25.json"))
        .hasSameBinaryContentAs(OUTPUT.resolve("classic-jdk25.json"));
  }

  @Test
  void thePageOfARunIsWhatReportWritesWithAWayBack() throws IOException, InterruptedException {
    Answer report = Serbench.jar(folder).run("report", "classic-other.json", "-report=page.html");
    assertThat(report.exit()).as(report.err()).isZero();
    String page = Files.readString(site.resolve("runs/classic-other.html"));
    assertThat(page.replaceFirst("<nav [^\n]*</nav>\n", ""))
        .isEqualTo(Files.readString(folder.resolve("page.html")));
  }

  @Test
  void everyLinkWithinTheSiteLeadsSomewhere() throws IOException {
    int links = 0;
    for (Path page : pages()) {
      String html = Files.readString(page);
      for (String to : addresses(html, "a")) {
        if (to.startsWith("http")) {
          continue;
        }
        links++;
        URI target = page.toUri().resolve(to);
        Path file = Path.of(URI.create(target.toString().replaceFirst("#.*", "")));
        assertThat(file).as("%s in %s", to, page).isRegularFile().startsWith(site);
        if (target.getFragment() != null) {
          assertThat(ids(Files.readString(file)))
              .as("%s in %s", to, page)
              .contains(target.getFragment());
        }
      }
    }
    assertThat(links).isGreaterThan(1000);
  }

  @Test
  void noPageFetchesAnything() throws IOException {
    for (Path page : pages()) {
      String html = Files.readString(page);
      assertThat(addresses(html, "(?!a$).*")).as(page.toString()).allMatch("data:,"::equals);
      assertThat(html)
          .contains("default-src 'none'")
          .doesNotContain("@import")
          .doesNotContain("url(");
    }
  }

  @Test
  void machinesHaveTheirOwnTables() throws IOException {
    String row = Files.readString(site.resolve("rows/kryo-flat.html"));
    String[] parts = row.split("<section class=\"machine\">", -1);
    assertThat(parts.length).isGreaterThan(2);
    assertThat(Stream.of(parts).skip(1))
        .noneMatch(
            it -> it.contains("runs/classic-other.html") && it.contains("runs/classic-jdk17.html"));
    assertThat(row).contains("Another &lt;b&gt;CPU&lt;/b&gt;");
  }

  @Test
  void theSameResultsMakeTheSameSite() throws IOException, InterruptedException {
    String before = Files.readString(site.resolve("serbench-site.sha256"));
    makeASiteAgain();
    assertThat(site.resolve("serbench-site.sha256")).hasContent(before.stripTrailing());
  }

  private static void makeASiteAgain() throws IOException, InterruptedException {
    makeASite();
    assertThat(made.exit()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                             | missing operand",
        "types.json                   | types.json is not a result file of serbench",
        "none.json                    | none.json does not exist",
        "notes.txt                    | notes.txt is damaged or not a result file",
        "good.json -out=foreign       | -out=foreign exists, is not empty and is not a site of"
            + " serbench",
        "good.json -out=notes.txt     | -out=notes.txt is not a directory",
        "good.json a/good.json        | a/good.json: pages are named after files, and two have this"
            + " name",
      })
  void badInputIsOneLine(String arguments, String problem)
      throws IOException, InterruptedException {
    Path here = Files.createTempDirectory(folder, "bad");
    Files.writeString(here.resolve("types.json"), "{\"check\":\"types\",\"rows\":[\n]}\n");
    Files.copy(OUTPUT.resolve("classic-jdk17.json"), here.resolve("good.json"));
    Files.createDirectory(here.resolve("a"));
    Files.copy(OUTPUT.resolve("classic-jdk17.json"), here.resolve("a/good.json"));
    Files.writeString(here.resolve("notes.txt"), "mine");
    Files.createDirectory(here.resolve("foreign"));
    Files.writeString(here.resolve("foreign/notes.txt"), "mine");
    List<String> words = new ArrayList<>(List.of("site"));
    if (arguments != null) {
      words.addAll(List.of(arguments.split(" ")));
    }
    Answer answer = Serbench.jar(here).run(words.toArray(String[]::new));
    assertThat(answer.exit()).isEqualTo(2);
    assertThat(answer.err()).startsWith("serbench: " + problem).hasLineCount(1);
    assertThat(here.resolve("site")).doesNotExist();
    assertThat(here.resolve("foreign")).isDirectoryContaining("glob:**/notes.txt");
    assertThat(here.resolve("notes.txt")).hasContent("mine");
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      List<Path> pages = files.filter(it -> it.toString().endsWith(".html")).toList();
      assertThat(pages).hasSizeGreaterThan(70);
      return pages;
    }
  }

  /** Where elements of a kind lead, or what they fetch. */
  private static List<String> addresses(String html, String element) {
    List<String> addresses = new ArrayList<>();
    // What scripts and data hold is no markup.
    Matcher tag = TAG.matcher(html.replaceAll("(?s)<(script|style)[ >].*?</\\1>", ""));
    while (tag.find()) {
      Matcher address = ADDRESS.matcher(tag.group("attributes"));
      while (tag.group("name").matches(element) && address.find()) {
        addresses.add(address.group("to"));
      }
    }
    return addresses;
  }

  private static List<String> ids(String html) {
    return ID.matcher(html).results().map(id -> id.group(1)).toList();
  }

  /** What a reader sees. */
  @Nested
  class InABrowser {
    private static Browser browser;

    @BeforeAll
    static void start() throws IOException {
      browser = Browser.startOrSkip(folder);
    }

    @AfterAll
    static void end() {
      if (browser != null) {
        browser.close();
      }
    }

    @ParameterizedTest
    @CsvSource({
      "index.html, 1300, false",
      "index.html, 390, true",
      "rows/kryo-flat.html, 1300, true",
      "rows/kryo-flat.html, 390, false",
      "questions/untrusted.html, 390, true",
    })
    void fitsAnyWidthAsksNobodyAndComplainsOfNothing(String page, int width, boolean dark) {
      String address = site.resolve(page).toUri().toString();
      browser.look(width, 900, dark);
      browser.open(address);
      assertThat(browser.eval("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      String colour = browser.eval("getComputedStyle(document.body).backgroundColor").asText();
      assertThat(colour).isEqualTo(dark ? "rgb(18, 22, 26)" : "rgb(252, 252, 251)");
      assertThat(browser.requests()).allMatch(uri -> uri.equals(address) || uri.equals("data:,"));
      assertThat(browser.complaints()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "1300, 900"})
    void theAnswerItsLimitationsAndTheFirstQuestionAreOnTheFirstScreen(int width, int height) {
      browser.look(width, height, false);
      browser.open(site.resolve("index.html").toUri().toString());
      for (String part : List.of(".limits", "#today ~ .scroll table", ".cards li:first-child")) {
        assertThat(
                browser
                    .eval(
                        "document.querySelector('%s').getBoundingClientRect().bottom"
                            .formatted(part))
                    .asDouble())
            .as(part)
            .isLessThan(height);
      }
    }

    @Test
    void theSearchFindsRowsAndRunsByAllWords() {
      browser.look(1300, 900, false);
      browser.open(site.resolve("index.html").toUri().toString());
      String shown =
          "[...document.querySelectorAll('[data-find]')].filter(it => it.checkVisibility()).map(it"
              + " => it.querySelector('a').getAttribute('href').replace(/.*\\/|.html/g, ''))";
      int all = browser.texts(shown).size();
      browser.press("/");
      for (String key : "classic jdk2".split("", 0)) {
        browser.press(key);
      }
      assertThat(browser.texts(shown)).containsExactly("classic-jdk25");
      assertThat(browser.eval("document.getElementById('found').textContent").asText())
          .isEqualTo("1 found");
      browser.press("Escape");
      assertThat(browser.texts(shown)).hasSize(all);
      for (String key : "kryo-fl".split("", 0)) {
        browser.press(key);
      }
      assertThat(browser.texts(shown)).contains("kryo-flat").allMatch(it -> it.contains("kryo-fl"));
    }
  }
}
