package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A jar of the user's in place of a library that serbench brings: tables must not name another. */
@Thorough
class OtherVersionIT {
  private static final String VERSION = "5.0.0-of-the-user";

  @TempDir private static Path folder;

  @Test
  void theReportNamesTheVersionThatWasMeasured() throws Exception {
    Path jar = OtherKryo.write(folder.resolve("mine.jar"), VERSION);
    Answer answer =
        Serbench.jar(folder)
            .measure(
                "-include=kryo-flat,fst-flat,json/gson/databind",
                "-classpath=" + jar,
                "-out=r.json");
    assertThat(answer.exit()).isZero();
    assertThat(answer.out().replaceAll("\\s+", " "))
        .contains("com.esotericsoftware:kryo:" + VERSION + ", from the user's mine.jar (SHA-256 ")
        .contains("com.google.code.gson:gson:");
    assertThat(Files.readString(folder.resolve("r.json")))
        .contains("\"library\":\"com.esotericsoftware:kryo:" + VERSION + "\"")
        .contains("\"name\":\"mine.jar\"");
  }

  /**
   * A core that has nothing of what serbench's databind needs, in a jar with classes of an
   * application.
   */
  @Test
  void anOldJacksonFailsTheRowsThatMeasureItAlone() throws Exception {
    Path core = Files.createDirectories(folder.resolve("src/com/fasterxml/jackson/core/json"));
    Files.writeString(
        core.resolveSibling("JsonFactory.java"),
        "package com.fasterxml.jackson.core; public class JsonFactory {}");
    Files.writeString(
        core.resolve("PackageVersion.java"),
        """
        package com.fasterxml.jackson.core.json;

        public final class PackageVersion {
          public static final com.fasterxml.jackson.core.Version VERSION =
              new com.fasterxml.jackson.core.Version(2, 12, 7, null, null, null);
        }
        """);
    Path app =
        JarOfSources.ofFolder(folder.resolve("app.jar"), folder.resolve("src"), Serbench.ownJar());
    Path file = Files.writeString(folder.resolve("v.json"), "{\"n\": 1}");
    Answer answer =
        Serbench.jar(folder)
            .run(
                "check",
                file.toString(),
                "-classpath=" + app,
                "-include=kryo-flat,json/jackson/databind");
    assertThat(answer.err())
        .contains("v.json: read with serbench's Jackson 2.")
        .contains(", not with your jackson-core of unknown version; ");
    assertThat(answer.out().replaceAll("\\s+", " "))
        .contains("fits (1): kryo-flat refuses (1): json/jackson/databind");
  }
}
