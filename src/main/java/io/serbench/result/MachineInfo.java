package io.serbench.result;

import java.util.List;

/**
 * The machine that was measured on.
 *
 * @param os name and version of the operating system
 * @param arch the processor's architecture
 * @param cpu the processor's model
 * @param physicalCores cores
 * @param logicalCores hardware threads
 * @param caches sizes, one text a level: {@code L1d 32 KiB}
 * @param memoryBytes physical memory
 */
public record MachineInfo(
    String os,
    String arch,
    String cpu,
    int physicalCores,
    int logicalCores,
    List<String> caches,
    long memoryBytes) {
  public MachineInfo {
    caches = List.copyOf(caches);
  }
}
