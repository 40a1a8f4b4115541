package io.serbench.machine;

import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Cache;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.MachineInfo.Signature;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.CentralProcessor.ProcessorCache;
import oshi.hardware.CentralProcessor.ProcessorIdentifier;
import oshi.hardware.HardwareAbstractionLayer;

/**
 * Finds out what machine this is. It asks OSHI, which knows every operating system but may start a
 * program, and so it is called only once per run. {@link MachineState}, which must be quick, tells
 * how the machine is doing.
 */
public final class MachineProbe {
  private MachineProbe() {}

  /** Returns a description of this machine; what the system does not report is empty. */
  public static MachineInfo probe() {
    SystemInfo system = new SystemInfo();
    HardwareAbstractionLayer hardware = system.getHardware();
    CentralProcessor processor = hardware.getProcessor();
    ProcessorIdentifier identifier = processor.getProcessorIdentifier();
    return new MachineInfo(
        system.getOperatingSystem().toString(),
        new Processor(
            Optional.of(identifier.getName().strip()).filter(model -> !model.isEmpty()),
            signature(identifier),
            System.getProperty("os.arch"),
            processor.getPhysicalProcessorCount(),
            processor.getLogicalProcessorCount(),
            caches(processor)),
        LongStream.of(hardware.getMemory().getTotal()).filter(bytes -> bytes > 0).findFirst());
  }

  private static Optional<Signature> signature(ProcessorIdentifier identifier) {
    return Optional.of(
            new Signature(identifier.getFamily(), identifier.getModel(), identifier.getStepping()))
        .filter(
            found ->
                Stream.of(found.family(), found.model(), found.stepping())
                    .noneMatch(String::isBlank));
  }

  private static List<Cache> caches(CentralProcessor processor) {
    return processor.getProcessorCaches().stream()
        .map(cache -> new Cache("L" + cache.getLevel() + kind(cache), cache.getCacheSize()))
        .sorted(Comparator.comparing(Cache::name))
        .toList();
  }

  private static String kind(ProcessorCache cache) {
    return switch (cache.getType()) {
      case DATA -> "d";
      case INSTRUCTION -> "i";
      default -> "";
    };
  }
}
