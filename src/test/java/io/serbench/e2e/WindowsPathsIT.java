package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.jimfs.Jimfs;
import com.google.common.util.concurrent.internal.InternalFutureFailureAccess;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import io.serbench.result.Course.Ending;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command line, plans, results and reports with the paths of Windows: {@link WindowsFiles}, and
 * {@code ;} between the entries of a class path. Forks would run in real folders, so these runs
 * measure in serbench's own JVM; plans ask real JVMs for their versions.
 */
@EnabledOnOs(OS.LINUX) // Elsewhere, the separator cannot be chosen so; Windows needs no stand-in.
@Thorough
class WindowsPathsIT {
  private static final String FOLDER = "C:\\work\\my results\\";
  private static final String RUN = FOLDER + "run.json";

  private static final String JDK = "C:\\Program Files\\Java\\jdk-25\\";

  @TempDir private static Path real;

  /** What is on the drive, as it really is. */
  private static Path drive;

  private static Answer measured;

  private static Answer serbench(String... arguments) throws Exception {
    List<Path> libraries =
        List.of(jar(Jimfs.class), jar(ImmutableList.class), jar(InternalFutureFailureAccess.class));
    return Serbench.onWindows(real, drive, libraries)
        .withVariables(Map.of("PATH", real + ":" + System.getenv("PATH")))
        .run(arguments);
  }

