package io.serbench.report;

import io.serbench.result.BlackHole;
import io.serbench.result.Cache;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.Noise;
import io.serbench.result.Processor;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Target;
import io.serbench.statistics.Summaries;
import io.serbench.statistics.UndisturbedShare;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The head of a report: what was measured, where, and how far to trust it. */
final class Platform {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private final StringBuilder text = new StringBuilder();

  private Platform() {}

  /**
   * The head.
   *
   * @param run what was measured
   * @param noise what the tables below do with disturbed batches
   */
  static String of(Run run, Noise noise) {
    Platform head = new Platform();
    head.text.append("serbench ").append(run.serbench()).append("\n\n");
    List<String> cautions = Cautions.of(run);
    cautions.forEach(line -> head.text.append("*** ").append(line).append('\n'));
    if (!cautions.isEmpty()) {
      head.text.append('\n');
    }
    head.asked(run);
    head.noise(run, noise);
    head.seed(run);
    head.machine(run.environment().machine());
    head.jvm(run.environment().jvm());
    return head.text.toString();
  }

  private void asked(Run run) {
    Settings settings = run.settings();
    line(
        "Date",
        DATE.format(run.course().started())
            + run.course().ended().map(end -> took(run, end)).orElse(""));
    line("Arguments", String.join(" ", settings.arguments()));
    line("Forks", forks(settings));
  }

  private void noise(Run run, Noise noise) {
    OptionalDouble clean =
        Summaries.of(run, noise).stream()
            .map(cell -> cell.trust().undisturbed())
            .reduce(UndisturbedShare.NONE, UndisturbedShare::plus)
            .part();
    if (clean.isPresent()) {
      long percent = Math.round(clean.getAsDouble() * 100);
      String treatment = noise == Noise.REJECT ? "rejected" : "kept";
      line("Noise", treatment + ": " + percent + " % of the batches were undisturbed");
    }
  }

  private void seed(Run run) {
    line("Seed", Long.toString(run.settings().seed()));
  }

  private void machine(MachineInfo machine) {
    Processor processor = machine.processor();
    line("OS", machine.os() + " (" + processor.arch() + ")");
    line(
        "CPU",
        "%s, %s, %s"
            .formatted(
                processor.model().orElse(""),
                Numbers.count(processor.cores(), "core"),
                Numbers.count(processor.threads(), "thread")));
    line(
        "Caches",
        processor.caches().stream().map(Platform::cache).collect(Collectors.joining(", ")));
    machine.memoryBytes().ifPresent(bytes -> line("Memory", gibibytes(bytes)));
  }

  private void jvm(JvmInfo jvm) {
    line("JVM", jvm.build().vendor() + " " + jvm.build().name() + " " + jvm.build().version());
    line("JVM flags", jvm.flags().isEmpty() ? "none" : String.join(" ", jvm.flags()));
    line("Black hole", blackhole(jvm.blackHole()));
    line("Byte order", jvm.byteOrder().name());
  }

  private void line(String name, String value) {
    if (!value.isBlank()) {
      text.append(Text.labelled(String.format(Locale.ROOT, "%-12s", name), value));
    }
  }

  private static String forks(Settings settings) {
    int least = settings.forks().least();
    if (settings.target().isPresent()) {
      Target target = settings.target().get();
      return "%s or more a row, until ser and deser are known to ± %s or %s s are spent; %s"
          .formatted(
              least,
              Numbers.percent(target.precision()),
              Numbers.plain(target.budgetSeconds()),
              "each in a JVM of its own");
    }
    if (settings.inProcess()) {
      return "none, in the tool's own JVM";
    }
    return least == 1 ? "1 a row, in a JVM of its own" : least + " a row, each in a JVM of its own";
  }

  private static String blackhole(BlackHole kind) {
    return switch (kind) {
      case COMPILER -> "compiler (the JVM's own)";
      case SINK -> "sink (a volatile field)";
    };
  }

  private static String cache(Cache cache) {
    long bytes = cache.bytes();
    String size = bytes >= 1 << 20 ? (bytes >> 20) + " MiB" : (bytes >> 10) + " KiB";
    return cache.name() + " " + size;
  }

  private static String took(Run run, Instant end) {
    Duration time = Duration.between(run.course().started(), end);
    if (time.toMinutes() == 0) {
      return ", took " + time.toSeconds() + " s";
    }
    return time.toHours() == 0
        ? ", took " + time.toMinutes() + " min " + time.toSecondsPart() + " s"
        : ", took " + time.toHours() + " h " + time.toMinutesPart() + " min";
  }

  private static String gibibytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f GiB", bytes / (double) (1L << 30));
  }
}
