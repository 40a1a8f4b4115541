package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.SyntheticRun;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The wikis' markups, in which nothing foreign may mean anything. */
class MarkupsTest {
  private static final List<MarkupFormat> WIKIS =
      List.of(Markups.MEDIAWIKI, Markups.TEXTILE, Markups.ASCIIDOC);

  @Test
  void everySignThatMayMeanSomethingIsAReference() {
    for (MarkupFormat wiki : WIKIS) {
      assertThat(wiki.escape(SyntheticRun.HOSTILE_NAME))
          .doesNotContainPattern("[*`\\[\\]|<>{}~^\\\\!=$]|''|&(?!#)");
    }
  }

  @Test
  void theReferencesAreOfThatVeryText() {
    for (MarkupFormat wiki : WIKIS) {
      for (String text : List.of(SyntheticRun.HOSTILE_NAME, "a--b", "(c) ''x'' __y__", "1:: a")) {
        assertThat(resolved(wiki.escape(text))).isEqualTo(text);
      }
    }
  }

  @Test
  void commonNamesStayReadable() {
    for (MarkupFormat wiki : WIKIS) {
      assertThat(wiki.escape("kryo-flat")).isEqualTo("kryo-flat");
      assertThat(wiki.escape("org.example:a-b:1.0")).isEqualTo("org.example:a-b:1.0");
      assertThat(wiki.escape("ZERO_KNOWLEDGE, json/jackson/databind; ± 2.8"))
          .isEqualTo("ZERO_KNOWLEDGE, json/jackson/databind; ± 2.8");
    }
  }

  @Test
  void barsKeepTheirColumns() {
    assertThat(Markups.MEDIAWIKI.verbatim(List.of("a  <b>  1 ██")))
        .isEqualTo("<pre>\na  &#60;b>  1 ██\n</pre>");
    assertThat(Markups.ASCIIDOC.verbatim(List.of("a  <b>  1 ██")))
        .isEqualTo("....\na  <b>  1 ██\n....");
  }

  private static String resolved(String escaped) {
    return Pattern.compile("&#(\\d+);")
        .matcher(escaped)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(Character.toString(Integer.parseInt(found.group(1)))));
  }
}
