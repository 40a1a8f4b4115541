package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.Environment;
import io.serbench.result.Environment.Omitted;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.PooledSpread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A section for each row that was measured without single members of the user's class, too: what
 * each member costs, as the difference to the whole class.
 */
record MemberSections(
    CellSummary whole, List<OmittedCell> members, Map<Metric, PooledSpread> spreads) {
  private static final List<Metric> TIMES = List.of(Metrics.SER, Metrics.DESER, Metrics.TOTAL);
  private static final int WIDTH = 8;
  private static final int NARROW = 6;

  private static final Prose EMPTIED =
      Prose.of(
          "Emptied: the class cannot be changed, so the member's values are null, empty or zero;"
              + " its name and an empty value still cost.");

  private static final Prose EXPLANATION =
      Prose.of(
          "ns and bytes by which a call takes more with the member than without it; ±: half of the"
              + " 95 % interval, from how much forks of all these differ; %: of the total of the"
              + " whole class.");

  /** A cell without a member. */
  private record OmittedCell(Omitted omitted, CellSummary cell) {}

  /** Returns whether a cell is one without a member, which no table of rows shows. */
  static boolean lacksMember(Environment environment, CellSummary cell) {
    return environment.wayOf(cell.id()).omitted().isPresent();
  }

  static List<Section> of(Run run, List<CellSummary> cells) {
    List<Section> sections = new ArrayList<>();
    for (CellSummary whole : cells) {
      List<OmittedCell> members = new ArrayList<>();
      for (CellSummary cell : cells) {
        VariantInfo way = run.environment().wayOf(cell.id());
        String usual = whole.id().variant().orElse("");
        way.omitted()
            .filter(omitted -> way.mark().equals(usual + omitted.mark()))
            .filter(omitted -> cell.id().withoutVariant().equals(whole.id().withoutVariant()))
            .ifPresent(omitted -> members.add(new OmittedCell(omitted, cell)));
      }
      if (!members.isEmpty()) {
        MemberSections made = new MemberSections(whole, members, spreads(whole, members));
        sections.add(made.section(sections.isEmpty()));
      }
    }
    return sections;
  }

  private static Map<Metric, PooledSpread> spreads(CellSummary whole, List<OmittedCell> members) {
    List<CellSummary> all =
        Stream.concat(Stream.of(whole), members.stream().map(OmittedCell::cell)).toList();
    return TIMES.stream()
        .collect(
            Collectors.toMap(
                Function.identity(),
                metric -> PooledSpread.of(all.stream().map(metric::estimate).toList())));
  }

  private Section section(boolean first) {
    List<Block> blocks = new ArrayList<>(first ? List.of(EXPLANATION) : List.of());
    boolean emptied = members.stream().anyMatch(member -> member.omitted().emptied());
    if (emptied) {
      blocks.add(EMPTIED);
    }
    List<OmittedCell> measured =
        members.stream()
            .filter(member -> Double.isFinite(cost(member, Metrics.TOTAL).value()))
            .sorted(Comparator.comparingDouble(member -> -cost(member, Metrics.TOTAL).value()))
            .toList();
    List<OmittedCell> costly = measured.stream().filter(member -> !isNoise(member)).toList();
    if (!costly.isEmpty()) {
      blocks.add(table(costly));
    }
    if (costly.size() < measured.size()) {
      String names =
          measured.stream()
              .filter(this::isNoise)
              .map(member -> member.omitted().member())
              .collect(Collectors.joining(", "));
      blocks.add(Prose.of("No measurable cost: " + names + "."));
    }
    if (!costly.isEmpty()) {
      blocks.add(sum(measured));
    }
    blocks.add(
        new Notes(
            members.stream()
                .filter(member -> !measured.contains(member))
                .map(MemberSections::failure)
                .toList()));
    return new Section(
        SectionPurpose.RESULT,
        "Cost of members of " + whole.id().describe() + (emptied ? ", emptied" : ""),
        blocks);
  }

  private static Note failure(OmittedCell member) {
    return Note.of(
        "Without %s: %s"
            .formatted(member.omitted().member(), member.cell().cause().orElse("no numbers")));
  }

  private Table table(List<OmittedCell> costly) {
    Table.Lines<OmittedCell> table =
        Table.of(costly).words("member", ResultSections.LEAST, member -> member.omitted().member());
    for (Metric metric : List.of(Metrics.SER, Metrics.DESER)) {
      table
          .numbers(metric.heading(), WIDTH, notation(), member -> cost(member, metric).value())
          .numbers("±", NARROW, notation(), member -> cost(member, metric).halfWidth());
    }
    double total = Metrics.TOTAL.estimate(whole).value();
    return table
        .numbers("bytes", NARROW, Notation.WHOLE, this::bytes)
        .numbers(
            "%",
            NARROW, Notation.TENTHS, member -> 100 * cost(member, Metrics.TOTAL).value() / total)
        .words("type", 0, member -> member.omitted().type())
        .table();
  }

  private Notation notation() {
    return Metrics.TOTAL.estimate(whole).value() < 1000 ? Notation.TENTHS : Notation.WHOLE;
  }

  /** Returns by how much the whole class exceeds the one without the member. */
  private Estimate cost(OmittedCell member, Metric metric) {
    return spreads.get(metric).difference(metric.estimate(whole), metric.estimate(member.cell()));
  }

  private double bytes(OmittedCell member) {
    return Metrics.SIZE.estimate(whole).value() - Metrics.SIZE.estimate(member.cell()).value();
  }

  /** Returns whether the interval of the total contains 0; not known of single forks. */
  private boolean isNoise(OmittedCell member) {
    Estimate total = cost(member, Metrics.TOTAL);
    return total.low() <= 0 && total.high() >= 0;
  }

  private Prose sum(List<OmittedCell> measured) {
    double all = measured.stream().mapToDouble(member -> cost(member, Metrics.TOTAL).value()).sum();
    double total = Metrics.TOTAL.estimate(whole).value();
    return Prose.of(
        "All costs together: %s of %s ns (%s %%). They need not add up: members share work."
            .formatted(
                notation().text(all), notation().text(total), Digits.fixed(0, 100 * all / total)));
  }
}
