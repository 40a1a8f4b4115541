package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeldValuesTest {
  @Test
  void ofSeveralSharedObjectsTheFirstIsNamed() throws Exception {
    List<ArrayList<Integer>> shared =
        IntStream.range(0, 50).mapToObj(i -> new ArrayList<>(List.of(i))).toList();
    HeldValues one = HeldValues.of(shared.toArray(), List.of());
    HeldValues other = HeldValues.of(shared.toArray(), List.of());
    assertThat(one.firstShared(other, HeldValues::isMutable).orElseThrow()).isSameAs(shared.get(0));
  }

  @Test
  void bytesAreNoNumbers() throws Exception {
    HeldValues held = HeldValues.of(List.of(new byte[] {1, 2}, new double[] {3}, 4), List.of());
    assertThat(held.numbers()).containsExactlyInAnyOrder(3.0, 4.0);
  }
}
