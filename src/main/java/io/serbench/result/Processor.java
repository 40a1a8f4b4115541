package io.serbench.result;

import java.util.List;
import java.util.Optional;

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
}
