package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OccupiedTest {
  private record Point(long x, int y, String name) {}

  private static long bytes(Object object, Object other) throws IllegalAccessException {
    return Occupied.bytes(HeldValues.of(object, List.of()), HeldValues.of(other, List.of()));
  }

  @Test
  void countsObjectsAsTheJvmLaysThemOut() throws Exception {
    // A header of 12 bytes, 8 + 4 + 4 of fields; a string of 24 bytes, its array of 16 + 3.
    assertThat(bytes(new Point(1, 2, "abc"), "")).isEqualTo(32 + 24 + 24);
    assertThat(bytes(new int[3], "")).isEqualTo(32);
    assertThat(bytes(new byte[1], "")).isEqualTo(24);
    // Characters beyond Latin-1 take two bytes each.
    assertThat(bytes("\u0416".repeat(8), "")).isEqualTo(24 + 32);
  }

  @Test
  void whatAnotherObjectHoldsDoesNotCount() throws Exception {
    String shared = "shared";
    assertThat(bytes(new Point(1, 2, shared), new Point(3, 4, shared))).isEqualTo(32);
  }
}
