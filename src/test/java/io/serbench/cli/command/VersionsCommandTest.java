package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.process.JvmChoice;
import io.serbench.run.RunRequest.Matrix;
import io.serbench.run.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VersionsCommandTest {
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
        TestRows.catalog(List.of(row("kryo-flat", "kryo", "5.6.2"), row("fst", "fst", "3.0.4")));
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

  private CliRun versions(String... options) {
    List<String> all = new ArrayList<>(List.of("check", "versions"));
    all.addAll(List.of(options));
    return CliRun.of(services, all.toArray(String[]::new));
  }

  private Matrix asked() {
    return services.checks.asked.orElseThrow().matrix();
  }

  @Test
  void triesAllFamiliesAndKindsOfMembersUnlessToldOtherwise() {
    versions(old);
    assertThat(asked().datasets())
        .extracting(DatasetSource::name)
        .startsWith("media.1", "media-list")
        .contains("users.1k", "uuid", "cycle")
        .doesNotContain("media.2");
    versions(old, "-data=media.2");
    assertThat(asked().datasets()).extracting(DatasetSource::name).containsExactly("media.2");
  }

  @Test
  void theOtherJarsComeFirst() throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    versions(old, "-classpath=" + own);
    assertThat(asked().variants())
        .extracting(Variant::jvm)
        .extracting(JvmChoice::classPath)
        .extracting(path -> path.entries().stream().map(Path::getFileName).toList().toString())
        .containsExactly("[own]", "[kryo-5.5.0, own]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-include=kryo-flat | check versions needs another version; pass its jars, such as"
            + " -against=kryo=kryo-5.5.0.jar",
        "-against=kryp=src"
            + " | -against=kryp: no selected row belongs to this library ('serbench show ROW'"
            + " names its library)",
        "-against=kryo=src -against=fst=src | -against: a trial compares versions of one"
            + " library, not of kryo and fst; run it for each",
        "-against=kryo=/no/such.jar | -against=kryo=/no/such.jar: /no/such.jar does not exist;"
            + " expected jars, folders or .java files, separated by ':'",
        "-against=kryo=src"
            + " | -against=kryo: these jars have no class of the library; pass those of another"
            + " version, such as kryo=kryo-5.5.0.jar",
      })
  void misuseGetsALine(String options, String message) {
    assertThat(versions(options.split(" ", -1)))
        .isEqualTo(new CliRun(2, "", "serbench: " + message + "\n"));
  }

  /** Both have a class that serbench brings; the first says that it is another row's library. */
  @Test
  void anotherRowsLibraryIsRefused() throws IOException {
    for (String name : List.of("fst-2.50", "patched")) {
      library(name);
    }
    assertThat(versions("-against=kryo=" + folder.resolve("fst-2.50")).err())
        .startsWith("serbench: -against=kryo: these jars have no class of the library; ");
    assertThat(versions("-against=kryo=" + folder.resolve("patched")).err()).isEmpty();
  }

  @Test
  void oneVersionTwiceIsRefused() throws IOException {
    Path other = library("other/kryo-5.5.0");
    assertThat(versions(old, "-against=kryo=" + other).err())
        .isEqualTo("serbench: -against=kryo: two are version 5.5.0; pass each version once\n");
  }

  /** As two builds of one version do. */
  @Test
  void jarsThatDeclareTheSameGoByTheirNames() throws IOException {
    List<String> options = new ArrayList<>();
    for (String name : List.of("kryo-1.0", "kryo-1.1")) {
      Path jar = library(name);
      Path maven = jar.resolve("META-INF/maven/a/kryo");
      Files.writeString(Files.createDirectories(maven).resolve("pom.properties"), "version=0.9\n");
      options.add("-against=kryo=" + jar);
    }
    versions(options.get(0), options.get(1));
    assertThat(asked().variants())
        .extracting(variant -> variant.mark().orElseThrow())
        .containsExactly("@5.6.2", "@1.0", "@1.1");
    versions(options.get(0));
    assertThat(asked().variants().get(1).mark()).contains("@0.9");
  }
}
