package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages per second on the web page, and the choice of compressor, in a real browser. */
class CalculatorIT {
  @TempDir private static Path folder;
  private static Browser browser;
  private static HeatTable table;

  @BeforeAll
  static void writePages() throws IOException {
    browser = Browser.startOrSkip(folder);
    table = new HeatTable(browser);
    write("plain.html", SyntheticRun.complete());
    write("compressed.html", compressed());
  }

  /** A run with compressors; its other data are streams, without any. */
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

  private static void write(String name, Run run) throws IOException {
    Files.writeString(
        folder.resolve(name),
        Formats.byName("html")
            .orElseThrow()
            .write(List.of(ReportBuilder.of(run, ReportOptions.DEFAULT).from("run.json"))));
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void messagesASecondAreWhatNetworkOrProcessorAllow() {
    openPlain("");
    browser.type("mbit", "1");
    // 1e6 bits are 125000 bytes.
    assertThat(table.cell("kryo-flat", "td:last-of-type"))
        .isEqualTo(Integer.toString(125_000 / 286));
    browser.type("cpu", "0.01");
    // A ten-thousandth of a second, in calls of 1800 ns.
    assertThat(table.cell("kryo-flat", "td:last-of-type")).isEqualTo("56");
  }

  @Test
  void messagesOfAStreamAreItsValues() {
    openCompressed("#set=1&mbit=1");
    // A hundred values of 1000 bytes.
    assertThat(table.cell("kryo-flat", "td:last-of-type")).isEqualTo("125");
    openCompressed("#set=2&mbit=1&cpu=1");
    assertThat(table.cell("kryo-flat", "td:last-of-type")).isEqualTo("-");
    openCompressed("#set=2&cpu=1");
    assertThat(table.cell("kryo-flat", "td:last-of-type")).isEqualTo("10000");
  }

  @Test
  void aCompressorIsChosenForAllRows() {
    openCompressed("");
    assertThat(
            browser.texts(
                "[...document.querySelectorAll('#compressor option')].map(e => e.textContent)"))
        .containsExactly("every row as measured", "plain", "zstd:3", "lz4", "the fastest of each");
    assertThat(table.shown()).hasSize(6);
    browser.focus("#compressor");
    browser.press("l");
    assertThat(browser.fragment()).contains("compressor=lz4");
    assertThat(browser.eval("document.activeElement.id").asText()).isEqualTo("compressor");
    String[] both = {"kryo-flat@jdk17@lz4", "kryo-flat@jdk25@lz4"};
    assertThat(table.shown()).containsExactly(both);
    for (String drawn : List.of("#bars tr", ".scatter .point")) {
      assertThat(
              browser.texts(
                  "[...document.querySelectorAll('%s')].map(e => e.dataset.row)".formatted(drawn)))
          .containsExactly(both);
    }
    assertThat(browser.count(".failed")).isZero();
    openCompressed("#compressor=zstd%3A3&find=jdk25");
    assertThat(table.shown()).containsExactly("kryo-flat@jdk25@zstd:3");
    assertThat(browser.count(".failed dt")).isEqualTo(1);
    browser.click("#reset");
    assertThat(table.shown()).hasSize(6);
    browser.look(400, 900, false);
    assertThat(browser.eval("document.documentElement.scrollWidth").asInt())
        .isLessThanOrEqualTo(400);
  }

  @Test
  void theFastestCompressorDependsOnWhatIsTypedIn() {
    openCompressed("#compressor=fastest");
    assertThat(table.shown()).hasSize(6);
    String disabled = "document.querySelector('#compressor option:last-child').disabled";
    assertThat(browser.eval(disabled).asBoolean()).isTrue();
    browser.type("mbit", "1");
    assertThat(browser.eval(disabled).asBoolean()).isFalse();
    // In each JVM. What failed is not hidden by what did not.
    assertThat(table.shown()).containsExactly("kryo-flat@jdk17@zstd:3", "kryo-flat@jdk25@zstd:3");
    assertThat(browser.count(".failed dt")).isEqualTo(2);
    browser.type("cpu", "0.2");
    assertThat(table.shown()).containsExactly("kryo-flat@jdk17@lz4", "kryo-flat@jdk25@lz4");
    browser.type("mbit", "1000");
    assertThat(table.shown()).containsExactly("kryo-flat@jdk17@plain", "kryo-flat@jdk25@plain");
  }

  @Test
  void withoutCompressorsThereIsNothingToChoose() {
    String offered = "document.getElementById('compressor-field').offsetHeight";
    openPlain("#compressor=fastest&mbit=100");
    int all = table.shown().size();
    assertThat(browser.eval(offered).asInt()).isZero();
    openPlain("#compressor=lz4");
    assertThat(table.shown()).hasSize(all).contains("kryo-flat", "fst");
    openCompressed("#set=1");
    assertThat(browser.eval(offered).asInt()).isZero();
    openCompressed("");
    assertThat(browser.eval(offered).asInt()).isPositive();
  }

  private static void openPlain(String fragment) {
    open("plain.html", fragment);
  }

  private static void openCompressed(String fragment) {
    open("compressed.html", fragment);
  }

  private static void open(String name, String fragment) {
    browser.look(1600, 1000, false);
    browser.open(folder.resolve(name).toUri() + fragment);
  }
}
