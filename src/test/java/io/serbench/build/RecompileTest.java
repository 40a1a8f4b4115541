package io.serbench.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.apache.tools.ant.BuildException;
import org.apache.tools.ant.Project;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two classes, of which one uses the other, and a test that uses both. */
class RecompileTest {
  private static final String USED =
      """
      package p;
      public class Used {
        public static final int CONSTANT = 1;
        private final int own = 2;
        public int sum() { return own + CONSTANT; }
        interface Nested { void call(); }
      }
      """;
  private static final String USER =
      "package p; class User { int n = 2 * (int) new Used().sum() + Used.CONSTANT; }";

  @TempDir private Path folder;
  private Path sources;
  private Path classes;

  @BeforeEach
  void compileAll() throws IOException {
    sources = folder.resolve("src");
    classes = folder.resolve("classes");
    write("p/Used.java", USED);
    write("p/User.java", USER);
    asMaven();
  }

  private void write(String name, String text) throws IOException {
    Path file = sources.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void asMaven() throws IOException {
    compile(sources, classes);
    task(sources, classes, "main").execute();
  }

  private void compile(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null);
        Stream<Path> found = Files.walk(from)) {
      List<Path> java = found.filter(path -> path.toString().endsWith(".java")).toList();
      List<String> options = List.of("-g", "-d", to.toString(), "-cp", classes.toString());
      assertThat(
              javac
                  .getTask(
                      null,
                      files,
                      null,
                      options,
                      null,
                      files.getJavaFileObjects(java.toArray(Path[]::new)))
                  .call())
          .isTrue();
    }
  }

  private Recompile task(Path from, Path to, String name) {
    Recompile task = new Recompile();
    task.setProject(new Project());
    task.setSources(new org.apache.tools.ant.types.Path(task.getProject(), from.toString()));
    task.setClasses(to.toFile());
    task.setState(folder.resolve(name + ".txt").toFile());
    task.setOptions("-g -Xlint:none");
    task.setClasspath(classes.toString());
    return task;
  }

  /** Returns whether Maven has nothing to compile. */
  private static boolean isCompiled(Recompile task) {
    task.setSkip("skip");
    task.execute();
    return task.getProject().getProperty("skip").equals("true");
  }

  private boolean isCompiled() {
    return isCompiled(task(sources, classes, "main"));
  }

  private FileTime compiled(String name) throws IOException {
    return Files.getLastModifiedTime(classes.resolve(name));
  }

  @Test
  void nothingIsCompiledIfNothingChanged() throws IOException {
    Files.setLastModifiedTime(sources.resolve("p/Used.java"), FileTime.fromMillis(0));

    assertThat(isCompiled()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "return own + CONSTANT, return own - CONSTANT",
    "int own = 2, int own = 3",
    "final int own = 2, final long own = 2; private int more() { return 1 + (int) own; } private"
        + " int x",
    "return own + CONSTANT, Nested n = () -> new Object() {}; n.call(); return (int) (own +"
        + " CONSTANT)"
  })
  void whatOthersDoNotSeeIsCompiledAlone(String old, String replacement) throws IOException {
    String code = USED.replace(old, replacement).replace("return own", "return (int) own");
    FileTime user = compiled("p/User.class");
    write("p/Used.java", code);

    assertThat(isCompiled()).isTrue();
    assertThat(compiled("p/User.class")).isEqualTo(user);
    byte[] alone = Files.readAllBytes(classes.resolve("p/Used.class"));
    compile(sources, classes);
    assertThat(alone).isEqualTo(Files.readAllBytes(classes.resolve("p/Used.class")));
    assertThat(isCompiled()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "CONSTANT = 1, CONSTANT = 2",
    "public int sum(), public long sum()",
    "public int sum(), public int more() { return 1; } public int sum()",
    "public int sum(), int sum()",
    "public int sum(), @Deprecated public int sum()",
    "public class Used, public final class Used",
    "public class Used, public class Used extends Thread",
    "void call(), void call() throws Exception",
    "interface Nested, interface Other {} interface Nested"
  })
  void whatOthersSeeMakesMavenCompileAll(String old, String replacement) throws IOException {
    write("p/Used.java", USED.replace(old, replacement));

    assertThat(isCompiled()).isFalse();
    assertThat(classes.resolve("p/User.class")).doesNotExist();
    asMaven();
    assertThat(isCompiled()).isTrue();
  }

  @Test
  void contentCountsNotTime() throws IOException {
    write("p/Used.java", USED.replace("CONSTANT = 1", "CONSTANT = 2"));
    Files.setLastModifiedTime(sources.resolve("p/Used.java"), FileTime.fromMillis(0));

    assertThat(isCompiled()).isFalse();
  }

  @Test
  void addedAndRemovedClassesMakeMavenCompileAll() throws IOException {
    write("p/Third.java", "package p; class Third {}");
    assertThat(isCompiled()).isFalse();

    asMaven();
    Files.delete(sources.resolve("p/Third.java"));
    assertThat(isCompiled()).isFalse();
    assertThat(classes.resolve("p/Third.class")).doesNotExist();
  }

  @Test
  void localClassesThatAreGoneLeaveNoFile() throws IOException {
    write("p/Used.java", USED.replace("return own", "new Object() {}.hashCode(); return own"));
    assertThat(isCompiled()).isTrue();
    assertThat(classes.resolve("p/Used$1.class")).exists();

    write("p/Used.java", USED);
    assertThat(isCompiled()).isTrue();
    assertThat(classes.resolve("p/Used$1.class")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"p/User.class", "p/Used$Nested.class", "p/generated/Other$Nested.class"})
  void aMissingClassMakesMavenCompileAll(String name) throws IOException {
    Path other = classes.resolve("p/generated/Other.class");
    Files.createDirectories(other.getParent());
    Files.writeString(other, "made of no source");
    Files.writeString(classes.resolve("p/generated/Other$Nested.class"), "nested");
    Files.delete(folder.resolve("main.txt"));
    asMaven();
    assertThat(isCompiled()).isTrue();
    Files.delete(classes.resolve(name));

    assertThat(isCompiled()).isFalse();
    assertThat(classes.resolve("p/Used.class")).doesNotExist();
    assertThat(other.toFile().exists()).isEqualTo(!name.contains("generated"));
  }

  /** The classes of the build before would be taken for those of the one that failed. */
  @Test
  void afterMavenFailedItCompilesAll() throws IOException {
    write("p/Third.java", "package p; class Third { error }");
    assertThat(isCompiled()).isFalse();
    Files.writeString(classes.resolve("p/User.class"), "left by Maven");
    write("p/Third.java", "package p; class Third {}");

    assertThat(isCompiled()).isFalse();
    assertThat(classes.resolve("p/User.class")).doesNotExist();
  }

  @Test
  void annotatedClassesAreNotCompiledAlone() throws IOException {
    write("p/annotated/Bean.java", "package p.annotated; class Bean { private int n = 1; }");
    assertThat(isCompiled()).isFalse();
    asMaven();
    write("p/annotated/Bean.java", "package p.annotated; class Bean { private int n = 2; }");

    assertThat(isCompiled()).isFalse();
  }

  @Test
  void afterAnErrorOnlyTheFileIsCompiledAgain() throws IOException {
    write("p/Used.java", USED.replace("return own", "return owm"));
    assertThatThrownBy(this::isCompiled)
        .isInstanceOf(BuildException.class)
        .hasMessageContaining("p/Used.java");

    write("p/Used.java", USED.replace("return own", "return -own"));
    assertThat(isCompiled()).isTrue();
  }

  @Test
  void testsAreCompiledAgainIfTheirMainClassesWereSeenToChange() throws IOException {
    Path tests = folder.resolve("tests");
    Path testClasses = folder.resolve("test-classes");
    Files.createDirectories(tests.resolve("p"));
    Files.writeString(
        tests.resolve("p/UsedTest.java"),
        "package p; class UsedTest { int n = new Used().sum(); }");
    compile(tests, testClasses);
    against(tests, testClasses).execute();
    assertThat(isCompiled(against(tests, testClasses))).isTrue();

    write("p/Used.java", USED.replace("int own = 2", "int own = 3"));
    assertThat(isCompiled()).isTrue();
    assertThat(isCompiled(against(tests, testClasses))).isTrue();

    write("p/Used.java", USED.replace("CONSTANT = 1", "CONSTANT = 2"));
    assertThat(isCompiled()).isFalse();
    asMaven();
    assertThat(isCompiled(against(tests, testClasses))).isFalse();
  }

  private Recompile against(Path tests, Path testClasses) {
    Recompile task = task(tests, testClasses, "test");
    task.setAgainst(folder.resolve("main.txt").toFile());
    return task;
  }
}
