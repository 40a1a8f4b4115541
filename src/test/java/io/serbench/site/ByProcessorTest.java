package io.serbench.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.statistics.Estimate;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ByProcessorTest {
  private static final int ROWS = 12;

  private static Map<String, Estimate> machine(double speed) {
    Map<String, Estimate> totals = new TreeMap<>();
    for (int i = 0; i < ROWS; i++) {
      totals.put("row-" + i, total(speed * (i + 1)));
    }
    return totals;
  }

  private static Estimate total(double nanos) {
    return Estimate.within(nanos, nanos * 0.98, nanos * 1.02);
  }

  @Test
  void aFasterMachineIsNoDifference() {
    assertThat(ByProcessor.factors(machine(100), machine(72))).isEmpty();
  }

  @Test
  void namesRowsThatMoveAgainstTheOthers() {
    Map<String, Estimate> second = machine(72);
    second.put("row-3", total(72 * 4 * 1.6));
    second.put("row-5", total(72 * 6 / 1.5));
    assertThat(ByProcessor.factors(machine(100), second))
        .containsOnlyKeys("row-3", "row-5")
        .hasEntrySatisfying("row-3", factor -> assertThat(factor).isCloseTo(1.6, within(0.01)))
        .hasEntrySatisfying("row-5", factor -> assertThat(factor).isCloseTo(1 / 1.5, within(0.01)));
  }

  @Test
  void saysNothingWithinIntervalsOrOfFewRows() {
    Map<String, Estimate> second = machine(72);
    second.put("row-3", Estimate.within(72 * 4 * 1.3, 72 * 4, 72 * 4 * 1.6));
    assertThat(ByProcessor.factors(machine(100), second)).isEmpty();
    Map<String, Estimate> few = new TreeMap<>(machine(100));
    few.keySet().retainAll(Set.of("row-1", "row-2", "row-3"));
    second.put("row-3", total(72 * 4 * 2));
    assertThat(ByProcessor.factors(few, second)).isEmpty();
  }
}
