package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Fact;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.MachineCondition.Withheld;
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
import java.util.stream.IntStream;

/**
 * Sections on the state of the machine during the run. For a merged run, they compare the machines:
 * how disturbed each was, how well their results agree, and how they differ.
 */
public final class MachineSections {
  private record MergedMachine(MergedShard part, Run run, Optional<WitnessReport> witness) {
    MergedMachine(MergedShard part, Run run) {
      this(part, run, WitnessReport.of(run));
    }

    /** Returns the number of forks of each cell that was measured. */
    IntStream forks() {
      return run.cells().stream().mapToInt(cell -> cell.forks().size()).filter(forks -> forks > 0);
    }

    double seen(ToDoubleFunction<WitnessReport> what) {
      return witness.stream().mapToDouble(what).findFirst().orElse(Double.NaN);
    }
  }

  private final Run run;
  private final List<MergedMachine> machines;
  private final Noise noise;

  private MachineSections(Run run, Noise noise) {
    this.run = run;
    this.machines =
        run.environment().parts().stream()
            .map(part -> new MergedMachine(part, run.shard(part)))
            .toList();
    this.noise = noise;
  }

  /** Returns the section on the machines of a merged run, or on the machine during any other. */
  static Section of(Run run, Noise noise) {
    return run.wasMerged() ? new MachineSections(run, noise).section() : duringRun(run);
  }

  /** Returns the page on the machines of a merged run. */
  public static Page page(Run run, Noise noise) {
    MachineSections merged = new MachineSections(run, noise);
    return new Page(List.of(merged.section()), merged.table());
  }

  private Section section() {
    List<Block> blocks = new ArrayList<>(List.of(table()));
    List<String> kinds =
        machines.stream().map(machine -> machine.part().kind()).distinct().toList();
    kinds.forEach(kind -> blocks.add(Prose.of(agreement(kind))));
    List<String> verdict = new ArrayList<>();
    verdict.add(
        kinds.size() == 1
            ? "All shards ran on processors of one kind: rows are ranked together."
            : "No common ranking: the shards ran on %d kinds of processors, each with its own tables."
                .formatted(kinds.size()));
    verdict.addAll(differences());
    blocks.add(new Prose(verdict));
    return new Section(SectionPurpose.REFERENCE, "Machines", blocks);
  }

  private Table table() {
    return Table.of(machines)
        .numbers("shard", 5, Notation.WHOLE, machine -> machine.part().shard())
        .numbers("cells", 5, Notation.WHOLE, machine -> machine.forks().count())
        .numbers("forks", 6, Notation.WHOLE, machine -> machine.forks().sum())
        .numbers(
            "witness us",
            10,
            Notation.HUNDREDTHS,
            machine -> machine.seen(w -> w.bestNanos() / 1e3))
        .numbers(
            "undisturbed",
            11,
            Notation.PERCENT,
            machine -> machine.seen(w -> w.undisturbed() * 100))
        .numbers(
            "drift", 6, Notation.SIGNED_PERCENT, machine -> machine.seen(MachineSections::drift))
        .words("machine", 0, machine -> machine.part().kind())
        .table();
  }

  private String agreement(String kind) {
    long alike = machines.stream().filter(machine -> machine.part().kind().equals(kind)).count();
    String who = kind + ", " + Digits.count(alike, "shard") + ": ";
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

  private List<String> differences() {
    List<String> sentences = new ArrayList<>();
    for (Fact fact : Fact.values()) {
      List<String> values =
          machines.stream().map(machine -> fact.shown(machine.run())).distinct().toList();
      if (fact.ofMachine() && values.size() > 1) {
        sentences.add("Different %s: %s.".formatted(fact.what(), String.join("; ", values)));
      }
    }
    return sentences;
  }

  private static Section duringRun(Run run) {
    List<Labelled> facts = new ArrayList<>();
    int threads = run.environment().machine().processor().threads();
    run.environment().condition().ifPresent(seen -> facts.addAll(facts(seen, threads)));
    WitnessReport.of(run).ifPresent(witness -> facts.addAll(facts(witness)));
    facts.removeIf(fact -> fact.text().isEmpty());
    return Section.of(SectionPurpose.REFERENCE, "Machine during the run", new Facts(facts));
  }

  /** Returns all facts; the text of an unknown one is empty. */
  private static List<Labelled> facts(MachineCondition condition, int threads) {
    Power power = condition.power();
    Withheld withheld = condition.withheld();
    String busy = "%.2f of " + threads + " hardware threads busy";
    long swapped = condition.pagesSwappedIn().orElse(0);
    // Without a quota there are no periods.
    Optional<Throttling> throttled = withheld.throttling().filter(seen -> seen.periods() > 0);
    return List.of(
        new Labelled("Governor", String.join(", ", power.governors())),
        new Labelled("Turbo", power.turbo().map(on -> on ? "on" : "off").orElse("")),
        new Labelled("Power", power.onBattery().map(it -> it ? "battery" : "mains").orElse("")),
        new Labelled("CPU quota", say("%.2f processors", withheld.quotaCpus())),
        new Labelled("Throttled", throttled.map(MachineSections::say).orElse("")),
        new Labelled("Others", say(busy, condition.load().othersBusy())),
        new Labelled("Load", say("%.2f, about 1 of it from the run", condition.load().average())),
        new Labelled("Steal", say("%.1f %% of the requested CPU time", withheld.stealPercent())),
        new Labelled("Swap", swapped == 0 ? "" : swapped + " pages read back"));
  }

  private static String say(Throttling seen) {
    return say("%d of %d periods, %.1f s", seen.throttled(), seen.periods(), seen.millis() / 1e3);
  }

  private static double drift(WitnessReport witness) {
    return witness.drift().orElse(Double.NaN) * 100;
  }

  private static List<Labelled> facts(WitnessReport witness) {
    String seen =
        say(
            "%.1f us at best, undisturbed for %.0f %% of the time",
            witness.bestNanos() / 1e3, witness.undisturbed() * 100);
    String drift = witness.drift().isEmpty() ? "" : say(", drift %+.1f %%", drift(witness));
    String slow = say("%d of %d, from end to end", witness.slowForks(), witness.forks());
    return List.of(new Labelled("Witness", seen + drift), new Labelled("Slow forks", slow));
  }

  /** Returns a number in words; no text if it is unknown. */
  private static String say(String format, OptionalDouble number) {
    return number.isPresent() ? say(format, number.getAsDouble()) : "";
  }

  private static String say(String format, Object... numbers) {
    return String.format(Locale.ROOT, format, numbers);
  }
}
