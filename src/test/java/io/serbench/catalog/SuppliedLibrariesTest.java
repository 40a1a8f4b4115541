package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.SuppliedLibraries.SuppliedLibrary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuppliedLibrariesTest {
  private static final String KRYO = "com.esotericsoftware:kryo";

  @TempDir private Path folder;

  @Test
  void theJarSaysWhatItIs() throws IOException {
    Path jar = jar("whatever.jar", "com.esotericsoftware/kryo", "5.5.0");
    assertThat(find(jar).map(SuppliedLibrary::version)).contains("5.5.0");
    assertThat(find(jar).map(SuppliedLibrary::jar)).contains(jar);
  }

  @Test
  void elseItsNameDoes() throws IOException {
    assertThat(find(jar("kryo-5.4.0-rc1.jar", "", "")).map(SuppliedLibrary::version))
        .contains("5.4.0-rc1");
    assertThat(find(jar("kryo.jar", "", "")).map(SuppliedLibrary::version)).contains("?");
  }

  @Test
  void otherJarsAreNot() throws IOException {
    assertThat(find(jar("fst-3.0.jar", "de.ruedigermoeller/fst", "3.0"))).isEmpty();
    assertThat(find(jar("kryo-serializers-0.45.jar", "", ""))).isEmpty();
    assertThat(find(folder)).isEmpty();
  }

  @Test
  void theFirstCounts() throws IOException {
    Path first = jar("kryo-5.0.jar", "", "");
    Path second = jar("kryo-5.1.jar", "", "");
    assertThat(find(first, second).map(SuppliedLibrary::version)).contains("5.0");
  }

  @Test
  void theHashIsThatOfTheFile() throws IOException {
    Path jar = folder.resolve("kryo-1.jar");
    // An empty zip: nothing but the end of its directory.
    byte[] empty = Arrays.copyOf(new byte[] {'P', 'K', 5, 6}, 22);
    Files.write(jar, empty);
    assertThat(ClassFiles.read(jar, ClassFiles::sha256))
        .isEqualTo("8739c76e681f900923b900c9df0ef75cf421d39cabb54650c4b9ad19b6a76d85");
  }

  @Test
  void eachPartOfALibraryIsFound() throws IOException {
    Path core = jar("core.jar", "com.acme/core", "1.1");
    Path more = jar("more-1.2.jar", "", "");
    assertThat(in(List.of("com.acme:all", "com.acme:core", "com.acme:more:1.0"), core, more))
        .extracting(SuppliedLibrary::versioned)
        .containsExactly("com.acme:core:1.1", "com.acme:more:1.2");
  }

  @Test
  void aFolderSaysWhatItIsAsAJarDoes() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    assertThat(find(classes)).isEmpty();
    Path maven = classes.resolve("META-INF/maven/com.esotericsoftware/kryo");
    Files.writeString(Files.createDirectories(maven).resolve("pom.properties"), "version=5.5.0\n");
    assertThat(find(classes).map(SuppliedLibrary::version)).contains("5.5.0");
    assertThat(find(classes).map(SuppliedLibrary::jar)).contains(classes);
  }

  @Test
  void aFolderIsKnownByAllThatIsInIt() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("kryo"));
    Files.writeString(classes.resolve("A.class"), "a");
    assertThat(find(classes).map(SuppliedLibrary::version)).contains("?");
    String before = ClassFiles.read(classes, ClassFiles::sha256);
    Files.move(classes.resolve("A.class"), classes.resolve("B.class"));
    assertThat(ClassFiles.read(classes, ClassFiles::sha256)).hasSize(64).isNotEqualTo(before);
  }

  @Test
  void metadataIsSmall() throws IOException {
    Path large = jar("kryo.jar", "com.esotericsoftware/kryo", "1".repeat(1 << 20));
    assertThatThrownBy(() -> find(large)).hasMessageContaining("larger than 64 KiB");
  }

  private static Optional<SuppliedLibrary> find(Path... jars) {
    return in(List.of(KRYO), jars).stream().findFirst();
  }

  private static List<SuppliedLibrary> in(List<String> coordinates, Path... jars) {
    return SuppliedLibraries.onClassPath(new UserClassPath(List.of(jars)))
        .of(new LibraryInfo("Kryo", coordinates, "BSD-3-Clause", "https://example.org"));
  }

  private Path jar(String name, String artifact, String version) throws IOException {
    Path file = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file), new Manifest())) {
      if (!artifact.isEmpty()) {
        out.putNextEntry(new ZipEntry("META-INF/maven/" + artifact + "/pom.properties"));
        out.write(("version=" + version + "\n").getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    return file;
  }
}
