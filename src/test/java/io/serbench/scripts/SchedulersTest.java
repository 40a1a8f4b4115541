package io.serbench.scripts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.serbench.catalog.Catalog;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files in {@code scripts/schedulers}: each machine measures a shard of its own. */
class SchedulersTest {
  private static final Path FOLDER = Path.of("scripts", "schedulers");
  private static final int TASKS = 8;

  @TempDir private Path folder;

  @Test
  void eachPodOfTheJobMeasuresAShard() throws IOException {
    JsonNode spec = document("kubernetes-shards.yaml", 1).get("spec");
    assertThat(spec.get("completionMode").textValue()).isEqualTo("Indexed");
    int pods = spec.get("completions").intValue();
    List<String> arguments = texts(spec.at("/template/spec/containers/0/args"));

    for (int pod = 0; pod < pods; pod++) {
      String index = Integer.toString(pod);
      List<String> given =
          arguments.stream()
              .map(each -> each.replace("$(JOB_COMPLETION_INDEX)", index))
              .map(each -> each.replace("/results", folder.toString()))
              .toList();
      assertThat(given).contains("-out=" + folder + "/shard-" + index + ".json");
      assertMeasures(Map.of("JOB_COMPLETION_INDEX", index), given, pod + 1, pods);
    }
  }

  @Test
  void theJobThatMergesReadsWhereThePodsWrite() throws IOException {
    String claim = document("kubernetes-shards.yaml", 0).at("/metadata/name").textValue();
    for (JsonNode job :
        List.of(document("kubernetes-shards.yaml", 1), document("kubernetes-merge.yaml", 0))) {
      assertThat(
              job.at("/spec/template/spec/volumes/0/persistentVolumeClaim/claimName").textValue())
          .isEqualTo(claim);
    }
  }

  /** With a stand-in for java, which says what it is told. */
  @Test
  void eachTaskOfTheArrayMeasuresAShard() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "sh is not here");
    Path java = Files.writeString(folder.resolve("java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    for (int task : new int[] {1, TASKS}) {
      Map<String, String> slurm =
          Map.of(
              "SLURM_ARRAY_TASK_ID", Integer.toString(task),
              "SLURM_ARRAY_TASK_MIN", "1",
              "SLURM_ARRAY_TASK_MAX", Integer.toString(TASKS),
              "SLURM_ARRAY_TASK_COUNT", Integer.toString(TASKS));
      List<String> told = array(slurm, "-suite=classic");

      assertThat(told.subList(0, 2)).containsExactly("-jar", "serbench.jar");
      assertThat(told).contains("-out=shards/shard-" + task + ".json");
      assertMeasures(slurm, told.subList(2, told.size()), task, TASKS);
    }
  }

  @Test
  void theMatrixOfTheWorkflowHasEachShard() throws IOException {
    JsonNode workflow = document("github-actions.yml", 0);
    int shards = Integer.parseInt(workflow.at("/env/SHARDS").textValue());
    assertThat(workflow.at("/jobs/measure/strategy/matrix/shard"))
        .extracting(JsonNode::intValue)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, shards).boxed().toList());
  }

  /** Nothing is measured: the runner is a stand-in. */
  private static void assertMeasures(
      Map<String, String> environment, List<String> arguments, int shard, int shards) {
    FakeServices services = new FakeServices();
    services.catalog = Catalog.load();
    services.environment = environment;
    CliRun run = CliRun.of(services, arguments.toArray(String[]::new));
    assertThat(run.err()).contains("note: shard %d of %d measures ".formatted(shard, shards));
  }

  private List<String> array(Map<String, String> variables, String... options) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder("bash", FOLDER.resolve("slurm-array.sh").toAbsolutePath().toString())
            .directory(folder.toFile());
    builder.command().addAll(List.of(options));
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(name -> name.equals("SHARDS") || name.equals("SERBENCH_JAR"));
    environment.putAll(variables);
    environment.merge("PATH", folder.toString(), (path, first) -> first + ":" + path);
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.lines().toList();
  }

  private static JsonNode document(String file, int index) throws IOException {
    try (MappingIterator<JsonNode> documents =
        new YAMLMapper().readerFor(JsonNode.class).readValues(FOLDER.resolve(file).toFile())) {
      return documents.readAll().get(index);
    }
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::textValue).toList();
  }
}
