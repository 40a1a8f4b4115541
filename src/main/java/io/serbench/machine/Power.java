package io.serbench.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What decides the clock frequency: governor, turbo, and whether the machine is plugged in. */
final class Power {
  private static final String CPUS = "sys/devices/system/cpu";

  private Power() {}

  /** The processors' governors, each once. */
  static List<String> governors(SystemFiles files) {
    return files.entries(CPUS, name -> name.matches("cpu\\d+")).stream()
        .flatMap(cpu -> files.line(cpu + "/cpufreq/scaling_governor").stream())
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether the clock may rise above the base frequency: Intel's driver says it inverted. */
  static Optional<Boolean> turbo(SystemFiles files) {
    return files
        .number(CPUS + "/intel_pstate/no_turbo")
        .map(off -> off == 0)
        .or(() -> files.number(CPUS + "/cpufreq/boost").map(on -> on != 0));
  }

  /**
   * Whether the machine runs on battery: no mains supply is connected or, where none is known, a
   * battery gets emptier. Batteries of mice and the like do not count.
   */
  static Optional<Boolean> onBattery(SystemFiles files) {
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
