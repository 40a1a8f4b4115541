package io.serbench.lab.jmh;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.serbench.witness.Witness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast the machine was before and after each of JMH's iterations, those of the warm-up
 * included. JMH has no way for a benchmark to say so: its process leaves a file.
 */
final class WitnessReadings {
  /** The system property that tells JMH's process which file. */
  static final String FILE = "serbench.jmh.witness";

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Witness witness = new Witness(System::nanoTime);
  private final List<Reading> readings = new ArrayList<>();
  private long before;

  /** Nanoseconds of the witness on both sides of an iteration. */
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

  /** Writes the file, if one is wanted. */
  void write() throws IOException {
    String file = System.getProperty(FILE);
    if (file != null) {
      MAPPER.writeValue(Path.of(file).toFile(), readings);
    }
  }

  /** The readings around the last iterations, which are the measured ones. */
  static List<Reading> last(int iterations, Path file) throws IOException {
    List<Reading> all = MAPPER.readValue(file.toFile(), new TypeReference<>() {});
    return all.subList(all.size() - iterations, all.size());
  }
}
