package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files that cannot be written: exit code 2 where that shows before anything is done, else 1, with
 * the tables on the screen all the same.
 */
class OutputFilesTest {
  private static final Path FULL = Path.of("/dev/full");
  private static final String TABLE = "table of 1 rows, COMPLETE\n";

  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private Path result;

  @BeforeEach
  void makeAResultFile() {
    result = directory.resolve("r.json");
    assertThat(run("-include=fst", "-out=" + result).exit()).isZero();
    services.runner.request = Optional.empty();
  }

  @Test
  void theDefaultResultFileIsNamedAfterTheTime() {
    assertThat(OutputFiles.defaultResult(services.clock()))
        .isEqualTo(Path.of("output", "2026-11-21T09-30-00.json"));
  }

  @Test
  void aReportThatCannotBeIsFoundOutFirst() {
    String option = "-report=/dev/null/x.txt";
    for (CliRun run :
        List.of(
            run("-include=fst", "-out=" + result, option),
            run("report", option, result.toString()))) {
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("serbench: " + option + " cannot be written (");
    }
    assertThat(services.runner.request).isEmpty();
  }

  @Test
  void aNameThatIsTooLongIsFoundOutFirst() {
    String name = directory.resolve("x".repeat(300)).toString();
    for (CliRun run :
        List.of(
            run("-include=fst", "-out=" + name + ".json"),
            run("-include=fst", "-out=" + result, "-report=" + name + ".txt"),
            run("report", "-report=" + name + ".txt", result.toString()))) {
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err())
          .containsPattern("x{300}[.](json|txt) cannot be written [(]")
          .endsWith("another file\n");
    }
  }

  @Test
  void aLinkToNowhereIsFoundOutFirst() throws IOException {
    Path nowhere = directory.resolve("no").resolve("such").resolve("folder");
    Path report = Files.createSymbolicLink(directory.resolve("link.txt"), nowhere);
    Path outcome = Files.createSymbolicLink(directory.resolve("link.json"), nowhere);
    assertThat(run("report", "-report=" + report, result.toString()).exit()).isEqualTo(2);
    assertThat(run("-include=fst", "-out=" + outcome).exit()).isEqualTo(2);
  }

  @Test
  void whatIsTriedLeavesNothingBehind() throws IOException {
    run("-include=none", "-out=" + directory.resolve("a"), "-report=" + directory.resolve("b.txt"));
    run("report", "-report=" + directory.resolve("b.txt"), directory.resolve("no.json").toString());
    try (var files = Files.list(directory)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void aDiskThatIsFullLaterCostsTheFileButNotTheTables() {
    assumeTrue(Files.exists(FULL), "no device that is full");
    for (CliRun run :
        List.of(
            run("-include=fst", "-out=" + result, "-report=" + FULL),
            run("report", "-report=" + FULL, result.toString()))) {
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out()).isEqualTo(TABLE);
      assertThat(run.err()).startsWith("serbench: " + FULL + " cannot be written: ");
    }
  }

  @Test
  void aFileThatIsNoResultIsNotReplaced() throws IOException {
    Path data = Files.writeString(directory.resolve("media.mine.json"), "{}");
    assertThat(run("-include=fst", "-out=" + data))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: -out="
                    + data
                    + " exists and is not a result file; pass another file\n"));
    assertThat(data).hasContent("{}");
    assertThat(run("report", result.toString(), "-report=" + result).err())
        .isEqualTo(
            "serbench: -report=" + result + " is the result file itself; pass another file\n");
  }

  @Test
  void anEmptyFileAndAnOlderResultAre() throws IOException {
    Path empty = Files.createFile(directory.resolve("empty"));
    assertThat(run("-include=fst", "-out=" + empty).exit()).isZero();
    assertThat(run("-include=fst", "-out=" + result).exit()).isZero();
  }

  /** By whatever name: the samples in it cannot be had again. */
  @Test
  void aReportNeverTakesThePlaceOfAResult() throws IOException {
    Files.writeString(result, "samples");
    Path link = Files.createSymbolicLink(directory.resolve("link.csv"), result);
    Path name = Files.createLink(directory.resolve("name.txt"), result);
    Path round = directory.resolve("no").resolve("..").resolve("r.json");
    for (Path report : List.of(result, link, name, round)) {
      CliRun run = run("report", result.toString(), "-report=" + report);
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err())
          .isEqualTo(
              "serbench: -report=" + report + " is the result file itself; pass another file\n");
    }
    assertThat(result).hasContent("samples");
  }

  @Test
  void aReportReplacesReportsOnly() throws IOException {
    Path notes = Files.writeString(directory.resolve("notes.md"), "mine");
    Path link = Files.createSymbolicLink(directory.resolve("link.md"), notes);
    Path data = Files.writeString(directory.resolve("media.mine.json"), "{}");
    for (Path report : List.of(notes, link, data)) {
      assertThat(run("report", result.toString(), "-report=" + report).err())
          .isEqualTo(
              "serbench: -report="
                  + report
                  + " exists and is not a serbench report; pass another file\n");
      assertThat(run("-include=fst", "-report=" + report).exit()).isEqualTo(2);
    }
    assertThat(notes).hasContent("mine");
    assertThat(data).hasContent("{}");
    Path old = Files.writeString(directory.resolve("old.md"), "# serbench 1.0.0\n");
    assertThat(run("report", result.toString(), "-report=" + old).exit()).isZero();
    assertThat(old).hasContent("as markdown: " + TABLE);
  }

  @Test
  void twoNamesOfOneFileAreOneFile() throws IOException {
    Path empty = Files.createFile(directory.resolve("empty.json"));
    Path link = Files.createSymbolicLink(directory.resolve("link.txt"), empty);
    assertThat(run("-include=fst", "-out=" + empty, "-report=" + link).err())
        .isEqualTo("serbench: -report=" + link + " is the result file itself; pass another file\n");
    assertThat(run("-include=fst", "-report=" + empty, "-report=" + link).err())
        .isEqualTo(
            "serbench: -report="
                + empty
                + " and -report="
                + link
                + " are the same file; pass two\n");
  }

  @Test
  void whatIsThereAtTheEndIsNotReplacedEither() throws IOException {
    Path report = directory.resolve("b.md");
    services.runner.afterFirstFork = () -> writeMine(report);
    CliRun run = run("-include=fst", "-out=" + directory.resolve("a.json"), "-report=" + report);
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains(report + " cannot be written: ").contains("something else");
    assertThat(report).hasContent("mine");
  }

  private static void writeMine(Path file) {
    try {
      Files.writeString(file, "mine");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aResultGoesIntoAFile() {
    assumeTrue(Files.exists(FULL), "no device that is full");
    assertThat(run("-include=fst", "-out=" + FULL).exit()).isEqualTo(2);
    assertThat(run("-include=fst", "-out=/dev/null").exit()).isZero();
  }

  /** Where the run grows. */
  @Test
  void whatIsNoUnfinishedRunIsNotReplacedEither() throws IOException {
    Path partial = Files.writeString(directory.resolve("r.json.partial"), "mine");
    for (String more : List.of("-quick", "-dry-run")) {
      CliRun run = run("-include=fst", "-out=" + result, more);
      assertThat(run)
          .isEqualTo(
              new CliRun(
                  2,
                  "",
                  "serbench: -out="
                      + result
                      + ".partial exists and is not an unfinished run; pass another file\n"));
    }
    assertThat(partial).hasContent("mine");
    assertThat(run("-include=fst", "-out=" + directory.resolve("x.partial")).err())
        .endsWith("x.partial has the name of an unfinished run; pass x\n");
    assertThat(run("-include=fst", "-out=" + directory.resolve("x".repeat(250))).err())
        .contains("x.partial cannot be written (");
  }

  @Test
  void runsThatStartInTheSameSecondHaveFilesOfTheirOwn() throws IOException {
    Path first = OutputFiles.defaultResult(services.clock());
    Path second = first.resolveSibling(first.getFileName().toString().replace(".json", "-2.json"));
    Files.createDirectories(first.getParent());
    Files.createFile(first);
    try {
      assertThat(run("-include=fst").exit()).isZero();
      assertThat(services.files).containsKey(second).doesNotContainKey(first);
      assertThat(second).as("nothing was written there").doesNotExist();
    } finally {
      Files.delete(first);
    }
  }

  private CliRun run(String... args) {
    return CliRun.of(services, args);
  }
}
