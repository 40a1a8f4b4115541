package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoomTest {
  private static final long MEBI = 1 << 20;

  /** Half of what is free, with 200 MiB for each beside its heap. */
  @ParameterizedTest
  @CsvSource({
    "4096, 512, 2",
    "4500, 512, 3",
    "16384, 512, 4",
    "16384, 4096, 2",
    "1024, 512, 2",
    "0, 512, 2",
    "1048576, 512, 4",
    "2000, 100, 3"
  })
  void asManyLiveAsMemoryHasRoomFor(long freeMebi, long heapMebi, int alive) {
    assertThat(Room.alive(OptionalLong.of(freeMebi * MEBI), heapMebi * MEBI)).isEqualTo(alive);
  }

  @Test
  void whereMemoryIsNotKnownFewLive() {
    assertThat(Room.alive(OptionalLong.empty(), 512 * MEBI)).isEqualTo(2);
  }

  @Test
  void itKnowsHowMuchMemoryItMayTake() {
    assertThat(Room.of(3, true, 512 * MEBI)).isEqualTo(new Room(3, 3 * 712 * MEBI, true));
    assertThat(Room.of(3, true, 1).withoutOthersBeside()).isEqualTo(Room.of(3, false, 1));
  }
}
