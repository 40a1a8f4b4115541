package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.catalog.UserClassPath;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code -classpath} may name, and what it changes; the row wobly needs a class. */
class UserJarsTest {
  private static final String WANTED = "org/wobly/Nowhere.class";
  private static final String HINT =
      "expected jars, folders or .java files, separated by '" + File.pathSeparator;

  @TempDir private Path folder;
  private Path wobly;
  private Path other;

  @BeforeEach
  void writeJars() throws IOException {
    wobly = jar("wobly.jar", WANTED);
    other = jar("other.jar", "org/other/Any.class");
  }

  @Test
  void aJarMakesTheRowAvailableThatNeedsIt() {
    assertThat(list("")).endsWith("no: not on Maven Central\n");
    assertThat(list("-classpath=" + other)).endsWith("no: not on Maven Central\n");
    assertThat(list("-classpath=" + other + File.pathSeparator + wobly)).endsWith("yes\n");
    assertThat(CliRun.of("show", "-classpath=" + wobly, "wobly").out())
        .contains("available     yes");
  }

  @Test
  void soDoesAFolderOfClassesAndAFolderOfJars() throws IOException {
    Path classes = folder.resolve("classes");
    Files.createDirectories(classes.resolve(WANTED).getParent());
    Files.createFile(classes.resolve(WANTED));

    assertThat(list("-classpath=" + classes)).endsWith("yes\n");
    assertThat(list("-classpath=" + folder + File.separator + "*")).endsWith("yes\n");
  }

  @Test
  void runsGetThePathsInTheirOrder() {
    FakeServices services = new FakeServices();
    CliRun.of(
        services,
        "-include=fst",
        "-out=" + folder.resolve("r.json"),
        "-classpath=" + wobly + File.pathSeparator + other);
    UserClassPath classPath = services.runner.request.orElseThrow().jvm().classPath();

    assertThat(classPath.entries()).containsExactly(wobly, other);
  }

  @Test
  void whatIsNotThereOrNoJarIsWrongUsage() throws IOException {
    Path missing = folder.resolve("missing.jar");
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
    Path empty = Files.createDirectory(folder.resolve("empty"));

    assertThat(CliRun.of("list", "-classpath=" + missing))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: -classpath=%1$s: %1$s does not exist; %2$s'\n"
                    .formatted(missing, HINT)));
    assertThat(CliRun.of("check", "-classpath=" + wobly + File.pathSeparator + text).err())
        .startsWith("serbench: -classpath=" + wobly + File.pathSeparator + text + ": ")
        .contains(": " + text + " is no jar, folder or .java file; " + HINT);
    assertThat(CliRun.of("-classpath=" + empty + File.separator + "*").err())
        .contains("no jar in " + empty + "; " + HINT);
    assertThat(CliRun.of("noise", "-classpath=" + missing + File.separator + "*").err())
        .contains(missing + " is not a folder; " + HINT);
    assertThat(CliRun.of("show", "-classpath=", "fst").err())
        .isEqualTo("serbench: -classpath=: " + HINT + "'\n");
  }

  /** A JVM takes classes of the one jar, and of the other as long as it takes no damaged one. */
  @Test
  void whatCannotBeReadIsNamedInALine() throws IOException {
    Path odd = jar("odd.jar", "org/../other/Any.class");
    Path damaged = jar("kryo-9.jar", "META-INF/maven/a/kryo/pom.properties");
    byte[] bytes = Files.readAllBytes(damaged);
    bytes[30 + bytes[26] + bytes[28]] = -1; // There is no such kind of block.
    Files.write(damaged, bytes);

    String out = "-out=" + folder.resolve("r.json");
    assertUnreadable(odd, CliRun.of(out, "-include=fst", "-classpath=" + odd));
    assertUnreadable(damaged, CliRun.of(out, "-against=kryo=" + damaged));
  }

  private static void assertUnreadable(Path jar, CliRun run) {
    assertThat(run.err())
        .startsWith("serbench: " + jar + " cannot be read (java.util.zip.ZipException: ")
        .endsWith("; repair it, or leave it out\n")
        .hasLineCount(1);
    assertThat(run.exit()).isEqualTo(2);
  }

  /** To open one takes until somebody opens its other end. */
  @Test
  void aPipeIsNoJar() throws Exception {
    Path pipe = folder.resolve("pipe.jar");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () ->
            assertThat(CliRun.of("list", "-classpath=" + pipe).err())
                .contains(": " + pipe + " is no jar, folder or .java file; " + HINT));
  }

  @Test
  void withoutForksItIsUselessAndSaysSo() {
    assertThat(
            CliRun.of(
                    "-forks=0",
                    "-include=fst",
                    "-out=" + folder.resolve("r.json"),
                    "-classpath=" + wobly)
                .err())
        .contains("-classpath has no effect with this number of forks");
  }

  private static String list(String option) {
    String[] args = ("list -long -include=wobly " + option).strip().split(" ", -1);
    CliRun run = CliRun.of(args);
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  private Path jar(String name, String entry) throws IOException {
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry(entry));
    }
    return jar;
  }
}
