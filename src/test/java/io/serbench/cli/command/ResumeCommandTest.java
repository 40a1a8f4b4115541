package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.result.Course.Ending;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.HashedFile;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.run.Resumed.ResumeException;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a result file may decide about the run that goes on with it, and what only the user may. */
class ResumeCommandTest {
  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private Path file;

  @BeforeEach
  void nameTheResultFile() {
    file = directory.resolve("r.json");
  }

  @Test
  void aMissingFileIsSaidOnce() {
    assertThat(CliRun.of("-dry-run", "-resume=no.json").err())
        .isEqualTo(
            "serbench: -resume: no.json does not exist; pass a result file, such as those in"
                + " output/\n");
  }

  @Test
  void goesOnWithWhatWasAskedFor() throws IOException {
    interrupted("-include=fst", "-forks=3");
    CliRun run = resume();
    assertThat(run.err()).isEqualTo("serbench: the results are in " + file + "\n");
    assertThat(run.exit()).isZero();
    assertThat(services.runner.request.orElseThrow().resumed()).isPresent();
    assertThat(services.runner.request.orElseThrow().method().stopping().least()).isEqualTo(3);
  }

  /** None of the files exists: nothing may be looked at before the user has named it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-jvm=/no/such/java",
        "-jvm=17",
        "-jvm-args=-javaagent:evil.jar",
        "-classpath=/no/such.jar",
        "-against=kryo=/no/such.jar",
        "-type=java.lang.ProcessBuilder",
        "-mapper=com.acme.Mapper",
        "/no/such/bills.json"
      })
  void whatIsStartedOrLoadedIsRepeatedByTheUser(String argument) throws IOException {
    interrupted("-include=fst", argument);
    for (CliRun run : List.of(resume(), resume("-dry-run"), resume("-jvm-args=-other"))) {
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err())
          .startsWith("serbench: -resume=" + file + ": a result file may not decide ")
          .contains(": serbench run -resume=" + file + " " + argument)
          .hasLineCount(1);
      assertThat(services.runner.request).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-jvm-args", "--jvm-args"})
  void soItIsInEachSpelling(String name) throws IOException {
    interrupted("-include=fst", name, "-Xlog:disable");
    assertThat(resume().err()).contains(" -jvm-args=-Xlog:disable");
    assertThat(resume("--jvm-args", "-Xlog:disable").exit()).isZero();
    interrupted("-include=fst", "-jvm-args=-Xlog:disable");
    assertThat(resume("-jvm-args=-Xlog:disable").exit()).isZero();
  }

  @Test
  void dataFilesAreRepeatedAsWell() throws IOException {
    Path data = Files.writeString(directory.resolve("bills.json"), "{}");
    begun("--", data.toString());
    assertThat(resume().err()).endsWith(" " + data + "\n").hasLineCount(1);
    assertThat(resume(data.toString()).exit()).isZero();
    interrupted("-include=fst");
    assertThat(resume(data.toString()).err())
        .isEqualTo(
            "serbench: -resume=" + file + ": that run had no such data files: " + data + "\n");
  }

  @Test
  void theRunnerIsToldOfDataThatChanged() throws IOException {
    Path own = Files.writeString(directory.resolve("bills.json"), "{}");
    Path known = directory.resolve("media.mine.json");
    Files.copy(Path.of("src", "main", "resources", "data", "media.1.json"), known);
    for (Path data : List.of(own, known)) {
      begun(data.toString());
      Files.writeString(data, Files.readString(data) + "\n");
      changed(Provenance::data, data.toString());
    }
  }

  @Test
  void theRunnerIsToldOfJarsThatChanged() throws IOException {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    Path kryo = directory.resolve("kryo-9");
    Path made = kryo.resolve("com/esotericsoftware/kryo/Kryo.class");
    Files.createDirectories(made.getParent());
    Files.createFile(made);
    String classPath = "-classpath=" + classes;
    String against = "-against=kryo=" + kryo;
    for (Path changed : List.of(classes, kryo)) {
      begun(classPath, against);
      Files.writeString(changed.resolve("A.class"), "other");
      changed(Provenance::jars, classPath, against);
    }
  }

  /** It compares the hashes, and refuses to resume the run. */
  private void changed(Function<Provenance, List<HashedFile>> files, String... arguments) {
    assertThat(resume(arguments).exit()).isZero();
    RunRequest request = services.runner.request.orElseThrow();
    Run earlier = request.resumed().orElseThrow().run();
    List<HashedFile> before = files.apply(earlier.environment().inputs().orElseThrow());
    List<HashedFile> now = files.apply(request.inputs());
    assertThat(now).isNotEqualTo(before);
    assertThat(now)
        .extracting(HashedFile::name)
        .isEqualTo(before.stream().map(HashedFile::name).toList());
  }

  @Test
  void whatTheRunnerRefusesIsALineAsWell() throws IOException {
    interrupted("-include=fst");
    services.runner.afterFirstFork =
        () -> {
          throw new ResumeException("processor: expected A, found B");
        };
    CliRun run = resume();
    assertThat(run)
        .isEqualTo(
            new CliRun(2, "", "serbench: -resume=" + file + ": processor: expected A, found B\n"));
  }

  /** It is meant to be copied into a shell, and printed on a terminal. */
  @Test
  void whatMustBeRepeatedDoesNoHarmInAShell() throws IOException {
    interrupted("-include=fst", "-jvm-args=$(reboot) 'it'\n\u001b[2J");
    CliRun run = resume();
    assertThat(run.err())
        .contains(" '-jvm-args=$(reboot) '\\''it'\\''\\u000a\\u001b[2J'")
        .hasLineCount(1);
  }

  @Test
  void anInterruptedRunSaysWhatMustBeRepeated() {
    services.runner.afterFirstFork = services.runner::interrupt;
    CliRun run = run("-include=kryo-flat,fst", "-jvm-args=-Xss2m -Xint", "-out=" + file.toString());
    assertThat(run.err())
        .endsWith("to resume the run: -resume=" + file + " '-jvm-args=-Xss2m -Xint'\n");
  }

  @Test
  void aDamagedCommandLineIsTheFiles() throws IOException {
    interrupted("-inclde=fst");
    assertThat(resume().exit()).isEqualTo(2);
    assertThat(resume().err()).startsWith("serbench: -resume=" + file + ": unknown option -inclde");
  }

  private CliRun resume(String... more) {
    List<String> all = new ArrayList<>(List.of("-resume=" + file));
    all.addAll(List.of(more));
    return run(all.toArray(String[]::new));
  }

  private CliRun run(String... args) {
    return CliRun.of(services, args);
  }

  /** Begins a run, which is interrupted. */
  private void begun(String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of("-include=kryo-flat,fst", "-out=" + file));
    all.addAll(List.of(arguments));
    Files.deleteIfExists(file);
    services.runner.afterFirstFork = services.runner::interrupt;
    assertThat(run(all.toArray(String[]::new)).exit()).isZero();
    services.runner.afterFirstFork = () -> {};
    services.runner.interrupted = false;
    services.runner.request = Optional.empty();
    Files.writeString(file, "");
  }

  /** Leaves a run that its file says was begun with these arguments. */
  private void interrupted(String... arguments) throws IOException {
    assertThat(run("-include=fst", "-out=" + file).exit()).isZero();
    Run complete = services.files.get(file);
    Run killed =
        Runs.of(complete, complete.course(), complete.settings().withArguments(List.of(arguments)));
    services.files.put(file, killed.ended(Ending.INTERRUPTED, Instant.EPOCH));
    Files.writeString(file, "");
    services.runner.request = Optional.empty();
  }
}
