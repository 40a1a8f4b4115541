package io.serbench.cli.command;

import static io.serbench.compare.TwoRuns.failed;
import static io.serbench.compare.TwoRuns.row;
import static io.serbench.compare.TwoRuns.run;
import static io.serbench.compare.TwoRuns.times;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Environment;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.ForkResult;
import io.serbench.result.HashedFile;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.Inherited;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.JvmInfoBuilder;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Cache;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Settings.ForkRange;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {
  private static final double[] FORKS = {9900, 9950, 10_000, 10_000, 10_050, 10_100};
  private static final String SAME = "black hole, JVMs of variants, data, libraries.";
  private static final double[] NOISY = {8000, 10_000, 12_000};

  @TempDir private Path directory;
  private final FakeServices services = new FakeServices();

  @BeforeEach
  void makeResultFiles() {
    services.files.put(Path.of("base"), run(row("fst", 100, FORKS), row("kryo-flat", 90, FORKS)));
    services.files.put(
        Path.of("slow"), run(row("fst", 100, times(1.2, FORKS)), row("kryo-flat", 90, FORKS)));
    services.files.put(Path.of("large"), run(row("fst", 110, FORKS), row("kryo-flat", 90, FORKS)));
    services.files.put(Path.of("noisy"), run(row("fst", 100, NOISY), row("kryo-flat", 90, FORKS)));
    services.files.put(Path.of("failed"), run(failed("fst"), row("kryo-flat", 90, FORKS)));
    services.files.put(Path.of("other"), run(row("wobly", 100, FORKS)));
  }

  @ParameterizedTest
  @CsvSource({
    "base base, 0",
    "base slow, 0",
    "base base -max-slowdown=5%, 0",
    "base base -max-slowdown=5 -decide, 0",
    "base base -max-slowdown=0.05%, 0",
    "base slow -max-slowdown=5%, 3",
    "base slow -max-slowdown=50%, 0",
    "base base slow -max-slowdown=5%, 3",
    "base slow -max-slowdown=5% -include=kryo-flat, 0",
    "slow base -max-slowdown=5%, 0",
    "base large, 0",
    "base large -max-growth=0, 3",
    "base large -max-growth=10, 0",
    "base large -max-growth=10%, 0",
    "base noisy -max-slowdown=5%, 0",
    "base noisy -max-slowdown=5% -decide, 4",
    "base noisy -decide, 4",
    "base failed, 1",
    "failed base, 0",
    "base other, 5",
    "base other -max-slowdown=5%, 5",
    "-self base, 0",
    "-self noisy -include=fst, 5",
  })
  void exitCodeSaysWhatCameOfIt(String line, int code) {
    List<String> arguments = new ArrayList<>(List.of("compare"));
    arguments.addAll(List.of(line.split(" ", -1)));
    CliRun run = CliRun.of(services, arguments.toArray(new String[0]));
    assertThat(run.err())
        .isEqualTo(
            line.startsWith("base base")
                ? "serbench: warning: base holds the same run as base\n"
                : "");
    assertThat(run.exit()).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource({
    "variants, 0",
    "variants -max-slowdown=5%, 3",
    "variants -max-slowdown=50%, 0",
    "variants -max-slowdown=5% -include=kryo-flat, 2",
    "equal -max-slowdown=5%, 0",
    "base, 2",
  })
  void comparesTheVariantsOfOneRun(String line, int code) {
    CellResult kryo = row("kryo-flat", 90, FORKS);
    services.files.put(
        Path.of("variants"),
        run(row("fst", 100, FORKS), row("fst@2.0", 100, times(1.2, FORKS)), kryo));
    services.files.put(
        Path.of("equal"), run(row("fst", 100, FORKS), row("fst@2.0", 100, FORKS), kryo));
    List<String> arguments = new ArrayList<>(List.of("compare"));
    arguments.addAll(List.of(line.split(" ", -1)));
    CliRun run = CliRun.of(services, arguments.toArray(new String[0]));

    assertThat(run.exit()).as(run.toString()).isEqualTo(code);
    if (code == 2) {
      assertThat(run.err()).contains(" has no variants to compare; pass two files");
    } else {
      assertThat(run.out()).contains("@2.0").doesNotContain("kryo-flat");
    }
  }

  /** What only one of the times shows. */
  @Test
  void aGateMayBeAboutOneTime() {
    assertThat(gate("base", "slow", "-max-slowdown=5%", "-gate=total").exit()).isEqualTo(3);
    assertThat(gate("base", "slow", "-max-slowdown=5%", "-gate=total").out())
        .contains("Slower than allowed, by more than 5 %: fst total (1.20")
        .doesNotContain("Slower than allowed, by more than 5 %: fst ser");
    assertThat(gate("base", "slow", "-gate=total").err())
        .isEqualTo("serbench: -gate is about -max-slowdown; pass both, or leave it out\n");
    assertThat(gate("base", "slow", "-max-slowdown=5%", "-gate=create").err())
        .contains("expected ser, deser or total");
  }

  private CliRun gate(String... options) {
    List<String> all = new ArrayList<>(List.of("compare"));
    all.addAll(List.of(options));
    return CliRun.of(services, all.toArray(String[]::new));
  }

  @Test
  void saysWhatDiffersFirstAndTheVerdictLast() {
    String page = CliRun.of(services, "compare", "base", "slow", "-max-slowdown=5%").out();
    assertThat(page)
        .containsSubsequence(
            "The same in both: processor, processor signature, cores, caches, memory,",
            "Times on media.1",
            "fst                        create     1000     1200  1.200",
            "slower",
            "kryo-flat",
            "Geometric means",
            "Sizes and allocations",
            "All 8 are the same in both runs.",
            "Verdict",
            "Slower: fst create (1.20 ± ",
            "Slower than allowed, by more than 5 %: fst ser");
  }

  @Test
  void aShortRunOfSeveralForksMayDecide() {
    services.files.put(Path.of("four"), ran(quick(4), row("fst", 100, FORKS)));
    services.files.put(Path.of("one"), ran(quick(1), row("fst", 100, 10_000)));
    assertThat(compared("four", "four")).doesNotContain("***", "one fork");
    assertThat(compared("four", "one"))
        .contains("*** new has one fork per row, which cannot decide anything")
        .doesNotContain("*** base");
  }

  @Test
  void aJarOfTheSameVersionMayBeAnother() {
    CellResult fst = row("fst", 100, FORKS);
    services.files.put(Path.of("a"), run(supplied(fst, "aaaaaaaaaaaaaaaa")));
    services.files.put(Path.of("b"), run(supplied(fst, "bbbbbbbbbbbbbbbb")));
    assertThat(compared("a", "b"))
        .contains(
            "Libraries org.example:fst:1.0, from the user's fst.jar (SHA-256 aaaaaaaaaaaa...) ->"
                + " org.example:fst:1.0, from the user's fst.jar (SHA-256 bbbbbbbbbbbb...)")
        .doesNotContain(SAME);
    assertThat(compared("base", "a"))
        .contains(
            "Libraries org.example:fst:1.0 -> org.example:fst:1.0, from the user's fst.jar (SHA-256"
                + " aaaaaaaaaaaa...)");
    assertThat(compared("a", "a")).contains(SAME);
  }

  @Test
  void flagsThatAllRowsDifferByAreNamedOnce() {
    CellResult fst = row("fst", 100, FORKS);
    CellResult kryo = row("kryo-flat", 90, FORKS);
    services.files.put(Path.of("a"), run(fst, kryo));
    services.files.put(Path.of("all"), run(flagged(fst), flagged(kryo)));
    services.files.put(Path.of("some"), run(flagged(fst), kryo));
    assertThat(compared("a", "all")).containsOnlyOnce("Flags of rows none -> -Xint (all)");
    assertThat(compared("a", "some")).containsOnlyOnce("Flags of rows none -> -Xint (fst)");
  }

  private static CellResult flagged(CellResult cell) {
    CellResult flagged =
        new CellResult(cell.id(), cell.info(), Optional.empty(), List.of(), List.of());
    for (ForkResult fork : cell.forks()) {
      List<String> options = new ArrayList<>(fork.jvmOptions());
      options.add("-Xint");
      flagged =
          flagged.withFork(
              new ForkResult(
                  fork.number(),
                  fork.started(),
                  fork.millis(),
                  options,
                  fork.encoded(),
                  fork.firstMillis(),
                  fork.phases(),
                  Optional.empty(),
                  fork.failure()));
    }
    return flagged;
  }

  @Test
  void dataOfOneNameMayDiffer() {
    CellResult mine = Runs.on("media.mine", row("fst", 100, FORKS));
    services.files.put(Path.of("a"), profiled(run(mine), "aaaaaaaaaaaaaaaa"));
    services.files.put(Path.of("b"), profiled(run(mine), "bbbbbbbbbbbbbbbb"));
    assertThat(compared("a", "b"))
        .contains(
            "Data media.mine: ",
            "com.acme.Order from m.json (SHA-256 aaaaaaaaaaaa...)",
            " -> media.mine: ",
            "com.acme.Order from m.json (SHA-256 bbbbbbbbbbbb...)")
        .doesNotContain(SAME);
    assertThat(compared("a", "a")).contains(SAME);
  }

  @Test
  void theJvmOfAVariantMayDiffer() {
    CellResult newer = row("fst@jdk25", 100, FORKS);
    services.files.put(Path.of("a"), inVariant(run(newer), "25.0.3"));
    services.files.put(Path.of("b"), inVariant(run(newer), "25.0.4"));
    assertThat(compared("a", "b"))
        .contains(
            "JVMs of variants @jdk25: Example Inc. OpenJDK 64-Bit Server VM 25.0.3, flags ",
            " -> @jdk25: Example Inc. OpenJDK 64-Bit Server VM 25.0.4, flags ");
  }

  @Test
  void whatDiffersIsNamedAndOnlyTheRestIsTheSame() {
    Run here =
        run(row("fst", 100, FORKS))
            .withEnvironment(environment("aaaaaaaaaaaaaaaa", Optional.empty()));
    Environment there =
        environment(
            "bbbbbbbbbbbbbbbb",
            Optional.of(new Inherited(List.of("JAVA_TOOL_OPTIONS"), List.of("-Xmx256m"))));
    Processor processor = there.machine().processor();
    Processor larger =
        new Processor(
            processor.model(),
            processor.signature(),
            processor.arch(),
            8,
            16,
            List.of(new Cache("L2", 512 << 10)));
    MachineInfo machine = new MachineInfo(there.machine().os(), larger, OptionalLong.of(8L << 30));
    services.files.put(Path.of("here"), here);
    services.files.put(Path.of("there"), here.withEnvironment(onMachine(there, machine)));
    assertThat(compared("here", "there"))
        .contains(
            "Cores 2 cores, 4 threads -> 8 cores, 16 threads",
            "Caches L1d 32 KiB, L2 1024 KiB, L3 16384 KiB -> L2 512 KiB",
            "Memory 16384 MiB -> 8192 MiB",
            "Content of serbench's jar aaaaaaaaaaaa... -> bbbbbbbbbbbb...",
            "Inherited JVM options none -> -Xmx256m",
            "The same in both: processor, processor signature, OS, version of serbench, JVM, JVM"
                + " flags,");
    assertThat(compared("here", "here"))
        .contains("processor, processor signature, cores, caches, memory, OS, version of serbench,")
        .doesNotContain("What else differs");
  }

  @Test
  void theProcessorsThatAnAffinityLeavesMayDiffer() {
    Run run = run(row("fst", 100, FORKS));
    Environment environment = run.environment();
    services.files.put(
        Path.of("all"), run.withEnvironment(environment.withCondition(Optional.empty())));
    services.files.put(
        Path.of("some"),
        run.withEnvironment(environment.withCondition(Optional.of(Runs.condition()))));
    assertThat(compared("all", "some")).contains("Usable processors all -> 3.5");
    assertThat(compared("some", "some")).doesNotContain("What else differs");
  }

  @Test
  void theVariantsOfARunDifferInTheirJvmAndJars() {
    JvmInfo jvm = Runs.jvm();
    JvmInfo newer =
        JvmInfoBuilder.of(jvm)
            .jdk(new JvmBuild(jvm.build().name(), jvm.build().vendor(), 25, "25.0.3"))
            .build();
    Provenance inputs =
        new Provenance(
            Optional.of("12ab"),
            List.of(
                new HashedFile("orders.jar", "aaaaaaaaaaaaaaaa"),
                new HashedFile("orders.jar", "b")),
            List.of());
    Environment here =
        EnvironmentBuilder.usual()
            .jvm(jvm)
            .variants(
                List.of(new VariantInfo("@next", newer, List.of("orders.jar"), Optional.empty())))
            .inputs(Optional.of(inputs))
            .build();
    Run run = run(row("fst", 100, FORKS), row("fst@next", 100, FORKS)).withEnvironment(here);
    services.files.put(Path.of("both"), run);
    assertThat(CliRun.of(services, "compare", "both").out().replaceAll("\\s+", " "))
        .contains(
            "JVM Example Inc. OpenJDK 64-Bit Server VM 17.0.9+9 -> Example Inc. OpenJDK 64-Bit"
                + " Server VM 25.0.3",
            "List of jars orders.jar (SHA-256 aaaaaaaaaaaa...) -> orders.jar (SHA-256 b)",
            "content of serbench's jar, JVM flags, inherited JVM options, black hole, JVMs of"
                + " variants, data, data files, libraries.");
  }

  private static Environment environment(String ownJar, Optional<Inherited> inherited) {
    JvmInfo jvm = Runs.jvm();
    return EnvironmentBuilder.usual()
        .jvm(JvmInfoBuilder.of(jvm).inherited(inherited).build())
        .inputs(Optional.of(new Provenance(Optional.of(ownJar), List.of(), List.of())))
        .build();
  }

  private static Environment onMachine(Environment environment, MachineInfo machine) {
    return Runs.of(
        EnvironmentBuilder.of(environment).machine(machine).build(),
        environment.inputs().orElseThrow());
  }

  /** Without line breaks, so that it does not matter where they are. */
  private String compared(String base, String next) {
    return CliRun.of(services, "compare", base, next).out().replaceAll("\\s+", " ");
  }

  private static CellResult supplied(CellResult row, String sha256) {
    return Runs.with(
        row, Runs.with(row.info(), row.info().library(), new HashedFile("fst.jar", sha256)));
  }

  private static Run inVariant(Run run, String version) {
    JvmInfo jvm = Runs.jvm();
    JvmInfo other =
        JvmInfoBuilder.of(jvm)
            .jdk(new JvmBuild(jvm.build().name(), jvm.build().vendor(), 25, version))
            .build();
    Environment here = run.environment();
    VariantInfo variant = new VariantInfo("@jdk25", other, List.of(), Optional.empty());
    return run.withEnvironment(
        EnvironmentBuilder.of(here)
            .jvm(jvm)
            .traffic(Optional.empty())
            .variants(List.of(variant))
            .build());
  }

  private static Run profiled(Run run, String sha256) {
    return Runs.on(run, Runs.data("media.mine", "com.acme.Order", "m.json", sha256));
  }

  private static Run ran(Settings settings, CellResult row) {
    return Runs.run(Course.Ending.COMPLETE, settings, List.of(), List.of(row));
  }

  private static Settings quick(int forks) {
    return new Settings(
        List.of("-quick"),
        7,
        new ForkRange(forks, forks),
        Optional.empty(),
        Noise.REJECT,
        1,
        true,
        false);
  }

  @Test
  void isAWebPageAsWell() {
    String page = CliRun.of(services, "compare", "base", "slow", "-as=html").out();
    assertThat(page)
        .startsWith("<!DOCTYPE html>\n")
        .containsSubsequence(
            "<h1>serbench compare</h1>",
            "Times on media.1",
            "<svg",
            "▲</span> slower",
            "1.200",
            "Verdict")
        .doesNotContain("<script");
  }

  @Test
  void namesRowsThatOnlyOneHas() {
    assertThat(CliRun.of(services, "compare", "base", "failed").out())
        .contains("Failed in new\n-------------\nfst\n");
    assertThat(CliRun.of(services, "compare", "base", "other").out())
        .contains("Only in base\n------------\nfst\nkryo-flat\n")
        .contains("Only in new\n-----------\nwobly\n")
        .contains("* Not comparable: No row has numbers on the same data in both runs.");
  }

  @Test
  void everyFormatThatHoldsAComparisonIsWritten() throws Exception {
    Path csv = directory.resolve("c.csv");
    Path page = directory.resolve("c.md");
    CliRun run =
        CliRun.of(services, "compare", "base", "slow", "-report=" + csv, "-report=" + page);
    assertThat(run.exit()).isZero();
    assertThat(Files.readAllLines(csv).get(0))
        .isEqualTo(
            "file,row,data,transport,threads,metric,unit,base,base low,base high,new,new low,new"
                + " high,ratio measured,ratio measured low,ratio measured high,ratio,ratio"
                + " low,ratio high,verdict,forks to decide,probability,shared,virtual");
    assertThat(Files.readAllLines(csv)).hasSize(1 + 2 * 8);
    assertThat(Files.readString(page)).contains("## Times on media.1");
    assertThat(CliRun.of(services, "compare", "base", "slow", "-as=json").out())
        .contains("\"metric\" : \"total\"")
        .contains("\"verdict\" : \"slower\"");
  }

  @Test
  void aFormatOfRunsAloneIsRefused() {
    assertThat(CliRun.of(services, "compare", "base", "slow", "-as=jmh-json"))
        .extracting(CliRun::exit, CliRun::out)
        .containsExactly(2, "");
    assertThat(CliRun.of(services, "compare", "base", "slow", "-as=svg").err())
        .contains("expected text, markdown, mediawiki, textile, asciidoc, html, csv or json\n");
    assertThat(CliRun.of("help", "compare").out()).doesNotContain("svg", "jmh");
  }

  @Test
  void saysHowOftenItWouldCryWolf() {
    assertThat(CliRun.of(services, "compare", "-self", "base").out())
        .contains("False alarms  0 of 100 times, with -max-slowdown of 5 %")
        .contains("a row that was made 10 % slower");
  }
}
