package io.serbench.lab.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WitnessReadingsTest {
  @AfterEach
  void forgetTheFile() {
    System.clearProperty(WitnessReadings.FILE);
  }

  @Test
  void theLastOnesBelongToTheMeasuredIterations(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("readings.json");
    System.setProperty(WitnessReadings.FILE, file.toString());
    WitnessReadings readings = new WitnessReadings();
    for (int i = 0; i < 3; i++) {
      readings.before();
      readings.after();
    }
    readings.write();

    assertThat(WitnessReadings.last(3, file)).hasSize(3);
    assertThat(WitnessReadings.last(2, file))
        .isEqualTo(WitnessReadings.last(3, file).subList(1, 3))
        .allMatch(reading -> reading.before() > 0 && reading.after() > 0);
  }
}
