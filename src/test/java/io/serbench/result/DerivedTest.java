package io.serbench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.ResultFile.ResultFileException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hash of the samples. */
class DerivedTest {
  private static final Run RUN = Runs.run(List.of(sliced()));

  @TempDir private Path folder;
  private Path file;

  private static CellResult sliced() {
    CellResult cell =
        Runs.row("fst", Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FULL_GRAPH));
    PhaseResult phase =
        MadeUpPhase.of(Phase.SER, List.of(800L, 900L))
            .batch(25)
            .waited(List.of(0L, 2L))
            .witness(400, 410, 405)
            .result();
    return cell.withFork(Runs.fork(cell, 300, List.of(phase)));
  }

  @BeforeEach
  void write() throws Exception {
    file = folder.resolve("run.json");
    Runs.write(RUN, file);
  }

  /** As documented for readers other than serbench. */
  @Test
  void theHashIsOfALineAPhase() throws Exception {
    String lines = "[\"SER\",25,[800,900],[0,2],[400,410,405],null]\n";
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(lines.getBytes(StandardCharsets.UTF_8));
    assertThat(file)
        .content()
        .contains("\"samplesSha256\": \"" + HexFormat.of().formatHex(hash) + "\"");
    assertThat(Runs.read(file)).isEqualTo(RUN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"800", "[0,2]", "410", "\"batch\":25", "\"SER\""})
  void noSampleCanChange(String part) throws Exception {
    String other = part.equals("\"SER\"") ? "\"DESER\"" : part.replaceFirst("[25810]", "6");
    Files.writeString(file, Files.readString(file).replace(part, other));
    assertThatThrownBy(() -> Runs.read(file))
        .isInstanceOf(ResultFileException.class)
        .hasMessage(
            file
                + " is damaged: its samples were changed after serbench wrote them; copy or make it"
                + " again");
  }

  @Test
  void olderFilesHaveNoHash() throws Exception {
    String text = Files.readString(file);
    Files.writeString(file, text.replaceFirst(",\\s*\"samplesSha256\": \"[0-9a-f]+\"", ""));
    assertThat(file).content().doesNotContain("samplesSha256");
    assertThat(Runs.read(file)).isEqualTo(RUN);
  }

  @Test
  void whatOthersAddIsNoSample() throws Exception {
    String text = Files.readString(file);
    Files.writeString(file, text.replace("\"batch\":25", "\"batch\":25,\"colour\":7"));
    assertThat(Runs.read(file)).isEqualTo(RUN);
  }
}
