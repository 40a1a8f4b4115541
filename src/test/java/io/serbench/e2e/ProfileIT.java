package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where time and memory go, of a row that spends both in known proportions. */
class ProfileIT {
  private static final String ROW = "dummy-spends-70-20-10";
  private static final String METHODS = "io.serbench.dummy.CostlyDummies$Spending.";

  @TempDir private Path folder;

  @Test
  void methodsHaveTheSharesThatTheySpend() throws Exception {
    Path mine = Files.createDirectory(folder.resolve("result.profile"));

    Answer answer =
        Serbench.withDummies(folder)
            .run(
                "-quick",
                "-noise=keep",
                "-include=" + ROW,
                "-profile=cpu,alloc",
                "-jvm-args=-XX:CompileCommand=dontinline,io.serbench.dummy.CostlyDummies*::*",
                "-out=result.json",
                "-report=page.html",
                "-report=elsewhere/page.html");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(folder.resolve("page.html"))
        .content()
        .contains("<a href=\"./result.profile-2/" + ROW + ".media.1.ser.cpu.html\">");
    assertThat(folder.resolve("elsewhere/page.html")).content().doesNotContain("<a href=\"./res");
    ResultSchema.check(folder.resolve("result.json"));
    JsonNode ser = calls("SER", "CPU");
    double spent = share(ser, "seven") + share(ser, "two") + share(ser, "one");
    assertThat(share(ser, "seven") / spent).isCloseTo(0.7, within(0.1));
    assertThat(share(ser, "two") / spent).isCloseTo(0.2, within(0.08));
    assertThat(share(ser, "one") / spent).isCloseTo(0.1, within(0.06));
    JsonNode allocators = calls("SER", "ALLOCATORS");
    double allocated = share(allocators, "allocateThree") + share(allocators, "allocateOne");
    assertThat(share(allocators, "allocateThree") / allocated).isCloseTo(0.75, within(0.08));
    assertThat(share(calls("SER", "CLASSES"), "byte[]")).isGreaterThan(0.5);

    assertThat(answer.out())
        .contains("Profile of " + ROW + " on media.1")
        .containsPattern("CostlyDummies\\$Spending\\.seven +[\\d.]+ +[\\d.]+ +[\\d.]+\\s")
        .containsPattern("by whose code it is,\\s+from\\s+\\d+\\s+samples")
        .containsPattern("result\\.profile-2/" + ROW);
    assertThat(mine).isEmptyDirectory();
    Path flames = folder.resolve("result.profile-2").resolve(ROW + ".media.1.ser.cpu.html");
    assertThat(flames).content().startsWith("<!DOCTYPE html>").contains("CostlyDummies$Spending.");
    Path stacks = flames.resolveSibling(ROW + ".media.1.deser.alloc.collapsed");
    assertThat(Files.readAllLines(stacks))
        .isNotEmpty()
        .allMatch(line -> line.matches("timed loop(;.+)? \\d+"));
  }

  @Thorough
  @Test
  void flightRecorderTakesThePlaceOfAProfilerThatDoesNotLoad() throws Exception {
    Answer answer =
        Serbench.withDummies(folder)
            .run(
                "-quick",
                "-noise=keep",
                "-include=" + ROW,
                "-profile=cpu,alloc",
                "-jvm-args=-Done.profiler.extractPath=/nowhere"
                    + " -XX:CompileCommand=dontinline,io.serbench.dummy.CostlyDummies*::*",
                "-out=result.json");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("Sampled by JDK Flight Recorder");
    ResultSchema.check(folder.resolve("result.json"));
    JsonNode ser = calls("SER", "CPU");
    double spent = share(ser, "seven") + share(ser, "two") + share(ser, "one");
    assertThat(spent).isGreaterThan(0.5);
    assertThat(share(ser, "seven") / spent).isCloseTo(0.7, within(0.15));
    Path flames = folder.resolve("result.profile").resolve(ROW + ".media.1.ser.cpu.html");
    assertThat(flames).content().startsWith("<!DOCTYPE html>").contains("CostlyDummies$Spending.");
  }

  @Thorough
  @Test
  void timeOffTheProcessorIsToldInPlaceOfATable() throws Exception {
    Answer answer =
        Serbench.withDummies(folder)
            .run(
                "-quick",
                "-noise=keep",
                "-include=dummy-sleeps",
                "-profile=cpu",
                "-out=result.json");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.err()).contains("1 row, at least 2 forks");
    assertThat(calls("SER", "CPU").path("off").asDouble()).isGreaterThan(0.5);
    assertThat(answer.out().replaceAll("\\s+", " "))
        .containsPattern("ser, time by method: no table, because only \\d+ samples were taken")
        .containsPattern("for \\d+ % of the time, its thread was asleep, blocked or kept waiting");
  }

  @Test
  void whoInterruptsTheProfileKeepsTheMeasurement() throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    Path out = folder.resolve("out.txt");
    Process process =
        Serbench.withDummies(folder)
            .withOption("-Djava.io.tmpdir=" + temporary)
            .start(
                out,
                folder.resolve("err.txt"),
                "-quick",
                "-noise=keep",
                "-include=" + ROW,
                "-profile=cpu,alloc",
                "-out=result.json");
    while (process.descendants().noneMatch(ProfileIT::hasProfiler)) {
      assertThat(process.isAlive()).isTrue();
      Thread.sleep(50);
    }
    List<ProcessHandle> forks = process.descendants().toList();
    process.destroy();
    process.waitFor();

    Run run = Runs.read(folder.resolve("result.json"));
    assertThat(run.cells().get(0).forks()).hasSize(1);
    assertThat(run.cells().get(0).profile()).isEmpty();
    assertThat(Files.readString(out)).contains("Results on media.1").doesNotContain("Profile of");
    assertThat(forks).isNotEmpty().noneMatch(ProcessHandle::isAlive);
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left.filter(file -> !file.getFileName().toString().startsWith("hsperf")))
          .isEmpty();
    }
    assertThat(folder.resolve("result.profile")).doesNotExist();
    assertThat(folder.resolve("result.json.partial")).doesNotExist();
  }

  private static boolean hasProfiler(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains("DebugNonSafepoints");
  }

  private JsonNode calls(String phase, String what) throws Exception {
    JsonNode run = new ObjectMapper().readTree(folder.resolve("result.json").toFile());
    for (JsonNode calls : run.at("/cells/0/profile/calls")) {
      if (calls.path("phase").asText().equals(phase) && calls.path("what").asText().equals(what)) {
        return calls;
      }
    }
    throw new AssertionError("no profile of " + phase + ", " + what);
  }

  private static double share(JsonNode calls, String name) {
    for (JsonNode place : calls.path("places")) {
      if (List.of(name, METHODS + name).contains(place.path("name").asText())) {
        return place.path("share").asDouble();
      }
    }
    return 0;
  }
}
