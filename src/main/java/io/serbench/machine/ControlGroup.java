package io.serbench.machine;

import io.serbench.result.MachineCondition.Throttling;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The CPU limits of this process in a container or service, by either version of Linux control
 * groups; see cgroups(7). The group itself or any group above it may have a limit. In a container,
 * {@code /proc/self/cgroup} may name the group as the host sees it, while the files of the
 * container's own group are in the top directory, which is therefore always read.
 */
record ControlGroup(SystemFiles files, Set<String> directories) {
  private static final String TOP = "sys/fs/cgroup/";

  static ControlGroup own(SystemFiles files) {
    Set<String> directories = new LinkedHashSet<>();
    for (String line : files.lines("proc/self/cgroup")) {
      // A number, controllers, and the group; version 2 names no controllers.
      String[] parts = line.split(":", 3);
      if (parts.length == 3 && parts[1].matches("|(.*,)?cpu(,.*)?")) {
        for (Path group = Path.of(parts[2]); group != null; group = group.getParent()) {
          directories.add(TOP + parts[1] + group);
        }
      }
    }
    return new ControlGroup(files, directories);
  }

  /** Returns the number of processors that the tightest limit allows; empty if there is none. */
  OptionalDouble quotaCpus() {
    return directories.stream()
        .flatMap(directory -> Stream.of(version2(directory), version1(directory)))
        .filter(quota -> quota.length == 2 && quota[0] > 0 && quota[1] > 0)
        .mapToDouble(quota -> quota[0] / (double) quota[1])
        .min();
  }

  /** Reads the quota and its period, in microseconds: {@code 150000 100000}, or a word if none. */
  private long[] version2(String directory) {
    return Arrays.stream(files.line(directory + "/cpu.max").orElse("").split(" ", -1))
        .mapToLong(word -> SystemFiles.parsed(word).orElse(-1))
        .toArray();
  }

  private long[] version1(String directory) {
    return Stream.of("/cpu.cfs_quota_us", "/cpu.cfs_period_us")
        .mapToLong(file -> files.number(directory + file).orElse(-1))
        .toArray();
  }

  /** Returns how often the group and those above it were stopped since they were created. */
  Optional<Throttling> throttling() {
    return directories.stream()
        .flatMap(directory -> throttling(files.lines(directory + "/cpu.stat")).stream())
        .reduce(ControlGroup::sum);
  }

  private static Optional<Throttling> throttling(List<String> stat) {
    double millis =
        SystemFiles.number(stat, "throttled_usec").orElse(0) / 1e3
            + SystemFiles.number(stat, "throttled_time").orElse(0) / 1e6; // Version 1.
    return SystemFiles.number(stat, "nr_throttled").stream()
        .mapToObj(
            count ->
                new Throttling(SystemFiles.number(stat, "nr_periods").orElse(0), count, millis))
        .findFirst();
  }

  private static Throttling sum(Throttling a, Throttling b) {
    return new Throttling(
        Math.max(a.periods(), b.periods()), a.throttled() + b.throttled(), a.millis() + b.millis());
  }
}
