package io.serbench.machine;

import java.lang.management.ManagementFactory;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/** How much memory programs can still have without anything being swapped out. */
public final class FreeMemory {
  private static final long KIB = 1024;

  private FreeMemory() {}

  /**
   * On this machine, and no more than its container may have in all.
   *
   * @return bytes; empty where the system does not tell
   */
  public static OptionalLong bytes() {
    Path root = FileSystems.getDefault().getRootDirectories().iterator().next();
    return bytes(new SystemFiles(root), containerLimit());
  }

  static OptionalLong bytes(SystemFiles files, long most) {
    OptionalLong available = available(files.lines("proc/meminfo"));
    return available.isPresent()
        ? OptionalLong.of(Math.min(available.getAsLong(), most))
        : available;
  }

  /** {@code MemAvailable} of proc(5): free, or given back by caches when it is wanted. */
  private static OptionalLong available(List<String> meminfo) {
    return meminfo.stream()
        .filter(line -> line.startsWith("MemAvailable:"))
        .map(line -> line.replaceAll("[^0-9]", ""))
        .filter(digits -> !digits.isEmpty() && digits.length() < 16)
        .mapToLong(digits -> Long.parseLong(digits) * KIB)
        .findFirst();
  }

  /** The JVM looks at the limits of its container. */
  private static long containerLimit() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getTotalMemorySize()
        : Long.MAX_VALUE;
  }
}
