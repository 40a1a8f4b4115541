package io.serbench.machine;

import io.serbench.result.MachineInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.CentralProcessor.ProcessorCache;
import oshi.hardware.HardwareAbstractionLayer;

/** Asks the operating system what machine this is. */
public final class MachineProbe {
  private MachineProbe() {}

  /** The machine; what the system does not tell is said to be unknown. */
  public static MachineInfo probe() {
    SystemInfo system = new SystemInfo();
    HardwareAbstractionLayer hardware = system.getHardware();
    CentralProcessor processor = hardware.getProcessor();
    return new MachineInfo(
        system.getOperatingSystem().toString(),
        System.getProperty("os.arch"),
        processor.getProcessorIdentifier().getName().strip(),
        processor.getPhysicalProcessorCount(),
        processor.getLogicalProcessorCount(),
        caches(processor),
        hardware.getMemory().getTotal());
  }

  private static List<String> caches(CentralProcessor processor) {
    List<String> caches = new ArrayList<>();
    for (ProcessorCache cache : processor.getProcessorCaches()) {
      String kind =
          switch (cache.getType()) {
            case DATA -> "d";
            case INSTRUCTION -> "i";
            default -> "";
          };
      caches.add(
          String.format(
              Locale.ROOT, "L%d%s %s", cache.getLevel(), kind, size(cache.getCacheSize())));
    }
    caches.sort(null);
    return caches;
  }

  private static String size(long bytes) {
    return bytes >= 1 << 20 ? (bytes >> 20) + " MiB" : (bytes >> 10) + " KiB";
  }
}
