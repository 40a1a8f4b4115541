package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.block.Page;
import io.serbench.report.block.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class FormatsTest {
  @Test
  void eachIsFoundByItsNameAndByItsSuffix() {
    for (OutputFormat format : Formats.ALL) {
      assertThat(Formats.byName(format.name())).contains(format);
      assertThat(Formats.bySuffix("output/x" + format.suffix())).contains(format);
    }
    assertThat(Formats.names(Formats.ALL))
        .containsExactly(
            "text",
            "markdown",
            "mediawiki",
            "textile",
            "asciidoc",
            "html",
            "svg",
            "csv",
            "jmh-json",
            "json");
    assertThat(Formats.suffixes(Formats.ALL))
        .hasSameSizeAs(Formats.names(Formats.ALL))
        .doesNotHaveDuplicates();
  }

  @Test
  void someFormatsWritePages() {
    Page page = new Page(List.of(), new Table(List.of(), List.of()));
    for (OutputFormat format : Formats.ofPages()) {
      assertThat(format.pageWriter().orElseThrow().apply(page)).isNotNull();
    }
    assertThat(Formats.names(Formats.ofPages()))
        .contains("text", "csv", "json", "html", "markdown")
        .doesNotContain("svg", "jmh-json");
  }

  @Test
  void ofTwoSuffixesTheOneThatSaysMoreCounts() {
    assertThat(Formats.bySuffix("a.jmh.json").map(OutputFormat::name)).contains("jmh-json");
    assertThat(Formats.bySuffix("a.json").map(OutputFormat::name)).contains("json");
  }

  @Test
  void whatIsNotKnownIsNoFormat() {
    assertThat(Formats.byName("pdf")).isEmpty();
    assertThat(Formats.bySuffix("report.pdf")).isEmpty();
    assertThat(Formats.bySuffix("report")).isEmpty();
  }
}
