package io.serbench.protocol;

import io.serbench.dataset.hostile.Forgery;
import java.util.List;

/**
 * Hostile messages for a row. Whoever has the row and this makes the same messages, in one order,
 * and calls each by its place in it.
 *
 * @param data of whose valid messages they are made
 * @param seed of the mutations
 * @param mutations how many, over all data sets and transports
 * @param forged what the row's own writer made
 * @param given messages to be tried in the place of all others, in Base64; none to try those
 */
public record HostileMessages(
    List<DatasetRecipe> data, long seed, int mutations, List<Forged> forged, List<String> given) {
  public HostileMessages {
    data = List.copyOf(data);
    forged = List.copyOf(forged);
    given = List.copyOf(given);
  }

  /** Hostile bytes that the row wrote. */
  public record Forged(Forgery forgery, String base64) {}
}
