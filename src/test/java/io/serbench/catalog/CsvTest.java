package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CsvTest {
  /** What decides on quotes and apostrophes. */
  private static final List<String> PIECES =
      List.of(",", ";", "\"", "'", " ", "\u00a0", "=", "-", "@", "＋", "\u2212", "a", "#", "✔");

  private static String text(Random random) {
    return random
        .ints(random.nextInt(8), 0, PIECES.size())
        .mapToObj(PIECES::get)
        .collect(Collectors.joining());
  }

  @Test
  void readsWhatItWrote() {
    Random random = new Random(70);
    for (int i = 0; i < 2000; i++) {
      List<String> cells = List.of(text(random), text(random), text(random));
      String line = Csv.line(cells.stream().map(Csv::safe).toList());
      assertThat(Csv.read("a,b,c\n" + line))
          .singleElement()
          .satisfies(
              read ->
                  assertThat(read.stream().map(Csv::original)).containsExactlyElementsOf(cells));
    }
  }

  @Test
  void quotesWhatASpreadsheetMaySplit() {
    assertThat(Csv.line(List.of("", "a b", "a;b", "it's", "1,5", "")))
        .isEqualTo(",a b,\"a;b\",\"it's\",\"1,5\",\n");
  }

  @Test
  void everyCellHasAHeading() {
    assertThat(Csv.read("")).isEmpty();
    assertThat(Csv.read("row,kind\n")).isEmpty();
    for (String line : List.of("kryo", "kryo,variant,without references")) {
      assertThatThrownBy(() -> Csv.read("row,kind\n" + line))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("expected a cell for each of [row, kind], found [kryo");
    }
  }
}
