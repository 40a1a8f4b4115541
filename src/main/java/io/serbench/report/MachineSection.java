package io.serbench.report;

import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.result.MachineCondition;
import io.serbench.result.MachineCondition.Throttling;
import io.serbench.result.Run;
import io.serbench.statistics.WitnessReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** How the machine did during the run, good or bad; a line for everything that is known. */
final class MachineSection {
  private final List<Labelled> facts = new ArrayList<>();

  private MachineSection() {}

  /** The section; empty for a run that did not look, and for one on several machines. */
  static List<Section> of(Run run) {
    if (run.wasMerged()) {
      return List.of();
    }
    MachineSection section = new MachineSection();
    int threads = run.environment().machine().processor().threads();
    run.environment().condition().ifPresent(condition -> section.add(condition, threads));
    WitnessReport.of(run).ifPresent(section::add);
    return section.facts.isEmpty()
        ? List.of()
        : List.of(Section.of(Part.REFERENCE, "Machine during the run", new Facts(section.facts)));
  }

  private void add(MachineCondition condition, int threads) {
    line("Governor", String.join(", ", condition.power().governors()));
    line("Turbo", condition.power().turbo().map(on -> on ? "on" : "off"));
    line("Power", condition.power().onBattery().map(battery -> battery ? "battery" : "mains"));
    line(
        "CPU quota",
        optional(condition.withheld().quotaCpus()).map(cpus -> say("%.2f processors", cpus)));
    line("Throttled", condition.withheld().throttling().flatMap(MachineSection::throttled));
    line(
        "Others",
        optional(condition.load().othersBusy())
            .map(busy -> say("%.2f of %d hardware threads busy", busy, threads)));
    line(
        "Load",
        optional(condition.load().average())
            .map(load -> say("%.2f, about 1 of it from the run", load)));
    line(
        "Steal",
        optional(condition.withheld().stealPercent())
            .map(part -> say("%.1f %% of the requested CPU time", part)));
    line(
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

  private void add(WitnessReport witness) {
    String drift =
        optional(witness.drift()).map(part -> say(", drift %+.1f %%", part * 100)).orElse("");
    line(
        "Witness",
        say(
                "%.1f us at best, undisturbed for %.0f %% of the time",
                witness.bestNanos() / 1e3, witness.undisturbed() * 100)
            + drift);
    line("Slow forks", say("%d of %d, from end to end", witness.slowForks(), witness.forks()));
  }

  private void line(String name, Optional<String> value) {
    line(name, value.orElse(""));
  }

  private void line(String name, String value) {
    if (!value.isEmpty()) {
      facts.add(new Labelled(name, value));
    }
  }

  private static String say(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
