package io.serbench.lab.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.serbench.cli.command.Cli;
import io.serbench.lab.OwnRunner;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.What;
import io.serbench.result.Phase;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import one.profiler.AsyncProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Profiles deser of a row with serbench and with JMH's own {@code -prof async}, and prints the
 * methods that are largest with either, with both shares; see {@code lab/profile.sh}. Of JMH's
 * samples, only those below the benchmark's method count.
 */
final class ProfileBesideJmh {
  private static final int MOST = 5;

  private ProfileBesideJmh() {}

  /** Samples by method, and their number. */
  private record Samples(Map<String, Long> methods, long all) {
    double share(String method) {
      return (double) methods.getOrDefault(method, 0L) / all;
    }

    List<String> largest() {
      return methods.keySet().stream()
          .sorted(Comparator.comparingLong(method -> -methods.get(method)))
          .limit(MOST)
          .toList();
    }
  }

  /**
   * Prints the tables. The exit code is 1 if shares of a method differ by more than chance.
   *
   * @param args a row, a data set, the {@code java} that both tools run, and a folder for files
   */
  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.ROOT);
    Path folder = Path.of(args[3]);
    CallProfile ours = ours(args[0], args[1], args[2], folder);
    Samples jmh = jmh(args[0], args[1], args[2], folder);
    System.out.printf(
        "%n%-55s %16s %16s%n", args[0] + ", deser, % of the samples", "serbench", "JMH");
    boolean agree = true;
    Map<String, Double> shares =
        ours.places().stream().collect(Collectors.toMap(CodePlace::name, CodePlace::share));
    List<String> largest =
        Stream.concat(
                ours.places().stream().limit(MOST).map(CodePlace::name), jmh.largest().stream())
            .distinct()
            .toList();
    for (String name : largest) {
      double share = shares.getOrDefault(name, 0.0); // The profile has only the largest.
      double half = ours.halfWidth(share);
      double other = jmh.share(name);
      double otherHalf = CallProfile.halfWidth(other, Math.toIntExact(jmh.all()));
      boolean same = Math.abs(share - other) <= half + otherHalf;
      agree &= same;
      System.out.printf(
          "%-55s %8.1f ± %4.1f %9.1f ± %4.1f%s%n",
          name, 100 * share, 100 * half, 100 * other, 100 * otherHalf, same ? "" : ": DIFFERS");
    }
    System.exit(agree ? 0 : 1);
  }

  private static CallProfile ours(String row, String dataset, String java, Path folder)
      throws Exception {
    Path result = folder.resolve("profile.json");
    PrintWriter err = new PrintWriter(System.err, true, UTF_8);
    try (PrintWriter out = new PrintWriter(folder.resolve("profile.txt").toFile(), UTF_8)) {
      String[] command = {
        "-quick",
        "-noise=keep",
        "-include=" + row,
        "-data=" + dataset,
        // As the benchmark, which has a fork for deser alone.
        "-type-profile=own",
        "-profile=cpu",
        "-jvm=" + java,
        "-out=" + result
      };
      int exit = Cli.execute(command, out, err, new OwnRunner(err, runner -> runner));
      if (exit != 0) {
        throw new IllegalStateException("serbench ended with " + exit);
      }
    }
    Run run = ResultFile.read(result, warning -> {});
    return run.cells().get(0).profile().orElseThrow().calls().stream()
        .filter(calls -> calls.phase() == Phase.DESER && calls.what() == What.CPU)
        .findFirst()
        .orElseThrow();
  }

  private static Samples jmh(String row, String dataset, String java, Path folder)
      throws Exception {
    String benchmark = RowBenchmark.class.getName() + "." + Phase.DESER.label();
    Path results = Files.createDirectories(folder.resolve("jmh"));
    String profiler =
        "libPath=%s;output=collapsed;event=cpu;interval=1000000;dir=%s"
            .formatted(library(folder), results);
    try (PrintStream log = new PrintStream(folder.resolve("jmh.txt").toFile(), UTF_8)) {
      var options =
          new OptionsBuilder()
              .include("^" + Pattern.quote(benchmark) + "$")
              .param("row", row)
              .param("dataset", dataset)
              .forks(1)
              .measurementTime(TimeValue.milliseconds(50))
              .jvm(java)
              .jvmArgs(
                  "-Xms512m",
                  "-Xmx512m",
                  "-XX:+UseParallelGC",
                  "-D" + WitnessReadings.FILE + "=" + folder.resolve("readings.json"))
              .addProfiler(org.openjdk.jmh.profile.AsyncProfiler.class, profiler)
              .shouldFailOnError(true)
              .build();
      new Runner(options, OutputFormatFactory.createFormatInstance(log, VerboseMode.NORMAL)).run();
    }
    try (Stream<Path> files = Files.walk(results)) {
      Path collapsed =
          files.filter(file -> file.toString().endsWith(".csv")).findFirst().orElseThrow();
      return samples(Files.readAllLines(collapsed), "RowBenchmark.deser");
    }
  }

  /** Unpacks the library for JMH, which comes without one. */
  private static Path library(Path folder) throws IOException {
    Path file = folder.resolve("libasyncProfiler.so");
    String arch = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "x64";
    try (InputStream in =
        AsyncProfiler.class.getResourceAsStream("/linux-" + arch + "/libasyncProfiler.so")) {
      Files.copy(in, file);
    }
    return file;
  }

  private static Samples samples(List<String> lines, String benchmark) {
    Map<String, Long> methods = new HashMap<>();
    long all = 0;
    for (String line : lines) {
      int blank = line.lastIndexOf(' ');
      String[] frames = line.substring(0, blank).split(";", -1);
      if (Stream.of(frames).anyMatch(frame -> frame.endsWith(benchmark))) {
        long weight = Long.parseLong(line.substring(blank + 1));
        String method =
            frames[frames.length - 1]
                .replaceFirst("_\\[k]$", "")
                .replace('/', '.')
                .replaceFirst("[.+]0x[0-9a-f]+", ""); // The address of a hidden class.
        methods.merge(method, weight, Long::sum);
        all += weight;
      }
    }
    return new Samples(methods, all);
  }
}
