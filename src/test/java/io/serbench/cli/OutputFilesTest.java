package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
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
  void aReportThatCannotBeIsFoundOutFirst() {
    String option = "-report=/dev/null/x.txt";
    for (CliRun run :
        List.of(
            run("-include=fst", "-out=" + result, option),
            run("report", option, result.toString()))) {
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("serbench: " + option + " cannot be written: no file can");
    }
    assertThat(services.runner.request).isEmpty();
  }

  @Test
  void aNameThatIsTooLongIsFoundOutFirst() {
    String name = directory.resolve("x".repeat(300) + ".txt").toString();
    for (CliRun run :
        List.of(
            run("-include=fst", "-out=" + name),
            run("-include=fst", "-out=" + result, "-report=" + name),
            run("report", "-report=" + name, result.toString()))) {
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains(name + " cannot be written (").endsWith("another file\n");
    }
  }

  @Test
  void aLinkToNowhereIsFoundOutFirst() throws IOException {
    Path link = directory.resolve("link.txt");
    Files.createSymbolicLink(link, directory.resolve("no").resolve("such").resolve("folder"));
    assertThat(run("report", "-report=" + link, result.toString()).exit()).isEqualTo(2);
    assertThat(run("-include=fst", "-out=" + link).exit()).isEqualTo(2);
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
                "serbench: -out=" + data + " exists and is no result file; give another file\n"));
    assertThat(data).hasContent("{}");
    assertThat(run("report", result.toString(), "-report=" + result).err())
        .isEqualTo(
            "serbench: -report=" + result + " is the result file itself; give another file\n");
  }

  @Test
  void anEmptyFileAndAnOlderResultAre() throws IOException {
    Path empty = Files.createFile(directory.resolve("empty"));
    assertThat(run("-include=fst", "-out=" + empty).exit()).isZero();
    assertThat(run("-include=fst", "-out=" + result).exit()).isZero();
  }

  private CliRun run(String... args) {
    return CliRun.of(services, args);
  }
}
