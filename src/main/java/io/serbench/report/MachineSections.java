package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Fact;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.Agreement;
import io.serbench.statistics.WitnessReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * How the machine did during the run; of a merged run, how each machine did, how well they agree,
 * and how they differ.
 */
public final class MachineSections {
  /** A machine, what it measured, and how it did. */
  private record Machine(MergedShard part, Run run, Optional<WitnessReport> witness) {
    static Machine of(MergedShard part, Run run) {
      return new Machine(part, run, WitnessReport.of(run));
    }

    String kind() {
      return part.kind();
    }

    long measured() {
      return run.cells().stream().filter(cell -> !cell.forks().isEmpty()).count();
    }

    long forks() {
      return run.cells().stream().mapToLong(cell -> cell.forks().size()).sum();
    }

    double seen(ToDoubleFunction<WitnessReport> what) {
      return witness.stream().mapToDouble(what).findFirst().orElse(Double.NaN);
    }
  }

  private final Run run;
  private final List<Machine> machines;
  private final Noise noise;

  private MachineSections(Run run, Noise noise) {
    this.run = run;
    this.machines =
        run.environment().parts().stream().map(part -> Machine.of(part, run.shard(part))).toList();
    this.noise = noise;
  }

  /** How the machines of a merged run did; empty for any other. */
  static List<Section> ofMerged(Run run, Noise noise) {
    return run.wasMerged() ? List.of(new MachineSections(run, noise).section()) : List.of();
  }

  /** The same as a page of its own, for a run that was merged. */
  public static Page page(Run run, Noise noise) {
    MachineSections merged = new MachineSections(run, noise);
    return new Page(List.of(merged.section()), merged.table());
  }

  private Section section() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(table());
    List<String> kinds = machines.stream().map(Machine::kind).distinct().toList();
    kinds.forEach(kind -> blocks.add(Prose.of(agreement(kind))));
    List<String> verdict = new ArrayList<>();
    verdict.add(
        kinds.size() == 1
            ? "All shards ran on processors of one kind: rows are ranked together."
            : "No common ranking: the shards ran on %d kinds of processors, each with its own tables."
                .formatted(kinds.size()));
    verdict.addAll(differences());
    blocks.add(new Prose(verdict));
    return Section.of(Section.Part.REFERENCE, "Machines", blocks);
  }

  private Table table() {
    return Table.of(machines)
        .numbers("shard", 5, Notation.WHOLE, each -> each.part().shard())
        .numbers("cells", 5, Notation.WHOLE, Machine::measured)
        .numbers("forks", 6, Notation.WHOLE, Machine::forks)
        .numbers("witness us", 10, Notation.HUNDREDTHS, each -> each.seen(w -> w.bestNanos() / 1e3))
        .numbers("clean", 6, Notation.PERCENT, each -> each.seen(w -> w.undisturbed() * 100))
        .numbers(
            "drift",
            6,
            Notation.SIGNED_PERCENT,
            each -> each.seen(w -> w.drift().orElse(Double.NaN) * 100))
        .words("machine", 0, Machine::kind)
        .table();
  }

  /** How well the machines of a kind agree. */
  private String agreement(String kind) {
    long alike = machines.stream().filter(each -> each.kind().equals(kind)).count();
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
      List<String> values =
          machines.stream().map(each -> fact.shown(each.run())).distinct().toList();
      if (fact.ofMachine() && values.size() > 1) {
        sentences.add("Different %s: %s.".formatted(fact.what(), String.join("; ", values)));
      }
    }
    return sentences;
  }

  /**
   * How the machine did during the run, good or bad: a line for everything that is known. Empty for
   * a run that did not look, and for one on several machines.
   */
  static List<Section> duringRun(Run run) {
    if (run.wasMerged()) {
      return List.of();
    }
    List<Labelled> facts = new ArrayList<>();
    int threads = run.environment().machine().processor().threads();
    run.environment().condition().ifPresent(condition -> add(facts, condition, threads));
    WitnessReport.of(run).ifPresent(witness -> add(facts, witness));
    return facts.isEmpty()
        ? List.of()
        : List.of(Section.of(Part.REFERENCE, "Machine during the run", new Facts(facts)));
  }

  private static void add(List<Labelled> facts, MachineCondition condition, int threads) {
    line(facts, "Governor", String.join(", ", condition.power().governors()));
    line(facts, "Turbo", condition.power().turbo().map(on -> on ? "on" : "off"));
    line(
        facts,
        "Power",
        condition.power().onBattery().map(battery -> battery ? "battery" : "mains"));
    line(
        facts,
        "CPU quota",
        optional(condition.withheld().quotaCpus()).map(cpus -> say("%.2f processors", cpus)));
    line(facts, "Throttled", condition.withheld().throttling().flatMap(MachineSections::throttled));
    line(
        facts,
        "Others",
        optional(condition.load().othersBusy())
            .map(busy -> say("%.2f of %d hardware threads busy", busy, threads)));
    line(
        facts,
        "Load",
        optional(condition.load().average())
            .map(load -> say("%.2f, about 1 of it from the run", load)));
    line(
        facts,
        "Steal",
        optional(condition.withheld().stealPercent())
            .map(part -> say("%.1f %% of the requested CPU time", part)));
    line(
        facts,
        "Swap",
        condition.pagesSwappedIn().orElse(0) > 0
            ? condition.pagesSwappedIn().getAsLong() + " pages read back"
            : "");
  }

  private static Optional<Double> optional(OptionalDouble value) {
    return value.stream().boxed().findFirst();
  }

  /** Nothing where there was no quota, and so no period. */
  private static Optional<String> throttled(Throttling throttling) {
    return throttling.periods() == 0
        ? Optional.empty()
        : Optional.of(
            say(
                "%d of %d periods, %.1f s",
                throttling.throttled(), throttling.periods(), throttling.millis() / 1e3));
  }

  private static void add(List<Labelled> facts, WitnessReport witness) {
    String drift =
        optional(witness.drift()).map(part -> say(", drift %+.1f %%", part * 100)).orElse("");
    line(
        facts,
        "Witness",
        say(
                "%.1f us at best, undisturbed for %.0f %% of the time",
                witness.bestNanos() / 1e3, witness.undisturbed() * 100)
            + drift);
    line(
        facts,
        "Slow forks",
        say("%d of %d, from end to end", witness.slowForks(), witness.forks()));
  }

  private static void line(List<Labelled> facts, String name, Optional<String> value) {
    line(facts, name, value.orElse(""));
  }

  private static void line(List<Labelled> facts, String name, String value) {
    if (!value.isEmpty()) {
      facts.add(new Labelled(name, value));
    }
  }

  private static String say(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
