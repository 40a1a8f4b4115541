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
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.AnchorPrediction;
import io.serbench.statistics.MachineFit;
import io.serbench.statistics.MachineFits;
import io.serbench.statistics.WitnessReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The machines of a merged run: how each did, how they compare, and whether rows may be ranked. */
public final class MergedSection {
  private static final List<Column> COLUMNS =
      List.of(
          Column.numbers("shard", 5, Notation.WHOLE),
          Column.numbers("cells", 5, Notation.WHOLE),
          Column.numbers("forks", 6, Notation.WHOLE),
          Column.numbers("x", 6, Notation.THOUSANDTHS),
          Column.numbers("witness us", 10, Notation.HUNDREDTHS),
          Column.numbers("clean", 6, Notation.PERCENT),
          Column.numbers("drift", 6, Notation.SIGNED_PERCENT),
          Column.words("machine", 0));

  private final Run run;
  private final MachineFits processors;

  private MergedSection(Run run, Noise noise) {
    this.run = run;
    this.processors = MachineFits.ofProcessors(run, noise);
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
    blocks.add(Prose.of("x: time of rows relative to the mean machine with that processor."));
    blocks.add(table());
    processors.kinds().forEach(processor -> blocks.add(new Prose(said(processor))));
    blocks.add(Prose.of(verdict()));
    return new Section(Section.Part.REFERENCE, blocks);
  }

  private Table table() {
    return new Table(COLUMNS, run.environment().parts().stream().map(part -> line(part)).toList());
  }

  private List<Table.Entry> line(MergedShard part) {
    Run shard = run.shard(part);
    Optional<WitnessReport> witness = WitnessReport.of(shard);
    Optional<MachineFit> fit = processors.of(part.machine().processor().named());
    return List.of(
        Table.Value.of(part.shard()),
        Table.Value.of(shard.cells().stream().filter(cell -> !cell.forks().isEmpty()).count()),
        Table.Value.of(shard.cells().stream().mapToLong(cell -> cell.forks().size()).sum()),
        Table.Value.of(fit.map(known -> known.factor(part.shard())).orElse(Double.NaN)),
        Table.Value.of(witness.map(seen -> seen.bestNanos() / 1e3).orElse(Double.NaN)),
        Table.Value.of(witness.map(seen -> seen.undisturbed() * 100).orElse(Double.NaN)),
        Table.Value.of(
            witness.map(seen -> seen.drift().orElse(Double.NaN) * 100).orElse(Double.NaN)),
        new Table.Word(part.kind()));
  }

  /** What the machines with a processor say of each other. */
  private List<String> said(String processor) {
    List<Integer> shards = processors.shards(processor);
    String who = processor + ", " + Digits.count(shards.size(), "shard") + ": ";
    if (shards.size() == 1) {
      return List.of(who + "nothing to compare it with.");
    }
    return processors
        .of(processor)
        .map(
            fit ->
                List.of(
                    who
                        + fit.prediction()
                            .map(MergedSection::said)
                            .orElse("too few anchors to predict each other."),
                    "Row x machine is "
                        + Digits.percent(fit.interaction())
                        + ": how much rows gain or lose on individual machines, beyond the spread"
                        + " of their forks."))
        .orElse(List.of(who + "too few rows in common to tell how they compare."));
  }

  private static String said(AnchorPrediction prediction) {
    return "anchors predict each other to %s, at worst %s on shard %s to %s."
        .formatted(
            Digits.percent(prediction.error()),
            prediction.cell().describe(),
            prediction.shard(),
            Digits.percent(prediction.most()));
  }

  private String verdict() {
    List<String> kinds =
        run.environment().parts().stream().map(MergedShard::kind).distinct().toList();
    if (kinds.size() == 1) {
      return "All shards ran on machines of one kind: rows are ranked across them.";
    }
    List<String> reasons = new ArrayList<>();
    if (processors.kinds().size() > 1) {
      reasons.add("the shards ran on different processors");
    }
    // Where those with one processor may be ranked together, that is what their kind is called.
    processors.kinds().stream()
        .filter(processor -> !kinds.contains(processor))
        .forEach(processor -> reasons.add(whyApart(processor)));
    return "No common ranking: "
        + String.join("; ", reasons)
        + ". Each kind of machine has its own tables.";
  }

  private String whyApart(String processor) {
    return processors.of(processor).isEmpty()
        ? "nothing tells how machines with " + processor + " compare"
        : "on machines with %s row x machine is above %s"
            .formatted(processor, Digits.percent(MachineFit.MOST_INTERACTION));
  }
}
