package io.serbench.machine;

import io.serbench.result.MachineCondition.Throttling;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.DoubleStream;

/**
 * The CPU limits of this process in a container or service, by either version of Linux control
 * groups; see cgroups(7). The group itself or any group above it may have a limit. In a container,
 * {@code /proc/self/cgroup} may name the group as the host sees it, while the files of the
 * container's own group are in the top directory, which is therefore always read.
 */
final class ControlGroup {
  private static final String TOP = "sys/fs/cgroup";

  private final SystemFiles files;
  private final List<String> directories;

  private ControlGroup(SystemFiles files, Set<String> directories) {
    this.files = files;
    this.directories = List.copyOf(directories);
  }

  static ControlGroup own(SystemFiles files) {
    Set<String> directories = new LinkedHashSet<>();
    for (String line : files.lines("proc/self/cgroup")) {
      String[] parts = line.split(":", 3);
      if (parts.length < 3) {
        continue;
      }
      if (parts[1].isEmpty()) {
        addWithParents(directories, TOP, parts[2]);
      } else if (List.of(parts[1].split(",")).contains("cpu")) {
        addWithParents(directories, TOP + "/cpu", parts[2]);
        addWithParents(directories, TOP + "/" + parts[1], parts[2]);
      }
    }
    return new ControlGroup(files, directories);
  }

  private static void addWithParents(Set<String> directories, String top, String group) {
    String path = group.startsWith("/..") ? "" : group.replaceAll("/+$", "");
    while (!path.isEmpty()) {
      directories.add(top + path);
      path = path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }
    directories.add(top);
  }

  /**
   * Returns the number of processors that the tightest limit allows; empty if there is no limit.
   */
  OptionalDouble quotaCpus() {
    return directories.stream()
        .flatMapToDouble(directory -> DoubleStream.concat(version2(directory), version1(directory)))
        .min();
  }

  /** Reads the quota of version 2: {@code max 100000} or {@code 150000 100000}, in microseconds. */
  private DoubleStream version2(String directory) {
    String[] words = files.line(directory + "/cpu.max").orElse("").split(" ", -1);
    return words.length == 2
        ? quota(SystemFiles.parsed(words[0]), SystemFiles.parsed(words[1]))
        : DoubleStream.empty();
  }

  private DoubleStream version1(String directory) {
    return quota(
        files.number(directory + "/cpu.cfs_quota_us"),
        files.number(directory + "/cpu.cfs_period_us"));
  }

  /** Where there is no limit, version 1 has -1 as the quota, and version 2 has a word. */
  private static DoubleStream quota(OptionalLong micros, OptionalLong period) {
    return micros.orElse(-1) > 0 && period.orElse(-1) > 0
        ? DoubleStream.of(micros.getAsLong() / (double) period.getAsLong())
        : DoubleStream.empty();
  }

  /** Returns how often the group and those above it were stopped since they were created. */
  Optional<Throttling> throttling() {
    return directories.stream()
        .flatMap(directory -> throttling(directory).stream())
        .reduce(ControlGroup::sum);
  }

  private Optional<Throttling> throttling(String directory) {
    List<String> stat = files.lines(directory + "/cpu.stat");
    OptionalLong throttled = SystemFiles.number(stat, "nr_throttled");
    if (throttled.isEmpty()) {
      return Optional.empty();
    }
    OptionalLong micros = SystemFiles.number(stat, "throttled_usec");
    OptionalLong nanos = SystemFiles.number(stat, "throttled_time");
    return Optional.of(
        new Throttling(
            SystemFiles.number(stat, "nr_periods").orElse(0),
            throttled.getAsLong(),
            micros.isPresent() ? micros.getAsLong() / 1e3 : nanos.orElse(0) / 1e6));
  }

  private static Throttling sum(Throttling a, Throttling b) {
    return new Throttling(
        Math.max(a.periods(), b.periods()), a.throttled() + b.throttled(), a.millis() + b.millis());
  }
}
