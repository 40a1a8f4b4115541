package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Fact;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.Agreement;
import io.serbench.statistics.WitnessReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The machines of a merged run: how each did, how well they agree, and how they differ. */
public final class MergedSection {
  private static final List<Column> COLUMNS =
      List.of(
          Column.numbers("shard", 5, Notation.WHOLE),
          Column.numbers("cells", 5, Notation.WHOLE),
          Column.numbers("forks", 6, Notation.WHOLE),
          Column.numbers("witness us", 10, Notation.HUNDREDTHS),
          Column.numbers("clean", 6, Notation.PERCENT),
          Column.numbers("drift", 6, Notation.SIGNED_PERCENT),
          Column.words("machine", 0));

  private final Run run;
  private final Map<MergedShard, Run> shards = new LinkedHashMap<>();
  private final Noise noise;

  private MergedSection(Run run, Noise noise) {
    this.run = run;
    run.environment().parts().forEach(part -> shards.put(part, run.shard(part)));
    this.noise = noise;
  }

  /** The section; empty for a run that was not merged. */
  static List<Section> of(Run run, Noise noise) {
    return run.wasMerged() ? List.of(new MergedSection(run, noise).section()) : List.of();
  }

  /** The same as a page of its own, for a run that was merged. */
  public static Page page(Run run, Noise noise) {
    MergedSection merged = new MergedSection(run, noise);
    return new Page(List.of(merged.section()), merged.table());
  }

  private Section section() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Heading("Machines"));
    blocks.add(table());
    List<String> kinds = shards.keySet().stream().map(MergedShard::kind).distinct().toList();
    kinds.forEach(kind -> blocks.add(Prose.of(agreement(kind))));
    List<String> verdict = new ArrayList<>();
    verdict.add(
        kinds.size() == 1
            ? "All shards ran on processors of one kind: rows are ranked together."
            : "No common ranking: the shards ran on %d kinds of processors, each with its own tables."
                .formatted(kinds.size()));
    verdict.addAll(differences());
    blocks.add(new Prose(verdict));
    return new Section(Section.Part.REFERENCE, blocks);
  }

  private Table table() {
    return new Table(
        COLUMNS, shards.entrySet().stream().map(e -> line(e.getKey(), e.getValue())).toList());
  }

  private static List<Table.Entry> line(MergedShard part, Run shard) {
    Optional<WitnessReport> witness = WitnessReport.of(shard);
    return List.of(
        Table.Value.of(part.shard()),
        Table.Value.of(shard.cells().stream().filter(cell -> !cell.forks().isEmpty()).count()),
        Table.Value.of(shard.cells().stream().mapToLong(cell -> cell.forks().size()).sum()),
        Table.Value.of(witness.map(seen -> seen.bestNanos() / 1e3).orElse(Double.NaN)),
        Table.Value.of(witness.map(seen -> seen.undisturbed() * 100).orElse(Double.NaN)),
        Table.Value.of(
            witness.map(seen -> seen.drift().orElse(Double.NaN) * 100).orElse(Double.NaN)),
        new Table.Word(part.kind()));
  }

  /** How well the machines of a kind agree. */
  private String agreement(String kind) {
    long alike = shards.keySet().stream().filter(part -> part.kind().equals(kind)).count();
    String who = kind + ", " + Digits.count(alike, "shard") + ": ";
    if (alike == 1) {
      return who + "nothing to compare it with.";
    }
    return who
        + Agreement.of(run, kind, noise)
            .map(
                found ->
                    "%s %s within a factor of %s (median; worst: %s, %s). Intervals allow ±%s for the speed of one machine."
                        .formatted(
                            Digits.count(found.rows(), "common row"),
                            found.rows() == 1 ? "agrees" : "agree",
                            Digits.fixed(2, found.median()),
                            found.worst().describe(),
                            Digits.fixed(2, found.most()),
                            Digits.percentRoundedUp(found.speed())))
            .orElse("no common row shows whether they agree.");
  }

  /** What machines say of themselves that is not the same for all, a sentence each. */
  private List<String> differences() {
    List<String> sentences = new ArrayList<>();
    for (Fact fact : Fact.values()) {
      List<String> values = shards.values().stream().map(fact::shown).distinct().toList();
      if (fact.ofMachine() && values.size() > 1) {
        sentences.add("Different %s: %s.".formatted(fact.what(), String.join("; ", values)));
      }
    }
    return sentences;
  }
}
