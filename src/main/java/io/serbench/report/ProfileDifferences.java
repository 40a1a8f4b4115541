package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Notation;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CellId;
import io.serbench.result.CellProfile;
import io.serbench.result.Run;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A section for each two profiles that a reader compares, those of variants or of the only two
 * rows: by which methods their calls differ most.
 */
record ProfileDifferences(
    CellSummary first, CellSummary second, Map<CellId, CellProfile> profiles) {
  /**
   * How many half-widths of its 95 % interval a difference exceeds that is listed. Of 60 methods
   * that are alike, chance alone lets one exceed it in 20 comparisons (Bonferroni's correction).
   */
  private static final double SURE = 3.34 / 1.96;

  private static final Prose EXPLANATION =
      Prose.of(
          "Methods of which A and B certainly take different amounts per call; ±: half of the 95 %"
              + " interval of the difference.",
          "A fork each: another one may inline other methods, which then count for their callers.");

  private record MethodTimes(String method, Estimate first, Estimate second) {
    double difference() {
      return second.value() - first.value();
    }

    double halfWidth() {
      return Math.hypot(second.high() - second.value(), first.high() - first.value());
    }
  }

  static List<Section> of(Run run, List<CellSummary> cells, Map<CellId, CellProfile> profiles) {
    List<String> order = run.cells().stream().map(cell -> cell.id().name()).toList();
    List<CellSummary> profiled =
        cells.stream()
            .filter(cell -> profiles.containsKey(cell.id()))
            .sorted(Comparator.comparingInt(cell -> order.indexOf(cell.id().name())))
            .toList();
    List<ProfileDifferences> pairs = new ArrayList<>();
    List<VariantSections.Variants> variants = VariantSections.Variants.among(run, profiled);
    for (VariantSections.Variants row : variants) {
      row.cells().stream()
          .skip(1)
          .forEach(other -> pairs.add(new ProfileDifferences(row.cells().get(0), other, profiles)));
    }
    Map<Workload, List<CellSummary>> rows = new LinkedHashMap<>();
    profiled.forEach(
        cell -> rows.computeIfAbsent(cell.id().workload(), key -> new ArrayList<>()).add(cell));
    rows.values().stream()
        .filter(two -> two.size() == 2 && variants.isEmpty())
        .forEach(two -> pairs.add(new ProfileDifferences(two.get(0), two.get(1), profiles)));
    List<Section> sections = new ArrayList<>();
    pairs.forEach(pair -> sections.add(pair.section(sections.isEmpty())));
    return sections;
  }

  private Section section(boolean explained) {
    List<Block> blocks = new ArrayList<>(explained ? List.of(EXPLANATION) : List.of());
    blocks.add(Prose.of("A: %s; B: %s.".formatted(first.id().name(), second.id().name())));
    for (CallProfile calls : profiles.get(first.id()).calls()) {
      for (CallProfile others : profiles.get(second.id()).calls()) {
        if (calls.phase() == others.phase() && calls.what() == others.what()) {
          ProfiledCalls.of(first, calls)
              .ifPresent(
                  a ->
                      ProfiledCalls.of(second, others).ifPresent(b -> blocks.addAll(blocks(a, b))));
        }
      }
    }
    return new Section(
        SectionPurpose.RESULT,
        "Differences of profiles on " + first.id().workload().describe(),
        blocks);
  }

  private static List<Block> blocks(ProfiledCalls a, ProfiledCalls b) {
    Set<String> names =
        Stream.of(a, b)
            .flatMap(side -> side.calls().places().stream())
            .map(CodePlace::name)
            .collect(Collectors.toCollection(HashSet::new));
    List<MethodTimes> certain =
        names.stream()
            .map(name -> new MethodTimes(name, a.amount(name), b.amount(name)))
            .filter(line -> Math.abs(line.difference()) > SURE * line.halfWidth())
            .sorted(
                Comparator.comparingDouble((MethodTimes line) -> -Math.abs(line.difference()))
                    .thenComparing(MethodTimes::method))
            .toList();
    List<MethodTimes> lines =
        certain.subList(0, Math.min(ProfiledCalls.MOST_LINES, certain.size()));
    String unit = a.unit();
    double difference = b.whole().value() - a.whole().value();
    if (lines.isEmpty()) {
      return List.of(
          Prose.of(ProfiledCalls.heading(a.calls()) + ": none differs by more than chance."));
    }
    Notation notation = ProfiledCalls.notation(Math.max(a.whole().value(), b.whole().value()));
    UnaryOperator<String> brief = ProfiledCalls.briefly(names);
    Table table =
        a.table(lines, line -> brief.apply(line.method()))
            .numbers("A " + unit, ProfiledCalls.WIDTH, notation, line -> line.first().value())
            .numbers("B " + unit, ProfiledCalls.WIDTH, notation, line -> line.second().value())
            .numbers("B - A", ProfiledCalls.WIDTH, notation, MethodTimes::difference)
            .numbers("±", ProfiledCalls.WIDTH, notation, MethodTimes::halfWidth)
            .table();
    double listed = lines.stream().mapToDouble(MethodTimes::difference).sum();
    return List.of(
        table,
        Prose.of(
            "B - A of a whole call: %s %s, of these: %s %s."
                .formatted(notation.text(difference), unit, notation.text(listed), unit)));
  }
}