  /**
   * A program under its name on Windows, which on Linux is one of the search path. It hands over to
   * this JVM's, with a class path of Linux.
   */
  private static void java(String name) throws IOException {
    Path script =
        Files.writeString(
            real.resolve(name),
            """
            #!/bin/bash
            arguments=()
            for each; do
              case $each in
                C:*) each=$(sed -e 's/C://g' -e 's,\\\\,/,g' -e 's/;/:/g' <<< "$each") ;;
              esac
              arguments+=("$each")
            done
            exec %s "${arguments[@]}"
            """
                .formatted(Serbench.java(Serbench.ownHome())));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Path jar(Class<?> of) throws URISyntaxException {
    return Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static Path file(String name, String text) throws IOException {
    Path file = drive.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @BeforeAll
  static void measure() throws Exception {
    drive = Files.createDirectory(real.resolve("drive"));
    for (String folder : List.of("work", "tmp", "Users/jane doe")) {
      Files.createDirectories(drive.resolve(folder));
    }
    java("C:" + Serbench.java(Serbench.ownHome()).toString().replace('/', '\\'));
    java(JDK + "bin\\java.exe");
    String json = Serbench.jar(real).run("export", "media.1").out();
    file("Users/jane doe/media.mine.json", json.replace("\n", "\r\n"));
    measured =
        serbench(
            "C:\\Users\\jane doe\\media.mine.json",
            "-include=java-manual",
            "-forks=0",
            "-warmup-time=5",
            "-testRunMillis=5",
            "-out=" + RUN,
            "-report=my results\\page.html",
            "-report=C:/work/my results/table.md",
            "-chart=" + FOLDER + "bars.svg");
  }

  @Test
  void aRunWritesItsFilesWhereItIsTold() throws Exception {
    assertThat(measured.exit()).as(measured.err()).isZero();
    assertThat(measured.err()).contains("serbench: the results are in " + RUN);
    Path folder = drive.resolve("work/my results");
    Run run = Runs.read(folder.resolve("run.json"));
    assertThat(run.course().ending()).isEqualTo(Ending.COMPLETE);
    assertThat(run.cells())
        .extracting(cell -> cell.id().workload().dataset())
        .containsOnly("media.mine");
    assertThat(run.settings().arguments()).contains("-out=" + RUN);
    for (String name : List.of("page.html", "table.md", "bars.svg")) {
      assertThat(folder.resolve(name)).isNotEmptyFile();
    }
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).as("no partial file, no lock").hasSize(4);
    }
    try (Stream<Path> all = Files.list(drive.resolve("tmp"))) {
      assertThat(all).isEmpty();
    }
  }

  @Test
  void itsResultIsReadAgain() throws Exception {
    Answer again = serbench("report", "my results\\run.json", "-as=markdown");
    assertThat(again.exit()).as(again.err()).isZero();
    assertThat(again.out()).contains("| java-manual |");

    Answer both = serbench("report", RUN, "C:/work/my results/run.json");
    assertThat(both.out()).contains("File: " + RUN);

    Answer compared = serbench("compare", RUN, "my results\\run.json", "-as=csv");
    assertThat(compared.out()).contains("\nmy results\\run.json,java-manual,");

    Answer site = serbench("site", RUN, "-out=C:\\work\\my site");
    assertThat(site.exit()).as(site.err()).isZero();
    assertThat(site.err()).contains("open C:\\work\\my site\\index.html");
    assertThat(drive.resolve("work/my site/runs/run.html")).isNotEmptyFile();
    assertThat(serbench("site", RUN, "-out=my site").exit()).as("once more").isZero();
  }

  @Test
  void aRunThatIsThereIsNotReplacedByAnotherThing() throws Exception {
    Answer same = serbench("report", RUN, "-report=my results\\..\\my results\\run.json");
    assertThat(same.exit()).isEqualTo(2);
    assertThat(same.err()).contains("is the result file itself");

    file("work/notes.txt", "Mine.\r\n");
    Answer foreign = serbench("report", RUN, "-report=C:\\work\\notes.txt");
    assertThat(foreign.exit()).isEqualTo(2);
    assertThat(foreign.err())
        .contains("-report=C:\\work\\notes.txt exists and is not a serbench report");
  }

  /** An editor, or git, may have changed the ends of lines. */
  @Test
  void filesMayHaveLinesAsWindowsEndsThem() throws Exception {
    for (String name : List.of("run.json", "table.md")) {
      String text = Files.readString(drive.resolve("work/my results").resolve(name));
      file("work/crlf/" + name, text.replace("\n", "\r\n"));
    }
    Answer report = serbench("report", "crlf\\run.json", "-report=crlf\\table.md");
    assertThat(report.exit()).as(report.err()).isZero();
    assertThat(report.out()).contains("java-manual");
  }

  @Test
  void aPlanTakesProgramsOfWindows() throws Exception {
    file("Program Files/Java/jdk-25/bin/java.exe", "");
    for (String jvm : List.of(JDK, JDK + "bin\\java", JDK + "bin\\java.exe")) {
      Answer plan =
          serbench(
              "-dry-run",
              "-include=kryo-flat",
              "-jvm=" + jvm,
              "-jvm-args=-Dmine='C:\\a b' -Dother=C:\\c",
              "-out=C:\\work\\new\\run.json");
      assertThat(plan.exit()).as(plan.err()).isZero();
      assertThat(plan.out()).contains("kryo-flat", "C:\\work\\new\\run.json, in a new folder\n");
    }
  }

  @Test
  void aPlanTakesClassPathsOfWindows() throws Exception {
    file("work/mine/com/acme/Order.class", "");
    file(
        "work/kryo of mine/META-INF/maven/com.esotericsoftware/kryo/pom.properties",
        "version=5.0.9\r\n");
    Answer plan =
        serbench(
            "-dry-run",
            "-classpath=mine",
            "-against=kryo=C:\\work\\kryo of mine;mine",
            "-include=kryo-flat");
    assertThat(plan.exit()).as(plan.err()).isZero();
    assertThat(plan.out()).contains("@5.0.9", " output\\");
  }

  @Test
  void whatIsWrongIsNamedAsItWasTyped() throws Exception {
    assertSaid(
        "-classpath=C:\\work\\nowhere: C:\\work\\nowhere does not exist;" + " expected jars",
        "-classpath=C:\\work\\nowhere");
    assertSaid(
        "-classpath=lib\\*: lib is not a folder; expected jars, folders or .java files, separated"
            + " by ';'",
        "-classpath=lib\\*");
    assertSaid("-jvm=C:\\jdk: no program is there; expected the java of a JDK", "-jvm=C:\\jdk");
    assertSaid("-out=C:\\work\\a?.json: not a file name", "-out=C:\\work\\a?.json");
    assertSaid("C:\\work\\media.gone.json", "C:\\work\\media.gone.json");
    assertSaid("'repport' is neither a command nor a JSON file", "repport");
  }

  private static void assertSaid(String beginning, String... arguments) throws Exception {
    Answer answer = serbench(arguments);
    assertThat(answer.exit()).as(answer.err()).isEqualTo(2);
    assertThat(answer.err()).startsWith("serbench: " + beginning).hasLineCount(1);
  }
}
