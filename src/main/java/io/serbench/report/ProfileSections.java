package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.FileLinks;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.What;
import io.serbench.result.CellId;
import io.serbench.result.CellProfile;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A section for each row with a profile: where its time goes, and what it allocates. */
record ProfileSections(CellSummary cell, CellProfile profile) {
  private static final String OFF = "asleep, blocked or kept waiting";

  private static final double LEAST_COLLECTING = 0.5;

  private static final Prose EXPLANATION =
      Prose.of(
          "Measured in one more fork for each row, whose times do not count: shares of samples"
              + " become parts of the time measured above, in contrast to -prof async of JMH only"
              + " samples of timed calls count.",
          "%: of the time or the bytes of a call; ±: half of its 95 % interval, in points.");

  /** A line of a table, with the percentage of the whole. */
  private record ProfileLine(String name, double percent, double plusMinus, String whose) {}

  /**
   * Returns the sections.
   *
   * @param beside whether a file of a profile lies beside the report, which then links to it
   */
  static List<Section> of(Run run, List<CellSummary> cells, Predicate<String> beside) {
    Map<CellId, CellProfile> profiles = new HashMap<>();
    for (CellResult result : run.cells()) {
      result.profile().ifPresent(profile -> profiles.put(result.id(), profile));
    }
    List<Section> sections = new ArrayList<>();
    for (CellSummary cell : cells) {
      if (profiles.containsKey(cell.id())) {
        List<Block> blocks = new ArrayList<>(sections.isEmpty() ? List.of(EXPLANATION) : List.of());
        blocks.addAll(new ProfileSections(cell, profiles.get(cell.id())).blocks(beside));
        sections.add(
            new Section(SectionPurpose.RESULT, "Profile of " + cell.id().describe(), blocks));
      }
    }
    sections.addAll(ProfileDifferences.of(run, cells, profiles));
    return sections;
  }

  private List<Block> blocks(Predicate<String> beside) {
    List<Block> blocks = new ArrayList<>();
    profile.cause().ifPresent(cause -> blocks.add(Prose.of("No profile: " + cause)));
    profile
        .profiler()
        .map(CellProfile.Profiler::bias)
        .filter(bias -> !bias.isEmpty())
        .ifPresent(bias -> blocks.add(Prose.of(bias)));
    for (CallProfile calls : profile.calls()) {
      ProfiledCalls.of(cell, calls)
          .ifPresentOrElse(
              parts -> {
                blocks.add(table(parts));
                if (calls.what() != What.CLASSES) {
                  blocks.add(Prose.of(owners(parts)));
                }
              },
              () ->
                  blocks.add(
                      Prose.of(
                          "%s: no table, because only %s were taken, and %s are needed%s."
                              .formatted(
                                  ProfiledCalls.heading(calls),
                                  Digits.count(calls.samples(), "sample"),
                                  CallProfile.FEWEST,
                                  off(calls)))));
    }
    profile.files().stream()
        .reduce(ProfileSections::commonPrefix)
        .map(
            names ->
                "Flame graphs (.html) and collapsed stacks, beside the result file: " + names + "*")
        .ifPresent(sentence -> blocks.add(Prose.of(sentence)));
    blocks.add(
        new FileLinks(
            profile.files().stream()
                .filter(file -> file.endsWith(".html") && beside.test(file))
                .toList()));
    return blocks;
  }

  private static String commonPrefix(String name, String other) {
    int length = 0;
    while (length < Math.min(name.length(), other.length())
        && name.charAt(length) == other.charAt(length)) {
      length++;
    }
    return name.substring(0, length);
  }

  private static String off(CallProfile calls) {
    double part = ProfiledCalls.off(calls);
    return part == 0
        ? ""
        : "; for %s of the time, its thread was %s"
            .formatted(Digits.fixed(0, 100 * part) + " %", OFF);
  }

  private static Table table(ProfiledCalls parts) {
    CallProfile calls = parts.calls();
    double whole = parts.whole().value();
    UnaryOperator<String> brief =
        ProfiledCalls.briefly(calls.places().stream().map(CodePlace::name).toList());
    List<ProfileLine> lines = new ArrayList<>();
    double rest = 1;
    for (CodePlace place : calls.places().stream().limit(ProfiledCalls.MOST_LINES).toList()) {
      lines.add(line(brief.apply(place.name()), parts, place.share(), place.owner().words()));
      rest -= place.share();
    }
    if (calls.places().size() > ProfiledCalls.MOST_LINES) {
      lines.add(line("the rest", parts, Math.max(0, rest), ""));
    }
    if (100 * calls.collecting() >= LEAST_COLLECTING) {
      lines.add(new ProfileLine("garbage collection", 100 * calls.collecting(), Double.NaN, ""));
    }
    if (parts.off() > 0) {
      lines.add(new ProfileLine(OFF, 100 * parts.off(), Double.NaN, ""));
    }
    return parts
        .table(lines, ProfileLine::name)
        .numbers(
            parts.unit(),
            ProfiledCalls.WIDTH,
            ProfiledCalls.notation(whole),
            line -> line.percent() / 100 * whole)
        .numbers("%", ProfiledCalls.WIDTH, Notation.TENTHS, ProfileLine::percent)
        .numbers("±", ProfiledCalls.WIDTH, Notation.TENTHS, ProfileLine::plusMinus)
        .prose("whose", ProfileLine::whose)
        .table();
  }

  private static ProfileLine line(String name, ProfiledCalls parts, double share, String whose) {
    double percent = 100 * parts.running();
    double half = parts.calls().halfWidth(Math.min(1, share));
    return new ProfileLine(name, share * percent, half * percent, whose);
  }

  private static String owners(ProfiledCalls parts) {
    return parts.calls().owners().stream()
        .map(
            owned ->
                "%s %s %%"
                    .formatted(
                        owned.owner().words(),
                        Digits.fixed(1, 100 * owned.share() * parts.running())))
        .collect(
            Collectors.joining(
                ", ",
                "%s, by whose code it is, from %s: "
                    .formatted(
                        ProfiledCalls.heading(parts.calls()).replaceAll(" by.*", ""),
                        Digits.count(parts.calls().samples(), "sample")),
                "."));
  }
}
