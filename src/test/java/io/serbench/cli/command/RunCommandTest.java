package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.option.TableOptions;
import io.serbench.compress.Compression;
import io.serbench.compress.Compression.Algorithm;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.measure.Timing;
import io.serbench.process.JvmChoice;
import io.serbench.report.SortBy;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Traffic.TypeProfile;
import io.serbench.result.Traffic.WorkBetweenCalls;
import io.serbench.result.Usage;
import io.serbench.run.Method;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import io.serbench.run.RunRequest;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** What a run is asked for. */
class RunCommandTest {
  private static final DatasetSource MEDIA_1 = DatasetSource.embedded("media.1", MediaFamily.TYPE);

  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();
  private String out;

  @BeforeEach
  void nameTheResultFile() {
    out = "-out=" + directory.resolve("r.json");
  }

  @Test
  void defaults() {
    CliRun run = run("-include=fst", out);
    assertThat(run.exit()).isZero();
    assertThat(run.out()).isEqualTo("table of 1 rows, COMPLETE\n");
    assertThat(run.err())
        .isEqualTo("serbench: the results are in " + directory.resolve("r.json") + "\n");
    RunRequest request = services.runner.request.orElseThrow();
    assertThat(request.matrix().rows()).extracting(Row::name).containsExactly("fst");
    assertThat(request)
        .isEqualTo(
            new RunRequest(
                new Matrix(
                    request.matrix().rows(),
                    List.of(MEDIA_1),
                    List.of(Usage.DEFAULT),
                    List.of(
                        Variant.usual(
                            new JvmChoice(
                                Optional.empty(),
                                List.of(),
                                List.of(),
                                UserClassPath.NONE,
                                Duration.ofMinutes(2))))),
                new Method(
                    Preset.DEFAULT,
                    Preset.DEFAULT.stopping(),
                    Preset.DEFAULT.timing(),
                    Preset.DEFAULT.share(),
                    OptionalInt.empty(),
                    Noise.REJECT,
                    Phase.DEFAULT,
                    false),
                4711,
                List.of("-include=fst", out),
                Provenance.NONE));
    assertThat(services.views).containsExactly(CliRun.view(SortBy.TOTAL, false));
  }

  @Test
  void everyOption() {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    run(
        "run",
        "-include",
        "fst",
        "--forks=0",
        "-iterations",
        "7",
        "-testRunMillis=8",
        "-warmup-time=0",
        "--skip-pre-warmup",
        "-jvm=" + java,
        "-jvm-args=--add-opens=a/b=ALL-UNNAMED '-Dx=y z'",
        "-seed=-3",
        "--timeout=9",
        "-chart",
        "-sort=size",
        "-data=media.4,media.*,media.2",
        out);
    RunRequest request = services.runner.request.orElseThrow();
    assertThat(request.method().stopping()).isEqualTo(Stopping.IN_PROCESS);
    assertThat(request.method().timing()).isEqualTo(new Timing(7, 1.5, 0, 0));
    assertThat(request.method().share()).isEqualTo(Preset.DEFAULT.share().withMeasurement(8));
    assertThat(request.method().skipPreWarmup()).isTrue();
    assertThat(request.jvm().program()).contains(java);
    assertThat(request.jvm().options()).containsExactly("--add-opens=a/b=ALL-UNNAMED", "-Dx=y z");
    assertThat(request.seed()).isEqualTo(-3);
    assertThat(request.jvm().timeout()).hasSeconds(9);
    assertThat(request.matrix().datasets())
        .extracting(DatasetSource::name)
        .containsExactly("media.4", "media.1", "media.2", "media.3", "media.ascii");
    assertThat(services.views)
        .containsExactly(CliRun.view(SortBy.find("size", SortBy.MERITS).orElseThrow(), true));
  }

  @Test
  void quickIsOneFork() {
    run("-quick", "-include=fst", out);
    RunRequest request = services.runner.request.orElseThrow();
    assertThat(request.method().preset()).isEqualTo(Preset.QUICK);
    assertThat(request.method().stopping()).isEqualTo(Stopping.exactly(1));
  }

  @Test
  void quickMayBeSeveralShortForks() {
    for (String command : List.of("run", "noise")) {
      assertThat(run(command, "-quick", "-forks=3", "-precision=1", "-include=fst", out).err())
          .startsWith("serbench: note: -precision has no effect with this number of forks\n");
      RunRequest request = services.runner.request.orElseThrow();
      assertThat(request.method().preset()).isEqualTo(Preset.QUICK);
      assertThat(request.method().timing()).isEqualTo(Preset.QUICK.timing());
      assertThat(request.method().stopping()).isEqualTo(Stopping.exactly(3));
    }
  }

