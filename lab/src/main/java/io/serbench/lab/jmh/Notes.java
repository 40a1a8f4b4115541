package io.serbench.lab.jmh;

import io.serbench.lab.jmh.Comparison.Line;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Median;
import org.openjdk.jmh.util.Version;

/** The notes that a reader of the tables needs. */
final class Notes {
  private static final String BLACKHOLE = "# Blackhole mode: ";

  private Notes() {}

  static List<String> of(Run run, List<JmhFork> forks, Comparison comparison, Path jmhLog)
      throws IOException {
    return List.of(
        "Nanoseconds a call. q25: lower quartile of all JMH iterations of all forks; +GC: the same"
            + " with the collector's share added; JMH clean: all time by all calls of the"
            + " iterations beside which the witness was undisturbed, where there are 20; clean:"
            + " serbench's estimate; ratios are serbench by JMH.",
        "JMH mean: all measured time by all calls, as serbench's mean is. The score that JMH prints"
            + " weights slow iterations more: it is "
            + percent(medianScore(comparison.lines()))
            + " higher (median).",
        "Forks an operation: "
            + run.cells().stream().mapToInt(row -> row.forks().size()).max().orElse(0)
            + " of serbench, "
            + forks.stream().mapToInt(JmhFork::fork).max().orElse(0)
            + " of JMH with "
            + forks.stream().mapToInt(fork -> fork.iterations().size()).max().orElse(0)
            + " iterations each; in turn, on "
            + DateTimeFormatter.ISO_LOCAL_DATE.format(
                run.course().started().atOffset(ZoneOffset.UTC))
            + ", seed "
            + run.settings().seed()
            + ".",
        "JVM: "
            + run.environment().jvm().build().name()
            + " "
            + run.environment().jvm().build().version()
            + ", "
            + options(run)
            + ".",
        "Black hole: serbench "
            + run.environment().jvm().blackHole().name().toLowerCase(Locale.ROOT)
            + ", JMH "
            + Version.getPlainVersion()
            + " "
            + blackhole(jmhLog)
            + ".");
  }

  private static String options(Run run) {
    return String.join(" ", JmhForks.options(run.environment().jvm().flags(), List.of()));
  }

  private static double medianScore(List<Line> lines) {
    return Median.withDefaults()
        .evaluate(
            lines.stream()
                .mapToDouble(line -> line.jmh().score() / line.jmh().mean() - 1)
                .toArray());
  }

  /** Returns the black hole that JMH used, which it names at the top of each fork's output. */
  private static String blackhole(Path log) throws IOException {
    try (Stream<String> lines = Files.lines(log)) {
      return lines
          .filter(line -> line.startsWith(BLACKHOLE))
          .map(line -> line.substring(BLACKHOLE.length()).replaceAll(" \\(.*", ""))
          .distinct()
          .reduce((a, b) -> a + " and " + b)
          .orElse("unknown");
    }
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f %%", part * 100);
  }
}
