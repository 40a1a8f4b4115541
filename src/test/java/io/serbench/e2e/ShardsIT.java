package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One run in two parts, as if on two machines, put together again. */
@Thorough
class ShardsIT {
  private static final String ROWS =
      "-include=kryo-flat,kryo-manual,fst,json/jackson/databind,json/jackson/manual,hessian,"
          + "java-built-in,java-manual";

  @TempDir private Path folder;

  @Test
  void twoShardsBecomeOneRun() throws Exception {
    Serbench serbench = Serbench.jar(folder);
    for (int shard = 1; shard <= 2; shard++) {
      Answer part =
          serbench.measure(
              ROWS, "-shard=" + shard + "/2x1", "-forks=2", "-out=shard" + shard + ".json");
      assertThat(part.err()).contains("shard " + shard + " of 2 measures ");
      assertThat(part.exit()).isZero();
    }

    Answer alone = serbench.run("merge", "shard1.json", "-out=all.json");
    assertThat(alone.exit()).isEqualTo(2);
    assertThat(alone.err())
        .isEqualTo(
            "serbench: missing: shard 2 of 2; measure the rest, or merge what there is with"
                + " -partial\n");

    Answer merged = serbench.run("merge", "shard2.json", "shard1.json", "-out=all.json");
    assertThat(merged.err()).contains("the results are in all.json");
    assertThat(merged.out().replaceAll("\\s+", " "))
        .contains("Machines", "common rows agree within a factor of ");
    assertThat(merged.exit()).isZero();

    Answer report =
        serbench.run("report", "all.json", "-verbose", "-report=all.html", "-report=all.csv");
    assertThat(report.exit()).isZero();
    assertThat(report.out()).contains("2 of 2, merged");
    List<String> rows = List.of("kryo-flat", "hessian", "java-built-in", "java-manual");
    assertThat(report.out()).contains(rows);
    assertThat(Files.readString(folder.resolve("all.csv"))).contains(rows);
    assertThat(serbench.run("compare", "all.json", "all.json").exit()).isZero();
  }
}
