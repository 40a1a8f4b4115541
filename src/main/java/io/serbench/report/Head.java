package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Cautions;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Pause;
import io.serbench.result.DataProfile;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.BlackHole;
import io.serbench.result.JvmInfo.Inherited;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Cache;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Settings.Target;
import io.serbench.result.Split;
import io.serbench.result.Traffic;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.UndisturbedShare;
import io.serbench.statistics.Estimate;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The head of a report: what was measured, where, and how far to trust it. */
final class Head {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private final Run run;
  private final Noise noise;

  /** The percentage of batches that were undisturbed; empty if no witness ran. */
  private final Optional<Long> undisturbed;

  private final List<CellSummary> cells;
  private final List<Labelled> facts = new ArrayList<>();

  private Head(Run run, Noise noise, List<CellSummary> cells) {
    this.run = run;
    this.noise = noise;
    this.cells = cells;
    this.undisturbed =
        cells.stream()
            .map(cell -> cell.trust().undisturbed())
            .reduce(UndisturbedShare.NONE, UndisturbedShare::plus)
            .part()
            .stream()
            .mapToObj(part -> Math.round(part * 100))
            .findFirst();
  }

  /**
   * Returns the head of a report that shows some cells of the run. One that is not verbose has only
   * machine and JVM, forks and noise, and unusual settings.
   */
  static Section of(Run run, Noise noise, List<CellSummary> cells, boolean verbose) {
    Head head = new Head(run, noise, cells);
    List<Block> blocks = new ArrayList<>(List.of(new Cautions(head.cautions())));
    if (verbose) {
      head.asked();
      head.hardware();
      head.jvm();
    } else {
      blocks.add(Prose.of(head.place(), head.course()));
      head.resumed();
      head.variants();
      head.ownData();
      head.calls();
    }
    blocks.add(new Facts(head.facts));
    return new Section(SectionPurpose.HEAD, "serbench " + run.serbench(), blocks);
  }

  /** Returns the machines and the JVM, without details that few readers need. */
  private String place() {
    JvmBuild jvm = run.environment().jvm().build();
    // Wiki formats join this line and the next.
    return "%s; %s %s;"
        .formatted(
            machines().map(Head::inShort).distinct().collect(Collectors.joining(" and ")),
            jvm.name().replace(" 64-Bit Server VM", ""),
            jvm.version().replaceFirst("-.*", ""));
  }

  private static String inShort(MachineInfo machine) {
    Processor processor = machine.processor();
    String model = processor.model().orElse(processor.arch());
    return model.replaceAll("\\((?:R|TM)\\)| CPU @.*| \\d+-Core Processor", "")
        + " (%s)".formatted(counts(processor));
  }

  private static String counts(Processor cpu) {
    return Digits.count(cpu.cores(), "core") + ", " + Digits.count(cpu.threads(), "thread");
  }

  private String course() {
    String kept = noise == Noise.REJECT ? "" : ", the rest kept";
    return Report.day(run.course().started())
        + took()
        + "; forks: "
        + forks()
        + reached().map(", reached ±"::concat).orElse("")
        + undisturbed.map(part -> "; %s %% undisturbed%s".formatted(part, kept)).orElse("");
  }

  /** Returns half the width of the median row's interval of total; empty if none has one. */
  private Optional<String> reached() {
    double[] halfWidths =
        cells.stream()
            .flatMap(cell -> Metrics.TOTAL.value(cell).stream())
            .mapToDouble(Estimate::relative)
            .filter(Double::isFinite)
            .sorted()
            .toArray();
    return halfWidths.length == 0
        ? Optional.empty()
        : Optional.of(Digits.percentRoundedUp(halfWidths[halfWidths.length / 2]));
  }

  private String forks() {
    Settings settings = run.settings();
    return settings.inProcess()
        ? "none"
        : settings.forks().least() + settings.target().map(Head::rule).orElse(" per row");
  }

