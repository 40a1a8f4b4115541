package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShardsTest {
  private final FakeServices services = new FakeServices();

  @TempDir private Path folder;

  @Test
  void theSchedulerIsAskedOnlyWhereTheUserSaysSo() {
    services.environment = Map.of("JOB_COMPLETION_INDEX", "1");

    assertThat(CliRun.of(services, "-shard=auto/3").err())
        .contains("note: shard 2 of 3 measures 3 of 3 rows");
    assertThat(CliRun.of(services, "-quick").err()).doesNotContain("shard");
  }

  @Test
  void thePlanIsTheSameWhereverItIsMade() {
    String one = CliRun.of(services, "-shard=1/3").err();
    String other = CliRun.of(new FakeServices(), "-shard=3/3").err();

    assertThat(one.replaceAll("(?s).*plan (\\w+).*", "$1"))
        .isEqualTo(other.replaceAll("(?s).*plan (\\w+).*", "$1"))
        .matches("[0-9a-f]{12}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"9/8", "0/8", "3", "a/b", "1/0", "1/8x0", "-1/8"})
  void whatIsNoShardIsSaidInALine(String value) {
    CliRun run = CliRun.of(services, "-shard=" + value);

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "serbench: -shard=%s: expected a part and the number of parts, such as 2/8, auto, auto/8 or 2/8x3\n"
                .formatted(value));
  }

  @Test
  void aRowIsInAtMostAllParts() {
    assertThat(CliRun.of(services, "-shard=1/1").exit()).isZero();
    assertThat(CliRun.of(services, "-shard=1/3x4").exit()).isZero();
  }

  @Test
  void autoWithoutASchedulerIsSaidInALine() {
    assertThat(CliRun.of(services, "-shard=auto"))
        .satisfies(run -> assertThat(run.exit()).isEqualTo(2))
        .satisfies(run -> assertThat(run.err()).contains("no scheduler tells which shard this is"));
  }

  @Test
  void mergeNeedsFiles() {
    assertThat(CliRun.of(services, "merge"))
        .isEqualTo(
            new CliRun(
                2,
                "",
                "serbench: missing operand: serbench merge [options] FILE ..."
                    + " ('serbench help merge' lists the options)\n"));
  }

  @Test
  void mergeDoesNotReplaceAShard() {
    Path shard = folder.resolve("a.json");
    services.files.put(shard, Runs.run(List.of()));

    CliRun run = CliRun.of(services, "merge", shard.toString(), "-out=" + shard);

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("serbench: -out=%s is one of the merged files; pass another\n".formatted(shard));
  }

  @Test
  void aRunThatIsNoShardIsNotMerged() {
    Path whole = folder.resolve("a.json");
    Run run = Runs.run(List.of());
    services.files.put(whole, run);

    assertThat(CliRun.of(services, "merge", whole.toString(), "-out=" + folder.resolve("b.json")))
        .satisfies(it -> assertThat(it.exit()).isEqualTo(2))
        .satisfies(it -> assertThat(it.err()).contains("a.json is not a shard; "));
  }
}
