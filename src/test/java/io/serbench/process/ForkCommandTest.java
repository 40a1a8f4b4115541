package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.JvmFlags;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.protocol.FromParent;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.ByteOrder;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.JvmInfoBuilder;
import io.serbench.run.Requests;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForkCommandTest {
  @TempDir private Path folder;

  private static final List<String> FIXED =
      List.of(
          "-Xms512m",
          "-Xmx512m",
          "-XX:+UseParallelGC",
          "-XX:-UseAdaptiveSizePolicy",
          "-XX:ParallelGCThreads=1",
          "-Xbatch");

  private static List<String> common(String... options) {
    return ForkCommand.common(List.of(options), Map.of());
  }

  @Test
  void theUsersOptionsComeLastSoThatTheyWin() {
    assertThat(common()).isEqualTo(FIXED);
    assertThat(common("-Dx=y", "-Xint"))
        .startsWith(FIXED.toArray(String[]::new))
        .endsWith("-Dx=y", "-Xint");
  }

  @Test
  void theUsersCollectorReplacesOurs() {
    assertThat(common("-XX:+UseSerialGC"))
        .containsExactly("-Xms512m", "-Xmx512m", "-Xbatch", "-XX:+UseSerialGC");
    assertThat(common("-XX:+UseG1GC"))
        .contains("-XX:+UseG1GC", "-XX:ParallelGCThreads=1")
        .doesNotContain("-XX:+UseParallelGC");
    assertThat(common("-XX:-UseGCOverheadLimit")).containsAll(FIXED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx100m",
        "-Xms100m",
        "-XX:MaxHeapSize=1g",
        "-XX:MaxRAMPercentage=50",
        "-XX:InitialHeapSize=9m"
      })
  void theUsersHeapReplacesOurs(String option) {
    assertThat(common(option)).doesNotContain("-Xms512m", "-Xmx512m").contains(option);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-XX:MinHeapFreeRatio=20", "-XX:MinHeapDeltaBytes=64k"})
  void whatSetsNoSizeOfTheHeapLeavesOurs(String option) {
    assertThat(common(option)).contains("-Xms512m", "-Xmx512m", option);
  }

  @ParameterizedTest
  @CsvSource({
    "-Xmx4g, -Xms4g",
    "-XX:MaxHeapSize=64M, -Xms64M",
    "-Xmx1g -Xint -Xmx2000, -Xms2000",
  })
  void aHeapWithOnlyAMaximumDoesNotGrow(String users, String initial) {
    assertThat(common(users.split(" ", -1)))
        .startsWith(initial)
        .filteredOn(option -> option.startsWith("-Xms"))
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xms100m",
        "-XX:InitialHeapSize=9m",
        "-XX:InitialRAMPercentage=5",
        "-XX:MinHeapSize=9m"
      })
  void aHeapThatTheUserLetsGrowDoes(String initial) {
    assertThat(common("-Xmx4g", initial))
        .endsWith("-Xmx4g", initial)
        .doesNotContain("-Xms4g", "-Xms512m");
  }

  /** With any other one, a JVM would not start: its initial heap would exceed the maximum. */
  @Test
  void theInitialHeapIsTheMaximumThatTheJvmReadsLast() {
    assertThat(
            ForkCommand.common(
                List.of("-Xmx4g"),
                Map.of("JDK_JAVA_OPTIONS", "-Xmx2g", "JAVA_TOOL_OPTIONS", "-Xmx1g")))
        .startsWith("-Xms4g");
    assertThat(ForkCommand.common(List.of("-Xmx4g"), Map.of("_JAVA_OPTIONS", "-Xmx3g")))
        .startsWith("-Xms3g");
    assertThat(
            ForkCommand.common(
                List.of(), Map.of("JDK_JAVA_OPTIONS", "-Xmx2g", "JAVA_TOOL_OPTIONS", "-Xmx1g")))
        .startsWith("-Xms2g");
  }

  @ParameterizedTest
  @CsvSource({
    "-XX:ParallelGCThreads=4, -XX:ParallelGCThreads=1",
    "-XX:+BackgroundCompilation, -Xbatch",
    "-XX:-BackgroundCompilation, -Xbatch"
  })
  void whatTheUserSaysOtherwiseReplacesOurs(String users, String ours) {
    assertThat(common(users)).contains(users).doesNotContain(ours).hasSize(FIXED.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"})
  void optionsOfTheEnvironmentReplaceOursToo(String variable) {
    assertThat(ForkCommand.common(List.of("-Dx=y"), Map.of(variable, "-XX:+UseZGC  -Xmx2g")))
        .containsExactly("-Xms2g", "-XX:ParallelGCThreads=1", "-Xbatch", "-Dx=y");
  }

  @Test
  void aJarInAFolderThatCannotBeOnAClassPathIsNamed() throws Exception {
    Path jar = Files.createFile(Files.createDirectory(folder.resolve("a:b")).resolve("s.jar"));
    for (String own : List.of(jar.toString(), "x.jar")) {
      assertThatThrownBy(() -> ForkCommand.classPath(List.of(jar), own))
          .isInstanceOf(JvmException.class)
          .hasMessage(
              jar
                  + " cannot be on a class path, because of the ':' in its name; move it to"
                  + " another folder");
    }
    assertThatThrownBy(() -> ForkCommand.classPath(List.of(), jar.toString()))
        .isInstanceOf(JvmException.class);
    assertThat(ForkCommand.classPath(List.of(), "/a/x.jar:/b")).isEqualTo("/a/x.jar:/b");
  }

  @Test
  void theCommandLine() {
    ForkCommand jvm =
        new ForkCommand(
            Path.of("/jdk/bin/java"),
            JvmInfoBuilder.usual()
                .jdk(new JvmBuild("vm", "vendor", 25, "25"))
                .home("/jdk")
                .byteOrder(ByteOrder.LITTLE_ENDIAN)
                .blackHole(BlackHole.SINK)
                .flags(List.of("-Xint"))
                .build());
    JvmFlags row =
        Requests.opened(
                Requests.row("row")
                    .opens("java.base/java.lang")
                    .opensFrom(25, "java.base/java.util")
                    .opensFrom(26, "java.base/java.io")
                    .usesUnsafeBefore(25)
                    .property("a.b", "c"))
            .flags();
    List<String> command =
        jvm.command(
            row, List.of(Path.of("first.jar")), new FromParent.Finish(true, List.of()), "the.Main");

    assertThat(command)
        .startsWith("/jdk/bin/java")
        .containsSubsequence(
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "-Da.b=c",
            "-Xint",
            "-cp")
        .contains("-XX:+ExitOnOutOfMemoryError")
        .doesNotContain(
            "--add-opens=java.base/java.io=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-XX:TieredStopAtLevel=1")
        .endsWith("the.Main");
    assertThat(jvm.command(row, List.of(), new FromParent.ListRows("the.Rows"), "the.Main"))
        .containsSubsequence("-XX:TieredStopAtLevel=1", "-Xint", "-cp");
    String[] classPath = command.get(command.indexOf("-cp") + 1).split(File.pathSeparator, -1);
    assertThat(classPath[0]).isEqualTo(Path.of("first.jar").toAbsolutePath().toString());
    assertThat(Arrays.stream(classPath).map(Path::of))
        .hasSizeGreaterThan(1)
        .allMatch(Path::isAbsolute);
  }

  @Test
  void whatAJvmHadBesideItsCommandLineIsInherited() {
    List<String> flags = List.of("-Xss1m", "--add-opens", "java.base/java.util=ALL-UNNAMED", "-da");
    List<String> given =
        List.of(
            "-XX:+ExitOnOutOfMemoryError",
            "-Xss1m",
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "-da");
    List<String> had = new ArrayList<>(List.of("-Xcomp"));
    had.addAll(given);
    had.addAll(List.of("-Da=b c", "-Xss1m"));

    assertThat(ForkCommand.inherited(given, flags, Map.of("JAVA_TOOL_OPTIONS", " "))).isEmpty();
    assertThat(
            ForkCommand.inherited(
                had, flags, Map.of("_JAVA_OPTIONS", "-Xss1m", "JAVA_TOOL_OPTIONS", "-Xcomp")))
        .hasValueSatisfying(
            inherited -> {
              assertThat(inherited.options()).containsExactly("-Xcomp", "-Da=b c", "-Xss1m");
              assertThat(inherited.from()).containsExactly("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");
              assertThat(inherited.describe())
                  .isEqualTo("-Xcomp -Da=b c -Xss1m (JAVA_TOOL_OPTIONS, _JAVA_OPTIONS)");
            });
  }
}
