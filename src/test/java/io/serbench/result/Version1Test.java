package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.GoldenFile;
import io.serbench.result.Settings.Forks;
import io.serbench.result.Settings.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that earlier versions wrote say the same today. */
class Version1Test {
  @TempDir private Path directory;

  @Test
  void sayTheSameAsTodaysFiles() throws Exception {
    Run old = ResultFile.read(file("result-file-1.json"));
    Run now = ResultFile.read(file("result-file.json"));
    // Today's has one cell more, with what version 1 could not say.
    assertThat(now.cells()).hasSize(old.cells().size() + 1);
    assertThat(old).isEqualTo(now.withCells(now.cells().subList(0, old.cells().size())));
  }

  private Path file(String golden) throws Exception {
    return Files.writeString(directory.resolve(golden), GoldenFile.read(golden));
  }

  /** Every sample of the published runs is there, and stays where it is written anew. */
  @ParameterizedTest
  @ValueSource(strings = {"classic-jdk17.json", "classic-jdk25.json"})
  void publishedRunsStayReadable(String name) throws Exception {
    Path published = Path.of("output", name);
    String text = Files.readString(published);
    Run run = ResultFile.read(published);
    List<PhaseResult> phases =
        run.cells().stream()
            .flatMap(cell -> cell.forks().stream())
            .flatMap(fork -> fork.phases().stream())
            .toList();
    assertThat(phases).hasSize(count(text, "\"nanos\":[")).hasSizeGreaterThan(100);
    long samples =
        phases.stream()
            .map(PhaseResult::series)
            .mapToLong(series -> 2L * series.size() + series.witness().orElseThrow().size())
            .sum();
    assertThat(samples).isEqualTo(samplesIn(text));

    Path again = directory.resolve(name);
    ResultFile.write(run, again);
    assertThat(ResultFile.read(again)).isEqualTo(run);
    assertThat(Files.readString(again)).startsWith("{\n  \"formatVersion\": 2,");
  }

  /** All numbers in the lists of a fork. */
  private static long samplesIn(String text) {
    return text.lines()
        .filter(line -> line.contains("\"nanos\""))
        .flatMap(line -> Pattern.compile("\\[([\\d,]+)]").matcher(line).results())
        .mapToLong(list -> list.group(1).split(",", -1).length)
        .sum();
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void theMachineWasNotAlwaysWatched() throws Exception {
    String text = GoldenFile.read("result-file-1.json");
    String older = text.replaceAll("(?s)  \"condition\".*?\\n  },\\n", "");
    assertThat(older).doesNotContain("condition").isNotEqualTo(text);
    assertThat(read(older).environment().condition()).isEmpty();
    assertThat(read(older).cells()).isEqualTo(read(text).cells());
  }

  @Test
  void whatWasNotKnownIsEmpty() throws Exception {
    Run run =
        read(
            GoldenFile.read("result-file-1.json")
                .replace("\"allocatedBytes\":48.0", "\"allocatedBytes\":-0.001")
                .replace("\"cpu\": \"Example CPU 3000\"", "\"cpu\": \"\"")
                .replaceFirst("\"memoryBytes\": \\d+", "\"memoryBytes\": 0")
                .replace("java.lang.Exception\\n\\tat made.Up", ""));
    MachineInfo machine = run.environment().machine();
    assertThat(machine.processor().model()).isEmpty();
    assertThat(machine.memoryBytes()).isEmpty();
    PhaseResult phase = run.cells().get(0).forks().get(0).phases().get(0);
    assertThat(phase.allocatedBytes()).isEmpty();
    assertThat(phase.series().waited()).isEmpty();
    assertThat(phase.series().witness()).isEmpty();
    ForkResult failed = run.cells().get(1).forks().get(0);
    assertThat(failed.encoded()).isEmpty();
    assertThat(failed.failure().orElseThrow().details()).isEmpty();
  }

  @Test
  void namesOfCopiesAndWaysAreTakenApart() throws Exception {
    Run run =
        read(
            GoldenFile.read("result-file-1.json")
                .replace("\"row\": \"fst\"", "\"row\": \"fst#2\"")
                .replaceFirst(
                    "\"tags\"",
                    "\"way\": {\"medium\":\"STREAM\",\"items\":0,\"threads\":2,\"shared\":true},"
                        + " \"tags\""));
    CellId id = run.cells().get(0).id();
    assertThat(id.row()).isEqualTo("fst");
    assertThat(id.variant()).contains("#2");
    assertThat(id.name()).isEqualTo("fst#2");
    assertThat(id.workload().usage().items()).isEmpty();
    assertThat(id.workload().describe())
        .isEqualTo("media.1 over streams, 2 threads with one serializer");
    assertThat(run.cells().get(1).id().workload().usage()).isEqualTo(Usage.DEFAULT);
  }

  @Test
  void noForksWereARunInProcess() throws Exception {
    String text = GoldenFile.read("result-file-1.json");
    String inProcess =
        text.replaceFirst("\"forks\": \\d+", "\"forks\": 0")
            .replaceFirst("\"mostForks\": \\d+", "\"mostForks\": 0");
    Settings settings = read(inProcess).settings();
    assertThat(settings.inProcess()).isTrue();
    assertThat(settings.forks()).isEqualTo(new Forks(1, 1));
    assertThat(settings.target()).isEqualTo(Optional.empty());
    assertThat(read(text).settings().inProcess()).isFalse();
    assertThat(read(text).settings().target()).contains(new Target(0.02, 12));
  }

  private Run read(String text) throws Exception {
    return ResultFile.read(Files.writeString(directory.resolve("run.json"), text));
  }
}
