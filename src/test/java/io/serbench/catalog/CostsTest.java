package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

class CostsTest {
  private static final Path PAGE = Path.of("docs/results/costs.md");
  private static final Path FIGURES = Path.of("src/main/resources/io/serbench/catalog/costs.csv");
  private static final Catalog CATALOG = Catalog.load();

  private static String words(String line) {
    String head = "row,jdk,start,start.aot,kept,kept.large,buffers,kept.after,heap.10M,heap.stream";
    return Costs.words(Csv.read(head + "\n" + line).get(0));
  }

  @Test
  void saysWhatThereIs() {
    assertThat(words("row,25,~12.5,,1.5,20.0,19.0,2.0,54,"))
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
    assertThat(words("row,17,,,,12933.4,0.4,,,"))
        .isEqualTo(
            "JDK 17: 13 MB after a message of 10 MB, of which serbench's buffers are 0.4 kB");
  }

  /** Fix it with {@code scripts/costs.sh figures}. */
  @Test
  void allFiguresStandOnThePage() throws IOException {
    List<String> page = Files.readAllLines(PAGE);
    List<CSVRecord> lines = Csv.read(Files.readString(FIGURES));
    assertThat(lines).hasSizeGreaterThan(1);
    for (CSVRecord line : lines) {
      assertThat(line.toList()).hasSize(10);
      assertThat(CATALOG.find(line.get("row"))).as(line.get("row")).isPresent();
      String ofRow = "| " + line.get("row") + "@jdk" + line.get("jdk");
      for (String figure : line.toList().subList(2, line.size())) {
        String cell = figure.isEmpty() ? "" : " " + figure.replace("~", "\\~") + " |";
        assertThat(page)
            .as(ofRow)
            .anyMatch(
                each ->
                    each.startsWith(ofRow)
                        && !Character.isDigit(each.charAt(ofRow.length()))
                        && each.contains(cell));
      }
    }
  }
}
