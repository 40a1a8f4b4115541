package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.report.format.Formats;
import io.serbench.result.CellResult;
import io.serbench.result.CellResult.FromShard;
import io.serbench.result.Course;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MergedSectionTest {
  private static final String CPU = "Example CPU 3000";
  private static final int FORKS = 2;

  @Test
  void machinesOfOneKindAreRankedTogether() {
    String text =
        text(
            List.of(part(1, CPU), part(2, CPU), part(3, CPU)),
            with("a", forks(1, 100), forks(2, 101), forks(3, 99)),
            with("b", forks(1, 200), forks(2, 200), forks(3, 210)),
            with("c", forks(1, 300), forks(2, 300), forks(3, 303)),
            with("d", forks(1, 300), forks(2, 600)));
    assertThat(text)
        .contains(" 1 4 8 ", " 3 3 6 ")
        .contains(
            CPU
                + ", 3 shards: 3 common rows agree within a factor of 1.02 (median; worst: b on"
                + " media.1, 1.05). Intervals allow ±4.6 % for the speed of one machine. All"
                + " shards ran on processors of one kind: rows are ranked together.")
        .doesNotContain("Different");
  }

  @Test
  void withoutACommonRowNothingShowsWhetherMachinesAgree() {
    assertThat(text(List.of(part(1, CPU), part(2, CPU)), with("a", forks(1, 100))))
        .contains(" 1 1 2 - ", " 2 0 0 - - - Example")
        .contains(CPU + ", 2 shards: no common row shows whether they agree.")
        .doesNotContain("NaN");
  }

  @Test
  void processorsOfSeveralKindsAreKeptApart() {
    String text =
        text(
            List.of(part(1, CPU), part(2, CPU), part(3, "Other CPU")),
            with("a", forks(1, 100), forks(2, 110), forks(3, 10)));
    assertThat(text)
        .contains(CPU + ", 2 shards: 1 common row agrees within a factor of 1.10 (median; worst")
        .contains("Other CPU, 1 shard: no common row shows whether they agree.")
        .contains(
            "No common ranking: the shards ran on 2 kinds of processors, each with its own tables."
                + " Different processor: Example CPU 3000 (amd64); Other CPU (amd64).");
  }

  private record ShardForks(int shard, double total) {}

  private static ShardForks forks(int shard, double total) {
    return new ShardForks(shard, total);
  }

  private static CellResult with(String name, ShardForks... shards) {
    CellResult cell = Runs.row(name, Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));
    List<FromShard> from = new ArrayList<>();
    for (ShardForks each : shards) {
      cell = Runs.measured(cell, 10, each.total() * 1000, each.total() * 1000);
      from.add(new FromShard(each.shard(), FORKS));
    }
    return new CellResult(cell.id(), cell.info(), cell.unavailable(), cell.forks(), from);
  }

  private static MergedShard part(int shard, String cpu) {
    MachineInfo like = Runs.machine();
    Processor processor = like.processor();
    return new MergedShard(
        shard,
        cpu,
        Runs.run(List.of()).course(),
        new MachineInfo(
            like.os(),
            new Processor(
                Optional.of(cpu),
                processor.signature(),
                processor.arch(),
                processor.cores(),
                processor.threads(),
                processor.caches()),
            like.memoryBytes()),
        Optional.empty());
  }

  /** Blanks and line breaks do not matter. */
  private static String text(List<MergedShard> parts, CellResult... cells) {
    Run plain = Runs.run(Course.Ending.COMPLETE, Runs.settings(FORKS), List.of(), List.of());
    Environment here = plain.environment();
    Run merged =
        plain
            .withEnvironment(EnvironmentBuilder.of(here).parts(parts).build())
            .withCells(List.of(cells));
    String text =
        Formats.byName("text")
            .orElseThrow()
            .pageWriter()
            .orElseThrow()
            .apply(MachineSections.page(merged, Noise.REJECT));
    return text.replaceAll("\\s+", " ");
  }
}
