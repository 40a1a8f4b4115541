package io.serbench.machine;

import io.serbench.result.MachineCondition.Power;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The files that tell what decides the clock frequency. */
final class PowerFiles {
  private static final String CPUS = "sys/devices/system/cpu";

  private PowerFiles() {}

  /** What decides it now. */
  static Power read(SystemFiles files) {
    return new Power(governors(files), turbo(files), onBattery(files));
  }

  /** The processors' governors, each once. */
  private static List<String> governors(SystemFiles files) {
    return files.entries(CPUS, name -> name.matches("cpu\\d+")).stream()
        .flatMap(cpu -> files.line(cpu + "/cpufreq/scaling_governor").stream())
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether the clock may rise above the base frequency: Intel's driver says it inverted. */
  private static Optional<Boolean> turbo(SystemFiles files) {
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
  private static Optional<Boolean> onBattery(SystemFiles files) {
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
    return Optional.of(mains.isEmpty() ? batteries.contains("Discharging") : !mains.contains("1"));
  }
}
