package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstalledJdksTest {
  @TempDir private Path folder;

  @Test
  void theFirstOfEachFeatureVersionCounts() throws IOException {
    Path own = jdk("own", "17.0.9");
    Path other = jdk("other", "17.0.15");
    Path old = jdk("old", "1.8.0_402");
    Path next = jdk("next", "25");
    assertThat(new InstalledJdks(List.of(own, other, old, next)).programs())
        .containsExactly(
            Map.entry(8, java(old)), Map.entry(17, java(own)), Map.entry(25, java(next)));
  }

  @Test
  void aBundleHoldsItsHomeInside() throws IOException {
    Path home = jdk("jdk-25.jdk/Contents/Home", "25.0.1");
    assertThat(new InstalledJdks(List.of(folder.resolve("jdk-25.jdk"))).programs())
        .containsEntry(25, java(home));
  }

  @Test
  void onWindowsItsProgramHasAnEnding() throws IOException {
    Path home = jdk("jdk-17", "17.0.15");
    Path program = Files.move(java(home), home.resolve("bin").resolve("java.exe"));
    assertThat(new InstalledJdks(List.of(home)).programs()).containsExactly(Map.entry(17, program));
    assertThat(InstalledJdks.java(home)).contains(program);
    assertThat(InstalledJdks.java(folder)).isEmpty();
  }

  @Test
  void whatIsNoJdkIsPassedOver() throws IOException {
    Path silent = jdk("silent", "17");
    Files.delete(silent.resolve("release"));
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Path strange = jdk("strange", "new");
    assertThat(
            new InstalledJdks(List.of(silent, empty, strange, folder.resolve("none"))).programs())
        .isEmpty();
  }

  @Test
  void thisJvmIsAmongThem() {
    assertThat(InstalledJdks.ofThisMachine().programs()).containsKey(Runtime.version().feature());
  }

  private Path jdk(String name, String version) throws IOException {
    Path home = folder.resolve(name);
    Files.createDirectories(home.resolve("bin"));
    Files.createFile(java(home)).toFile().setExecutable(true);
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  private static Path java(Path home) {
    return home.resolve("bin").resolve("java");
  }
}
