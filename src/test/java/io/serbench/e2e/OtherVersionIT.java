package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A jar of the user's in place of a library that serbench brings: tables must not name another. */
class OtherVersionIT {
  private static final String VERSION = "5.0.0-of-the-user";

  @TempDir private static Path folder;

  @Test
  void theReportNamesTheVersionThatWasMeasured() throws Exception {
    Path jar = OtherKryo.write(folder.resolve("mine.jar"), VERSION);
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
        .contains("\"library\":\"com.esotericsoftware:kryo:" + VERSION + "\"")
        .contains("\"name\":\"mine.jar\"");
  }
}
