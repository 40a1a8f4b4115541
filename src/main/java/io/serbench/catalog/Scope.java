package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Medium;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What a row can carry, and over what.
 *
 * @param families the families it was written or generated for; empty for any plain type
 * @param exceptions families that it cannot carry all the same, or only not over a medium ({@code
 *     user@pretty}), with the reason of each
 * @param media where its data can go beside byte arrays
 * @param threadSafe whether several threads may use one of its serializers at the same time
 */
public record Scope(
    List<String> families, Map<String, String> exceptions, List<Medium> media, boolean threadSafe) {
  /** Any plain type, over byte arrays. */
  public static final Scope ANY = new Scope(List.of(), Map.of(), List.of(), false);

  public Scope {
    families = List.copyOf(families);
    exceptions = Map.copyOf(exceptions);
    media = List.copyOf(media);
  }

  /** The same with these families only. */
  Scope only(List<String> named) {
    return new Scope(named, exceptions, media, threadSafe);
  }

  /** The same without some families. */
  Scope without(List<String> named, String reason) {
    Map<String, String> more = new LinkedHashMap<>(exceptions);
    for (String family : named) {
      more.put(family, reason);
    }
    return new Scope(families, more, media, threadSafe);
  }

  /** The same with more media. */
  Scope also(List<Medium> more) {
    return new Scope(families, exceptions, more, threadSafe);
  }

  /** The same, with serializers that threads may share. */
  Scope shareable() {
    return new Scope(families, exceptions, media, true);
  }

  /** Why values of that type cannot be carried over byte arrays; empty where they can. */
  public Optional<String> obstacle(DataType<?> type) {
    return obstacle(type, Medium.ARRAY);
  }

  /** Why values of that type cannot be carried over that medium; empty where they can. */
  public Optional<String> obstacle(DataType<?> type, Medium medium) {
    String family = type.family();
    if (!families.isEmpty() && !families.contains(family)) {
      return Optional.of("is made for " + String.join(", ", families));
    }
    return Optional.ofNullable(exceptions.get(family))
        .or(() -> obstacle(medium))
        .or(() -> Optional.ofNullable(exceptions.get(family + "@" + medium.word())));
  }

  private Optional<String> obstacle(Medium medium) {
    return medium == Medium.ARRAY || media.contains(medium.capability())
        ? Optional.empty()
        : Optional.of("has no way over " + medium.description());
  }

  /** {@code any}, or the families; with what is excepted. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(families.isEmpty() ? "any" : String.join(",", families));
    String separator = " but ";
    // In the order of the alphabet, so that the text is always the same.
    for (String family : new TreeSet<>(exceptions.keySet())) {
      text.append(separator).append(family);
      separator = ",";
    }
    return text.toString();
  }
}
