package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's first job, and what one can do with its result, as a user would. */
class MainJobIT {
  private static final String TABLE_HEAD =
      "                                   create     ser   deser   total   size  +dfl";
  private static final String TAGS_HEAD =
      "                                   Effort          Format         Structure  Misc";

  @TempDir private static Path folder;
  private static Answer answer;

  @BeforeAll
  static void run() throws Exception {
    answer =
        Serbench.jar(folder)
            .run(
                "-include=kryo-flat,fst",
                "--forks=2",
                "-warmup-time=50",
                "-testRunMillis=50",
                "-seed=7",
                "-chart",
                "-group=kind",
                "-verbose",
                "-out=result.json",
                "-report=report.txt");
  }

  @Test
  void printsTheTablesToTheColumn() {
    assertThat(answer.exit()).isZero();
    assertThat(answer.out()).contains(TABLE_HEAD, TAGS_HEAD);
    List<String> full = linesAfter("Full data on media.1");
    assertThat(full)
        .anyMatch(line -> line.matches("kryo-flat(\\*| ) {24} [ ~\\d]{6}( [ ~\\d]{7}){3}.{13}"));
    assertThat(full)
        .anyMatch(line -> line.matches("fst(\\*| ) {30} [ ~\\d]{6}( [ ~\\d]{7}){3}.{13}"));
    assertThat(linesAfter("Tags"))
        .anyMatch(line -> line.startsWith("fst                                ZERO_KNOWLEDGE  "));
  }

  @Test
  void namesItsVersionAndCommit() throws Exception {
    assertThat(Serbench.jar(folder).run("-version").out().strip())
        .matches(
            "serbench \\d+\\.\\d+\\.\\d+(-SNAPSHOT)? \\((commit [0-9a-f]{12} of"
                + " \\d{4}-\\d\\d-\\d\\d(, with changes)?|unknown commit)\\)");
  }

  @Test
  void saysWhatWasMeasuredAndHow() {
    assertThat(answer.out())
        .contains("Seed        7")
        .contains("Forks       2 per row")
        .contains("-XX:+UseParallelGC")
        .contains("com.esotericsoftware:kryo:5.");
  }

  @Test
  void aReportFromTheResultFileIsTheSame() throws Exception {
    String onScreen = answer.out();
    Answer again = Serbench.jar(folder).run("report", "-chart", "result.json");

    assertThat(again.out()).isEqualTo(onScreen);
    assertThat(Files.readString(folder.resolve("report.txt"))).isEqualTo(onScreen);
  }

  @Test
  void theResultFileSaysWhatTheTableSays() throws Exception {
    Path file = folder.resolve("result.json");
    ResultSchema.check(file);
    for (JsonNode cell : new ObjectMapper().readTree(file.toFile()).get("cells")) {
      JsonNode total = cell.at("/summary/metrics/total");
      assertThat(total.get("low").doubleValue()).isLessThan(total.get("value").doubleValue());
      String row = cell.at("/id/row").textValue();
      String shown = Long.toString(Math.round(total.get("value").doubleValue()));
      assertThat(linesAfter("Full data on media.1"))
          .anyMatch(line -> line.startsWith(row) && line.contains(shown));
    }
  }

  @Test
  void runsInThisJvmWithoutForks() throws Exception {
    Answer inProcess =
        Serbench.jar(folder)
            .run(
                "-forks=0",
                "-include=fst,java-manual",
                "-iterations=100",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-skip-pre-warmup");

    assertThat(inProcess.exit()).isZero();
    assertThat(inProcess.out()).containsPattern("(?m)^ +fst\\*? +~?\\d+ +-( +~?\\d+){5}$");
    assertThat(folder.resolve("output")).isDirectoryContaining("glob:**.json");
  }

  @Thorough
  @Test
  void whatIsPrintedOfFourRowsFitsAScreen() throws Exception {
    Answer four =
        Serbench.jar(folder)
            .run(
                "-include=kryo-flat,fst,java-built-in,protobuf",
                "-forks=2",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-out=four.json");

    assertThat(four.exit()).isZero();
    assertThat((four.out() + four.err()).lines()).hasSizeLessThanOrEqualTo(60);
    assertThat(four.out().lines()).allMatch(line -> line.length() <= 100);
    assertThat(four.out()).containsPattern("(?m)^rank +row +total +± +create +ser +deser +size");
    assertThat(four.err()).contains("the results are in four.json");
  }

  @Test
  void measuresAUsersOwnFile() throws Exception {
    Path data = Path.of("src", "main", "resources", "data", "media.2.json");
    Files.copy(data, folder.resolve("media.mine.json"));
    Answer mine = Serbench.jar(folder).measure("-include=copy", "media.mine.json");

    assertThat(mine.exit()).isZero();
    assertThat(mine.out()).contains("Full data on media.mine").contains("quick");
  }

  @Test
  void wrongUsageIsALineAndExitCodeTwo() throws Exception {
    Answer wrong = Serbench.jar(folder).run("-inclde=kryo-flat");

    assertThat(wrong.exit()).isEqualTo(2);
    assertThat(wrong.err()).contains("-inclde").contains("-include").doesNotContain("\tat ");
    assertThat(wrong.out()).isEmpty();
  }

  @Test
  void anInterruptedRunPrintsWhatThereIsAndLeavesAReadableFile() throws Exception {
    Path out = folder.resolve("interrupted.txt");
    Process process =
        Serbench.jar(folder)
            .start(
                out,
                folder.resolve("interrupted.err"),
                "-include=copy",
                "-forks=500",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-group=kind",
                "-out=interrupted.json");
    Path partial = folder.resolve("interrupted.json.partial");
    while (!Files.exists(partial) || Files.readAllLines(partial).size() < 2) {
      assertThat(process.isAlive()).isTrue();
      Thread.sleep(50);
    }
    process.destroy();
    process.waitFor();

    assertThat(Files.readString(out)).containsIgnoringCase("interrupted").contains(TABLE_HEAD);
    assertThat(Serbench.jar(folder).run("report", "interrupted.json").out())
        .containsIgnoringCase("interrupted")
        .contains(TABLE_HEAD);
  }

  private static List<String> linesAfter(String heading) {
    String out = answer.out();
    assertThat(out).contains("\n" + heading + "\n");
    Stream<String> lines = out.substring(out.indexOf("\n" + heading + "\n") + 1).lines();
    return lines.skip(2).limit(12).toList();
  }
}
