package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.Kryo;
import io.serbench.e2e.Serbench.Answer;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A jar of the user's in place of a library that serbench brings: tables must not name another. */
class OtherVersionIT {
  private static final String PROPERTIES =
      "META-INF/maven/com.esotericsoftware/kryo/pom.properties";
  private static final String VERSION = "5.0.0-of-the-user";

  @TempDir private static Path folder;

  @Test
  void theReportNamesTheVersionThatWasMeasured() throws Exception {
    Path jar = repackaged();
    Answer answer =
        Serbench.jar(folder)
            .run(
                "-quick",
                "-warmup-time=20",
                "-testRunMillis=20",
                "-include=kryo-flat,fst-flat,json/gson/databind",
                "-classpath=" + jar,
                "-out=r.json");
    assertThat(answer.exit()).isZero();
    assertThat(answer.out().replaceAll("\\s+", " "))
        .contains("com.esotericsoftware:kryo:" + VERSION + ", from the user's mine.jar (SHA-256 ")
        .contains("com.google.code.gson:gson:");
    assertThat(Files.readString(folder.resolve("r.json")))
        .contains("\"library\": \"com.esotericsoftware:kryo:" + VERSION + "\"")
        .contains("\"name\":\"mine.jar\"");
  }

  /** The library as the build has it, under another version. */
  private static Path repackaged() throws IOException, URISyntaxException {
    Path file = folder.resolve("mine.jar");
    Path original = Path.of(Kryo.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (JarFile jar = new JarFile(original.toFile());
        JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
      for (JarEntry entry : jar.stream().toList()) {
        out.putNextEntry(new ZipEntry(entry.getName()));
        out.write(
            entry.getName().equals(PROPERTIES)
                ? ("version=" + VERSION + "\n").getBytes(StandardCharsets.ISO_8859_1)
                : jar.getInputStream(entry).readAllBytes());
      }
    }
    return file;
  }
}
