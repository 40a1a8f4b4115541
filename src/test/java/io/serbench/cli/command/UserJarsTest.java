package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.UserClassPath;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code -classpath} may name, and what it changes; the row wobly needs a class. */
class UserJarsTest {
  private static final String WANTED = "org/wobly/Nowhere.class";
  private static final String HINT =
      "expected jars or folders, separated by '" + File.pathSeparator;

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
        .contains(": " + text + " is not a jar (")
        .contains(HINT);
    assertThat(CliRun.of("-classpath=" + empty + File.separator + "*").err())
        .contains("no jar in " + empty + "; " + HINT);
    assertThat(CliRun.of("aa", "-classpath=" + missing + File.separator + "*").err())
        .contains(missing + " is not a folder; " + HINT);
    assertThat(CliRun.of("show", "-classpath=", "fst").err())
        .isEqualTo("serbench: -classpath=: " + HINT + "'\n");
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
        .contains("-classpath has no effect with -forks=0");
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
