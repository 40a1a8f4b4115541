package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.run.Capacity.Room;
import org.junit.jupiter.api.Test;

class RoomLineTest {
  private static final long GIBI = 1L << 30;

  @Test
  void many() {
    assertThat(RoomLine.of(new Room(16, 11 * GIBI + GIBI / 4, true)))
        .hasValue(
            "up to 16 JVMs live at once, one measures while another warms up,"
                + " in at most 11.3 GiB");
  }

  @Test
  void manyThatDisturbEachOther() {
    assertThat(RoomLine.of(new Room(2, 2 * GIBI, false)))
        .hasValue("up to 2 JVMs live at once, one works at a time, in at most 2.0 GiB");
  }

  @Test
  void one() {
    assertThat(RoomLine.of(new Room(1, GIBI / 2, false)))
        .hasValue("one JVM at a time, in at most 0.5 GiB");
  }

  @Test
  void none() {
    assertThat(RoomLine.of(new Room(12, 0, false))).isEmpty();
  }
}
