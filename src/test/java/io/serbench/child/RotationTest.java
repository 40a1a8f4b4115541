package io.serbench.child;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RotationTest {
  private static List<Integer> inputs(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  @Test
  void inputsThatFitComeOnce() {
    assertThat(Inputs.slots(inputs(16))).containsExactlyElementsOf(inputs(16));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 17, 18, 100})
  void anyNumberFillsAPowerOfTwoAlmostEvenly(int count) {
    Object[] slots = Inputs.slots(inputs(count));

    assertThat(Integer.bitCount(slots.length)).isEqualTo(1);
    for (int input : inputs(count)) {
      long times = Arrays.stream(slots).filter(slot -> slot.equals(input)).count();
      assertThat(times).isBetween((long) slots.length / count, 1L + slots.length / count);
    }
  }
}
