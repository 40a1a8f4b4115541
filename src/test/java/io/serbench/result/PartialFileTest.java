package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult.FromShard;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.ResultFile.ResultFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of runs that go on, and what is left of them when serbench is killed. */
class PartialFileTest {
  private static final Tags TAGS = Runs.tags(Effort.MANUAL_OPT, Format.BINARY, Structure.FLAT_TREE);

  private static final String DAMAGED =
      ": damaged or incomplete lines: 1; all other forks are read";

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
        kryo = Runs.failed(kryo, Failure.Mode.CRASH, "fork " + i);
      }
    }
    List<Warning> warnings =
        forks < 2
            ? List.of()
            : List.of(
                new Warning(Warning.WarningKind.STOLEN, "The hypervisor took " + forks + " µs."));
    MachineCondition condition =
        new MachineCondition(
            MachineCondition.UNKNOWN.power(),
            new MachineCondition.Load(OptionalDouble.of(forks), OptionalDouble.empty()),
            MachineCondition.UNKNOWN.withheld(),
            OptionalLong.of(forks),
            List.of());
    Run run =
        Runs.run(
            ending,
            Runs.settings(2),
            warnings,
            List.of(fst, Runs.unavailable(Runs.row("wobly", TAGS), "not here"), kryo));
    return run.withEnvironment(run.environment().withCondition(Optional.of(condition)));
  }

  private static Run running(int forks) {
    return run(Course.Ending.RUNNING, forks);
  }

  private Path file() {
    return folder.resolve("run.json");
  }

  private Path partial() {
    return folder.resolve("run.json.partial");
  }

  private PartialFile growing(Path file) {
    return new PartialFile(file, run -> Map.of());
  }

  /** Its first forks. */
  private PartialFile grown(int forks) throws IOException {
    PartialFile growing = growing(file());
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

  private static int forks(Run run) {
    return run.cells().stream().mapToInt(cell -> cell.forks().size()).sum();
  }

  @Test
  void growsByALineForEachForkAndIsWholeAtTheEnd() throws Exception {
    PartialFile growing = growing(file());
    for (int forks : List.of(0, 1, 2, 4, 5)) {
      growing.write(running(forks));
      assertThat(partial()).content().hasLineCount(1 + forks);
      assertThat(names()).containsExactly("run.json.partial");
      assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(running(forks));
      assertThat(ResultFile.read(partial(), warnings::add)).isEqualTo(running(forks));
    }
    growing.write(run(Course.Ending.COMPLETE, 6));
    assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(run(Course.Ending.COMPLETE, 6));
    assertThat(names()).containsExactly("run.json");
    assertThat(warnings).isEmpty();
  }

  @Test
  void whenItIsKilledWithinALineAllThatWasWrittenBeforeIsThere() throws Exception {
    grown(5);
    byte[] whole = Files.readAllBytes(partial());
    List<Integer> ends =
        IntStream.range(0, whole.length).filter(i -> whole[i] == '\n').boxed().toList();
    Random random = new Random(42);
    int first = ends.get(0);
    IntStream sample = IntStream.range(0, 40).map(i -> random.nextInt(first, whole.length));
    IntStream edges = ends.stream().flatMapToInt(end -> IntStream.of(end - 1, end, end + 1));
    for (int length : IntStream.concat(sample, edges).filter(i -> i >= first).toArray()) {
      Files.write(partial(), Arrays.copyOf(whole, length));
      warnings.clear();
      // A line lacks nothing but its end where that is next.
      int forks = (int) ends.stream().filter(end -> end <= length).count() - 1;
      assertThat(ResultFile.read(file(), warnings::add)).as("%d", length).isEqualTo(running(forks));
      if (ends.contains(length) || ends.contains(length - 1)) {
        assertThat(warnings).isEmpty();
      } else {
        assertThat(warnings).containsExactly(partial() + DAMAGED);
      }
    }
  }

  @Test
  void whatWasChangedMeanwhileIsWrittenAnew() throws Exception {
    PartialFile growing = grown(2);
    byte[] whole = Files.readAllBytes(partial());
    Files.write(partial(), Arrays.copyOf(whole, whole.length - 9));
    growing.write(running(3));
    assertThat(Runs.read(file())).isEqualTo(running(3));
    Files.delete(partial());
    growing.write(running(4));
    assertThat(Runs.read(file())).isEqualTo(running(4));
    Files.move(partial(), folder.resolve("mine"));
    Files.copy(folder.resolve("mine"), partial());
    growing.write(running(5));
    assertThat(Runs.read(file())).isEqualTo(running(5));
    assertThat(Runs.read(folder.resolve("mine"))).isEqualTo(running(4));
  }

  /** Until it ends, nothing of the earlier file is lost. */
  @Test
  void whoGoesOnWithARunOrReplacesOneLeavesItsFileToTheEnd() throws Exception {
    growing(file()).write(run(Course.Ending.INTERRUPTED, 3));
    byte[] before = Files.readAllBytes(file());
    PartialFile resumed = growing(file());
    for (int forks : List.of(3, 4)) {
      resumed.write(running(forks));
      assertThat(file()).hasBinaryContent(before);
      warnings.clear();
      assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(running(forks));
      assertThat(warnings)
          .containsExactly("reading " + partial() + ", an unfinished run that replaces " + file());
    }
    resumed.write(run(Course.Ending.COMPLETE, 5));
    assertThat(names()).containsExactly("run.json");
    assertThat(Runs.read(file())).isEqualTo(run(Course.Ending.COMPLETE, 5));
  }

  @Test
  void whatIsNoPartialFileStays() throws Exception {
    Path mine = Files.createDirectory(folder.resolve("mine"));
    Path precious = mine.resolve("precious.json");
    Runs.write(running(1), precious);
    byte[] bytes = Files.readAllBytes(precious);
    Runs.write(run(Course.Ending.COMPLETE, 1), file());
    for (String content : List.of("hello", "{\"name\":\"mine\"}", "[1]", "link")) {
      PartialFile growing = grown(1);
      Files.delete(partial());
      if (content.equals("link")) {
        Files.createSymbolicLink(partial(), precious);
      } else {
        Files.writeString(partial(), content);
      }
      assertThat(PartialFile.isFree(file())).isFalse();
      assertThatThrownBy(() -> growing.write(running(2)))
          .hasMessageContaining("something else was put at " + partial());
      growing.write(run(Course.Ending.COMPLETE, 3));
      assertThat(Runs.read(file())).isEqualTo(run(Course.Ending.COMPLETE, 3));
      assertThat(Files.exists(partial(), LinkOption.NOFOLLOW_LINKS)).isTrue();
      Files.delete(partial());
    }
    assertThat(precious).hasBinaryContent(bytes);
  }

  @Test
  void aResultNeverTakesThePlaceOfSomethingElse() throws Exception {
    PartialFile growing = grown(1);
    Files.writeString(file(), "mine");
    assertThatThrownBy(() -> growing.write(run(Course.Ending.COMPLETE, 2)))
        .hasMessageContaining("something else was put there");
    assertThat(file()).hasContent("mine");
    assertThat(Runs.read(partial())).as("no fork is lost").isEqualTo(running(2));
  }

  /** In a folder that others may write, they can put a link where there was nothing. */
  @Test
  void aLinkThatWasPutThereMeanwhileLeadsNowhere() throws Exception {
    Path theirs = folder.resolve("theirs.json");
    PartialFile growing = grown(1);
    Files.createSymbolicLink(file(), theirs);
    growing.write(running(2));
    assertThatThrownBy(() -> growing.write(run(Course.Ending.COMPLETE, 3)))
        .hasMessage(
            "something else was put there in the meantime; the results are in " + partial());

    assertThat(names()).containsExactly("run.json", "run.json.partial");
    assertThat(Runs.read(partial())).isEqualTo(running(3));
  }

  @Test
  void aForkThatIsThereTwiceCountsOnce() throws Exception {
    grown(3);
    List<String> lines = new ArrayList<>(Files.readAllLines(partial()));
    lines.add(lines.get(2));
    Files.write(partial(), lines);

    assertThat(ResultFile.read(file(), warnings::add)).isEqualTo(running(3));
    assertThat(warnings)
        .singleElement()
        .asString()
        .endsWith("damaged or incomplete lines: 1; all other forks are read");
  }

  @Test
  void aLinkLeadsToThePartialFileOfItsFile() throws Exception {
    Runs.write(run(Course.Ending.COMPLETE, 0), file());
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path link = Files.createSymbolicLink(inside.resolve("link.json"), file());
    PartialFile growing = growing(link);
    growing.write(running(2));
    assertThat(Runs.read(link)).isEqualTo(running(2));
    assertThat(names()).containsExactly("inside", "run.json", "run.json.partial");
    growing.write(run(Course.Ending.COMPLETE, 3));
    assertThat(link).isSymbolicLink();
    assertThat(names()).containsExactly("inside", "run.json");
    assertThat(Runs.read(file())).isEqualTo(run(Course.Ending.COMPLETE, 3));
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
    List<String> lines = Files.readAllLines(partial());
    String[] parts = change.split("=", 2);
    lines.set(3, lines.get(3).replaceFirst(parts[0], parts[1]));
    Files.write(partial(), lines);
    Run run = ResultFile.read(file(), warnings::add);
    assertThat(warnings).containsExactly(partial() + DAMAGED);
    for (CellResult cell : run.cells()) {
      List<ForkResult> forks = new ArrayList<>(all.get(cell.id()).forks());
      if (cell.id().row().equals("fst")) {
        forks.remove(1);
      }
      assertThat(cell.forks()).isEqualTo(forks);
    }
    assertThat(run.warnings()).isEqualTo(running(5).warnings());
  }

  private static Map<CellId, CellResult> cells(Run run) {
    return run.cells().stream().collect(Collectors.toMap(CellResult::id, Function.identity()));
  }

  /** What the forks belong to cannot be told then. */
  @ParameterizedTest
  @ValueSource(strings = {"\"settings\"=\"sett\"", "\"seed\":\\d+=\"seed\":", "\"course\":=\"c"})
  void aDamagedFirstLineIsSaidAndKept(String change) throws Exception {
    grown(3);
    String[] parts = change.split("=", 2);
    String damaged = Files.readString(partial()).replaceFirst(parts[0], parts[1]);
    Files.writeString(partial(), damaged);
    for (Path file : List.of(file(), partial())) {
      assertThatThrownBy(() -> Runs.read(file))
          .isInstanceOf(ResultFileException.class)
          .hasMessageStartingWith(partial() + " is ")
          .hasMessageContaining("(1:");
    }
    assertThat(partial()).hasContent(damaged);
  }

  /** The records of a run refuse what the lines make of it. */
  @Test
  void linesThatMakeNoRunAreSaid() throws Exception {
    grown(1);
    String fork = Files.readAllLines(partial()).get(1);
    CellResult cell = running(1).cells().get(0);
    CellResult from =
        new CellResult(
            cell.id(), cell.info(), Optional.empty(), cell.forks(), List.of(new FromShard(1, 1)));
    Environment there = running(1).environment();
    MergedShard part =
        new MergedShard(1, "A", running(1).course(), there.machine(), Optional.empty());
    Environment merged = EnvironmentBuilder.of(there).parts(List.of(part)).build();
    Run first = running(0).withCells(List.of()).withEnvironment(merged).withCells(List.of(from));
    String line = RunMapper.writer(Map.of()).writeValueAsString(first);
    String second = fork.replaceFirst("\"number\":1,", "\"number\":2,");
    assertThat(second).isNotEqualTo(fork);
    Files.writeString(partial(), line + "\n" + second + "\n");
    assertThatThrownBy(() -> Runs.read(file()))
        .isInstanceOf(ResultFileException.class)
        .hasMessageStartingWith(partial() + " is damaged or not a result file");
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
                  int forks = forks(Runs.read(file()));
                  assertThat(forks).isGreaterThanOrEqualTo(before);
                  before = forks;
                }
              } catch (IOException | AssertionError e) {
                wrong.add(e);
              }
            });
    reader.start();
    PartialFile growing = growing(file());
    for (int forks = 0; forks <= 40; forks++) {
      growing.write(running(forks));
      if (forks % 7 == 6) {
        growing.write(run(Course.Ending.INTERRUPTED, forks));
        growing = growing(file());
        growing.write(running(forks));
      }
    }
    reader.join(60_000);
    assertThat(wrong).isEmpty();
    assertThat(reader.isAlive()).isFalse();
  }
}
