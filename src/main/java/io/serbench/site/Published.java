package io.serbench.site;

import io.serbench.catalog.LibraryVersion;
import io.serbench.report.Report;
import io.serbench.report.Report.Remark;
import io.serbench.report.Report.Remark.Reason;
import io.serbench.report.block.Block;
import io.serbench.report.block.Section;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.result.CellId;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.JvmInfo.JvmBuild;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import io.serbench.result.Traffic;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A published run without its raw samples, so that many runs fit into memory.
 *
 * @param name the name of its result file, without {@code .json}
 * @param topic what distinguishes it from others of its kind
 * @param cautions reasons not to trust the whole run
 * @param figures all cells, in the order of the run
 */
record Published(
    String name,
    Instant started,
    String machine,
    Purpose kind,
    String topic,
    List<String> cautions,
    List<Figure> figures) {
  private static final int FEW = 6;
  private static final double GIGABYTE = 1L << 30;

  /** The purposes of runs, derived from their options, in the order of the index. */
  enum Purpose {
    USUAL("Default"),
    CLASSIC("Classic and other published comparisons"),
    DATA("Your kind of data"),
    HISTORY("History of a library");

    final String title;

    Purpose(String title) {
      this.title = title;
    }

    private static Purpose of(Run run) {
      if (!given(run, "-against").isEmpty()) {
        return HISTORY;
      }
      if (!given(run, "-suite").isEmpty()) {
        return CLASSIC;
      }
      return run.ownData().isPresent() || !given(run, "-data").isEmpty() ? DATA : USUAL;
    }
  }

  /**
   * The conditions of figures. Only figures with equal settings are compared, and only those of
   * equal machines are ranked or drawn together.
   *
   * @param data the data set, with transport and threads if these are not the default
   * @param special options that are not the default; empty for most runs
   */
  record Setting(String machine, String data, String special) {
    /** Returns a description without the machine. */
    String words() {
      return special.isEmpty() ? data : data + ", " + special;
    }
  }

  /**
   * The results of one row under one setting in one run.
   *
   * @param remark reasons to trust the numbers less, or the whole run
   * @param ranks whether it represents its row among others, unlike variants with another version
   *     of the library, another collector, or a second copy
   */
  record Figure(
      String run,
      Instant started,
      Setting setting,
      JvmBuild jvm,
      CellSummary cell,
      Remark remark,
      boolean ranks) {
    String row() {
      return cell.id().row();
    }

    /** Returns the day on which its run began: {@code 2026-11-25}. */
    String day() {
      return Report.day(started);
    }

    double value(Metric metric) {
      return metric.value(cell).orElseThrow().value();
    }

    String version() {
      String coordinates = cell.info().library();
      return coordinates.substring(coordinates.lastIndexOf(':') + 1);
    }

    /** Returns the version of the JVM without its build. */
    String jdk() {
      return jvm.version().replaceFirst("[+-].*", "");
    }
  }

  /** Extracts what is published of the report on the result file {@code name + ".json"}. */
  static Published of(String name, Report report) {
    Run run = report.run();
    Instant started = run.course().started();
    String machine = machine(name, run.environment());
    Purpose kind = Purpose.of(run);
    String suite = String.join(", ", given(run, "-suite"));
    List<String> cautions =
        Section.blocks(report.sections(), Block.Cautions.class)
            .flatMap(block -> block.entries().stream())
            .toList();
    List<Reason> ofRun = cautions.stream().map(it -> new Reason("The whole run", it)).toList();
    List<Figure> figures = new ArrayList<>();
    for (CellSummary cell : report.cells()) {
      CellId id = cell.id();
      Workload workload = id.workload();
      VariantInfo way = run.environment().wayOf(id);
      Setting setting =
          new Setting(
              machine + workload.machine().map(part -> ", " + part).orElse(""),
              workload.usage().describe(workload.dataset()),
              special(suite, way.traffic()));
      Remark ofCell = report.remarks().apply(cell);
      List<Reason> reasons = Stream.of(ofRun, ofCell.reasons()).flatMap(List::stream).toList();
      Remark remark = new Remark(ofCell.marked(), reasons);
      String usual = "@jdk" + way.jvm().build().feature();
      boolean ranks = id.variant().filter(mark -> !mark.equals(usual)).isEmpty();
      figures.add(new Figure(name, started, setting, way.jvm().build(), cell, remark, ranks));
    }
    String topic =
        switch (kind) {
          case HISTORY -> history(run, figures);
          case CLASSIC -> suite + ", " + data(figures);
          case DATA, USUAL -> data(figures);
        };
    return new Published(name, started, machine, kind, topic, cautions, figures);
  }

  /**
   * Returns processor, cores, threads, memory and operating system, without the build of its
   * kernel.
   */
  private static String machine(String run, Environment environment) {
    if (environment.parts().stream().map(MergedShard::machine).distinct().count() > 1) {
      // Rows ran on different machines, so their figures compare with those of no other run.
      return "Several machines, merged in " + run;
    }
    MachineInfo machine = environment.machine();
    MachineInfo.Processor processor = machine.processor();
    return "%s, %s cores, %s threads%s, %s"
        .formatted(
            processor.named(),
            processor.cores(),
            processor.threads(),
            machine.memoryBytes().isPresent()
                ? ", " + Math.round(machine.memoryBytes().getAsLong() / GIGABYTE) + " GB"
                : "",
            machine.os().replaceFirst(" build .*$", ""));
  }

  private static List<String> given(Run run, String option) {
    return run.settings().arguments().stream()
        .map(argument -> argument.replaceFirst("^--", "-"))
        .filter(argument -> argument.startsWith(option + "="))
        .map(argument -> argument.substring(option.length() + 1))
        .toList();
  }

  private static String data(List<Figure> figures) {
    return Digits.list(
        figures.stream().map(figure -> figure.setting().data()).distinct().toList(), FEW);
  }

  /** Returns the libraries and their versions: {@code kryo 5.5.0, 5.6.2}. */
  private static String history(Run run, List<Figure> figures) {
    return distinct(given(run, "-against").stream().map(jar -> jar.replaceFirst("=.*", "")))
        + " "
        + distinct(figures.stream().map(Figure::version).sorted(LibraryVersion.ORDER));
  }

  /** Returns the suite, and those conditions of values and calls that are not the default. */
  private static String special(String suite, Optional<Traffic> traffic) {
    List<String> parts = new ArrayList<>();
    if (!suite.isEmpty()) {
      parts.add("suite " + suite);
    }
    // Versions that did not record it measured with equal copies.
    Traffic met = traffic.orElse(new Traffic(1, Traffic.TypeProfile.OWN));
    if (met.distinct() != Traffic.DEFAULT.distinct()) {
      parts.add(met.distinct() == 1 ? "equal copies" : met.distinct() + " different values");
    }
    if (met.profile() != Traffic.DEFAULT.profile()) {
      parts.add("profile " + met.profile().word());
    }
    met.between().ifPresent(work -> parts.add("calls apart"));
    return String.join(", ", parts);
  }

  /** Returns the day on which it began: {@code 2026-11-25}. */
  String day() {
    return Report.day(started);
  }

  /** Returns {@code measured on 2026-11-25}, or {@code measured from 2026-11-23 to 2026-11-25}. */
  static String days(Stream<String> measured) {
    List<String> days = measured.sorted().distinct().toList();
    String last = days.get(days.size() - 1);
    return days.size() == 1
        ? "measured on " + last
        : "measured from " + days.get(0) + " to " + last;
  }

  String jdks() {
    return distinct(figures.stream().map(Figure::jdk));
  }

  long rows() {
    return figures.stream().map(Figure::row).distinct().count();
  }

  private static String distinct(Stream<String> texts) {
    return texts.distinct().collect(Collectors.joining(", "));
  }
}
