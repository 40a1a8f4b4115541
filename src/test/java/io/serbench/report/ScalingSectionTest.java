package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Runs;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScalingSectionTest {
  @Test
  void comparesThreadsWithOne() {
    assertThat(
            Written.text(
                ScalingSection.of(
                    List.of(
                        Summary.threaded("kryo", 1, 1000),
                        Summary.threaded("kryo", 4, 1600),
                        Summary.threaded("fst", 2, 500)))))
        .endsWith(
            """

                                                 threads       ns       ops/s     ± scaling
            kryo on media.1                            1     1000     1000000    0%    1.00
            kryo on media.1                            4     1600     2500000    0%    2.50
            fst on media.1                             2      500     4000000    0%       -
            """);
  }

  @Test
  void virtualThreadsHaveATableOfTheirOwn() {
    String text =
        Written.text(
            ScalingSection.of(
                List.of(
                    Summary.threaded("kryo", 1, 1000),
                    Summary.threaded("kryo", Runs.virtualThreads(64), 1000, 1))));
    assertThat(text)
        .doesNotContain("round trips per second, all threads")
        .endsWith(
            """

                                         threads     ops/s    ± scaling instances   kept    ±  pinned
            kryo on media.1                   64   1500000   2%    1.50         2   12.3   4%       0
            """);
  }

  @Test
  void isLeftOutWhereAllRanInOneThread() {
    assertThat(ScalingSection.of(List.of(Summary.of("kryo", 1000, 10)))).isEmpty();
  }
}
