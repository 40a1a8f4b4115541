package io.serbench.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MarkedPageTest {
  @Test
  void onlyWhatIsBetweenTheMarksIsReplaced() {
    String page = "a\n<!-- x-1 -->\n<!-- /x-1 -->\n<!-- x -->\nold\n<!-- /x -->\nb\n";
    assertThat(MarkedPage.with(page, "x", "new\n")).isEqualTo(page.replace("old", "new"));
  }

  @Test
  void aPageNeedsBothMarks() {
    for (String page : new String[] {"", "<!-- x -->\n", "<!-- /x -->\n<!-- x -->\n"}) {
      assertThatThrownBy(() -> MarkedPage.with(page, "x", "new\n"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("the page has no marks for the table: <!-- x -->");
    }
  }
}