  @Test
  void precisionBudgetAndPresetsSayWhenARowHasEnoughForks() {
    run("-include=fst", "-precision=0.5", "-budget=90", out);
    assertThat(services.runner.request.orElseThrow().method().stopping())
        .isEqualTo(new Stopping(3, 1000, 0.005, Duration.ofSeconds(90)));
    run("-include=fst", "-thorough", "-budget=20.5", out);
    assertThat(services.runner.request.orElseThrow().method().stopping())
        .isEqualTo(Preset.THOROUGH.stopping().withBudget(Duration.ofMillis(20_500)));
    run("-include=fst", "-forks=7", out);
    assertThat(services.runner.request.orElseThrow().method().stopping())
        .isEqualTo(Stopping.exactly(7));
  }

  @Test
  void columnsSayWhatIsMeasuredBesideTheUsual() {
    run("-include=fst", "-columns=±,encode,roundtrip,encode,undisturbed", "-noise=keep", out);
    RunRequest request = services.runner.request.orElseThrow();
    assertThat(request.method().phases())
        .containsExactly(Phase.CREATE, Phase.SER, Phase.DESER, Phase.ENCODE, Phase.ROUNDTRIP);
    assertThat(request.method().noise()).isEqualTo(Noise.KEEP);
    assertThat(services.views)
        .containsExactly(
            new TableOptions.TableView(
                Optional.empty(),
                false,
                Optional.of(
                    Stream.of("±", "encode", "roundtrip", "undisturbed")
                        .map(name -> Metrics.find(Metrics.MORE, name).orElseThrow())
                        .toList()),
                Optional.empty(),
                false,
                Optional.of(Noise.KEEP)));
  }

  @Test
  void aColumnRelativeToCopyMeasuresItToo() {
    services.catalog =
        TestRows.catalog(
            Stream.concat(
                    FakeServices.rows().stream(),
                    Stream.of(TestRows.end(TestRows.builder("copy").plays(Role.YARDSTICK))))
                .toList());
    run("-include=fst", "-columns=xcopy", out);
    assertThat(names()).containsExactly("fst", "copy");
    run("-include=copy,fst", "-columns=xcopy", out);
    assertThat(names()).containsExactlyInAnyOrder("copy", "fst");
    run("-include=fst", out);
    assertThat(names()).containsExactly("fst");
  }

  private List<String> names() {
    return services.runner.request.orElseThrow().matrix().rows().stream().map(Row::name).toList();
  }

  @Test
  void aaRunsEveryRowAsIfItWereTwo() {
    run("noise", "-include=fst", out);
    assertThat(services.runner.request.orElseThrow().matrix().copies()).isEqualTo(2);
  }

