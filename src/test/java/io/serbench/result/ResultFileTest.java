package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.serbench.GoldenFile;
import io.serbench.ResultSchema;
import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Role;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.compress.Compression;
import io.serbench.compress.Compression.Algorithm;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.ResultFile.ResultFileException;
import io.serbench.result.Series.Burst;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResultFileTest {
  private static final String GOLDEN = "result-file.json";
  private static final Tags TAGS =
      Runs.tags(
          Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH, Feature.CONTAINS_SCHEMA);

  @TempDir private Path directory;

  /** All that a run may hold: measured, failed, unavailable and not yet run rows; no end. */
  private static Run everyKind() {
    CellResult fst = Runs.measured(Runs.row("fst", TAGS), 300, 1000, 1100);
    CellResult kryo = Runs.failed(Runs.row("kryo", TAGS), Failure.Mode.ROUND_TRIP, "media.title");
    CellResult wobly = Runs.unavailable(Runs.row("wobly", TAGS), "not on Maven Central");
    return Runs.run(
        Course.Ending.RUNNING,
        Runs.settings(2),
        List.of(new Warning(Warning.WarningKind.STOLEN, "The hypervisor took 5 µs.")),
        List.of(fst, kryo, wobly, Runs.row("fory", TAGS), sliced()));
  }

  /** All that a cell may hold. */
  private static CellResult sliced() {
    Usage usage = new Usage(Transport.STREAM, OptionalInt.empty(), 2, true);
    CellResult cell = Runs.on(new Workload("media.2", usage), Runs.row("fst#2", TAGS));
    PhaseResult phase =
        MadeUpPhase.of(Phase.ROUNDTRIP, List.of(800L, 900L, 1000L))
            .batch(25)
            .waited(List.of(0L, 2L, 0L))
            .witness(400, 410, 405, 420, 400)
            .slices(List.of(new Burst(1500, 1, false), new Burst(90_000, 2, true)))
            .result();
    return cell.withFork(Runs.fork(cell, 300, List.of(phase)));
  }

  @Test
  void givesBackWhatWasWritten() throws Exception {
    Path file = directory.resolve("a/b/run.json");
    Runs.write(everyKind(), file);
    assertThat(Runs.read(file)).isEqualTo(everyKind());

    Run complete = Runs.run(List.of());
    Runs.write(complete, file);
    assertThat(Runs.read(file)).isEqualTo(complete);
    try (var files = Files.list(directory.resolve("a/b"))) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void hasAKnownFormatWithOneLineAFork() throws Exception {
    GoldenFile.check(GOLDEN, written());
    assertThat(read(GoldenFile.read(GOLDEN))).isEqualTo(everyKind());
    assertThat(written().lines().filter(line -> line.contains("\"nanos\""))).hasSize(3);
  }

  @Test
  void saysWhichPartARowPlaysWhereItPlaysOne() throws Exception {
    Run run = Runs.run(List.of(Runs.row("copy", Runs.playing(Role.YARDSTICK, TAGS))));
    Path file = directory.resolve("run.json");
    Runs.write(run, file);
    assertThat(file).content().contains("\"roles\":[\"YARDSTICK\"]");
    assertThat(Runs.read(file)).isEqualTo(run);
    assertThat(written()).doesNotContain("roles");
  }

  @Test
  void saysWhichThreadsAreVirtualWhereSomeAre() throws Exception {
    CellResult cell =
        Runs.on(new Workload("media.1", Runs.virtualThreads(8)), Runs.row("fst", TAGS));
    PhaseResult message = MadeUpPhase.of(Phase.MESSAGE, List.of(800L)).result();
    PhaseResult virtual =
        new PhaseResult(
            message.phase(),
            message.batch(),
            message.series(),
            message.warmUp(),
            message.allocatedBytes(),
            Optional.empty(),
            Optional.of(new VirtualThreads(9, 8, -7, 6, 5)));
    Run run = Runs.run(List.of(cell.withFork(Runs.fork(cell, 300, List.of(virtual)))));
    Path file = directory.resolve("run.json");
    Runs.write(run, file);
    assertThat(file).content().contains("\"virtual\":true").contains("\"keptBytes\":-7");
    assertThat(Runs.read(file)).isEqualTo(run);
    ResultSchema.check(file);
    assertThat(written()).doesNotContain("virtual");
  }

  @Test
  void variantsOfRowsWereCopiesWithNumbersOnce() throws Exception {
    Run run = Runs.run(List.of(Runs.row("fst#2", TAGS)));
    Path file = directory.resolve("run.json");
    Runs.write(run, file);
    String text = Files.readString(file);
    assertThat(text).contains("\"variant\":\"#2\"");
    assertThat(read(text.replace("\"variant\":\"#2\"", "\"copy\":2"))).isEqualTo(run);
  }

  @Test
  void saysInWordsOnWhatRowsWerePlannedAndTried() throws Exception {
    Usage usage = new Usage(Transport.TEXT, OptionalInt.of(1), 2, false);
    Workload workload = new Workload("Order.a", usage);
    Split split =
        new Split(
            OptionalInt.of(1),
            2,
            "ab",
            List.of(new Split.Planned("fst", workload.describe(), List.of(1))));
    DataProfile.ValueContents contents =
        new DataProfile.ValueContents(1, 1, 0, 0, 1, 0, OptionalLong.of(20), false);
    DataProfile data =
        new DataProfile(
                "Order.a",
                "Order",
                "mine.json",
                Optional.of("cd"),
                1,
                contents,
                Optional.empty(),
                Optional.empty())
            .withTriedRows(List.of(new TriedRow("fst", workload.label(), Fit.FITS, "")));
    Run plain = Runs.run(List.of());
    Environment there = plain.environment();
    Environment environment = EnvironmentBuilder.of(there).split(Optional.of(split)).build();
    Run run =
        RunBuilder.of(plain)
            .environment(environment)
            .cells(List.of())
            .ownData(Optional.of(List.of(data)))
            .build();
    Path file = directory.resolve("run.json");
    Runs.write(run, file);
    assertThat(file)
        .content()
        .contains(
            "\"workload\":\"Order.a over strings, 2 threads\"", "\"workload\":\"Order.a@text\"");
    assertThat(Runs.read(file)).isEqualTo(run);
  }

  @Test
  void saysInWhichJvmAVariantRan() throws Exception {
    Run run = Runs.run(List.of(Runs.row("fst", TAGS), Runs.row("fst@jdk25", TAGS)));
    JvmInfo other =
        JvmInfoBuilder.usual()
            .jdk(new JvmBuild("VM", "Acme", 25, "25.0.1"))
            .home("/opt/jdk-25")
            .byteOrder(ByteOrder.BIG_ENDIAN)
            .blackHole(BlackHole.SINK)
            .flags(List.of())
            .build();
    Environment usual = run.environment();
    Environment both =
        EnvironmentBuilder.of(usual)
            .traffic(Optional.of(Traffic.DEFAULT))
            .variants(
                List.of(
                    new VariantInfo(
                        "@jdk25",
                        other,
                        List.of("fst-4.jar"),
                        Optional.of(
                            Traffic.DEFAULT
                                .withDistinct(1)
                                .withCompression(
                                    new Compression(Algorithm.GZIP, OptionalInt.of(9)))))))
            .build();
    Run more = run.withEnvironment(both);
    Path file = directory.resolve("run.json");
    Runs.write(more, file);
    assertThat(Runs.read(file)).isEqualTo(more);
    assertThat(both.wayOf(run.cells().get(0).id()).jvm()).isEqualTo(usual.jvm());
    assertThat(both.wayOf(run.cells().get(1).id()).jvm()).isEqualTo(other);
  }

  @Test
  void saysWhatForksWithoutARowRead() throws Exception {
    List<Reference> read =
        List.of(
            new Reference(Optional.empty(), 800, OptionalDouble.of(275.5), OptionalDouble.of(280)),
            new Reference(
                Optional.of("@jdk25"), 99, OptionalDouble.empty(), OptionalDouble.empty()));
    Run run = Runs.run(List.of());
    Run more =
        run.withEnvironment(
            run.environment().withCondition(Optional.of(Runs.condition().withReference(read))));
    Path file = directory.resolve("run.json");
    Runs.write(more, file);
    assertThat(Runs.read(file)).isEqualTo(more);
    assertThat(Files.readString(file))
        .contains(
            "{\"readings\":800,\"bestNanos\":275.5,\"quietNanos\":280.0}",
            "{\"variant\":\"@jdk25\",\"readings\":99}");
    Runs.write(run, file);
    assertThat(Files.readString(file)).doesNotContain("\"reference\"");
  }

  @Test
  void saysOfWhichCodeAndDataARunIs() throws Exception {
    Run usual = Runs.run(List.of(Runs.row("fst", TAGS)));
    Provenance inputs =
        new Provenance(
            Optional.of("12ab"),
            List.of(new HashedFile("acme.jar", "34cd")),
            List.of(new HashedFile("bills.json", "56ef")));
    Run run = usual.withEnvironment(Runs.of(usual.environment(), inputs));
    Path file = directory.resolve("run.json");
    Runs.write(run, file);
    assertThat(Runs.read(file)).isEqualTo(run);
    ResultSchema.check(file);
    assertThat(written()).doesNotContain("\"inputs\"");
  }

  @Test
  void saysFromWhichJarOfTheUsersARowIs() throws Exception {
    CellResult own = Runs.row("acme", TAGS);
    RowInfo foreign =
        new RowInfo(
            TAGS,
            own.info().description(),
            "a:b:1",
            Optional.empty(),
            Optional.empty(),
            Optional.of("acme-rows.jar"));
    Run run =
        Runs.run(
            List.of(new CellResult(own.id(), foreign, Optional.empty(), List.of(), List.of())));
    Path file = directory.resolve("run.json");
    Runs.write(run, file);
    assertThat(file).content().contains("\"from\":\"acme-rows.jar\"");
    assertThat(Runs.read(file)).isEqualTo(run);
    assertThat(written()).doesNotContain("\"from\"");
  }

  @Test
  void ignoresWhatItDoesNotKnow() throws Exception {
    String text = written();
    assertThat(read(text.replace("{", "{\"later\":[{\"x\":1}],"))).isEqualTo(everyKind());
    assertThat(read(text.replace("\"ending\"", "\"ended\":null,\"ending\"")))
        .isEqualTo(everyKind());
  }

  @Test
  void keepsWhatALaterVersionWarnedOf() throws Exception {
    Run run = read(written().replace("STOLEN", "GREMLINS"));
    assertThat(run.warnings())
        .containsExactly(new Warning(Warning.WarningKind.OTHER, "The hypervisor took 5 µs."));
  }

  /** Every sample of the published runs is there, and stays where it is written anew. */
  @ParameterizedTest
  @ValueSource(strings = {"classic-jdk17.json", "classic-jdk25.json"})
  void publishedRunsStayReadable(String name) throws Exception {
    Path published = Path.of("output", name);
    String text = Files.readString(published);
    Run run = Runs.read(published);
    List<PhaseResult> phases =
        run.cells().stream()
            .flatMap(cell -> cell.forks().stream())
            .flatMap(fork -> fork.phases().stream())
            .toList();
    assertThat(phases).hasSize(text.split("\"nanos\":\\[", -1).length - 1);
    assertThat(phases).hasSizeGreaterThan(100);
    long samples =
        phases.stream()
            .map(PhaseResult::series)
            .mapToLong(series -> 2L * series.size() + series.witness().orElseThrow().size())
            .sum();
    assertThat(samples).isEqualTo(samplesIn(text));

    Path again = directory.resolve(name);
    Runs.write(run, again);
    assertThat(Runs.read(again)).isEqualTo(run);
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

  @Test
  void saysThatATruncatedFileIsDamagedWhereverItEnds() throws IOException {
    byte[] text = written().getBytes(StandardCharsets.UTF_8);
    Path file = directory.resolve("run.json");
    int wholeJson = text.length - 1; // without the line end
    for (int length = 1; length < wholeJson; length += 5) {
      Files.write(file, Arrays.copyOf(text, length));
      ResultFileException e =
          catchThrowableOfType(ResultFileException.class, () -> Runs.read(file));
      assertThat(e).as("cut at %d", length).isNotNull();
      assertThat(e)
          .as("cut at %d", length)
          .hasMessageMatching(".* is damaged or not a result file \\(\\d+:\\d+\\): .*");
    }
  }

  @Test
  void quotesLittleOfADamagedFile() throws IOException {
    String text =
        written()
            .replaceFirst(
                "\"series\" ?: ?\\{", "\"series\": \"" + "x".repeat(9999) + "\", \"a\": {");
    assertThatThrownBy(() -> read(text))
        .hasMessageContaining("is damaged or not a result file")
        .message()
        .hasSizeLessThan(1000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``                                     | is not a result file of serbench; result files",
        "`[1, 2]`                               | is not a result file of serbench",
        "`{\"media\": {}}`                      | is not a result file of serbench",
        "`{\"formatVersion\": 0}`               | is not a result file of serbench",
        "`{\"formatVersion\": \"1\"}`           | is not a result file of serbench",
        "`PK zip`                               | is damaged or not a result file (1:",
        "`{\"a\": [], \"formatVersion\": 4, \"serbench\": 9}` | has format version 4, this serbench"
            + " reads up to 3",
        "`{\"formatVersion\": 99999999999}`     | is not a result file of serbench",
        "`{\"formatVersion\": 1, \"rows\": []}` | is not a result file of serbench",
        "`{\"formatVersion\": 1, \"serbench\": 9}` | has format version 1, this serbench reads"
            + " 2 and 3; measure again",
        "`{\"formatVersion\": 2}`               | is not a result file of serbench",
        "`{\"formatVersion\": 2, \"serbench\": 9, \"cells\": 5}` | is damaged or not a result file"
            + " (1:",
      })
  void saysWhatIsWrongWithAFile(String content, String problem) {
    assertThatThrownBy(() -> read(content))
        .isInstanceOf(ResultFileException.class)
        .hasMessageStartingWith(directory.resolve("run.json") + " " + problem)
        .message()
        .doesNotContain("\n")
        .contains(";");
  }

  @Test
  void namesWhatIsMissing() throws IOException {
    String text = written();
    assertThatThrownBy(() -> read(text.replace("\"seed\"", "\"sead\"")))
        .hasMessageContaining("'seed'");
    assertThatThrownBy(() -> read(text.replace("\"BINARY\"", "\"GREEK\"")))
        .hasMessageContaining("GREEK")
        .hasMessageContaining("BIN_CROSSLANG");
  }

  @Test
  void saysThatThereIsNoFile() {
    Path missing = directory.resolve("none.json");
    assertThatThrownBy(() -> Runs.read(missing))
        .isInstanceOf(ResultFileException.class)
        .hasMessageStartingWith(missing + " does not exist; ");
    assertThatThrownBy(() -> Runs.read(directory))
        .isInstanceOf(ResultFileException.class)
        .hasMessageContaining("is a directory; ");
  }

  @Test
  void writesThroughALink() throws Exception {
    Path file = directory.resolve("run.json");
    Runs.write(everyKind(), file);
    Path link = Files.createSymbolicLink(directory.resolve("latest.json"), file);
    Runs.write(Runs.run(List.of()), link);
    assertThat(link).isSymbolicLink();
    assertThat(Runs.read(file)).isEqualTo(Runs.run(List.of()));
  }

  @Test
  void knowsAResultFromOtherFiles() throws Exception {
    Path file = directory.resolve("some.json");
    Runs.write(everyKind(), file);
    assertThat(ResultFile.isResult(file)).isTrue();
    for (String result :
        List.of(
            GoldenFile.read(GOLDEN),
            "{\"formatVersion\": 99, \"later\": {}, \"serbench\": \"9\", \"x\": [1")) {
      assertThat(ResultFile.isResult(Files.writeString(file, result))).as(result).isTrue();
    }
    for (String other :
        List.of(
            "",
            "x",
            "[]",
            "{}",
            "{\"formatVersion\": 2}",
            "{\"formatVersion\": 1, \"serbench\": \"0.9\"}",
            "{\"serbench\": 1}",
            "{\"a\"")) {
      assertThat(ResultFile.isResult(Files.writeString(file, other))).as(other).isFalse();
    }
    assertThat(ResultFile.isResult(directory)).isFalse();
    assertThat(ResultFile.isResult(directory.resolve("none"))).isFalse();
  }

  private String written() throws IOException {
    Path file = directory.resolve("written.json");
    Runs.write(everyKind(), file);
    return Files.readString(file);
  }

  private Run read(String content) throws Exception {
    Path file = directory.resolve("run.json");
    Files.writeString(file, content == null ? "" : content);
    return Runs.read(file);
  }
}