  private static String rule(Target target) {
    String precision = Digits.percent(target.precision());
    return "+ per row, to ±%s or %s s".formatted(precision, Digits.plain(target.budgetSeconds()));
  }

  /** Returns warnings that the run as a whole is not a sound result. */
  private List<String> cautions() {
    List<String> lines = new ArrayList<>();
    if (run.settings().quick()) {
      lines.add("quick run: a first impression, not a result");
    }
    if (run.settings().inProcess()) {
      lines.add("in process: rows share one JVM and disturb each other; for debugging only");
    }
    switch (run.course().ending()) {
      case INTERRUPTED ->
          lines.add(
              (run.wasMerged() ? "shards are missing" : "interrupted")
                  + ": not all rows and forks were measured");
      case RUNNING -> lines.add("unfinished: the run is still going on, or was killed");
      case COMPLETE -> {}
    }
    return lines;
  }

  private void asked() {
    fact("Date", DATE.format(run.course().started()) + took());
    resumed();
    fact("Arguments", String.join(" ", run.settings().arguments()));
    fact("Shards", run.environment().split().map(this::shards).orElse(""));
    ownData();
    fact("Forks", forks());
    Optional<Traffic> traffic = run.environment().traffic();
    fact("Values", traffic.map(met -> met.describe() + fewer()).orElse(""));
    fact("Profile", traffic.map(met -> met.profile().describe()).orElse(""));
    calls();
    String batches = noise == Noise.REJECT ? "rejected" : "kept";
    undisturbed.ifPresent(
        part -> fact("Noise", batches + ": " + part + " % of the batches were undisturbed"));
    fact("Precision", reached().map("±%s for the total of the median row"::formatted).orElse(""));
    fact("Seed", Long.toString(run.settings().seed()));
  }

  /** Says when an interrupted run went on, and how much of it was measured from then on. */
  private void resumed() {
    List<ForkResult> forks = run.cells().stream().flatMap(cell -> cell.forks().stream()).toList();
    for (Pause pause : run.course().pauses()) {
      long since = forks.stream().filter(fork -> !fork.started().isBefore(pause.to())).count();
      fact(
          "Resumed",
          "%s, after a pause of %s; %d of %s since"
              .formatted(
                  DATE.format(pause.to()),
                  time(pause.time()),
                  since,
                  Digits.count(forks.size(), "fork")));
    }
  }

  private void calls() {
    Optional<Traffic> traffic = run.environment().traffic();
    fact("Calls", traffic.filter(met -> met.between().isPresent()).map(Traffic::calls).orElse(""));
    fact("Compressors", compressors());
  }

  private void ownData() {
    for (DataProfile profile : run.ownData().orElse(List.of())) {
      fact("Your data", OwnDataSections.line(profile));
      OwnDataSections.reading(profile).ifPresent(note -> fact("As read", note));
    }
  }

  /** Returns where fewer values rotated than requested; empty if nowhere. */
  private String fewer() {
    Set<String> places = new LinkedHashSet<>();
    for (CellResult cell : run.cells()) {
      int asked = run.environment().wayOf(cell.id()).traffic().map(Traffic::distinct).orElse(1);
      cell.forks().stream()
          .flatMap(fork -> fork.encoded().stream())
          .flatMapToInt(encoded -> encoded.distinct().stream())
          .filter(distinct -> distinct < asked)
          .forEach(distinct -> places.add(distinct + " on " + cell.id().workload().describe()));
    }
    return places.isEmpty()
        ? ""
        : "; fewer if memory or the data allow no more: " + String.join(", ", places);
  }

  /** Returns the compressors with the libraries that do the work, which depend on the machine. */
  private String compressors() {
    Set<String> used = new LinkedHashSet<>();
    for (CellResult cell : run.cells()) {
      Optional<Traffic> met = run.environment().wayOf(cell.id()).traffic();
      cell.forks().stream()
          .flatMap(fork -> fork.encoded().stream())
          .flatMap(encoded -> encoded.compressor().stream())
          .map(library -> met.map(Traffic::compressor).orElse("") + " by " + library)
          .forEach(used::add);
    }
    return used.isEmpty() ? "" : join(used.stream()) + "; part of ser, deser and size, not of +dfl";
  }

