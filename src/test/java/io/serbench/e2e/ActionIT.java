package io.serbench.e2e;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code scripts/action.sh}, with the variables that GitHub would set, and a {@code gh} that notes
 * its calls.
 */
class ActionIT {
  private static final Path SCRIPT = Path.of("scripts", "action.sh").toAbsolutePath();
  private static final String ROWS =
      """
      package com.acme;

      import io.serbench.catalog.*;
      import io.serbench.dataset.DataType;
      import java.io.*;
      import java.util.List;

      public final class AcmeRows implements LibraryRows {
        @Override
        public List<Row> rows() {
          LibraryInfo acme =
              new LibraryInfo("Acme", List.of("com.acme:acme:0.9"), "MIT", "https://acme.example");
          return List.of(
              Row.named("acme")
                  .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH)
                  .description("any class")
                  .library(acme)
                  .calls("new streams", "https://acme.example/manual")
                  .opensWith((row, type) -> new AcmeRow<>(type)));
        }

        private record AcmeRow<T>(DataType<T> type) implements PlainSerializer<T> {
          @Override
          public byte[] serialize(T value) throws Exception {
            return Acme.write(value);
          }

          @Override
          public T deserialize(byte[] bytes) throws Exception {
            return type.root().cast(Acme.read(bytes));
          }
        }
      }
      """;

  /**
   * A library that writes each value so many times, and as many bytes: a gate of sizes decides the
   * same on a machine that has much else to do.
   */
  private static final String LIBRARY =
      """
      package com.acme;

      import java.io.*;

      public final class Acme {
        private static final int TIMES = %d;

        private Acme() {}

        public static byte[] write(Object value) throws IOException {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          for (int i = 0; i < TIMES; i++) {
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
              out.writeObject(value);
            }
          }
          return bytes.toByteArray();
        }

        public static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
          try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
          }
        }
      }
      """;

  /** As short as a run can be of which sizes matter alone. */
  private static final String OPTIONS =
      """
      -forks=2
      -warmup-time=20
      -testRunMillis=5
      -noise=keep
      -jvm-args=-XX:TieredStopAtLevel=1
      """;

  private record Answer(int exit, String said, String summary, String outputs, String calls) {}

  @TempDir private static Path folder;

  @BeforeAll
  static void needsAShell() {
    for (String program : List.of("/bin/bash", "/usr/bin/jq")) {
      assumeTrue(Files.isExecutable(Path.of(program)), program + " is not here");
    }
  }

  private static Path rows;
  private static Path base;
  private static Path same;
  private static Path larger;

  @BeforeAll
  static void buildJars() throws IOException {
    base = library("1.0", 1);
    same = library("1.1", 1);
    larger = library("2.0", 8);
    Path sources = Files.createDirectories(folder.resolve("rows/com/acme"));
    Files.writeString(sources.resolve("AcmeRows.java"), ROWS);
    Path classes =
        JarOfSources.ofFolder(folder.resolve("rows-classes.jar"), sources, Serbench.apiJar(), base);
    rows =
        with(
            folder.resolve("acme-rows.jar"),
            classes,
            "META-INF/services/io.serbench.catalog.LibraryRows",
            "com.acme.AcmeRows\n");
  }

  private static Path library(String version, int times) throws IOException {
    Path sources = Files.createDirectories(folder.resolve(version + "/com/acme"));
    Files.writeString(sources.resolve("Acme.java"), LIBRARY.formatted(times));
    return with(
        folder.resolve("acme-" + version + ".jar"),
        JarOfSources.ofFolder(folder.resolve(version + ".jar"), sources),
        "META-INF/maven/com.acme/acme/pom.properties",
        "version=" + version + "\n");
  }

  /** The same jar with one entry more. */
  private static Path with(Path jar, Path from, String entry, String text) throws IOException {
    try (JarFile classes = new JarFile(from.toFile());
        JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (JarEntry each : classes.stream().toList()) {
        out.putNextEntry(new JarEntry(each.getName()));
        classes.getInputStream(each).transferTo(out);
      }
      out.putNextEntry(new JarEntry(entry));
      out.write(text.getBytes(UTF_8));
    }
    return jar;
  }

