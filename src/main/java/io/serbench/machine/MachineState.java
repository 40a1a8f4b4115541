package io.serbench.machine;

import io.serbench.result.MachineCondition.Power;
import io.serbench.result.MachineCondition.Throttling;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * What the system reports about the machine at one moment; what it does not report is empty.
 * Counters count from the start of the system.
 *
 * @param load the number of threads that wanted to run, averaged over about the last minute
 */
public record MachineState(
    Instant at,
    Power power,
    OptionalDouble load,
    Optional<CpuTicks> ticks,
    OptionalDouble quotaCpus,
    Optional<Throttling> throttling,
    OptionalLong pagesSwappedIn) {
  private static final Path ROOT = Path.of("/");

  /** Returns a supplier that takes snapshots of this machine. */
  public static Supplier<MachineState> ofThisMachine() {
    return new Probe(
        InstantSource.system(),
        ManagementFactory.getOperatingSystemMXBean()::getSystemLoadAverage,
        ROOT);
  }

  /**
   * Returns how much memory programs can still get without swapping, by {@code MemAvailable} of
   * proc(5), and at most what the limits of its control groups leave.
   *
   * @return the memory in bytes; empty if the system does not report it
   */
  public static OptionalLong freeMemory() {
    return freeMemory(new SystemFiles(ROOT), containerLimit());
  }

  /**
   * Returns how much memory this process and its forks may have together, by its control groups, in
   * bytes: the kernel kills one of them if they need more. Empty if that is all of the machine.
   */
  public static OptionalLong memoryLimit() {
    return ControlGroup.own(new SystemFiles(ROOT), "memory").memoryLimit();
  }

  /** Returns the same limit; empty unless the kernel may have killed a process because of it. */
  public static OptionalLong exceededLimit() {
    return exceededLimit(new SystemFiles(ROOT));
  }

  static OptionalLong exceededLimit(SystemFiles files) {
    ControlGroup group = ControlGroup.own(files, "memory");
    return group.mayHaveKilled() ? group.memoryLimit() : OptionalLong.empty();
  }

  static OptionalLong freeMemory(SystemFiles files, long limit) {
    long left = ControlGroup.own(files, "memory").memoryLeft().orElse(Long.MAX_VALUE);
    return SystemFiles.number(files.lines("proc/meminfo"), "MemAvailable:").stream()
        .map(kibibytes -> Math.min(kibibytes << 10, Math.min(left, limit)))
        .findFirst();
  }

  /** The JVM's total memory is the limit of its container, if there is one. */
  private static long containerLimit() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getTotalMemorySize()
        : Long.MAX_VALUE;
  }

  /**
   * Takes snapshots of the machine. It only reads a few files, which is quick enough to be done
   * between any two forks.
   */
  record Probe(InstantSource clock, DoubleSupplier load, SystemFiles files, ControlGroup group)
      implements Supplier<MachineState> {
    private static final String CPUS = "sys/devices/system/cpu";
    private static final String ALLOWED = "Cpus_allowed_list:";

    /**
     * Creates a probe.
     *
     * @param load the load average of the last minute; negative if unknown
     * @param root the root of a file system with {@code proc} and {@code sys}
     */
    Probe(InstantSource clock, DoubleSupplier load, Path root) {
      this(clock, load, new SystemFiles(root), ControlGroup.own(new SystemFiles(root), "cpu"));
    }

    @Override
    public MachineState get() {
      double average = load.getAsDouble();
      return new MachineState(
          clock.instant(),
          new Power(governors(), turbo(), onBattery()),
          average < 0 ? OptionalDouble.empty() : OptionalDouble.of(average),
          CpuTicks.of(files),
          DoubleStream.concat(group.quotaCpus().stream(), bound().stream()).min(),
          group.throttling(),
          SystemFiles.number(files.lines("proc/vmstat"), "pswpin"));
    }

    /**
     * Returns the number of processors that this process may run on, as {@code taskset} or a
     * container's set of processors allows; empty if that is all of the machine.
     */
    private OptionalDouble bound() {
      int online = files.line(CPUS + "/online").map(Probe::count).orElse(0);
      return files.lines("proc/self/status").stream()
          .filter(line -> line.startsWith(ALLOWED))
          .mapToDouble(line -> count(line.substring(ALLOWED.length())))
          .filter(allowed -> allowed > 0 && allowed < online)
          .findFirst();
    }

    /** Returns how many numbers a list of numbers and ranges has, such as {@code 0-3,8}. */
    private static int count(String list) {
      return Stream.of(list.strip().split(",", -1))
          .map(range -> range.split("-", 2))
          .mapToInt(
              ends ->
                  (int)
                      (SystemFiles.parsed(ends[ends.length - 1]).orElse(-1)
                          - SystemFiles.parsed(ends[0]).orElse(0)
                          + 1))
          .sum();
    }

    private List<String> governors() {
      return files.entries(CPUS).stream()
          .flatMap(cpu -> files.line(cpu + "/cpufreq/scaling_governor").stream())
          .distinct()
          .sorted()
          .toList();
    }

    /** Whether the clock may rise above the base frequency; Intel's driver has it inverted. */
    private Optional<Boolean> turbo() {
      return Stream.concat(
              files.number(CPUS + "/intel_pstate/no_turbo").stream().mapToObj(off -> off == 0),
              files.number(CPUS + "/cpufreq/boost").stream().mapToObj(on -> on != 0))
          .findFirst();
    }

    /**
     * Whether the machine runs on battery: no mains supply is online or, if none is known, a
     * battery is discharging. Batteries of devices such as mice do not count.
     */
    private Optional<Boolean> onBattery() {
      List<String> supplies = files.entries("sys/class/power_supply");
      List<String> mains = values(supplies, "Mains", "/online");
      List<String> batteries = values(supplies, "Battery", "/status");
      if (mains.isEmpty() && batteries.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(
          mains.isEmpty() ? batteries.contains("Discharging") : !mains.contains("1"));
    }

    private List<String> values(List<String> supplies, String type, String file) {
      return supplies.stream()
          .filter(supply -> files.line(supply + "/type").orElse("").equals(type))
          .filter(supply -> !files.line(supply + "/scope").orElse("").equals("Device"))
          .flatMap(supply -> files.line(supply + file).stream())
          .toList();
    }
  }
}
