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
  private static final String KIND = CPU + " (amd64)";
  private static final int FORKS = 2;

  @Test
  void machinesOfOneKindAreRankedTogether() {
    String text =
        text(List.of(part(1, CPU, KIND), part(2, CPU, KIND)), both("a", 100), both("b", 200));
    assertThat(text)
        .contains(" 1 2 4 0.949 ", " 2 2 4 1.054 ")
        .contains(KIND + ", 2 shards: too few anchors to predict each other.")
        .contains("Row x machine is 0 %: how much rows gain or lose on individual machines")
        .contains("All shards ran on machines of one kind: rows are ranked across them.");
  }

  @Test
  void oneRowInCommonDoesNotSayWhetherRowsAgree() {
    String text =
        text(
            List.of(part(1, CPU, KIND + ", shard 1"), part(2, CPU, KIND + ", shard 2")),
            both("a", 100));
    assertThat(text)
        .contains(" 1 1 2 - ", " 2 1 2 - ")
        .contains(KIND + ", 2 shards: too few rows in common to tell how they compare.")
        .contains("No common ranking: nothing tells how machines with " + KIND + " compare. Each");
  }

  @Test
  void machinesThatDoNotAgreeOnRowsAreToldFromOthers() {
    String other = "Other CPU";
    String text =
        text(
            List.of(
                part(1, CPU, KIND + ", shard 1"),
                part(2, CPU, KIND + ", shard 2"),
                part(3, other, other + " (amd64)")),
            both("a", 100),
            with("b", forks(1, 200), forks(2, 300)),
            with("c", forks(1, 300), forks(2, 200), forks(3, 10)));
    assertThat(text)
        .contains(other + " (amd64), 1 shard: nothing to compare it with.")
        .contains(
            "No common ranking: the shards ran on different processors; on machines with "
                + KIND
                + " row x machine is above 3 %. Each");
  }

  @Test
  void aShardMayHaveNothing() {
    String text = text(List.of(part(1, CPU, KIND), part(2, CPU, KIND)), with("a", forks(1, 100)));
    assertThat(text)
        .contains(" 1 1 2 - ", " 2 0 0 - - - - Example")
        .contains("too few rows in common to tell how they compare.")
        .doesNotContain("NaN");
  }

  private record Forks(int shard, double total) {}

  private static Forks forks(int shard, double total) {
    return new Forks(shard, total);
  }

  /** A row that takes a tenth more on the second machine; the mean is in the middle. */
  private static CellResult both(String name, double total) {
    return with(name, forks(1, total), forks(2, total * 1.11));
  }

  private static CellResult with(String name, Forks... shards) {
    CellResult cell = Runs.row(name, Runs.tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE));
    List<FromShard> from = new ArrayList<>();
    for (Forks each : shards) {
      cell = Runs.measured(cell, 10, each.total() * 1000, each.total() * 1000);
      from.add(new FromShard(each.shard(), FORKS));
    }
    return new CellResult(cell.id(), cell.info(), cell.unavailable(), cell.forks(), from);
  }

  private static MergedShard part(int shard, String cpu, String kind) {
    MachineInfo like = Runs.machine();
    Processor processor = like.processor();
    return new MergedShard(
        shard,
        kind,
        Runs.run(List.of()).course(),
        new MachineInfo(
            like.os(),
            new Processor(
                Optional.of(cpu),
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
            .in(
                new Environment(
                    here.machine(),
                    here.condition(),
                    here.jvm(),
                    here.traffic(),
                    here.variants(),
                    Optional.empty(),
                    parts,
                    Optional.empty()))
            .withCells(List.of(cells));
    String text =
        Formats.byName("text")
            .orElseThrow()
            .write(MergedSection.page(merged, Noise.REJECT))
            .orElseThrow();
    return text.replaceAll("\\s+", " ");
  }
}
