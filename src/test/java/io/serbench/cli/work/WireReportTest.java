package io.serbench.cli.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.check.Wire.Outcome;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WireReportTest {
  private final FakeServices services = new FakeServices();

  @TempDir private Path folder;
  private String old;

  private static Row row(String name, String library, String version) {
    return TestRows.end(
        TestRows.builder(name)
            .library(
                new LibraryInfo(
                    library,
                    List.of("a:" + library + ":" + version),
                    "MIT",
                    "https://a.example/")));
  }

  @BeforeEach
  void makeJar() throws IOException {
    services.catalog =
        Catalog.of(List.of(row("kryo-flat", "kryo", "5.6.2"), row("fst", "fst", "3.0.4")));
    old = "-against=kryo=" + library("kryo-5.5.0");
  }

  /** A folder with a class that serbench brings, too. */
  private Path library(String name) throws IOException {
    Path jar = folder.resolve(name);
    Path made = jar.resolve("com/esotericsoftware/kryo/Kryo.class");
    Files.createDirectories(made.getParent());
    Files.createFile(made);
    return jar;
  }

  private CliRun wire(String... options) {
    List<String> all = new ArrayList<>(List.of("verify", "-wire"));
    all.addAll(List.of(options));
    return CliRun.of(services, all.toArray(String[]::new));
  }

  private Matrix asked() {
    return services.wireCheck.asked.orElseThrow().matrix();
  }

  @Test
  void printsAMatrixThenFeatures() {
    assertThat(wire(old))
        .isEqualTo(
            new CliRun(
                0,
                """
                                       read by
                row        written by  5.5.0       5.6.2
                kryo-flat  5.5.0       -           same
                           5.6.2       identical   -

                Features:
                kryo-flat: STABLE_WIRE

                Verdicts:
                identical  read correctly; the reader itself writes the same bytes
                same       read correctly, although the reader writes other bytes
                """,
                ""));
    assertThat(asked().variants())
        .extracting(variant -> variant.mark().orElseThrow())
        .containsExactly("@5.6.2", "@5.5.0");
  }

  @Test
  void whatDiffersOrFailsIsExplained() {
    services.wireCheck.ofOld = Outcome.DIFFERS;
    CliRun run = wire(old);
    assertThat(run.out())
        .endsWith(
            """

            Why not:
            kryo-flat  5.5.0 to 5.6.2: uuid               differs   value.id is null

            Verdicts:
            identical  read correctly; the reader itself writes the same bytes
            differs    no error, but a field came back with another value
            """);
    assertThat(run.exit()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"SAME, 0", "DIFFERS, 1", "FAILS, 1"})
  void theGateIsAboutLaterVersionsThatDoNotRead(Outcome outcome, int exit) throws IOException {
    services.wireCheck.ofOld = outcome;
    Path later = library("kryo-9.0.0");
    assertThat(wire(old, "-against=kryo=" + later, "-wire-gate").exit()).isEqualTo(exit);
    assertThat(wire(old, "-wire-gate").exit()).isEqualTo(exit);
  }

  @Test
  void aVersionThatDoesNotLinkIsSaidInALine() {
    services.wireCheck.ofOld = Outcome.UNTRIED;
    CliRun run = wire(old);
    assertThat(run.err())
        .isEqualTo(
            "serbench: -against: no row carries any of these data with version 5.5.0:"
                + " NoSuchMethodError: encode\n");
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.out()).contains("kryo-flat  5.5.0       -           untried\n");
  }

  @Test
  void triesAllFamiliesAndKindsOfMembersUnlessToldOtherwise() {
    wire(old);
    assertThat(asked().datasets())
        .extracting(DatasetSource::name)
        .startsWith("media.1", "media-list")
        .contains("users.1k", "uuid", "cycle")
        .doesNotContain("media.2");
    wire(old, "-data=media.2");
    assertThat(asked().datasets()).extracting(DatasetSource::name).containsExactly("media.2");
  }

  @Test
  void theOtherJarsComeFirst() throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    wire(old, "-classpath=" + own);
    assertThat(asked().variants())
        .extracting(Variant::jvm)
        .extracting(JvmChoice::classPath)
        .extracting(path -> path.entries().stream().map(Path::getFileName).toList().toString())
        .containsExactly("[own]", "[kryo-5.5.0, own]");
  }

  @Test
  void printsALineForEachRowForProgramsAndATableForPeople() {
    assertThat(wire(old, "-as=csv").out())
        .isEqualTo(
            """
            row,status,features,neighbours,new reads old,old reads new,reads since
            kryo-flat,OK,STABLE_WIRE,5.5.0 + 5.6.2,same,identical,5.5.0
            """);
    assertThat(wire(old, "-as=markdown").out())
        .isEqualTo(
            """
            | rows | neighbours | new reads old | old reads new | reads since | why |
            | --- | --- | --- | --- | --- | --- |
            | kryo-flat | 5.5.0 + 5.6.2 | same | identical | 5.5.0 |  |
            """);
    assertThat(wire(old, "-as=json").out())
        .contains("\"5.5.0 to 5.6.2: media.1\":\"identical\",\"5.5.0 to 5.6.2: uuid\":\"same\"");
  }

  @Test
  void whatWasSeenIsPrintedAgain() throws IOException {
    Path file = Files.writeString(folder.resolve("seen.json"), wire(old, "-as=json").out());
    services.wireCheck.asked = Optional.empty();
    assertThat(wire("-seen=" + file, "-include=kryo-flat").out())
        .startsWith("kryo-flat  5.5.0 + 5.6.2\n");
    assertThat(wire("-seen=" + file, "-as=csv").out()).isEqualTo(wire(old, "-as=csv").out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-wire | -wire needs another version; pass its jars, such as -against=kryo=kryo-5.5.0.jar",
        "-wire -against=kryo=src -medium=heap"
            + " | -wire is about byte arrays; leave out -medium, -pretty and -items",
        "-wire -types -against=kryo=src"
            + " | -types and -wire are different trials; pass one of them",
        "-against=kryo=src | -against needs a trial: add -wire or -hostile",
        "-wire-gate | -wire-gate is about bytes of versions; add -wire",
        "-keep=x | -keep needs a trial: add -wire or -hostile",
        "-wire -against=kryp=src"
            + " | -against=kryp: no selected row belongs to this library; did you mean kryo?",
        "-wire -against=kryo=src -against=fst=src | -against: a trial compares versions of one"
            + " library, not of kryo and fst; run it for each",
        "-wire -against=kryo=/no/such.jar | -against=kryo=/no/such.jar: /no/such.jar does not"
            + " exist; expected jars or folders, separated by ':'",
        "-wire -against=kryo=src"
            + " | -against=kryo: these jars have no class of the library; pass those of another"
            + " version, such as kryo=kryo-5.5.0.jar",
      })
  void misuseGetsALine(String options, String message) {
    List<String> all = new ArrayList<>(List.of("verify"));
    all.addAll(List.of(options.split(" ", -1)));
    assertThat(CliRun.of(services, all.toArray(String[]::new)))
        .isEqualTo(new CliRun(2, "", "serbench: " + message + "\n"));
  }

  /** Both have a class that serbench brings; the first says that it is another row's library. */
  @Test
  void anotherRowsLibraryIsRefused() throws IOException {
    for (String name : List.of("fst-2.50", "patched")) {
      library(name);
    }
    assertThat(wire("-against=kryo=" + folder.resolve("fst-2.50")).err())
        .startsWith("serbench: -against=kryo: these jars have no class of the library; ");
    assertThat(wire("-against=kryo=" + folder.resolve("patched")).err()).isEmpty();
  }

  @Test
  void aLongVersionLeavesAGap() throws IOException {
    Path other = library("kryo-2.0.12.Final-jdk17");
    assertThat(wire("-against=kryo=" + other).out())
        .startsWith(
            """
                                          read by
            row        written by         2.0.12.Final-jdk17 5.6.2
            kryo-flat  2.0.12.Final-jdk17 -                  same
                       5.6.2              identical          -
            """);
  }

  @Test
  void oneVersionTwiceIsRefused() throws IOException {
    Path other = library("other/kryo-5.5.0");
    assertThat(wire(old, "-against=kryo=" + other).err())
        .isEqualTo("serbench: -against=kryo: two are version 5.5.0; pass each version once\n");
  }

  /** Of several releases, the manifest says one version. */
  @Test
  void jarsThatSayTheSameGoByTheirNames() throws IOException {
    List<String> options = new ArrayList<>();
    for (String name : List.of("kryo-1.0", "kryo-1.1")) {
      Path jar = library(name);
      Path manifest = Files.createDirectory(jar.resolve("META-INF")).resolve("MANIFEST.MF");
      Files.writeString(manifest, "Manifest-Version: 1.0\nImplementation-Version: 0.9\n");
      options.add("-against=kryo=" + jar);
    }
    wire(options.get(0), options.get(1));
    assertThat(asked().variants())
        .extracting(variant -> variant.mark().orElseThrow())
        .containsExactly("@5.6.2", "@1.0", "@1.1");
    wire(options.get(0));
    assertThat(asked().variants().get(1).mark()).contains("@0.9");
  }

  @Test
  void keepsWhatThisVersionWrites() {
    Path kept = folder.resolve("kept");
    wire("-keep=" + kept, "-include=kryo-flat");
    assertThat(kept.resolve("kryo/5.6.2/kryo-flat/uuid.bin")).hasBinaryContent(new byte[3]);
    assertThat(kept.resolve("kryo/5.6.2/about.txt")).content().startsWith("a:kryo:5.6.2 on JDK ");
  }

  /** Windows takes none of these characters in a name, and a colon for something else. */
  @Test
  void storedBytesHaveNamesThatEverySystemTakes() {
    assertThat(KeptBytes.fileName("json/own:row<a>?@1.0")).isEqualTo("json/own_row_a__@1.0");
    assertThat(KeptBytes.fileName("a\\b\tc*\"|")).isEqualTo("a_b_c___");
  }
}
