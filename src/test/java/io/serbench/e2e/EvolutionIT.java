package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows that do quite different things when a type changes, each version in a JVM of its own. */
@Thorough
class EvolutionIT {
  private static final String ROWS =
      "-include=java-built-in,kryo-flat,kryo-compatible,fory-compatible,protostuff-runtime,"
          + "json/jackson/databind";

  private static final String EXPECTED =
      """
                             new code reads old data                  old code reads new data
      row                    added     removed   reordered  widened   added     removed   reordered  widened
      java-built-in          reads     reads     reads      refuses   reads     reads     reads      refuses
      kryo-flat              refuses   misreads  reads      reads     misreads  refuses   reads      reads
      kryo-compatible        reads     reads     reads      refuses   reads     reads     reads      refuses
      fory-compatible        reads     reads     reads      reads     reads     reads     reads      reads
      protostuff-runtime     reads     misreads  misreads   reads     reads     misreads  misreads   reads
      json/jackson/databind  reads     refuses   reads      reads     refuses   reads     reads      reads
      """;

  @TempDir private Path folder;

  /** The members of a version are those of the class that forks load. */
  @Test
  void aClassOfAMultiReleaseJarIsTheOneThatForksLoad() throws Exception {
    Path root = JarOfSources.ofFolder(folder.resolve("root.jar"), source("root", "int a"));
    Path versioned =
        JarOfSources.ofFolder(folder.resolve("v.jar"), source("v", "int a; public String b"));
    Path multi = Files.copy(root, folder.resolve("multi.jar"));
    try (FileSystem jar = FileSystems.newFileSystem(multi);
        FileSystem plain = FileSystems.newFileSystem(versioned)) {
      Path there = jar.getPath("/META-INF/versions/17/com/acme/Part.class");
      Files.createDirectories(there.getParent());
      Files.copy(plain.getPath("/com/acme/Part.class"), there);
      Files.writeString(jar.getPath("/META-INF/MANIFEST.MF"), "Multi-Release: true\n");
    }
    Files.writeString(folder.resolve("part.json"), "{\"a\": 1, \"b\": \"x\"}");

    Answer expected = evolution("v.jar");
    assertThat(expected.err()).contains("removed b, reordered members, widened a");
    Answer answer = evolution("multi.jar");
    assertThat(answer.out()).isEqualTo(expected.out());
    assertThat(answer.err()).contains("removed b, reordered members, widened a");
  }

  /** The change that users really made, of which a library that counts members knows nothing. */
  @Test
  void twoBuildsOfAClassReadEachOther() throws Exception {
    JarOfSources.ofFolder(
        folder.resolve("part-1.jar"),
        source("old", "String name; public int size; public String a"));
    JarOfSources.ofFolder(
        folder.resolve("part-2.jar"), source("new", "String b = \"?\", name; public int size"));
    Files.writeString(folder.resolve("part.json"), "{\"name\": \"x\", \"size\": 7, \"a\": \"y\"}");
    Serbench serbench = Serbench.jar(folder);
    List<String> command =
        List.of(
            "check",
            "evolution",
            "-classpath=part-2.jar",
            "part.json",
            "-include=kryo-flat,json/google-gson/databind");

    Answer answer = serbench.run(with(command, "-against=com.acme.Part=part-1.jar"));
    assertThat(answer.err()).contains("since @1: com.acme.Part: added b (String), removed a");
    assertThat(answer.out())
        .startsWith(
            """
                                       new code reads old data  old code reads new data
            row                        @1                       @1
            kryo-flat                  misreads                 misreads
            json/google-gson/databind  reads                    reads
            """);

    Path others = Files.createDirectory(folder.resolve("others"));
    Files.writeString(others.resolve("Other.java"), "package com.acme; public class Other {}");
    JarOfSources.ofFolder(folder.resolve("other.jar"), others);
    Answer lacking = serbench.run(with(command, "-against=com.acme.Part=other.jar"));
    assertThat(lacking.exit()).isEqualTo(2);
    assertThat(lacking.err())
        .isEqualTo(
            "serbench: -against=com.acme.Part: other.jar has no such class; pass the jars or"
                + " folders of another build of it\n");
  }

  private static String[] with(List<String> command, String option) {
    return Stream.concat(command.stream(), Stream.of(option)).toArray(String[]::new);
  }

  private Path source(String name, String members) throws IOException {
    Path sources = Files.createDirectory(folder.resolve(name));
    Files.writeString(
        sources.resolve("Part.java"),
        "package com.acme; public class Part { public " + members + "; }");
    return sources;
  }

  private Answer evolution(String jar) throws Exception {
    return Serbench.jar(folder)
        .run(
            "check",
            "evolution",
            "-type=com.acme.Part",
            "-classpath=" + jar,
            "part.json",
            "-include=kryo-compatible,json/jackson/databind");
  }

  static List<Path> jdks() {
    return Jdks.commands();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void rowsDoWhatTheTableSays(Path java) throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run("check", "evolution", ROWS, "-jvm=" + java, "-jvm-args=-XX:TieredStopAtLevel=1");

    assertThat(answer.complaints()).isEmpty();
    assertThat(answer.exit()).as(answer.out()).isZero();
    String[] blocks = answer.out().split("\n\n", -1);
    assertThat(blocks[0] + "\n").isEqualTo(EXPECTED);
    assertThat(blocks[1].lines()).hasSize(7);
    Answer seen = Serbench.jar(folder).run("check", "evolution", "-recorded", ROWS);
    assertThat(seen.out()).startsWith(blocks[0] + "\n\n" + blocks[1] + "\n\n");
  }
}
