package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The project in {@code examples}, compiled against the API's jar alone, and what its page says to
 * run.
 */
class ExamplesIT {
  private static final Path EXAMPLES = Path.of("examples").toAbsolutePath();

  private static final Pattern PLUGIN =
      Pattern.compile(
          "<artifactId>(?<name>maven-[a-z]+-plugin)</artifactId>\\s+<version>(?<version>.*)</");

  @TempDir private static Path folder;

  @BeforeAll
  static void build() throws Exception {
    Path classes =
        JarOfSources.ofFolder(
            folder.resolve("classes.jar"), EXAMPLES.resolve("src/main/java"), Serbench.apiJar());
    Path ofKotlin = Path.of("target/test-kotlin-examples").toAbsolutePath();
    Files.createDirectories(folder.resolve("target"));
    try (JarFile from = new JarFile(classes.toFile());
        JarOutputStream out =
            new JarOutputStream(Files.newOutputStream(folder.resolve("target/example.jar")))) {
      for (JarEntry each : from.stream().toList()) {
        out.putNextEntry(new JarEntry(each.getName()));
        from.getInputStream(each).transferTo(out);
      }
      add(EXAMPLES.resolve("src/main/resources"), out);
      add(ofKotlin, out);
    }
    for (String data : List.of("orders.json", "invoices.json")) {
      Files.copy(EXAMPLES.resolve(data), folder.resolve(data));
    }
  }

  private static void add(Path top, JarOutputStream out) throws Exception {
    try (Stream<Path> files = Files.walk(top)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(top.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
  }

  /** The commands of the page, each of which must still be there. */
  private static Answer run(String line, String... more) throws Exception {
    assertThat(Files.readString(EXAMPLES.resolve("README.md")).replaceAll("\\\\\n +", ""))
        .contains("    serbench " + line + "\n");
    Stream<String> words = Stream.of(line.split(" ", -1)).map(word -> word.replace("'", ""));
    return Serbench.jar(folder).run(Stream.concat(words, Stream.of(more)).toArray(String[]::new));
  }

  /** Maven's own default versions differ, and those of 3.8 compile for no JDK of today. */
  @Test
  void theProjectBuildsWithThePluginsOfSerbenchItself() throws Exception {
    Map<String, String> pinned = plugins(EXAMPLES.resolve("pom.xml"));
    assertThat(pinned)
        .containsOnlyKeys(
            Stream.of("resources", "compiler", "surefire", "jar", "clean", "install")
                .map("maven-%s-plugin"::formatted)
                .toList());
    assertThat(plugins(EXAMPLES.resolveSibling("pom.xml"))).containsAllEntriesOf(pinned);
  }

  /** By name, the versions that a pom gives. */
  private static Map<String, String> plugins(Path pom) throws Exception {
    Map<String, String> versions = new HashMap<>();
    Matcher plugin = PLUGIN.matcher(Files.readString(pom));
    while (plugin.find()) {
      versions.put(plugin.group("name"), plugin.group("version"));
    }
    return versions;
  }

  @Test
  void theApiIsInstalledInTheVersionThatTheProjectAsksFor() throws Exception {
    Matcher version =
        Pattern.compile("<serbench.version>(?<version>.*)</")
            .matcher(Files.readString(EXAMPLES.resolve("pom.xml")));
    assertThat(version.find()).isTrue();
    assertThat(Files.readString(EXAMPLES.resolve("README.md")))
        .containsSubsequence(
            "-Dfile=target/serbench-api.jar",
            "-Dversion=" + version.group("version") + " ",
            "cd examples\n",
            "mvn -q package\n",
            "serbench list -classpath=target/example.jar");
  }

  @Test
  void theRowsAreListedAndGiveBackEveryDataSet() throws Exception {
    Answer list = run("list -classpath=target/example.jar -include='deflated*'");
    assertThat(list.out().lines().filter(line -> line.endsWith("example.jar"))).hasSize(2);

    Answer verified = run("check -classpath=target/example.jar -include='deflated*' -data=all");
    assertThat(verified.exit()).as(verified.out() + verified.err()).isZero();
    assertThat(verified.out().lines().filter(line -> line.endsWith(": 2 rows; fits 2")))
        .hasSizeGreaterThan(20);
    assertThat(verified.out()).doesNotContain("loses", "refuses");
  }

  @Test
  void theRowsAreMeasured() throws Exception {
    Answer answer =
        run(
            "-quick -classpath=target/example.jar -include='deflated*,java-built-in'",
            "-warmup-time=20",
            "-testRunMillis=5",
            "-noise=keep",
            "-jvm-args=-XX:TieredStopAtLevel=1");
    assertThat(answer.exit()).as(answer.err()).isZero();
    for (String row : List.of("deflated-fast", "deflated-best", "java-built-in")) {
      assertThat(answer.hasNumbers(row)).as(row).isTrue();
    }
  }

  @Thorough
  @Test
  void theClassIsMeasured() throws Exception {
    Answer answer =
        run(
            "-quick -classpath=target/example.jar -type=com.example.orders.Order orders.json "
                + "-include='deflated*,kryo-flat,json/jackson/databind'",
            "-warmup-time=20",
            "-testRunMillis=5",
            "-noise=keep",
            "-jvm-args=-XX:TieredStopAtLevel=1");
    assertThat(answer.exit()).as(answer.out() + answer.err()).isZero();
    for (String row : List.of("deflated-fast", "kryo-flat", "json/jackson/databind")) {
      assertThat(answer.hasNumbers(row)).as(row).isTrue();
    }
  }

  @Test
  void theKotlinClassIsChecked() throws Exception {
    Answer answer =
        run(
            "check -classpath=target/example.jar -type=com.example.orders.Invoice invoices.json "
                + "-include='kryo-flat,json/jackson/databind,json/moshi,json/google-gson/databind'");
    assertThat(answer.exit()).as(answer.out() + answer.err()).isZero();
    assertThat(answer.out()).contains("4 rows; fits 4");
  }

  /** By sizes alone, which are the same on a machine that has much else to do. */
  @Thorough
  @Test
  void theGateFailsIfAMemberIsAdded() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "sh is not here");
    Path source = EXAMPLES.resolve("src/main/java/com/example/orders/Order.java");
    Path sources = Files.createDirectories(folder.resolve("changed/com/example/orders"));
    String changed = Files.readString(source).replace("(String id, ", "(String id, String note, ");
    Files.writeString(sources.resolve("Order.java"), changed);
    Path larger = JarOfSources.ofFolder(folder.resolve("larger.jar"), folder.resolve("changed"));
    Path usual = folder.resolve("target/example.jar");
    assertThat(gate(usual, usual)).isZero();
    assertThat(gate(usual, larger)).isEqualTo(3);
  }

  private static int gate(Path base, Path head) throws Exception {
    ProcessBuilder gate =
        new ProcessBuilder(
            "/bin/sh",
            EXAMPLES.resolve("gate.sh").toString(),
            base.toString(),
            head.toString(),
            "-quick",
            "-warmup-time=20",
            "-testRunMillis=5",
            "-noise=keep",
            "-jvm-args=-XX:TieredStopAtLevel=1");
    gate.environment().put("SERBENCH", "java -jar " + System.getProperty("serbench.jar"));
    gate.environment().put("GATE", "-max-growth=0%");
    gate.environment().put("TMPDIR", folder.toString());
    return gate.inheritIO().start().waitFor();
  }
}
