package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CostsTest {
  private static final Path PAGE = Path.of("docs/results/costs.md");
  private static final Path FIGURES = Path.of("src/main/resources/io/serbench/catalog/costs.csv");
  private static final Catalog CATALOG = Catalog.load();

  @Test
  void saysWhatThereIs() {
    assertThat(Costs.words("row,25,~12.5,,1.5,20.0,19.0,2.0,54,"))
        .isEqualTo(
            "JDK 25: first object after ~13 ms, keeps 1.5 kB, 20 kB after a message of 10 MB,"
                + " of which serbench's buffers are 19 kB, 2 kB after small ones again, needs a"
                + " heap of 57 MB for such a message");
  }

  @Test
  void rowsThatAreNotOnThePageHaveNone() {
    assertThat(Costs.of(CATALOG.find("kryo-flat").orElseThrow()))
        .extracting(costs -> costs.substring(0, 7))
        .containsExactly("JDK 17:", "JDK 25:");
    assertThat(Costs.of(CATALOG.find("kryo-serializer").orElseThrow())).isEmpty();
    assertThat(Costs.words("row,17,,,,12933.4,0.4,,,"))
        .isEqualTo(
            "JDK 17: 13 MB after a message of 10 MB, of which serbench's buffers are 0.4 kB");
  }

  /** Fix it with {@code scripts/costs.sh figures}. */
  @Test
  void allFiguresStandOnThePage() throws IOException {
    List<String> page = Files.readAllLines(PAGE);
    List<String> lines = Files.readAllLines(FIGURES);
    assertThat(lines).hasSizeGreaterThan(2);
    for (String line : lines.subList(1, lines.size())) {
      String[] words = line.split(",", -1);
      assertThat(words).as(line).hasSize(10);
      assertThat(CATALOG.find(words[0])).as(line).isPresent();
      String ofRow = "| " + words[0] + "@jdk" + words[1];
      for (String figure : List.of(words).subList(2, words.length)) {
        String cell = figure.isEmpty() ? "" : " " + figure.replace("~", "\\~") + " |";
        assertThat(page)
            .as(line)
            .anyMatch(
                each ->
                    each.startsWith(ofRow)
                        && !Character.isDigit(each.charAt(ofRow.length()))
                        && each.contains(cell));
      }
    }
  }
}
