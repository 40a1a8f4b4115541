package io.serbench.machine;

import io.serbench.result.MachineCondition.Throttling;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The limits of this process in a container or service, by either version of Linux control groups;
 * see cgroups(7). The group itself or any group above it may have a limit. In a container, {@code
 * /proc/self/cgroup} may name the group as the host sees it, while the files of the container's own
 * group are in the top directory, which is therefore always read.
 */
record ControlGroup(SystemFiles files, Set<String> directories) {
  private static final String TOP = "sys/fs/cgroup/";
  private static final long UNLIMITED = 1L << 60;

  /**
   * Returns the group of this process, with those above it.
   *
   * @param controller whose limits are asked for: {@code cpu} or {@code memory}
   */
  static ControlGroup own(SystemFiles files, String controller) {
    Set<String> directories = new LinkedHashSet<>();
    for (String line : files.lines("proc/self/cgroup")) {
      // A number, controllers, and the group; version 2 names no controllers.
      String[] parts = line.split(":", 3);
      if (parts.length == 3 && parts[1].matches("|(.*,)?" + controller + "(,.*)?")) {
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

  /** Returns the tightest limit of memory in bytes; empty if there is none. */
  OptionalLong memoryLimit() {
    return directories.stream().flatMapToLong(directory -> limit(directory).stream()).min();
  }

  /**
   * Returns how much memory the group and those above it can still get, in bytes; empty if there is
   * no limit. Files that are cached and were not used for a while count as free.
   */
  OptionalLong memoryLeft() {
    return directories.stream()
        .flatMapToLong(
            directory -> limit(directory).stream().map(limit -> limit - inUse(directory)))
        .map(left -> Math.max(0, left))
        .min();
  }

  /** Returns whether the kernel may have killed a process of the group for want of memory. */
  boolean mayHaveKilled() {
    List<Long> kills =
        directories.stream()
            .flatMap(
                directory ->
                    Stream.of("/memory.events", "/memory.oom_control").map(directory::concat))
            .flatMap(file -> SystemFiles.number(files.lines(file), "oom_kill").stream().boxed())
            .toList();
    return kills.isEmpty() || kills.stream().anyMatch(count -> count > 0);
  }

  /** Version 1 has a limit beyond all memory where version 2 has a word. */
  private OptionalLong limit(String directory) {
    return first(directory, "memory.max", "memory.limit_in_bytes").stream()
        .filter(limit -> limit < UNLIMITED)
        .findFirst();
  }

  private long inUse(String directory) {
    List<String> stat = files.lines(directory + "/memory.stat");
    long cached =
        Stream.of("total_inactive_file", "inactive_file")
            .flatMapToLong(key -> SystemFiles.number(stat, key).stream())
            .findFirst()
            .orElse(0);
    return first(directory, "memory.current", "memory.usage_in_bytes").orElse(0) - cached;
  }

  /** Returns the number in the file of one version, or else of the other. */
  private OptionalLong first(String directory, String version2, String version1) {
    return Stream.of(version2, version1)
        .flatMapToLong(file -> files.number(directory + "/" + file).stream())
        .findFirst();
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
