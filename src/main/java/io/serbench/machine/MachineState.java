package io.serbench.machine;

import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import java.lang.management.ManagementFactory;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/**
 * What the system tells about the machine at one moment; what it does not tell is empty. Counters
 * count from the start of the system.
 *
 * @param at the moment
 * @param power what decides how fast processors are clocked
 * @param load threads that wanted to run, averaged over about the last minute
 * @param ticks processor time
 * @param quotaCpus processors that the control group may use
 * @param throttling what the control group suffered
 * @param pagesSwappedIn memory pages read back from disk
 */
public record MachineState(
    Instant at,
    Power power,
    OptionalDouble load,
    Optional<CpuTicks> ticks,
    OptionalDouble quotaCpus,
    Optional<Throttling> throttling,
    OptionalLong pagesSwappedIn) {
  /** Takes snapshots of this machine. */
  public static Supplier<MachineState> ofThisMachine() {
    return new Probe(
        InstantSource.system(),
        ManagementFactory.getOperatingSystemMXBean()::getSystemLoadAverage,
        root());
  }

  private static Path root() {
    return FileSystems.getDefault().getRootDirectories().iterator().next();
  }

  /**
   * How much memory programs can still have without anything being swapped out, by {@code
   * MemAvailable} of proc(5): on this machine, and no more than its container may have in all.
   *
   * @return bytes; empty where the system does not tell
   */
  public static OptionalLong freeMemory() {
    OptionalLong kibibytes =
        SystemFiles.number(new SystemFiles(root()).lines("proc/meminfo"), "MemAvailable:");
    return kibibytes.isPresent()
        ? OptionalLong.of(Math.min(kibibytes.getAsLong() << 10, containerLimit()))
        : kibibytes;
  }

  /** The JVM looks at the limits of its container. */
  private static long containerLimit() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getTotalMemorySize()
        : Long.MAX_VALUE;
  }

  /**
   * Takes snapshots of the machine. Reads a few files and starts no program, so that it may be
   * asked between any two forks.
   */
  static final class Probe implements Supplier<MachineState> {
    private static final String CPUS = "sys/devices/system/cpu";

    private final InstantSource clock;
    private final DoubleSupplier load;
    private final SystemFiles files;
    private final ControlGroup group;

    /**
     * A probe.
     *
     * @param clock dates the snapshots
     * @param load the load average of the last minute; negative where unknown
     * @param root of the file system that has {@code proc} and {@code sys}
     */
    Probe(InstantSource clock, DoubleSupplier load, Path root) {
      this.clock = clock;
      this.load = load;
      this.files = new SystemFiles(root);
      this.group = ControlGroup.own(files);
    }

    @Override
    public MachineState get() {
      double average = load.getAsDouble();
      return new MachineState(
          clock.instant(),
          new Power(governors(), turbo(), onBattery()),
          average < 0 ? OptionalDouble.empty() : OptionalDouble.of(average),
          CpuTicks.of(files),
          group.quotaCpus(),
          group.throttling(),
          SystemFiles.number(files.lines("proc/vmstat"), "pswpin"));
    }

    /** The processors' governors, each once. */
    private List<String> governors() {
      return files.entries(CPUS, name -> name.matches("cpu\\d+")).stream()
          .flatMap(cpu -> files.line(cpu + "/cpufreq/scaling_governor").stream())
          .distinct()
          .sorted()
          .toList();
    }

    /** Whether the clock may rise above the base frequency: Intel's driver says it inverted. */
    private Optional<Boolean> turbo() {
      OptionalLong off = files.number(CPUS + "/intel_pstate/no_turbo");
      OptionalLong on = files.number(CPUS + "/cpufreq/boost");
      if (off.isPresent()) {
        return Optional.of(off.getAsLong() == 0);
      }
      return on.isPresent() ? Optional.of(on.getAsLong() != 0) : Optional.empty();
    }

    /**
     * Whether the machine runs on battery: no mains supply is connected or, where none is known, a
     * battery gets emptier. Batteries of mice and the like do not count.
     */
    private Optional<Boolean> onBattery() {
      List<String> mains = new ArrayList<>();
      List<String> batteries = new ArrayList<>();
      for (String supply : files.entries("sys/class/power_supply", name -> true)) {
        switch (files.line(supply + "/type").orElse("")) {
          case "Mains" -> files.line(supply + "/online").ifPresent(mains::add);
          case "Battery" -> {
            if (!files.line(supply + "/scope").orElse("").equals("Device")) {
              files.line(supply + "/status").ifPresent(batteries::add);
            }
          }
          default -> {}
        }
      }
      if (mains.isEmpty() && batteries.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(
          mains.isEmpty() ? batteries.contains("Discharging") : !mains.contains("1"));
    }
  }
}
