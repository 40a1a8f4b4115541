package io.serbench.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/serbench}, with JDKs whose java says what it was told. */
class LauncherTest {
  private static final Path SCRIPT = Path.of("scripts", "serbench").toAbsolutePath();

  @TempDir private Path folder;
  private Path launcher;
  private Path jar;

  @BeforeEach
  void install() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "sh is not here");
    Path bin = Files.createDirectories(folder.resolve("my tools"));
    launcher = Files.copy(SCRIPT, bin.resolve("serbench"));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
    jar = Files.createFile(bin.resolve("serbench.jar"));
  }

  @Test
  void takesTheJarBesideItAndTheJdkOfJavaHome() throws Exception {
    Path home = jdk("17.0.2");
    assertThat(start(Map.of("JAVA_HOME", home.toString()), "list", "-include=a b"))
        .isEqualTo(new CliRun(0, home + " -jar " + jar.toRealPath() + " list -include=a b\n", ""));
  }

  @Test
  void letsTheJvmKeepItsClassesWhereItCan() throws Exception {
    Path cache = folder.toRealPath().resolve("cache");
    Map<String, String> newer = Map.of("JAVA_HOME", jdk("21.0.1").toString());
    String archive = " -XX:+AutoCreateSharedArchive -XX:SharedArchiveFile=" + cache + "/serbench/";
    String one = start(newer, "list").out();
    assertThat(one)
        .contains(archive)
        .endsWith(".jsa -Xlog:disable -jar " + jar.toRealPath() + " list\n");
    assertThat(start(newer, "list").out()).isEqualTo(one);
    String other = start(Map.of("JAVA_HOME", jdk("25").toString()), "list").out();
    assertThat(other).contains(archive).doesNotContain(one.substring(one.indexOf(archive)));
    assertThat(start(Map.of("JAVA_HOME", jdk("18").toString())).out()).doesNotContain("-XX");
    Path home = jdk("21.0.1");
    Map<String, String> nowhere =
        Map.of("JAVA_HOME", home.toString(), "XDG_CACHE_HOME", jar.toString());
    assertThat(start(nowhere, "list"))
        .isEqualTo(new CliRun(0, home + " -jar " + jar.toRealPath() + " list\n", ""));
  }

  /** The JVM runs what is in an archive, so nobody else may put one there. */
  @Test
  void keepsNothingWhereOthersCanWrite() throws Exception {
    Map<String, String> newer = Map.of("JAVA_HOME", jdk("21.0.1").toString());
    Path cache = folder.resolve("cache").resolve("serbench");
    Path archive = archive(newer);
    assertThat(permissions(cache)).isEqualTo("rwx------");

    Files.createFile(archive);
    for (String open : new String[] {"rw-rw-r--", "rw-r--rw-"}) {
      Files.setPosixFilePermissions(archive, PosixFilePermissions.fromString(open));
      assertThat(start(newer, "list").out()).doesNotContain("-XX");
    }
    Files.setPosixFilePermissions(archive, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(archive(newer)).isEqualTo(archive);
    Files.delete(archive);
    Files.createSymbolicLink(archive, jar);
    assertThat(start(newer, "list").out()).doesNotContain("-XX");
    Files.delete(archive);

    for (String open : new String[] {"rwxrwx---", "rwxr-xrwx"}) {
      Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString(open));
      assertThat(start(newer, "list").out()).doesNotContain("-XX");
    }
  }

  @Test
  void anotherJarHasAnotherArchiveAndTheOldOneGoes() throws Exception {
    Map<String, String> newer = Map.of("JAVA_HOME", jdk("21.0.1").toString());
    Path first = Files.createFile(archive(newer));
    Map<String, String> other = Map.of("JAVA_HOME", jdk("25").toString());
    Path ofAnotherJdk = Files.createFile(archive(other));
    assertThat(archive(newer)).isEqualTo(first).exists();

    Files.setLastModifiedTime(jar, FileTime.fromMillis(1_700_000_000_000L));
    Path second = archive(newer);
    assertThat(second).isNotEqualTo(first);
    assertThat(first).doesNotExist();
    assertThat(ofAnotherJdk).exists();
    Files.writeString(jar, "more");
    Files.setLastModifiedTime(jar, FileTime.fromMillis(1_700_000_000_000L));
    assertThat(archive(newer)).isNotEqualTo(second);
  }

  private Path archive(Map<String, String> variables) throws Exception {
    return Path.of(start(variables, "list").out().replaceAll("(?s).*File=(.*\\.jsa) .*", "$1"));
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void isFoundByALinkOnThePath() throws Exception {
    Path links = Files.createDirectories(folder.resolve("links"));
    Files.createSymbolicLink(links.resolve("sb"), Path.of("serbench"));
    Files.createSymbolicLink(links.resolve("serbench"), launcher);
    launcher = links.resolve("sb");
    assertThat(start(Map.of("JAVA_HOME", jdk("17").toString())).out())
        .endsWith(" -jar " + jar.toRealPath() + "\n");
  }

  @Test
  void variablesOverrideBoth() throws Exception {
    Path other = Files.createFile(folder.resolve("other.jar"));
    Path home = jdk("18");
    Map<String, String> variables =
        Map.of(
            "SERBENCH_JAR", other.toString(),
            "SERBENCH_JAVA", home.resolve("bin").resolve("java").toString(),
            "JAVA_HOME", "/no/such/jdk");
    assertThat(start(variables, "noise").out()).isEqualTo(home + " -jar " + other + " noise\n");
  }

  @Test
  void saysWhatIsMissing() throws Exception {
    assertThat(start(Map.of("SERBENCH_JAR", "/no.jar")))
        .isEqualTo(
            new CliRun(2, "", "serbench: SERBENCH_JAR=/no.jar is not a file; name serbench.jar\n"));
    assertThat(start(Map.of("JAVA_HOME", "/no/such/jdk")))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: there is no /no/such/jdk/bin/java; set JAVA_HOME to a JDK, 17 or"
                    + " newer\n"));
    Files.delete(jar);
    assertThat(start(Map.of()))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: there is no serbench.jar in "
                    + launcher.toRealPath().getParent()
                    + "; set SERBENCH_JAR, or run mvn package\n"));
  }

  @Test
  void refusesAJdkThatIsTooOld() throws Exception {
    for (String version : new String[] {"1.8.0_402", "11.0.2"}) {
      Path home = jdk(version);
      assertThat(start(Map.of("JAVA_HOME", home.toString())).err())
          .startsWith("serbench: " + home + "/bin/java is Java ")
          .endsWith("; set JAVA_HOME to a JDK, 17 or newer\n");
    }
  }

  private Path jdk(String version) throws IOException {
    Path home = Files.createDirectories(folder.toRealPath().resolve("jdk-" + version));
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\necho '" + home + "' \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(
        home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  private CliRun start(Map<String, String> variables, String... arguments) throws Exception {
    String[] command = new String[arguments.length + 1];
    command[0] = launcher.toString();
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder
        .environment()
        .keySet()
        .removeIf(name -> name.startsWith("SERBENCH") || name.equals("JAVA_HOME"));
    builder.environment().put("XDG_CACHE_HOME", folder.toRealPath().resolve("cache").toString());
    builder.environment().putAll(variables);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    return new CliRun(process.waitFor(), out, err);
  }
}
