package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.ResultSchema;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages that are compressed. */
class CompressIT {
  private static final String COMPRESSORS =
      "com/github/luben|com\\.github\\.luben|net\\.jpountz|org\\.xerial\\.snappy";

  @TempDir private Path folder;

  @Thorough
  @Test
  void oneLineForEachRowAndCompressor() throws Exception {
    Answer answer =
        run(
            "-include=kryo-flat,json/jackson/databind",
            "-compress=deflate,zstd:3,lz4",
            "-out=result.json");

    assertThat(answer.exit()).isZero();
    assertThat(answer.out())
        .containsPattern("(?m)^kryo-flat@plain\\*? +~?\\d")
        .containsPattern("(?m)^json/jackson/databind@lz4\\*? +~?\\d")
        .contains("zstd:3 by zstd-jni")
        .contains("lz4 by lz4-java");
    ResultSchema.check(folder.resolve("result.json"));
    Map<String, JsonNode> encoded = encoded();
    for (String row : new String[] {"kryo-flat", "json/jackson/databind"}) {
      JsonNode plain = encoded.get(row + "@plain");
      assertThat(plain.has("compressor")).isFalse();
      for (String mark : new String[] {"@deflate:6", "@zstd:3", "@lz4"}) {
        JsonNode compressed = encoded.get(row + mark);
        assertThat(compressed.get("size").intValue()).isLessThan(plain.get("size").intValue());
        assertThat(compressed.get("deflated")).isEqualTo(plain.get("deflated"));
      }
      // The column +dfl is the same compressor at the same level.
      assertThat(encoded.get(row + "@deflate:6").get("size")).isEqualTo(plain.get("deflated"));
    }
  }

  @Thorough
  @Test
  void aStreamIsCompressedAsAWhole() throws Exception {
    Answer answer =
        run(
            "-include=kryo-flat",
            "-compress=zstd:3",
            "-transport=array,stream",
            "-items=100",
            "-threads=2",
            "-out=result.json");

    assertThat(answer.exit()).isZero();
    // A message says again what others say, which pays where they are compressed together.
    Map<String, JsonNode> encoded = encoded();
    int alone = encoded.get("kryo-flat@zstd:3").get("size").intValue();
    int together = encoded.get("kryo-flat@zstd:3 STREAM").get("size").intValue();
    assertThat(together).isLessThan(100 * alone / 2);
  }

  @Thorough
  @Test
  void aCompressorWhoseNativeCodeDoesNotLoadFailsItsRowAlone() throws Exception {
    Answer answer =
        compiled(
            "-include=kryo-flat",
            "-compress=zstd,deflate,snappy",
            "-jvm-args=-DZstdNativePath=/no/such/library -Dorg.xerial.snappy.lib.path=/no/such"
                + " -Dorg.xerial.snappy.disable.bundled.libs=true",
            "-out=result.json");

    assertThat(answer.exit()).isEqualTo(1);
    assertThat(encoded().get("kryo-flat@deflate:6").has("size")).isTrue();
    assertThat(encoded().get("kryo-flat@zstd:3").has("size")).isFalse();
    assertThat(answer.out().replaceAll("\\s+", " "))
        .contains("the native code for zstd does not load here; deflate, gzip and lz4 need none")
        .contains("the native code for snappy does not load here");
  }

  @Thorough
  @Test
  void aRunWithoutLoadsNoCompressor() throws Exception {
    Path log = folder.resolve("classes.txt");
    Answer answer =
        compiled(
            "-include=kryo-flat",
            "-jvm-args=-Xlog:class+load=info:file=\"" + log + "\"",
            "-out=result.json");

    assertThat(answer.exit()).isZero();
    assertThat(Files.readString(log))
        .contains("com.esotericsoftware.kryo.Kryo ")
        .doesNotContainPattern(COMPRESSORS);
    assertThat(Files.readString(folder.resolve("result.json"))).doesNotContain("ompress");
  }

  private Answer run(String... options) throws Exception {
    return Serbench.jar(folder).measure(options);
  }

  /** With other options of JVMs. */
  private Answer compiled(String... options) throws Exception {
    return Serbench.jar(folder).measureCompiled(options);
  }

  /** How large what each row encoded is, by its name, variant and transport where it is none. */
  private Map<String, JsonNode> encoded() throws Exception {
    Map<String, JsonNode> encoded = new HashMap<>();
    JsonNode run = new ObjectMapper().readTree(folder.resolve("result.json").toFile());
    for (JsonNode cell : run.get("cells")) {
      JsonNode id = cell.get("id");
      String transport = id.at("/workload/usage/transport").asText();
      encoded.put(
          id.get("row").asText()
              + id.path("variant").asText()
              + (transport.equals("ARRAY") ? "" : " " + transport),
          cell.at("/forks/0/encoded"));
    }
    return encoded;
  }
}