  private String shards(Split split) {
    String which =
        split.shard().isPresent()
            ? "number " + split.shard().getAsInt() + " of " + split.shards()
            : run.environment().parts().size() + " of " + split.shards() + ", merged";
    return which + "; plan " + split.shownPlan();
  }

  private void hardware() {
    ofMachines("OS", machine -> machine.os() + " (" + machine.processor().arch() + ")");
    machines()
        .map(MachineInfo::processor)
        .map(cpu -> Stream.of(cpu.model(), cpu.signed(), Optional.of(counts(cpu))))
        .map(known -> join(known.flatMap(Optional::stream)))
        .distinct()
        .forEach(words -> fact("CPU", words));
    ofMachines("Caches", machine -> join(machine.processor().caches().stream().map(Head::cache)));
    machines()
        .flatMapToLong(machine -> machine.memoryBytes().stream())
        .mapToObj(bytes -> Digits.fixed(1, bytes / 0x1p30) + " GiB")
        .distinct()
        .forEach(size -> fact("Memory", size));
  }

  /** Adds a fact for each different value among the machines. */
  private void ofMachines(String name, Function<MachineInfo, String> of) {
    machines().map(of).distinct().forEach(value -> fact(name, value));
  }

  private Stream<MachineInfo> machines() {
    return run.wasMerged()
        ? run.environment().parts().stream().map(MergedShard::machine)
        : Stream.of(run.environment().machine());
  }

  private void jvm() {
    fact("JVM", run.environment().jvm().build().describe());
    variants();
    JvmInfo jvm = run.environment().jvm();
    fact("JVM flags", jvm.flags().isEmpty() ? "none" : String.join(" ", jvm.flags()));
    fact("Inherited", jvm.inherited().map(Inherited::describe).orElse(""));
    boolean own = jvm.blackHole() == BlackHole.COMPILER;
    fact("Black hole", own ? "compiler (the JVM's own)" : "sink (an opaque store to a field)");
    fact("Byte order", jvm.byteOrder().name());
  }

  private void variants() {
    for (VariantInfo variant : run.environment().variants()) {
      if (variant.omitted().isPresent()) {
        continue; // The table of members names it.
      }
      List<String> flags = new ArrayList<>(variant.jvm().flags());
      flags.removeAll(run.environment().jvm().flags());
      fact(
          variant.mark(),
          variant.jvm().build().describe()
              + (variant.jars().isEmpty() ? "" : ", with " + String.join(", ", variant.jars()))
              + (flags.isEmpty() ? "" : ", " + String.join(" ", flags))
              + variant.traffic().map(Head::traffic).orElse(""));
    }
  }

  private static String traffic(Traffic met) {
    return "; values: %s; profile: %s".formatted(met.describe(), met.profile().word())
        + met.compression().map(with -> "; compressed with " + with.word()).orElse("")
        + met.between().map(work -> "; calls " + work.describe()).orElse("");
  }

  private void fact(String name, String value) {
    if (!value.isBlank()) {
      facts.add(new Labelled(name, value));
    }
  }

  private static String join(Stream<String> words) {
    return words.collect(Collectors.joining(", "));
  }

  private static String cache(Cache cache) {
    long kibi = cache.bytes() >> 10;
    return cache.name() + " " + (kibi >= 1024 ? (kibi >> 10) + " MiB" : kibi + " KiB");
  }

  private String took() {
    return run.course().ended().map(it -> ", took " + time(run.course().lasted(it))).orElse("");
  }

  private static String time(Duration time) {
    return time.toHours() == 0
        ? (time.toMinutes() == 0 ? "" : time.toMinutes() + " min ") + time.toSecondsPart() + " s"
        : time.toHours() + " h " + time.toMinutesPart() + " min";
  }
}
