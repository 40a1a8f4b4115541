package io.serbench.lab.jmh;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.serbench.witness.Witness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Readings of the witness before and after each of JMH's iterations, including those of the
 * warm-up. JMH gives benchmarks no way to report such data, so the fork writes a file.
 */
final class WitnessReadings {
  /** The system property that tells JMH's fork which file to write. */
  static final String FILE = "serbench.jmh.witness";

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Witness witness = new Witness(System::nanoTime);
  private final List<Reading> readings = new ArrayList<>();
  private long before;

  /** The readings before and after an iteration, in nanoseconds. */
  record Reading(long before, long after) {}

  void before() {
    if (readings.isEmpty()) {
      witness.warmUp();
    }
    before = witness.time();
  }

  void after() {
    readings.add(new Reading(before, witness.time()));
  }

  /** Writes the file, if the system property is set. */
  void write() throws IOException {
    String file = System.getProperty(FILE);
    if (file != null) {
      MAPPER.writeValue(Path.of(file).toFile(), readings);
    }
  }

  /** Returns the readings of the last iterations in a file, which are the measured ones. */
  static List<Reading> last(int iterations, Path file) throws IOException {
    List<Reading> all = MAPPER.readValue(file.toFile(), new TypeReference<>() {});
    return all.subList(all.size() - iterations, all.size());
  }
}
