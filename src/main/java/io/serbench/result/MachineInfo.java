package io.serbench.result;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The machine that a run was measured on.
 *
 * @param memoryBytes physical memory; empty if not known
 */
public record MachineInfo(String os, Processor processor, OptionalLong memoryBytes) {
  private static final long KIBI = 1024;

  /** Returns the memory in words: {@code 16384 MiB}. */
  Optional<String> memory() {
    return memoryBytes.stream().mapToObj(bytes -> bytes / (KIBI * KIBI) + " MiB").findFirst();
  }

  /**
   * The processors of a machine, which are all of one kind.
   *
   * @param model the name that the manufacturer gave them; empty if not known
   * @param signature their family, model and stepping; empty if not known, and in older files
   * @param threads the number of hardware threads of all cores
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

    /** Returns {@code Model (amd64), family 25 model 17 stepping 1}. */
    public String named() {
      return known().orElse("unknown processor (" + arch + ")")
          + signed().map(signature -> ", " + signature).orElse("");
    }

    /** Returns {@code Model (amd64)}, which different processors may share; empty if not known. */
    Optional<String> known() {
      return model.map(name -> name + " (" + arch + ")");
    }

    /** Returns {@code family 25 model 17 stepping 1}; empty if not known. */
    public Optional<String> signed() {
      return signature.map(Signature::describe);
    }

    /** Returns {@code 2 cores, 4 threads}. */
    String counts() {
      return "%d cores, %d threads".formatted(cores, threads);
    }

    /** Returns {@code L1d 32 KiB, L2 1024 KiB}; empty if not known. */
    Optional<String> sizes() {
      return caches.stream()
          .map(cache -> cache.name() + " " + cache.bytes() / KIBI + " KiB")
          .reduce((one, more) -> one + ", " + more);
    }
  }

  /**
   * Distinguishes processors with the same model name, which is common in virtual machines. The
   * components are numbers on x86, and what corresponds to them on other architectures.
   */
  public record Signature(String family, String model, String stepping) {
    private String describe() {
      return "family %s model %s stepping %s".formatted(family, model, stepping);
    }
  }

  /** A cache of a processor, whose name is its level and kind: {@code L1d}. */
  public record Cache(String name, long bytes) {
    public Cache {
      Require.notNegative("the size of a cache", bytes);
    }
  }
}
