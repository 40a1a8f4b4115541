package io.serbench.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarCacheTest {
  private static final byte[] CONTENT = "content".getBytes(UTF_8);

  @TempDir private Path folder;

  @Test
  void everyNestedJarOfTheCatalogIsThereAndIsAJar() throws Exception {
    JarCache cache = new JarCache(folder);
    for (Row row : Catalog.load().rows()) {
      for (NestedJar jar : row.ownJars()) {
        try (ZipFile unpacked = new ZipFile(cache.unpacked(jar).toFile())) {
          assertThat(unpacked.size()).as(jar.coordinates()).isPositive();
        }
      }
    }
  }

  @Test
  void contentsOfOneNameLieSideBySide() throws Exception {
    JarCache cache = new JarCache(folder);
    Path first = cache.unpacked("a.jar", CONTENT);
    Path second = cache.unpacked("a.jar", "other".getBytes(UTF_8));

    assertThat(first).hasBinaryContent(CONTENT).hasFileName("a.jar");
    assertThat(second).hasContent("other");
  }

  @Test
  void aFileThatIsThereIsLeftAlone() throws Exception {
    JarCache cache = new JarCache(folder);
    Object written = fileKey(cache.unpacked("a.jar", CONTENT));

    assertThat(fileKey(cache.unpacked("a.jar", CONTENT))).isEqualTo(written);
  }

  @Test
  void aDamagedFileIsReplaced() throws Exception {
    JarCache cache = new JarCache(folder);
    Files.writeString(cache.unpacked("a.jar", CONTENT), "con");

    assertThat(cache.unpacked("a.jar", CONTENT)).hasBinaryContent(CONTENT);
  }

  @Test
  void severalMayUnpackAtOnceAndLeaveNothingElse() throws Exception {
    JarCache cache = new JarCache(folder);
    byte[] large = new byte[1 << 20];
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      Callable<Boolean> task = () -> Files.size(cache.unpacked("large.jar", large)) == large.length;
      List<Future<Boolean>> sizes = threads.invokeAll(Collections.nCopies(16, task));
      for (Future<Boolean> complete : sizes) {
        assertThat(complete.get()).isTrue();
      }
    } finally {
      threads.shutdownNow();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile)).hasSize(1);
    }
  }

  @Test
  void aFolderThatCannotBeIsSaidWithARemedy() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));

    assertThatThrownBy(() -> new JarCache(file).unpacked("a.jar", CONTENT))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("a.jar cannot be unpacked into " + file)
        .hasMessageContaining("SERBENCH_CACHE");
  }

  @Test
  void theUserNamesTheFolderElseTheDesktopDoes() {
    assertThat(JarCache.folder("/p", Map.of("SERBENCH_CACHE", "/e"), "/home/me"))
        .isEqualTo(Path.of("/p").toAbsolutePath());
    assertThat(JarCache.folder("", Map.of("SERBENCH_CACHE", "/e", "XDG_CACHE_HOME", "/x"), "/h"))
        .isEqualTo(Path.of("/e").toAbsolutePath());
    String xdg = folder.toAbsolutePath().toString();
    assertThat(JarCache.folder("", Map.of("XDG_CACHE_HOME", xdg), "/h"))
        .isEqualTo(folder.toAbsolutePath().resolve("serbench"));
    assertThat(JarCache.folder("", Map.of("XDG_CACHE_HOME", "not/absolute"), "/h"))
        .isEqualTo(Path.of("/h", ".cache", "serbench"));
  }

  private static Object fileKey(Path file) throws IOException {
    return List.of(Files.getLastModifiedTime(file), Files.getAttribute(file, "fileKey") + "");
  }
}
