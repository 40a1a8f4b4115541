package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Forks run in another folder than serbench, and serbench runs where its user is. */
@EnabledOnOs(OS.LINUX)
class OddPlacesIT {
  private static final String[] SHORT = {
    "-include=java-manual", "-forks=1", "-warmup-time=5", "-testRunMillis=5", "-jvm=jdk/bin/java"
  };

  @TempDir private Path parent;

  /** A java of its own. */
  private Path folder(String name) throws IOException {
    Path folder = parent.resolve(name);
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.createFile(
        java, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Files.writeString(java, "#!/bin/sh\nexec " + Serbench.java(Serbench.ownHome()) + " \"$@\"\n");
    return folder;
  }

  private List<String> names() throws IOException {
    try (Stream<Path> names = Files.list(parent)) {
      return names.map(name -> name.getFileName().toString()).toList();
    }
  }

  @Test
  void aRelativeJavaRunsForksToo() throws Exception {
    Answer answer = Serbench.jar(folder("plain")).run(SHORT);
    assertThat(answer.exit()).as(answer.err()).isZero();
  }

  /** Batch jobs have this locale. */
  @Test
  void aFolderWithANameThatTheLocaleCannotSayIsRefused() throws Exception {
    String name = "t\u00e9st-\u00fc";
    Charset ofNames = Charset.forName(System.getProperty("sun.jnu.encoding"));
    assumeTrue(ofNames.newEncoder().canEncode(name), "this JVM cannot say it either");
    Answer answer = Serbench.jar(folder(name)).withVariables(Map.of("LC_ALL", "C")).run(SHORT);

    assertThat(answer.exit()).isEqualTo(2);
    assertThat(answer.err()).contains("set LC_ALL=C.UTF-8").hasLineCount(1);
    assertThat(names()).containsExactly(name);
  }

  /** As in some sandboxes of builds. */
  @Test
  void aLoopbackInterfaceThatIsDownIsSaidOnce() throws Exception {
    String[] sandbox = {"unshare", "--map-root-user", "--net"};
    assumeTrue(
        new ProcessBuilder(Stream.concat(Stream.of(sandbox), Stream.of("true")).toList())
                .start()
                .waitFor()
            == 0,
        "this user may not make one");
    for (String command : List.of("run", "check")) {
      Answer answer = Serbench.jar(parent).under(sandbox).run(command, "-include=java-manual");
      assertThat(answer.exit()).isEqualTo(2);
      assertThat(answer.err())
          .startsWith("serbench: forks cannot connect to 127.0.0.1 (")
          .hasLineCount(1);
    }
  }
}
