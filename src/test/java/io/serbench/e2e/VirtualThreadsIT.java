package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code -threads=virtual:N} is right about rows whose costs are known. */
@Thorough
class VirtualThreadsIT {
  private static final int FIRST = 21;
  private static final int THREADS = 50;

  @TempDir private Path folder;

  @Test
  void earlierJdksAreRefused() throws Exception {
    Path java = Serbench.java(Serbench.ownHome());
    assumeThat(Jdks.feature(java)).isLessThan(FIRST);
    Answer answer = Serbench.jar(folder).run("-include=kryo-flat", "-threads=1,virtual:8");
    assertThat(answer.exit()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .startsWith("serbench: -threads=virtual:8 needs JDK 21 or later, and rows would run on 17.")
        .hasLineCount(1);
  }

  @Test
  void whatIsKnownIsFound() throws Exception {
    List<String> later = new ArrayList<>();
    for (Path java : Jdks.commands()) {
      if (Jdks.feature(java) >= FIRST) {
        later.add(java.toString());
      }
    }
    assumeThat(later).as("SERBENCH_JDKS names a JDK from 21").isNotEmpty();

    Path temporary = Files.createDirectories(folder.resolve("temporary"));
    Answer answer =
        Serbench.withDummies(folder)
            .measureCompiled(
                "-jvm-args=-Djava.io.tmpdir=" + temporary,
                "-include=dummy-fine,dummy-keeps-100-kB-*,dummy-pins,kryo-flat",
                "-threads=virtual:" + THREADS,
                "-jvm=" + later.get(0),
                "-forks=2",
                "-columns=virtual,virtual.kept,virtual.pinned",
                "-out=result.json");

    assertThat(answer.exit()).as(answer.out() + answer.err()).isZero();
    assertThat(temporary).isEmptyDirectory(); // Flight Recorder leaves nothing behind.
    Path file = folder.resolve("result.json");
    ResultSchema.check(file);
    Map<String, JsonNode> rows = metrics(file);
    // An object of its own and what dummies keep of their data are less than 2 kB.
    double plain = value(rows.get("dummy-fine"), "virtual.kept");
    assertThat(value(rows.get("dummy-keeps-100-kB-per-thread"), "virtual.kept") - plain)
        .isCloseTo(100, within(5.0));
    assertThat(value(rows.get("dummy-keeps-100-kB-shared"), "virtual.kept") - plain)
        .isCloseTo(100, within(5.0));
    assertThat(plain).isCloseTo(0, within(5.0));
    // Once for each message. Those around the beginning and the end may fall outside.
    assertThat(value(rows.get("dummy-pins"), "virtual.pinned")).isCloseTo(1e6, within(5e4));
    assertThat(value(rows.get("dummy-fine"), "virtual.pinned")).isZero();
    for (JsonNode row : rows.values()) {
      assertThat(value(row, "virtual")).isPositive();
      assertThat(row.path("virtual").has("low")).isTrue();
    }
    assertThat(answer.out())
        .contains("Virtual threads")
        .containsPattern("dummy-fine on media.1 +50 .* 50 ") // Each has its own.
        .containsPattern("dummy-keeps-100-kB-shared on media.1 +50 .* 1 ")
        .contains("media.1, 50 virtual threads");
    // From a pool: at most one for each message that is under way.
    assertThat(instances(file, "kryo-flat")).isBetween(1, THREADS - 1);
  }

  private static Map<String, JsonNode> metrics(Path file) throws Exception {
    Map<String, JsonNode> rows = new HashMap<>();
    for (JsonNode cell : new ObjectMapper().readTree(Files.readString(file)).path("cells")) {
      if (cell.at("/id/workload/usage/virtual").asBoolean()) {
        rows.put(cell.at("/id/row").asText(), cell.at("/summary/metrics"));
      }
    }
    assertThat(rows).hasSize(5);
    return rows;
  }

  private static double value(JsonNode row, String metric) {
    JsonNode value = row.path(metric).path("value");
    assertThat(value.isNumber()).as(metric + " of " + row).isTrue();
    return value.asDouble();
  }

  private static int instances(Path file, String row) throws Exception {
    List<JsonNode> found = new ArrayList<>();
    for (JsonNode cell : new ObjectMapper().readTree(Files.readString(file)).path("cells")) {
      if (cell.at("/id/row").asText().equals(row)) {
        found.addAll(cell.findValues("instances"));
      }
    }
    assertThat(found).hasSize(2);
    return found.get(0).asInt();
  }
}
