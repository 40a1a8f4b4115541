package io.serbench.lab.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.lab.scripts.Readme.Failed;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  private static final String PAGE =
      """
      # serbench

      ```console | head -1
      $ serbench one
      $ serbench two
      old
      ```

          ```console is no block here

      ```console
      $ serbench other
      kept
      ```
      """;

  @Test
  void outputReplacesThatOfBlocksWithTheWord() throws Exception {
    Readme readme =
        new Readme("two", block -> String.join(" and ", block.commands()) + block.filter());

    assertThat(readme.updated(PAGE))
        .isEqualTo(PAGE.replace("\nold\n", "\nserbench one and serbench two | head -1\n"));
    assertThat(readme.failures()).isEmpty();
  }

  @Test
  void aBlockThatFailsStaysAsItIs() throws Exception {
    Readme readme =
        new Readme(
            "",
            block -> {
              throw new Failed("no such row");
            });

    assertThat(readme.updated(PAGE)).isEqualTo(PAGE);
    assertThat(readme.failures())
        .containsExactly("serbench one\nserbench two\nno such row", "serbench other\nno such row");
  }

  @Test
  void theLastTableWithAColumnIsShown() {
    String printed = "row total\na 1\n\nrow total size\nb 2\n\nrow alloc\nc 3\n";

    assertThat(Readme.lastTable(printed, "total")).isEqualTo("row total size\nb 2\n");
    assertThat(Readme.lastTable(printed, "alloc")).isEqualTo("row alloc\nc 3\n");
    assertThat(Readme.lastTable(printed, "tota")).isEmpty();
  }
}
