package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LibraryVersionTest {
  @Test
  void fromOldToNew() {
    List<String> sorted =
        List.of(
            "2.9.10",
            "2.10.0-SNAPSHOT",
            "2.10.0",
            "2.10.0.1",
            "3.0.4-jdk17",
            "3.0.5",
            "4.0.0-M2",
            "4.0.0-RC1",
            "4.0.0-RC2",
            "4.0.0",
            "4.0.0-MS-GA",
            "4.0.1",
            "04.00.02",
            "20260814");
    List<String> shuffled = new ArrayList<>(sorted);
    Collections.shuffle(shuffled, new Random(1));
    shuffled.sort(LibraryVersion.ORDER);
    assertThat(shuffled).isEqualTo(sorted);
  }

  @Test
  void theFirstNumberIsTheMajor() {
    assertThat(LibraryVersion.major("5.6.2")).isEqualTo("5");
    assertThat(LibraryVersion.major("20260814")).isEqualTo("20260814");
    assertThat(LibraryVersion.major("kryo.jar")).isEqualTo("kryo");
  }
}
