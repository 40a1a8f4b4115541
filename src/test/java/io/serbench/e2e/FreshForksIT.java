package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code start} and {@code memory} are right about rows whose costs are known. */
@Thorough
class FreshForksIT {
  /** Kilobytes that dummies vary by, since they are Java serialization: of thousands, under 5 %. */
  private static final double CLOSE = 50;

  @TempDir private static Path folder;

  private static Answer started;
  private static Map<String, JsonNode> starts;
  private static Answer kept;
  private static Map<String, JsonNode> memory;

  @BeforeAll
  static void measure() throws Exception {
    started =
        Serbench.withDummies(folder)
            .run(
                "cost",
                "startup",
                "-include=dummy-fine,dummy-loads-*,dummy-unequal,dummy-unavailable",
                "-forks=2",
                "-budget=50ms",
                "-as=json");
    starts = rows(started);
    kept =
        Serbench.withDummies(folder)
            .run(
                "cost",
                "memory",
                "-include=dummy-fine,dummy-keeps-1-MB,dummy-lets-go,dummy-refuses-large",
                "-forks=1",
                "-as=json");
    memory = rows(kept);
  }

  private static Map<String, JsonNode> rows(Answer answer) throws IOException {
    Map<String, JsonNode> rows = new LinkedHashMap<>();
    for (JsonNode line : new ObjectMapper().readTree(answer.out()).path("rows")) {
      rows.put(line.path("row").asText(), line);
    }
    return rows;
  }

  /** The mean of the forks. */
  private static double value(JsonNode row, String column) {
    JsonNode forks = row.path("numbers").path(column);
    assertThat(forks.size()).as(column + " of " + row).isPositive();
    double sum = 0;
    for (JsonNode fork : forks) {
      sum += fork.asDouble();
    }
    return sum / forks.size();
  }

  @Test
  void classesThatALibraryLoadsAreCounted() {
    double plain = value(starts.get("dummy-fine"), "classes");
    double loading = value(starts.get("dummy-loads-100-classes"), "classes");
    // The dummy's own two classes are loaded as well. The JVM's other threads load a few meanwhile,
    // in either fork.
    assertThat(loading).isCloseTo(plain + 102, withinPercentage(5));
    assertThat(value(starts.get("dummy-loads-200-classes"), "classes"))
        .isCloseTo(loading + 100, withinPercentage(5));
    assertThat(value(starts.get("dummy-loads-100-classes"), "metaspace"))
        .isGreaterThan(value(starts.get("dummy-fine"), "metaspace"));
  }

  @Test
  void aStartTakesTimeAndIsFollowedByCalls() {
    JsonNode row = starts.get("dummy-fine");
    assertThat(value(row, "start")).isPositive();
    assertThat(value(row, "up")).isPositive();
    assertThat(value(row, "to90")).isGreaterThanOrEqualTo(value(row, "start"));
    assertThat(value(row, "to90.calls")).isGreaterThanOrEqualTo(1);
  }

  @Test
  void whatIsReadBackIsChecked() {
    assertThat(started.exit()).isEqualTo(1);
    assertThat(starts.get("dummy-unequal").path("status").asText()).isEqualTo("ERROR");
    assertThat(starts.get("dummy-unequal").path("cause").asText()).contains("round trip");
    assertThat(starts.get("dummy-unavailable").path("status").asText()).isEqualTo("UNAVAILABLE");
  }

  @Test
  void aMegabyteThatIsKeptIsFound() {
    JsonNode row = memory.get("dummy-keeps-1-MB");
    assertThat(value(row, "kept.large") - value(row, "kept")).isCloseTo(1000, within(CLOSE));
    assertThat(value(row, "kept.after") - value(row, "kept")).isCloseTo(1000, within(CLOSE));
    assertThat(value(row, "buffers")).isZero();
    assertThat(value(row, "message")).isGreaterThan(1000);
  }

  @Test
  void whatIsLetGoIsNotKept() {
    JsonNode row = memory.get("dummy-lets-go");
    assertThat(value(row, "kept.large") - value(row, "kept")).isCloseTo(2000, within(CLOSE));
    assertThat(value(row, "buffers")).isEqualTo(2000);
    assertThat(value(row, "kept.after") - value(row, "kept")).isCloseTo(0, within(CLOSE));
  }

  @Test
  void aSerializerThatKeepsNothingKeepsNothing() {
    JsonNode row = memory.get("dummy-fine");
    assertThat(value(row, "kept")).isCloseTo(0, within(CLOSE));
    assertThat(value(row, "kept.large")).isCloseTo(0, within(CLOSE));
  }

  @Test
  void aRowThatDoesNotCarryTheLargeMessageSaysSo() {
    JsonNode row = memory.get("dummy-refuses-large");
    assertThat(row.path("status").asText()).isEqualTo("OK");
    assertThat(row.path("causes").path("message").asText())
        .contains("media-list.10M")
        .contains("a message of more than a megabyte");
    assertThat(kept.exit()).isZero();
  }

  @Test
  void cachesOfClassesAreUsedAndDeleted() throws Exception {
    Path temporary = Files.createDirectories(folder.resolve("temporary"));
    Answer answer =
        Serbench.jar(folder)
            .withOption("-Djava.io.tmpdir=" + temporary)
            .run(
                "cost",
                "startup",
                "-aot",
                "-include=kryo-flat",
                "-forks=1",
                "-budget=50ms",
                "-as=json");
    assertThat(answer.exit()).as(answer.out() + answer.err()).isZero();
    Map<String, JsonNode> rows = rows(answer);
    assertThat(rows).containsOnlyKeys("kryo-flat", "kryo-flat@aot");
    // What comes from an archive is not parsed into the JVM's own space.
    assertThat(value(rows.get("kryo-flat@aot"), "metaspace"))
        .isLessThan(value(rows.get("kryo-flat"), "metaspace") / 2);
    assertThat(value(rows.get("kryo-flat"), "jars")).isGreaterThan(300);
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left.filter(path -> path.getFileName().toString().startsWith("serbench-")))
          .isEmpty();
    }
  }

  @Test
  void foldersOnTheClassPathPreventACache() throws Exception {
    Answer answer =
        Serbench.withDummies(folder)
            .run("cost", "startup", "-aot", "-include=dummy-fine", "-forks=1", "-budget=50ms");
    assertThat(answer.exit()).isEqualTo(1);
    assertThat(answer.out())
        .containsPattern("dummy-fine@aot +ERROR")
        .containsPattern("it needs a class path of jars\\s+without folders");
  }

  @Test
  void formatsOfPagesAreWritten() throws Exception {
    String[] command = {
      "cost",
      "startup",
      "-include=dummy-fine",
      "-forks=2",
      "-budget=50ms",
      "-report=a.html",
      "-report=a.csv",
      "-as=markdown"
    };
    Answer answer = Serbench.withDummies(folder).run(command);
    assertThat(answer.out())
        .contains("# Cold start")
        .containsPattern("\\| dummy-fine(\\\\\\*)? \\|");
    assertThat(Files.readString(folder.resolve("a.csv")))
        .startsWith("row,status,")
        .containsPattern("start ms,start ms low,start ms high");
    assertThat(Files.readString(folder.resolve("a.html"))).contains("dummy-fine");
  }
}
