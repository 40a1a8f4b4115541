package io.serbench.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Block.Chart.StackedBar;
import io.serbench.statistics.Estimate;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BarsTest {
  private static final Chart TOTAL =
      new Chart(
          "Total",
          List.of("ser", "deser"),
          List.of(bar("kryo-flat", 720.0, 1080.0), bar("fst", 920.0, 1380.0)));

  private static final Chart SIZE =
      new Chart("Size", List.of("size"), List.of(bar("kryo-flat", 286.0), bar("fst", 316.0)));

  private static StackedBar bar(String name, Double... parts) {
    double whole = Stream.of(parts).mapToDouble(part -> part).sum();
    return new StackedBar(name, List.of(parts), Estimate.point(whole));
  }

  @Test
  void splitsBarsIntoTheirParts() {
    // 35 columns less 9 of names, 4 of values and 2 blanks: 20 for 2300 ns.
    assertThat(Bars.ASCII.lines(TOTAL, 35))
        .containsExactly("kryo-flat 1800 ######----------", "fst       2300 ########------------");
    assertThat(Bars.ASCII.legend(TOTAL)).isEqualTo(": ser #, deser -");
  }

  @Test
  void drawsASinglePartWithOneFill() {
    assertThat(Bars.BLOCKS.lines(SIZE, 34))
        .containsExactly("kryo-flat 286 ██████████████████", "fst       316 ████████████████████");
    assertThat(Bars.BLOCKS.legend(SIZE)).isEmpty();
  }

  @Test
  void leavesBarsVisibleWhateverTheWidth() {
    assertThat(Bars.ASCII.lines(SIZE, 1)).contains("fst       316 ##########");
    Chart uneven = new Chart("x", List.of("a"), List.of(bar("long", 1e6), bar("s", 1.0)));
    assertThat(Bars.ASCII.lines(uneven, 40)).contains("s          1 #");
  }

  @Test
  void mayHaveNothingToDraw() {
    assertThat(Bars.ASCII.lines(new Chart("x", List.of("a"), List.of()), 40)).isEmpty();
  }

  @Test
  void usesBlocksWhereTheOutputHasThem() {
    assertThat(Bars.fitting(StandardCharsets.UTF_8)).isEqualTo(Bars.BLOCKS);
    assertThat(Bars.fitting(StandardCharsets.US_ASCII)).isEqualTo(Bars.ASCII);
  }
}
