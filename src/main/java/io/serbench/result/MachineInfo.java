package io.serbench.result;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * The machine that was measured on.
 *
 * @param os name and version of the operating system
 * @param processor its processors
 * @param memoryBytes physical memory; empty where the system does not tell
 */
public record MachineInfo(String os, Processor processor, OptionalLong memoryBytes) {
  private static final long KIBI = 1024;

  /** {@code 16384 MiB}. */
  Optional<String> memory() {
    return memoryBytes.stream().mapToObj(bytes -> bytes / (KIBI * KIBI) + " MiB").findFirst();
  }

  /**
   * The processors of a machine, all of one kind.
   *
   * @param model as their maker names it; empty where the system does not tell
   * @param arch their architecture
   * @param cores how many there are
   * @param threads hardware threads of all of them
   * @param caches theirs
   */
  public record Processor(
      Optional<String> model, String arch, int cores, int threads, List<Cache> caches) {
    public Processor {
      caches = List.copyOf(caches);
    }

    /** Which processor it is; what differs in it is not compared: {@code Model (amd64)}. */
    public String named() {
      return model.orElse("unknown processor") + " (" + arch + ")";
    }

    /** The same; empty where the system does not tell. */
    Optional<String> known() {
      return model.map(known -> named());
    }

    /** {@code 2 cores, 4 threads}. */
    public String counts() {
      return "%d cores, %d threads".formatted(cores, threads);
    }

    /** {@code L1d 32 KiB, L2 1024 KiB}. */
    public String sizes() {
      return caches.stream()
          .map(cache -> cache.name() + " " + cache.bytes() / KIBI + " KiB")
          .collect(Collectors.joining(", "));
    }
  }

  /**
   * A cache of a processor.
   *
   * @param name level and kind: {@code L1d}
   * @param bytes its size
   */
  public record Cache(String name, long bytes) {
    public Cache {
      Require.notNegative("the size of a cache", bytes);
    }
  }
}