  @Test
  void eachCompressorIsAWayBesideThePlainOne() {
    run("-include=fst", "-compress=zstd,lz4,zstd:3", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(Variant::mark, variant -> variant.traffic().compression())
        .containsExactly(
            tuple(Optional.of("@plain"), Optional.empty()),
            tuple(Optional.of("@zstd:3"), Optional.of(new Compression(Algorithm.ZSTD))),
            tuple(Optional.of("@lz4"), Optional.of(new Compression(Algorithm.LZ4))));
  }

  @Test
  void severalNumbersOfValuesAreWaysOfTheirOwn() {
    run("-include=fst", "-distinct-values=1,256", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(Variant::mark, Variant::traffic)
        .containsExactly(
            tuple(Optional.of("@distinct1"), Traffic.DEFAULT.withDistinct(1)),
            tuple(Optional.of("@distinct256"), Traffic.DEFAULT.withDistinct(256)));
    run("-include=fst", "-distinct-values=4096", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(Variant::mark, Variant::traffic)
        .containsExactly(tuple(Optional.empty(), Traffic.DEFAULT.withDistinct(4096)));
    run("noise", "-include=fst", "-distinct-values=1", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(Variant::mark, Variant::traffic)
        .containsExactly(
            tuple(Optional.of("#1"), Traffic.DEFAULT.withDistinct(1)),
            tuple(Optional.of("#2"), Traffic.DEFAULT.withDistinct(1)));
  }

  @Test
  void profilesAndCollectorsAreWaysOfTheirOwn() {
    run("-include=fst", "-gc=g1,zgc", "-type-profile=own,mixed", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(
            Variant::mark,
            variant -> variant.traffic().profile(),
            variant -> variant.jvm().options())
        .containsExactly(
            tuple(Optional.of("@g1@own"), TypeProfile.OWN, List.of("-XX:+UseG1GC")),
            tuple(Optional.of("@g1@mixed"), TypeProfile.MIXED, List.of("-XX:+UseG1GC")),
            tuple(Optional.of("@zgc@own"), TypeProfile.OWN, List.of("-XX:+UseZGC")),
            tuple(Optional.of("@zgc@mixed"), TypeProfile.MIXED, List.of("-XX:+UseZGC")));
    run("-include=fst", "-gc=parallel", "-type-profile=mixed", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(
            Variant::mark,
            variant -> variant.traffic().profile(),
            variant -> variant.jvm().options())
        .containsExactly(tuple(Optional.empty(), TypeProfile.MIXED, List.of()));
  }

  @Test
  void callsThatAreApartAreAWayOfTheirOwn() {
    run("-include=fst", "-calls=loop,apart:kryo-flat+512k", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(Variant::mark, variant -> variant.traffic().between())
        .containsExactly(
            tuple(Optional.of("@loop"), Optional.empty()),
            tuple(
                Optional.of("@apart:kryo-flat+512k"),
                Optional.of(new WorkBetweenCalls(false, List.of("kryo-flat"), 512))));
    run("-include=fst", "-calls=apart:none", out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(Variant::mark, variant -> variant.traffic().between())
        .containsExactly(
            tuple(Optional.empty(), Optional.of(new WorkBetweenCalls(false, List.of(), 0))));
  }

  /** What says no version is called by its name. */
  @ParameterizedTest
  @CsvSource({"kryo-5.5.0, @5.5.0", "patched, @patched"})
  void againstRunsALibrarysRowsTwiceAndNoOthers(String folder, String mark) throws IOException {
    Path jar = folder(folder, "com/esotericsoftware/kryo/Kryo.class");
    run("-against=kryo=" + jar, out);
    Matrix matrix = services.runner.request.orElseThrow().matrix();
    assertThat(matrix.rows()).isNotEmpty().allMatch(row -> row.library().isCalled("Kryo"));
    assertThat(matrix.variants())
        .extracting(variant -> variant.mark().orElse(""))
        .containsExactly("", mark);
    assertThat(matrix.variants().get(1).jvm().classPath().entries()).containsExactly(jar);
    assertThat(matrix.variants().get(1).jars()).containsExactly(folder);
  }

  @Test
  void againstTakesSeveralVersions() throws IOException {
    List<String> against = new ArrayList<>();
    for (String version : List.of("kryo-5.5.0", "kryo-4.0.3")) {
      against.add("-against=kryo=" + folder(version, "com/esotericsoftware/kryo/Kryo.class"));
    }
    run(against.get(0), against.get(1), out);
    assertThat(services.runner.request.orElseThrow().matrix().variants())
        .extracting(variant -> variant.mark().orElse(""))
        .containsExactly("", "@5.5.0", "@4.0.3");
    assertThat(run(against.get(0), against.get(0), out).err())
        .isEqualTo("serbench: -against=kryo: two are version 5.5.0; pass each version once\n");
  }

  /** A stranger, what only says it, what is relocated, and what the library itself depends on. */
  @ParameterizedTest
  @CsvSource({
    "patched, Nobodys.class",
    "kryo-5.5.0, META-INF/maven/com.esotericsoftware/kryo/pom.properties",
    "kryo-5.5.0, com/acme/shaded/com/esotericsoftware/kryo/Kryo.class",
    "reflectasm-1.0, com/esotericsoftware/reflectasm/FieldAccess.class",
    "gson, com/google/gson/Gson.class",
  })
  void againstRefusesJarsWithoutTheLibrary(String name, String file) throws IOException {
    assertThat(run("-against=kryo=" + folder(name, file), "-dry-run", out))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: -against=kryo: these jars have no class of the library; pass those of"
                    + " another version, such as kryo=kryo-5.5.0.jar\n"));
  }

  @Test
  void aDryRunLeavesNoFolders() {
    Path deep = directory.resolve("new/and/deeper");
    CliRun dry =
        run("-include=fst", "-dry-run", "-out=" + deep + "/r.json", "-report=" + deep + "/2/p.md");
    assertThat(dry.exit()).as(dry.toString()).isZero();
    assertThat(directory.resolve("new")).doesNotExist();
  }

  private Path folder(String name, String file) throws IOException {
    Path made = directory.resolve(name).resolve(file);
    Files.createDirectories(made.getParent());
    Files.createFile(made);
    return directory.resolve(name);
  }

  private String classes(String name, String file) throws IOException {
    Path classFile = directory.resolve(name).resolve(file);
    Files.createDirectories(classFile.getParent());
    ClassWriter made = new ClassWriter(0);
    String internal = file.replace(".class", "");
    made.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, internal, null, "java/lang/Object", null);
    Files.write(classFile, made.toByteArray());
    return directory.resolve(name).toString();
  }

  /** What the other build has not, it must not find in the usual one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "com.acme.Order.Line",
        "com.acme.Order$Line",
        "java.util.List<com.acme.Order$Line>"
      })
  void againstTakesAnotherBuildOfTheUsersClass(String type) throws IOException {
    String file = "com/acme/Order$Line.class";
    String base = classes("base/order-1.0", file);
    String head = classes("head/order-1.1", file);
    String other = classes("other", "org/other/Any.class");
    run(
        "-type=" + type,
        "-classpath=" + base + File.pathSeparator + other,
        "-against=" + type + "=" + head,
        "-include=kryo-flat,fst",
        out);
    Matrix matrix = services.runner.request.orElseThrow().matrix();
    assertThat(matrix.rows()).extracting(Row::name).containsExactlyInAnyOrder("kryo-flat", "fst");
    assertThat(matrix.variants())
        .extracting(
            variant -> variant.mark().orElse(""),
            Variant::library,
            variant -> variant.jvm().classPath().entries())
        .containsExactly(
            tuple("", Optional.empty(), List.of(Path.of(base), Path.of(other))),
            tuple("@1.1", Optional.empty(), List.of(Path.of(head), Path.of(other))));
    String wrong = "-against=" + type + "=" + other;
    assertThat(run("-type=" + type, "-classpath=" + base, wrong, out).err())
        .isEqualTo(
            "serbench: -against=%s: these jars have no such class; pass those of another version,"
                    .formatted(type)
                + " such as kryo=kryo-5.5.0.jar\n");
  }

  @Test
  void aVersionNamesAJdkOfThisMachine() {
    run("-jvm=" + Runtime.version().feature(), "-include=fst", out);
    assertThat(services.runner.request.orElseThrow().jvm().program()).isPresent();
    assertThat(run("-jvm=1", "-include=fst", out).err())
        .startsWith("serbench: -jvm=1: no JDK 1 found, only ");
  }

  @Test
  void aJdksDirectoryNamesItsJava() {
    Path home = Path.of(System.getProperty("java.home"));
    run("-jvm=" + home, "-include=fst", out);
    assertThat(services.runner.request.orElseThrow().jvm().program().orElseThrow())
        .startsWith(home);
  }

  /** Forks run in a folder of their own. */
  @Test
  void aRelativePathOfAJavaIsMadeAbsolute() {
    Path home = Path.of(System.getProperty("java.home"));
    Path relative = Path.of("").toAbsolutePath().relativize(home);
    run("-jvm=" + relative, "-include=fst", out);
    Path program = services.runner.request.orElseThrow().jvm().program().orElseThrow();
    assertThat(program).isAbsolute();
    assertThat(program.normalize()).startsWith(home);
  }

  @Test
  void aFileReplacesTheEmbeddedDataSetOfItsName() throws Exception {
    Path file = directory.resolve("media.1.json");
    try (var in = RunCommandTest.class.getResourceAsStream("/data/media.1.json")) {
      Files.copy(in, file);
    }
    run("-include=fst", "-data=media.1,media.2", file.toString(), out);
    assertThat(services.runner.request.orElseThrow().matrix().datasets())
        .containsExactly(
            new DatasetSource("media.1", MediaFamily.TYPE, new Recipe.Named(Optional.of(file))),
            DatasetSource.embedded("media.2", MediaFamily.TYPE));
    run("-include=fst", file.toString(), out);
    assertThat(services.runner.request.orElseThrow().matrix().datasets())
        .containsExactly(
            new DatasetSource("media.1", MediaFamily.TYPE, new Recipe.Named(Optional.of(file))));
  }

  @Test
  void saysWhatHasNoEffect() {
    assertThat(run("-include=fst", "-forks=0", "-jvm-args=-Xmx1g", "-timeout=1", out).err())
        .startsWith(
            """
            serbench: note: -jvm-args has no effect with this number of forks
            serbench: note: -timeout has no effect with this number of forks
            """);
  }

  @Test
  void saysWhichRowsDoNotRunOnTheData() {
    assertThat(run("-include=fst,wobly", out).err())
        .startsWith("serbench: note: wobly does not run: it is made for other\n");
  }

  private CliRun run(String... args) {
    return CliRun.of(services, args);
  }
}
