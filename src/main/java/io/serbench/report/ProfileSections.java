package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Notation;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.Owned;
import io.serbench.result.CallProfile.Place;
import io.serbench.result.CallProfile.What;
import io.serbench.result.CellId;
import io.serbench.result.CellProfile;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** A section for each row with a profile: where its time goes, and what it allocates. */
record ProfileSections(MeasuredCell cell, CellProfile profile) {
  private static final int MOST_LINES = 15;
  private static final int WIDTH = 9;

  /** In percent of the time. What is less may be an error of the clocks. */
  private static final double LEAST_OFF = 5;

  private static final double LEAST_COLLECTING = 0.5;

  private static final Prose EXPLANATION =
      Prose.of(
          "Measured in one more fork for each row, whose times do not count: shares of samples"
              + " become parts of the time measured above, in contrast to -prof async of JMH only"
              + " samples of timed calls count.",
          "%: of the time or the bytes of a call; ±: half of its 95 % interval, in points.");

  /** A line of a table, with the percentage of the whole. */
  private record Line(String name, double percent, double plusMinus, String whose) {}

  static List<Section> of(Run run, List<MeasuredCell> cells) {
    Map<CellId, CellProfile> profiles = new HashMap<>();
    for (CellResult result : run.cells()) {
      result.profile().ifPresent(profile -> profiles.put(result.id(), profile));
    }
    List<Section> sections = new ArrayList<>();
    for (MeasuredCell cell : cells) {
      if (profiles.containsKey(cell.id())) {
        List<Block> blocks = new ArrayList<>(sections.isEmpty() ? List.of(EXPLANATION) : List.of());
        blocks.addAll(new ProfileSections(cell, profiles.get(cell.id())).blocks());
        sections.add(new Section(Part.RESULT, "Profile of " + cell.id().describe(), blocks));
      }
    }
    return sections;
  }

  private List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    profile.cause().ifPresent(cause -> blocks.add(Prose.of("No profile: " + cause)));
    profile
        .profiler()
        .map(CellProfile.Profiler::bias)
        .filter(bias -> !bias.isEmpty())
        .ifPresent(bias -> blocks.add(Prose.of(bias)));
    for (CallProfile calls : profile.calls()) {
      String phase = calls.phase().label();
      OptionalDouble whole = whole(calls);
      if (whole.isEmpty() || !calls.isEnough()) {
        blocks.add(
            Prose.of(
                "%s, %s: no table, because only %s were taken, and %s are needed."
                    .formatted(
                        phase,
                        heading(calls.what()),
                        Digits.count(calls.samples(), "sample"),
                        CallProfile.FEWEST)));
        continue;
      }
      blocks.add(table(calls, whole.getAsDouble()));
      if (calls.what() != What.CLASSES) {
        blocks.add(Prose.of(owners(calls)));
      }
    }
    profile.files().stream()
        .reduce(ProfileSections::commonPrefix)
        .map(
            names ->
                "Flame graphs (.html) and collapsed stacks, beside the result file: " + names + "*")
        .ifPresent(sentence -> blocks.add(Prose.of(sentence)));
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

  private static String heading(What what) {
    return switch (what) {
      case CPU -> "time by method";
      case CLASSES -> "bytes by class";
      case ALLOCATORS -> "bytes by allocating method";
    };
  }

  /** Returns what a call takes: nanoseconds, or bytes. */
  private OptionalDouble whole(CallProfile calls) {
    return cell.row().phase(calls.phase()).stream()
        .flatMapToDouble(
            measured ->
                calls.what() == What.CPU
                    ? DoubleStream.of(measured.time().value())
                    : measured.allocatedBytes().stream())
        .findFirst();
  }

  private static double off(CallProfile calls) {
    return 100 * calls.off() < LEAST_OFF ? 0 : calls.off();
  }

  /** Returns the percentage of a call's time in which its thread runs; of its bytes, all. */
  private static double running(CallProfile calls) {
    return 100 * (1 - calls.collecting() - off(calls));
  }

  private static Table table(CallProfile calls, double whole) {
    double running = running(calls);
    List<Line> lines = new ArrayList<>();
    double rest = running;
    Map<String, Long> names =
        calls.places().stream()
            .collect(Collectors.groupingBy(place -> brief(place.name()), Collectors.counting()));
    for (Place place : calls.places().stream().limit(MOST_LINES).toList()) {
      String brief = brief(place.name());
      String name = names.get(brief) == 1 ? brief : place.name();
      lines.add(line(name, calls, place.share(), place.owner().words()));
      rest -= place.share() * running;
    }
    if (calls.places().size() > MOST_LINES) {
      lines.add(line("the rest", calls, Math.max(0, rest) / running, ""));
    }
    if (100 * calls.collecting() >= LEAST_COLLECTING) {
      lines.add(new Line("garbage collection", 100 * calls.collecting(), Double.NaN, ""));
    }
    if (off(calls) > 0) {
      lines.add(new Line("asleep, blocked or kept waiting", 100 * off(calls), Double.NaN, ""));
    }
    boolean time = calls.what() == What.CPU;
    return Table.of(lines)
        .column(
            Table.Column.words(
                    calls.phase().label() + ", " + heading(calls.what()), ResultSections.NAMES)
                .fitting(lines.stream().map(line -> new Table.Word(line.name()))),
            line -> new Table.Word(line.name()))
        .numbers(
            time ? "ns" : "bytes",
            WIDTH,
            whole < 1000 ? Notation.TENTHS : Notation.WHOLE,
            line -> line.percent() / 100 * whole)
        .numbers("%", WIDTH, Notation.TENTHS, Line::percent)
        .numbers("±", WIDTH, Notation.TENTHS, Line::plusMinus)
        .prose("whose", Line::whose)
        .table();
  }

  private static Line line(String name, CallProfile calls, double share, String whose) {
    double running = running(calls);
    return new Line(name, share * running, calls.halfWidth(Math.min(1, share)) * running, whose);
  }

  /** Returns a name without packages: {@code UTF8JsonGenerator.writeString}. */
  private static String brief(String name) {
    return name.replaceAll("\\b[a-z_][\\w]*\\.(?=[\\w.$]*[A-Z])", "");
  }

  private static String owners(CallProfile calls) {
    String all =
        calls.owners().stream()
            .map(owned -> share(owned, running(calls)))
            .collect(Collectors.joining(", "));
    return "%s, %s, by whose code it is, from %s: %s."
        .formatted(
            calls.phase().label(),
            calls.what().isTime() ? "time" : heading(calls.what()),
            Digits.count(calls.samples(), "sample"),
            all);
  }

  private static String share(Owned owned, double running) {
    return "%s %s %%".formatted(owned.owner().words(), Digits.fixed(1, owned.share() * running));
  }
}
