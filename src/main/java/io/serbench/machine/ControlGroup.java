package io.serbench.machine;

import io.serbench.result.Throttling;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The CPU limits that containers and services put on this process, in either version of Linux's
 * control groups; see cgroups(7). A limit may be on the group itself or on any above it. In a
 * container, {@code /proc/self/cgroup} may name the group as the host sees it, while the files of
 * the container's own group are at the top: the top is always looked at.
 */
final class ControlGroup {
  private static final String TOP = "sys/fs/cgroup";

  private final SystemFiles files;
  private final List<String> directories;

  private ControlGroup(SystemFiles files, Set<String> directories) {
    this.files = files;
    this.directories = List.copyOf(directories);
  }

  /** The group of this process. */
  static ControlGroup own(SystemFiles files) {
    Set<String> directories = new LinkedHashSet<>();
    for (String line : files.lines("proc/self/cgroup")) {
      String[] parts = line.split(":", 3);
      if (parts.length < 3) {
        continue;
      }
      if (parts[1].isEmpty()) {
        addWithParents(directories, TOP, parts[2]);
        addWithParents(directories, TOP + "/unified", parts[2]);
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

  /** Processors that the tightest limit allows; empty where there is none. */
  Optional<Double> quotaCpus() {
    List<Double> quotas = new ArrayList<>();
    for (String directory : directories) {
      files.line(directory + "/cpu.max").flatMap(ControlGroup::quota).ifPresent(quotas::add);
      Optional<Long> micros = files.number(directory + "/cpu.cfs_quota_us");
      Optional<Long> period = files.number(directory + "/cpu.cfs_period_us");
      if (micros.isPresent() && period.isPresent()) {
        quota(micros.get(), period.get()).ifPresent(quotas::add);
      }
    }
    return quotas.stream().min(Double::compare);
  }

  /** {@code max 100000} or {@code 150000 100000}: microseconds in a period. */
  private static Optional<Double> quota(String line) {
    String[] words = line.split(" ", -1);
    return words.length != 2
        ? Optional.empty()
        : SystemFiles.parsed(words[0])
            .flatMap(
                micros -> SystemFiles.parsed(words[1]).flatMap(period -> quota(micros, period)));
  }

  /** Version 1 says -1 for no limit. */
  private static Optional<Double> quota(long micros, long period) {
    return micros > 0 && period > 0 ? Optional.of(micros / (double) period) : Optional.empty();
  }

  /** How often the group or one above it was stopped, since it exists. */
  Optional<Throttling> throttling() {
    Optional<Throttling> all = Optional.empty();
    for (String directory : directories) {
      List<String> stat = files.lines(directory + "/cpu.stat");
      Optional<Long> throttled = SystemFiles.number(stat, "nr_throttled");
      if (throttled.isPresent()) {
        long micros =
            SystemFiles.number(stat, "throttled_usec")
                .or(() -> SystemFiles.number(stat, "throttled_time").map(nanos -> nanos / 1000))
                .orElse(0L);
        Throttling here =
            new Throttling(
                SystemFiles.number(stat, "nr_periods").orElse(0L), throttled.get(), micros / 1e3);
        all = Optional.of(all.map(sum -> sum(sum, here)).orElse(here));
      }
    }
    return all;
  }

  private static Throttling sum(Throttling a, Throttling b) {
    return new Throttling(
        Math.max(a.periods(), b.periods()), a.throttled() + b.throttled(), a.millis() + b.millis());
  }
}
