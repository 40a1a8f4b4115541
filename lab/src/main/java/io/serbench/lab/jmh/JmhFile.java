package io.serbench.lab.jmh;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Reads and writes JMH's raw iterations, so that they can be evaluated again without measuring. */
final class JmhFile {
  private static final ObjectMapper MAPPER = JsonMapper.builder().build();

  private JmhFile() {}

  static void write(List<JmhFork> forks, Path file) throws IOException {
    MAPPER.writeValue(file.toFile(), forks);
  }

  static List<JmhFork> read(Path file) throws IOException {
    return MAPPER.readValue(file.toFile(), new TypeReference<>() {});
  }
}
