package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of runs that go on, and what is left of them when serbench is killed. */
class GrowingResultTest {
  private static final Tags TAGS = Runs.tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE);

  @TempDir private Path folder;
  private final List<String> warnings = new ArrayList<>();

  /** A run with so many forks, one row after the other. */
  private static Run run(Course.Ending ending, int forks) {
    CellResult fst = Runs.row("fst", TAGS);
    CellResult kryo = Runs.row("kryo#2", TAGS);
    for (int i = 0; i < forks; i++) {
      if (i % 2 == 0) {
        fst = Runs.measured(fst, 100, 1000 + i);
      } else {
        kryo = Runs.failed(kryo, Failure.Kind.CRASH, "fork " + i);
      }
    }
    List<Warning> warnings =
        forks < 2
            ? List.of()
            : List.of(new Warning(WarningKind.STOLEN, "The hypervisor took " + forks + " µs."));
    MachineCondition condition =
        new MachineCondition(
            MachineCondition.Power.UNKNOWN,
            new MachineCondition.Load(OptionalDouble.of(forks), OptionalDouble.empty()),
            MachineCondition.Withheld.UNKNOWN,
            OptionalLong.of(forks));
    Run run =
        Runs.run(
            ending,
            Runs.settings(2),
            warnings,
            List.of(fst, Runs.unavailable(Runs.row("wobly", TAGS), "not here"), kryo));
    return run.in(run.environment().on(Optional.of(condition)));
  }

  private static Run running(int forks) {
    return run(Course.Ending.RUNNING, forks);
  }

  private Path file() {
    return folder.resolve("run.json");
  }

  private Path journal() {
    return folder.resolve("run.json.journal");
  }

  private GrowingResult growing(Path file) {
    return new GrowingResult(file, run -> Map.of());
  }

  /** Its first forks. */
  private GrowingResult grown(int forks) throws IOException {
    GrowingResult growing = growing(file());
    for (int i = 0; i <= forks; i++) {
      growing.write(running(i));
    }
    return growing;
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void growsByALineForEachForkAndIsWholeAtTheEnd() throws Exception {
    GrowingResult growing = growing(file());
    growing.write(running(0));
    byte[] first = Files.readAllBytes(file());
    assertThat(names()).containsExactly("run.json");
    for (int forks : List.of(1, 2, 4, 5)) {
      growing.write(running(forks));
      assertThat(ResultFile.read(file())).isEqualTo(running(forks));
      assertThat(file()).hasBinaryContent(first);
      assertThat(journal()).content().hasLineCount(1 + forks);
    }
    growing.write(run(Course.Ending.COMPLETE, 6));
    assertThat(ResultFile.read(file())).isEqualTo(run(Course.Ending.COMPLETE, 6));
    assertThat(names()).containsExactly("run.json");
  }

  @Test
  void whenItIsKilledWithinALineAllThatWasWrittenBeforeIsThere() throws Exception {
    grown(5);
    byte[] whole = Files.readAllBytes(journal());
    int read = 0;
    for (int length = 0; length <= whole.length; length++) {
      Files.write(journal(), Arrays.copyOf(whole, length));
      Run run = ResultFile.read(file());
      int forks = run.cells().stream().mapToInt(cell -> cell.forks().size()).sum();
      assertThat(run).as("of %s bytes", length).isEqualTo(running(forks));
      assertThat(forks).isBetween(read, read + 1);
      read = forks;
    }
    assertThat(read).isEqualTo(5);
  }

  @Test
  void goesOnBehindALineThatWasNotWrittenToItsEnd() throws Exception {
    GrowingResult growing = grown(2);
    byte[] whole = Files.readAllBytes(journal());
    Files.write(journal(), Arrays.copyOf(whole, whole.length - 9));
    growing.write(running(3));
    assertThat(ResultFile.read(file())).isEqualTo(running(3));
  }

  @Test
  void aJournalOfAnotherFileIsNone() throws Exception {
    grown(3);
    byte[] left = Files.readAllBytes(journal());
    ResultFile.write(running(1), file());
    assertThat(names()).containsExactly("run.json");
    Files.write(journal(), left);
    assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(running(1));
    assertThat(warnings).hasSize(1).first().asString().contains("another version");

    growing(file()).write(running(2));
    assertThat(names()).containsExactly("run.json", "run.json.journal.damaged");
  }

  /** It was killed before it could remove the journal. */
  @Test
  void aJournalWhoseForksAreAllInTheFileIsRemoved() throws Exception {
    grown(3);
    byte[] left = Files.readAllBytes(journal());
    ResultFile.write(running(4), file());
    Files.write(journal(), left);
    assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(running(4));
    growing(file()).write(running(5));
    assertThat(warnings).isEmpty();
    assertThat(names()).containsExactly("run.json");
  }

  @Test
  void aFileThatWasRemovedOrReplacedMeanwhileIsWrittenWhole() throws Exception {
    GrowingResult growing = grown(2);
    Files.delete(file());
    growing.write(running(3));
    assertThat(ResultFile.read(file())).isEqualTo(running(3));

    Files.copy(file(), folder.resolve("other.json"));
    ResultFile.write(running(0), file());
    growing.write(running(4));
    assertThat(ResultFile.read(file())).isEqualTo(running(4));
    growing.write(running(5));
    Files.delete(journal());
    growing.write(running(6));
    assertThat(ResultFile.read(file())).isEqualTo(running(6));
    assertThat(ResultFile.read(folder.resolve("other.json"))).isEqualTo(running(3));
  }

  @Test
  void whatIsNoJournalStaysAndTheFileIsWrittenWholeEachTime() throws Exception {
    for (String content : List.of("", "hello", "{\"name\":\"mine\"}", "[1]")) {
      Files.writeString(journal(), content);
      grown(2);
      assertThat(journal()).hasContent(content);
      assertThat(ResultFile.read(file())).isEqualTo(running(2));
      assertThat(file()).content().contains("fork 1");
    }
  }

  @Test
  void whereThereCanBeNoJournalTheFileIsWrittenWholeEachTime() throws Exception {
    Path file = folder.resolve("x".repeat(250) + ".json");
    GrowingResult growing = growing(file);
    growing.write(running(0));
    growing.write(running(3));
    assertThat(names()).hasSize(1);
    assertThat(ResultFile.read(file)).isEqualTo(running(3));
  }

  @Test
  void aLinkIsReadWithTheJournalOfItsFile() throws Exception {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path link = Files.createSymbolicLink(inside.resolve("link.json"), file());
    growing(file()).write(running(0));
    GrowingResult growing = growing(link);
    growing.write(running(0));
    growing.write(running(2));
    assertThat(ResultFile.read(link)).isEqualTo(running(2));
    assertThat(names()).containsExactly("inside", "run.json", "run.json.journal");
  }

  @Test
  void whatAKilledRunLeftTheNextOneInTheFolderWritesWhole() throws Exception {
    grown(3);
    try (Claims running = new Claims()) {
      assertThat(running.claim(file())).isTrue();
      GrowingResult.tidy(folder, running, warnings::add);
      try (Claims other = new Claims()) {
        GrowingResult.tidy(folder, other, warnings::add);
      }
      assertThat(journal()).as("another writes it").exists();
    }
    try (Claims next = new Claims()) {
      GrowingResult.tidy(folder, next, warnings::add);
    }
    assertThat(names()).containsExactly("run.json");
    assertThat(ResultFile.read(file())).isEqualTo(running(3));
  }

  @Test
  void whoWasKilledAfterItsLastWriteHasLeftAJournalOnly() throws Exception {
    GrowingResult growing = grown(3);
    byte[] left = Files.readAllBytes(journal());
    growing.write(run(Course.Ending.COMPLETE, 4));
    byte[] whole = Files.readAllBytes(file());
    Files.write(journal(), left);
    try (Claims next = new Claims()) {
      GrowingResult.tidy(folder, next, warnings::add);
    }
    assertThat(file()).hasBinaryContent(whole);
    assertThat(names()).containsExactly("run.json");
  }

  /** The third of five forks, with whatever happens to files. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"fork\":=\"forc\":",
        "\"fork\":=\"fork\"\0",
        "\\{.*=null",
        "\\{.*=[]]",
        "\\{.*={}",
        "\\{.{40}=",
        ".*=\0\0\0\0\0",
        "\"row\":\"fst\"=\"row\":\"fsT\""
      })
  void aDamagedLineCostsItsForkAlone(String change) throws Exception {
    grown(5);
    Map<CellId, CellResult> all = cells(running(5));
    List<String> lines = Files.readAllLines(journal());
    String[] parts = change.split("=", 2);
    lines.set(3, lines.get(3).replaceFirst(parts[0], parts[1]));
    Files.write(journal(), lines);
    Run run = ResultFile.read(file(), warnings::add);
    assertThat(warnings).hasSize(1).first().asString().contains("run.json.journal: 1 line is");
    for (CellResult cell : run.cells()) {
      List<ForkResult> forks = new ArrayList<>(all.get(cell.id()).forks());
      if (cell.id().row().equals("fst")) {
        forks.remove(1);
      }
      assertThat(cell.forks()).isEqualTo(forks);
    }
    assertThat(run.warnings()).isEqualTo(running(5).warnings());
    foldedWithTheJournalSetAside(run);
  }

  private static Map<CellId, CellResult> cells(Run run) {
    return run.cells().stream().collect(Collectors.toMap(CellResult::id, Function.identity()));
  }

  private void foldedWithTheJournalSetAside(Run run) throws IOException {
    byte[] damaged = Files.readAllBytes(journal());
    warnings.clear();
    for (int time = 0; time < 2; time++) {
      try (Claims next = new Claims()) {
        GrowingResult.tidy(folder, next, warnings::add);
      }
    }
    assertThat(warnings).as("once").hasSize(1);
    assertThat(names()).containsExactly("run.json", "run.json.journal.damaged");
    assertThat(folder.resolve("run.json.journal.damaged")).hasBinaryContent(damaged);
    assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(run);
    assertThat(warnings).hasSize(1);
  }

  @Test
  void aLostEndOfLineCostsNothing() throws Exception {
    grown(5);
    List<String> lines = Files.readAllLines(journal());
    lines.set(2, lines.get(2) + lines.remove(3));
    Files.write(journal(), lines);
    assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(running(5));
    assertThat(warnings).isEmpty();
  }

  /** Whose forks they are cannot be told then. */
  @ParameterizedTest
  @ValueSource(strings = {"\"journalOf\"=\"journa\"", "\\{=#", "Of\":\"..=Of\":\"zz"})
  void whereTheFirstLineIsDamagedTheForksAreLeftOutAndKept(String change) throws Exception {
    grown(3);
    String[] parts = change.split("=", 2);
    Files.writeString(journal(), Files.readString(journal()).replaceFirst(parts[0], parts[1]));
    assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(running(0));
    assertThat(warnings).hasSize(1).first().asString().contains("the 3 forks in it are left out");
    foldedWithTheJournalSetAside(running(0));
  }

  @Test
  void whoResumesOrReplacesTheRunKeepsADamagedJournal() throws Exception {
    for (String name : List.of("run.json.journal.damaged", "run.json.journal.damaged-2")) {
      grown(3);
      String damaged = Files.readString(journal()).replaceFirst("\"fork\"", "'fork'");
      Files.writeString(journal(), damaged);
      GrowingResult resumed = growing(file());
      resumed.write(ResultFile.read(file()));
      assertThat(folder.resolve(name)).hasContent(damaged);
      resumed.write(run(Course.Ending.COMPLETE, 4));
    }
    assertThat(names())
        .containsExactly("run.json", "run.json.journal.damaged", "run.json.journal.damaged-2");
  }

  @Test
  void whoReplacesAKilledRunRemovesItsWholeJournal() throws Exception {
    grown(3);
    Run other = Runs.run(Course.Ending.RUNNING, Runs.settings(1), List.of(), List.of());
    growing(file()).write(other);
    assertThat(names()).containsExactly("run.json");
  }

  /** Nobody wrote that file through the link. */
  @Test
  void noFileIsWrittenWholeThroughALink() throws Exception {
    grown(2);
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path elsewhere = Files.move(file(), inside.resolve("run.json"));
    Files.createSymbolicLink(file(), elsewhere);
    byte[] before = Files.readAllBytes(elsewhere);
    try (Claims next = new Claims()) {
      GrowingResult.tidy(folder, next, warnings::add);
    }
    assertThat(elsewhere).hasBinaryContent(before);
    assertThat(journal()).exists();
  }

  @Test
  void whoReadsWhileItIsWrittenSeesNoForkLess() throws Exception {
    List<Throwable> wrong = new ArrayList<>();
    growing(file()).write(running(0));
    Thread reader =
        new Thread(
            () -> {
              try {
                int before = 0;
                while (before < 40) {
                  Run run = ResultFile.read(file());
                  int forks = run.cells().stream().mapToInt(cell -> cell.forks().size()).sum();
                  assertThat(forks).isGreaterThanOrEqualTo(before);
                  before = forks;
                }
              } catch (IOException | AssertionError e) {
                wrong.add(e);
              }
            });
    reader.start();
    GrowingResult growing = growing(file());
    for (int forks = 0; forks <= 40; forks++) {
      growing.write(running(forks));
      if (forks % 7 == 6) {
        // As if it had been interrupted and resumed.
        growing = growing(file());
        growing.write(running(forks));
      }
    }
    reader.join(60_000);
    assertThat(wrong).isEmpty();
    assertThat(reader.isAlive()).isFalse();
  }
}
