package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import io.serbench.result.Course.Ending;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that were interrupted: who may go on with them, where, and with what. */
class ResumeIT {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> BRIEFLY =
      List.of("-include=copy", "-warmup-time=20", "-testRunMillis=5", "-noise=keep");

  @TempDir private Path folder;

  @Test
  void aFileOfSomebodyElseStartsNothing() throws Exception {
    interrupted(20);
    Path marker = folder.resolve("started");
    Path java = script("touch " + marker + "\nexec '" + ownJava() + "' \"$@\"");
    edit(run -> ((ArrayNode) run.at("/settings/arguments")).add("-jvm=" + java));
    String again = "-resume=run.json -jvm=" + java;

    for (Answer answer : List.of(resume(), resume("-dry-run"))) {
      assertRefused(answer, "a result file may not decide");
      assertThat(answer.err()).endsWith(": serbench run " + again + "\n");
      assertThat(marker).doesNotExist();
    }
    edit(run -> ((ObjectNode) run.at("/environment/machine/processor")).put("cores", 4711));
    assertRefused(resume("-jvm=" + java), "cores: expected 4711 cores, ");
  }

  @Test
  void theSameRunGoesOnToItsEnd() throws Exception {
    interrupted(8);
    int before = forks();
    Answer answer = resume();
    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(Runs.read(result()).course().ending()).isEqualTo(Ending.COMPLETE);
    assertThat(before).isBetween(1, 7);
    assertThat(forks()).isEqualTo(8);
    ResultSchema.check(result());
    assertNoLockIsLeft();
  }

  @Thorough
  @Test
  void whatDiffersIsALineAndExitCodeTwo() throws Exception {
    Path jar = jar("1");
    interrupted(20, "-classpath=mine.jar", "-jvm-args=-Xss2m");
    String whole = Files.readString(result());
    List<String> same = List.of("-classpath=mine.jar", "-jvm-args=-Xss2m");

    edit(run -> run.put("serbench", "0.9"));
    assertRefused(resume(same), "version of serbench: expected 0.9, found ");
    Files.writeString(result(), whole);
    edit(run -> ((ObjectNode) run.at("/environment/inputs")).put("serbench", "12ab"));
    assertRefused(resume(same), "content of serbench's jar: expected 12ab, found ");
    Files.writeString(result(), whole);
    edit(run -> ((ObjectNode) run.at("/environment/jvm/build")).put("version", "1\u001b[2J"));
    assertRefused(resume(same), "JVM: expected ", "1\\u001b[2J");
    Files.writeString(result(), whole);
    edit(run -> ((ArrayNode) run.at("/environment/jvm/flags")).add("-Xint"));
    assertRefused(resume(same), "JVM flags: expected -Xint, found none");
    Files.writeString(result(), whole);
    jar("2");
    assertRefused(resume(same), "list of jars: expected mine.jar (SHA-256 ");
    Files.delete(jar);
    assertRefused(resume(), "repeat them: serbench run -resume=run.json -jvm-args=-Xss2m");
    assertThat(result()).hasContent(whole);
  }

  @Thorough
  @Test
  void oneCommandAtATimeWritesAFile() throws Exception {
    Process first = begin("first", "-forks=500", "-report=run.html", "-out=run.json");
    awaitMoreForks(first, 0);
    List<String> quick = List.of("-include=copy", "-quick", "-forks=1");

    assertRefused(serbench("-resume=run.json"), "-resume=run.json is being written by another");
    assertRefused(serbench(quick, "-out=./run.json"), "-out=./run.json is being written by");
    assertRefused(
        serbench(quick, "-out=other.json", "-report=run.html"), "-report=run.html is being");
    assertThat(folder.resolve("other.json")).doesNotExist();

    first.destroyForcibly().waitFor();
    int known = forks();
    assertThat(result()).doesNotExist();
    Process next = start("next", "-resume=run.json.partial");
    awaitMoreForks(next, known);
    next.destroy();
    Serbench.awaitEnd(next);
    assertThat(Runs.read(result()).course().ending()).isEqualTo(Ending.INTERRUPTED);
    assertNoLockIsLeft();
    assertThat(folder.resolve("run.json.partial")).doesNotExist();
  }

  /** Leaves a run that was interrupted after its first fork. */
  private void interrupted(int forks, String... more) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("-forks=" + forks, "-out=run.json"));
    arguments.addAll(List.of(more));
    Process process = begin("begun", arguments.toArray(String[]::new));
    awaitMoreForks(process, 0);
    process.destroy();
    Serbench.awaitEnd(process);
    Run run = Runs.read(result());
    assertThat(run.course().ending()).isEqualTo(Ending.INTERRUPTED);
    assertThat(Files.readString(folder.resolve("begun")))
        .contains("to resume the run: -resume=run.json");
    assertNoLockIsLeft();
  }

  private Process start(String said, String... arguments) throws IOException {
    return Serbench.jar(folder).start(folder.resolve("out"), folder.resolve(said), arguments);
  }

  private Process begin(String said, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(BRIEFLY);
    arguments.addAll(List.of(more));
    return start(said, arguments.toArray(String[]::new));
  }

  private void awaitMoreForks(Process process, int known) throws Exception {
    while (forks() <= known) {
      assertThat(process.isAlive()).as("the run goes on").isTrue();
      Thread.sleep(50);
    }
  }

  private int forks() throws Exception {
    return Files.exists(result()) || Files.exists(folder.resolve("run.json.partial"))
        ? Runs.read(result()).cells().stream().mapToInt(cell -> cell.forks().size()).sum()
        : 0;
  }

  private Answer resume(String... more) throws Exception {
    return resume(List.of(more));
  }

  private Answer resume(List<String> more) throws Exception {
    return serbench(more, "-resume=run.json");
  }

  private Answer serbench(String... arguments) throws Exception {
    return Serbench.jar(folder).run(arguments);
  }

  private Answer serbench(List<String> some, String... more) throws Exception {
    List<String> all = new ArrayList<>(some);
    all.addAll(List.of(more));
    return serbench(all.toArray(String[]::new));
  }

  private static void assertRefused(Answer answer, String... parts) {
    assertThat(answer.err()).startsWith("serbench: -").contains(parts).hasLineCount(1);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.exit()).isEqualTo(2);
  }

  private void assertNoLockIsLeft() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.endsWith(".lock"));
    }
  }

  private void edit(Consumer<ObjectNode> change) throws IOException {
    ObjectNode run = (ObjectNode) JSON.readTree(result().toFile());
    change.accept(run);
    JSON.writeValue(result().toFile(), run);
  }

  private Path script(String text) throws IOException {
    Path script = Files.writeString(folder.resolve("java"), "#!/bin/sh\n" + text + "\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
    return script;
  }

  /** Of one file. */
  private Path jar(String content) throws IOException {
    Path jar = folder.resolve("mine.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("content.txt"));
      out.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  private static Path ownJava() {
    return Serbench.java(Serbench.ownHome());
  }

  private Path result() {
    return folder.resolve("run.json");
  }
}
