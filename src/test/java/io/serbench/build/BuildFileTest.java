package io.serbench.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.apache.tools.ant.Project;
import org.apache.tools.ant.ProjectHelper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When schema/build.xml makes again what it made before, in a small project of its own. */
class BuildFileTest {
  @TempDir private Path folder;

  @BeforeEach
  void project() throws IOException {
    write("schema/build.xml", Files.readString(Path.of("schema", "build.xml")));
    write("schema/protobuf/user.proto", "user");
    write("schema/protobuf/sample.proto", "sample");
    write("pom.xml", "a POM");
    write("src/build/java/Tool.java", "a tool");
    write("src/generated/java/Committed.java", "committed");
    write("src/main/resources/kept.txt", "kept");
    write("src/main/resources/gone.txt", "gone");
    write("src/test/resources/golden.txt", "golden");
    write("target/classes/kept.txt", "kept");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** Runs a target as Maven does, with one of its properties or paths changed. */
  private void run(String target, String changed) {
    Project project = new Project();
    project.init();
    project.setBasedir(folder.toString());
    project.setProperty("project.build.directory", folder.resolve("target").toString());
    project.setProperty(
        "project.build.outputDirectory", folder.resolve("target/classes").toString());
    project.setProperty(
        "project.build.testOutputDirectory", folder.resolve("target/test-classes").toString());
    project.setProperty("notices", folder.resolve("target/notices").toString());
    for (String property : new String[] {"javac.options", "java.runtime.version"}) {
      project.setProperty(property, property.equals(changed) ? "other" : "usual");
    }
    for (String path : new String[] {"maven.plugin.classpath", "maven.compile.classpath"}) {
      String version = path.equals(changed) ? "2" : "1";
      project.addReference(
          path,
          new org.apache.tools.ant.types.Path(
              project, folder.resolve("lib-" + version + ".jar").toString()));
    }
    ProjectHelper.configureProject(project, folder.resolve("schema/build.xml").toFile());
    project.executeTarget(target);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javac.options",
        "java.runtime.version",
        "maven.plugin.classpath",
        "maven.compile.classpath"
      })
  void anotherVersionOptionOrJdkRemovesWhatWasMade(String changed) throws IOException {
    run("changed-build", "nothing");
    Path made = write("target/classes/Made.class", "made");
    run("changed-build", "nothing");
    assertThat(made).exists();

    run("changed-build", changed);
    assertThat(made).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pom.xml",
        "schema/build.xml",
        "src/build/java/Tool.java",
        "src/generated/java/Committed.java"
      })
  void soDoesAChangeOfTheBuildOrOfCommittedCode(String name) throws IOException {
    run("changed-build", "nothing");
    Path made = write("target/classes/Made.class", "made");
    Path file = folder.resolve(name);
    Files.writeString(file, Files.readString(file) + "\n");
    Files.setLastModifiedTime(file, FileTime.fromMillis(0));

    run("changed-build", "nothing");
    assertThat(made).doesNotExist();
  }

  @Test
  void resourcesThatAreGoneAreRemoved() throws IOException {
    run("resources", "nothing");
    Path gone = write("target/classes/gone.txt", "gone");
    Files.delete(folder.resolve("src/main/resources/gone.txt"));

    run("resources", "nothing");
    assertThat(gone).doesNotExist();
    assertThat(folder.resolve("target/classes/kept.txt")).exists();
  }

  /** The compilers are scripts, which put the schemas they read into a file. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aChangedSchemaIsCompiledAgain() throws IOException {
    String script =
        "#!/bin/sh\ncd \"$(dirname \"$0\")/../..\"\ncat schema/protobuf/*.proto >> %s\n";
    for (String name : new String[] {"protoc", "protoc-gen-quickbuf"}) {
      write(
          "target/protoc/" + name + ".exe",
          script.formatted("target/generated-sources/protobuf/all"));
    }
    run("protobuf", "nothing");
    Path made = folder.resolve("target/generated-sources/protobuf/all");
    FileTime before = FileTime.fromMillis(1000);
    Files.setLastModifiedTime(made, before);
    run("protobuf", "nothing");
    assertThat(Files.getLastModifiedTime(made)).isEqualTo(before);

    Files.setLastModifiedTime(write("schema/protobuf/user.proto", "changed"), before);
    run("protobuf", "nothing");
    assertThat(made).content().contains("changed").doesNotContain("user");

    Files.delete(made);
    run("protobuf", "nothing");
    assertThat(made).exists();
  }
}
