package io.serbench.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.ForeignRows;
import io.serbench.catalog.UserClassPath;
import io.serbench.cli.console.UsageException;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassPathOptionsTest {
  @TempDir private Path directory;

  private Path jar(String name, String... entries) throws IOException {
    Path jar = directory.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream zip = new JarOutputStream(out)) {
      for (String entry : entries) {
        zip.putNextEntry(new ZipEntry(entry));
        zip.write("no colon\n".getBytes(StandardCharsets.UTF_8));
      }
    }
    return jar;
  }

  private static List<Path> read(Object text) {
    return new ClassPathOptions.Jars().convert(text.toString()).entries();
  }

  private static AbstractThrowableAssert<?, ?> refused(Path path) {
    return assertThatThrownBy(() -> read(path)).isInstanceOf(UsageException.class);
  }

  private String suggestion(String entry, String misspelt) throws IOException {
    return ClassPathOptions.suggest(misspelt, new UserClassPath(List.of(jar("shop.jar", entry))));
  }

  @Test
  void anyOtherHasTheClassThatWasMeant() throws IOException {
    assertThat(suggestion("shop/Order.class", "store.Order"))
        .isEqualTo("; did you mean shop.Order?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"BOOT-INF", "WEB-INF"})
  void anArchiveOfAnApplicationIsToBeUnpacked(String folder) throws IOException {
    String entry = folder + "/classes/shop/Order.class";
    assertThat(suggestion(entry, "shop.Order"))
        .isEqualTo(
            "; it is in %s of %s: unpack that with 'jar xf %2$s', and pass"
                + " '-classpath=%1$s/classes%3$s%1$s/lib/*'",
            folder, directory.resolve("shop.jar"), File.pathSeparator);
    assertThat(suggestion(entry, "shop.Item")).isEmpty();
  }

  @Test
  void ofAFolderOfJarsAllAreMeant() throws IOException {
    jar("shop.jar", "shop/Order.class");
    assertThat(ClassPathOptions.suggest("shop.Order", new UserClassPath(List.of(directory))))
        .isEqualTo("; did you mean -classpath=" + directory + File.separator + "*?");
  }

  @Test
  void allJarsOfAFolderAreTakenInTheOrderOfTheirNames() throws IOException {
    Path second = jar("b.jar", "shop/Order.class");
    Path first = jar("a.jar", "shop/Item.class");
    assertThat(read(directory + File.separator + "*")).containsExactly(first, second);
    // Of the folder that the test runs in, which has none.
    assertThatThrownBy(() -> read("*")).hasMessageStartingWith("no jar in ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "io/serbench/fork/Sizes.class",
        "io/serbench/Own.class",
        "META-INF/versions/17/io/serbench/fork/Sizes.class"
      })
  void nobodyReplacesAClassOfSerbench(String entry) throws IOException {
    Path jar = jar("shadow.jar", "shop/Order.class", entry);
    refused(jar)
        .hasMessage(
            jar + " has serbench's own classes (" + entry + "); pass yours and libraries only");
    assertThat(read(jar("rows.jar", "io/serbenchmark/Rows.class", "io/serbench/readme.txt")))
        .hasSize(1);
  }

  private Path source(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void sourceFilesAreCompiledTogether() throws IOException {
    Path order = source("Order.java", "package shop; public record Order(Item item) {}");
    Path item = source("Item.java", "package shop; class Item { int price; }");
    Path jar = jar("lib.jar", "shop/Any.class");
    List<Path> found = read(String.join(File.pathSeparator, "" + jar, "" + order, "" + item));
    assertThat(found).hasSize(2).last().isEqualTo(jar);
    assertThat(found.get(0)).hasFileName("Order.java").isDirectory();
    assertThat(found.get(0).resolve("shop")).isDirectoryContaining("glob:**Item.class");
    assertThat(ForeignRows.origins(new UserClassPath(found))).isEmpty();
  }

  @Test
  void rowsInASourceFileAreDeclared() throws IOException {
    Path rows =
        source(
            "Rows.java",
            """
            import io.serbench.catalog.*;
            import java.util.List;
            public class Rows implements LibraryRows {
              public List<Row> rows() { return List.of(); }
              abstract static class Half implements LibraryRows {}
              public static class More extends Rows {}
            }
            """);
    assertThat(ForeignRows.origins(new UserClassPath(read(rows))))
        .extracting(origin -> origin.provider().orElseThrow())
        .containsExactlyInAnyOrder("Rows", "Rows$More");
  }

  @Test
  void aSourceFileThatIsWrongIsRefusedWithItsPlace() throws IOException {
    refused(source("Order.java", "package shop;\nclass Order {\n  Itm item;\n}"))
        .hasMessageMatching(
            "\\S*Order\\.java:3: cannot find symbol; symbol: +class Itm; location: class"
                + " shop.Order; Java's compiler says so");
    refused(directory.resolve("None.java")).hasMessageContaining("None.java does not exist");
  }

  @Test
  void neitherByAFolder() throws IOException {
    Files.createDirectories(directory.resolve("io").resolve("serbench").resolve("fork"));
    refused(directory).hasMessageContaining(" has serbench's own classes (io/serbench); ");
  }

  /** The JVM would pass over it, without a word. */
  @Test
  void aJarThatAJvmDoesNotReadIsRefused() throws IOException {
    refused(jar("bad.jar", "META-INF/MANIFEST.MF", "shop/Order.class"))
        .hasMessageContaining("bad.jar has a damaged META-INF/MANIFEST.MF (");
  }
}