  private static Answer act(Map<String, String> inputs, String comments) throws Exception {
    Path runner = Files.createTempDirectory(folder, "runner");
    Path bin = Files.createDirectories(runner.resolve("bin"));
    Path gh =
        Files.writeString(
            bin.resolve("gh"),
            """
            #!/bin/sh
            echo "$*" >> "$CALLS"
            case "$*" in *--paginate*) printf '%s' "$COMMENTS" ;; esac
            for word; do
              case "$word" in body=@*) cat "${word#body=@}" >> "$CALLS" ;; esac
            done
            """);
    Files.setPosixFilePermissions(gh, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path event =
        Files.writeString(runner.resolve("event.json"), "{\"pull_request\": {\"number\": 7}}");
    Path calls = Files.createFile(runner.resolve("calls"));
    Path summary = Files.createFile(runner.resolve("summary"));
    Path outputs = Files.createFile(runner.resolve("outputs"));

    ProcessBuilder script =
        new ProcessBuilder("/bin/bash", SCRIPT.toString())
            .directory(runner.toFile())
            .redirectErrorStream(true)
            .redirectOutput(runner.resolve("said").toFile());
    Map<String, String> variables = script.environment();
    variables.put(
        "PATH", bin + ":" + System.getProperty("java.home") + "/bin:" + variables.get("PATH"));
    variables.put("SERBENCH_JAR", System.getProperty("serbench.jar"));
    variables.put("RUNNER_TEMP", runner.toString());
    variables.put("GITHUB_STEP_SUMMARY", summary.toString());
    variables.put("GITHUB_OUTPUT", outputs.toString());
    variables.put("GITHUB_EVENT_PATH", event.toString());
    variables.put("GITHUB_REPOSITORY", "acme/acme");
    variables.put("CALLS", calls.toString());
    variables.put("COMMENTS", comments);
    variables.put("OPTIONS", OPTIONS + "-include=acme");
    variables.putAll(inputs);
    int exit = script.start().waitFor();
    return new Answer(
        exit,
        Files.readString(runner.resolve("said")),
        Files.readString(summary),
        Files.readString(outputs),
        Files.readString(calls));
  }

  private static Map<String, String> inputs(Path head, String... more) {
    Map<String, String> inputs =
        new LinkedHashMap<>(
            Map.of(
                "LIBRARY", "acme",
                "BASE_JARS", base.toString(),
                "HEAD_JARS", head.toString(),
                "ROWS_JARS", rows.toString()));
    for (int i = 0; i < more.length; i += 2) {
      inputs.put(more[i], more[i + 1]);
    }
    return inputs;
  }

  @Thorough
  @Test
  void aLargerVersionFailsTheJobAndIsCommentedOn() throws Exception {
    Answer answer =
        act(inputs(larger, "MAX_GROWTH", "1%", "COMMENT", "true", "GH_TOKEN", "none"), "");

    assertThat(answer.exit()).as(answer.said()).isEqualTo(3);
    assertThat(answer.summary())
        .startsWith("<!-- serbench -->\n## serbench: acme, slower or larger than allowed\n")
        .containsPattern("(?m)^\\| acme \\| create \\| ")
        .containsPattern("Larger than allowed: acme [^.]*size");
    assertThat(answer.outputs()).contains("exit-code=3\n", "/run.json\n", "/compared.md\n");
    assertThat(answer.calls())
        .contains("api --method POST repos/acme/acme/issues/7/comments -F body=@")
        .contains(answer.summary());
  }

  @Test
  void anEqualVersionPassesAndItsCommentIsReplaced() throws Exception {
    Answer answer =
        act(
            inputs(same, "MAX_SLOWDOWN", "1000%", "COMMENT", "true", "GH_TOKEN", "none"),
            "42\n43\n");

    assertThat(answer.exit()).as(answer.said()).isZero();
    assertThat(answer.summary()).contains("## serbench: acme, within the gate\n");
    assertThat(answer.calls())
        .contains("api --method PATCH repos/acme/acme/issues/comments/42 -F body=@")
        .doesNotContain("POST");
  }

  private static Path order(String version, String more) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("order-" + version + "/com/acme"));
    Files.writeString(
        sources.resolve("Order.java"),
        """
        package com.acme;

        public class Order implements java.io.Serializable {
          private static final long serialVersionUID = 1L;
          public String customer;
          public int count;
        %s}
        """
            .formatted(more));
    return JarOfSources.ofFolder(folder.resolve("order-" + version + ".jar"), sources);
  }

  /** Both builds of a class of the user's, of which the new one writes a field more. */
  @Thorough
  @Test
  void aClassThatHasGrownFailsTheJob() throws Exception {
    Path before = order("1.0", "");
    Path after = order("2.0", "  public String remark = \"%s\";\n".formatted("grown ".repeat(20)));
    Path data =
        Files.writeString(folder.resolve("order.json"), "{\"customer\": \"Ada\", \"count\": 3}");
    Map<String, String> inputs =
        new LinkedHashMap<>(
            Map.of(
                "TYPE",
                "com.acme.Order",
                "DATA",
                data.toString(),
                "BASE_JARS",
                before.toString(),
                "HEAD_JARS",
                after.toString(),
                "MAX_GROWTH",
                "1%",
                "OPTIONS",
                OPTIONS + "-include=java-built-in"));
    Answer grown = act(inputs, "");
    assertThat(grown.exit()).as(grown.said()).isEqualTo(3);
    assertThat(grown.summary())
        .contains("## serbench: com.acme.Order, slower or larger than allowed\n")
        .containsPattern("Larger than allowed: java-built-in [^.]*size");

    // Without a gate, nothing is too large; without a token, nobody is called.
    inputs.remove("MAX_GROWTH");
    inputs.put("COMMENT", "true");
    Answer allowed = act(inputs, "");
    assertThat(allowed.exit()).as(allowed.said()).isZero();
    assertThat(allowed.summary()).containsPattern("(?m)^\\| java-built-in \\| create \\| ");
    assertThat(allowed.calls()).isEmpty();
  }

  @Test
  void wrongInputsAreSaid() throws Exception {
    assertThat(act(Map.of("LIBRARY", "acme"), ""))
        .matches(answer -> answer.exit() == 2)
        .matches(answer -> answer.said().contains("HEAD_JARS is empty; name the jars"));
    assertThat(act(Map.of("HEAD_JARS", same.toString()), "").said())
        .contains("LIBRARY and TYPE are empty; name a library");
    assertThat(act(Map.of("TYPE", "com.acme.Order", "HEAD_JARS", same.toString()), "").said())
        .contains("BASE_JARS is empty; name the jars with the old com.acme.Order");
    Answer unknown =
        act(Map.of("LIBRARY", "nobody", "HEAD_JARS", same.toString(), "OPTIONS", ""), "");
    assertThat(unknown.exit()).isEqualTo(2);
    assertThat(unknown.said()).contains("-against=nobody: no selected row belongs to this library");
    Answer limit = act(inputs(same, "MAX_SLOWDOWN", "5 percent"), "");
    assertThat(limit.exit()).isEqualTo(2);
    // Before anything is measured.
    assertThat(limit.said())
        .isEqualTo(
            "serbench: -max-slowdown=5 percent: expected a percentage above 0, at most 1000\n");
  }

  @Thorough
  @Test
  void withoutAGateNothingIsWithinIt() throws Exception {
    assertThat(act(inputs(same), "").summary()).contains("## serbench: acme, compared\n");
  }

  /** What the action fetches, and what the examples compile against, is what this build will be. */
  @Test
  void versionsAgree() throws IOException {
    String version = firstMatch(Path.of("pom.xml"), "(?m)^ {2}<version>(.*)</version>$");
    if (!version.endsWith("-SNAPSHOT")) {
      assertThat(firstMatch(Path.of("action.yml"), "The version of serbench\\s+default: (.*)"))
          .isEqualTo(version);
      assertThat(firstMatch(Path.of("examples/pom.xml"), "<serbench.version>(.*)</"))
          .isEqualTo(version);
    }
  }

  private static String firstMatch(Path file, String pattern) throws IOException {
    Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(file));
    assertThat(matcher.find()).as(file.toString()).isTrue();
    return matcher.group(1);
  }
}
