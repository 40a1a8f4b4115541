package io.serbench.report;

import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.statistics.CleanShare;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

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
    head.machine(run.machine());
    head.jvm(run.jvm());
    return head.text.toString();
  }

  private void asked(Run run) {
    Settings settings = run.settings();
    line("Date", DATE.format(run.started()) + run.ended().map(end -> took(run, end)).orElse(""));
    line("Arguments", String.join(" ", settings.arguments()));
    line("Forks", forks(settings));
  }

  private void noise(Run run, Noise noise) {
    OptionalDouble clean = CleanShare.in(run).ofAll();
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
    line("OS", machine.os() + " (" + machine.arch() + ")");
    line(
        "CPU",
        "%s, %s, %s"
            .formatted(
                machine.cpu(),
                Numbers.count(machine.physicalCores(), "core"),
                Numbers.count(machine.logicalCores(), "thread")));
    line("Caches", String.join(", ", machine.caches()));
    line("Memory", gibibytes(machine.memoryBytes()));
  }

  private void jvm(JvmInfo jvm) {
    line("JVM", jvm.vendor() + " " + jvm.name() + " " + jvm.version());
    line("JVM flags", jvm.flags().isEmpty() ? "none" : String.join(" ", jvm.flags()));
    line("Black hole", blackhole(jvm.blackhole()));
    line("Byte order", jvm.byteOrder());
  }

  private void line(String name, String value) {
    if (!value.isBlank()) {
      text.append(Text.labelled(String.format(Locale.ROOT, "%-12s", name), value));
    }
  }

  private static String forks(Settings settings) {
    int least = settings.forks();
    if (settings.mostForks() > least) {
      return "%s or more a row, until ser and deser are known to ± %s or %s s are spent; %s"
          .formatted(
              least,
              Numbers.percent(settings.precision()),
              Numbers.plain(settings.budgetSeconds()),
              "each in a JVM of its own");
    }
    return switch (least) {
      case 0 -> "none, in the tool's own JVM";
      case 1 -> "1 a row, in a JVM of its own";
      default -> least + " a row, each in a JVM of its own";
    };
  }

  private static String blackhole(String kind) {
    return switch (kind) {
      case "compiler" -> "compiler (the JVM's own)";
      case "sink" -> "sink (a volatile field)";
      default -> kind;
    };
  }

  private static String took(Run run, Instant end) {
    Duration time = Duration.between(run.started(), end);
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
