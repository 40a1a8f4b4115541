package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapTest {
  @ParameterizedTest
  @CsvSource({
    "-Xmx512m, 536870912",
    "-Xmx2G, 2147483648",
    "-Xmx64k, 65536",
    "-Xmx1048576, 1048576",
    "-XX:MaxHeapSize=1t, 1099511627776"
  })
  void itsOptionSaysIt(String option, long bytes) {
    assertThat(ForkCommand.largestHeap(List.of("-Xms1m", option, "-Xint"))).hasValue(bytes);
  }

  @Test
  void theLastOneWins() {
    assertThat(ForkCommand.largestHeap(List.of("-Xmx1g", "-XX:MaxHeapSize=2k"))).hasValue(2048);
  }

  @ParameterizedTest
  @CsvSource({"-Xms1g", "-XX:MaxRAMPercentage=50", "-Xmx", "-Xmx1x", "-Xmx12345678901234567890"})
  void othersDoNot(String option) {
    assertThat(ForkCommand.largestHeap(List.of(option))).isEmpty();
  }
}
