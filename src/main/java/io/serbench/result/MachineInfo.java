package io.serbench.result;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
   * @param signature their family, model and stepping; empty where the system does not tell, and in
   *     files of versions that did not look
   * @param arch their architecture
   * @param cores how many there are
   * @param threads hardware threads of all of them
   * @param caches theirs
   */
  public record Processor(
      Optional<String> model,
      Optional<Signature> signature,
      String arch,
      int cores,
      int threads,
      List<Cache> caches) {
    public Processor {
      caches = List.copyOf(caches);
    }

    /** Which processor it is: {@code Model (amd64), family 25 model 17 stepping 1}. */
    public String named() {
      return Stream.concat(
              Stream.of(known().orElse("unknown processor (" + arch + ")")), signed().stream())
          .collect(Collectors.joining(", "));
    }

    /** {@code Model (amd64)}, which several kinds may be called; empty if unknown. */
    Optional<String> known() {
      return model.map(name -> name + " (" + arch + ")");
    }

    /** {@code family 25 model 17 stepping 1}; empty if unknown. */
    public Optional<String> signed() {
      return signature.map(Signature::describe);
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
   * What tells processors apart that share a name, as those of virtual machines do. Numbers on x86;
   * elsewhere whatever its maker has in their place.
   *
   * @param family a line of processors
   * @param model a member of the family
   * @param stepping a revision of the model
   */
  public record Signature(String family, String model, String stepping) {
    /** {@code family 25 model 17 stepping 1}. */
    String describe() {
      return "family %s model %s stepping %s".formatted(family, model, stepping);
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
