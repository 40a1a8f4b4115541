package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Medium;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What a row can carry, and over what.
 *
 * @param families the families it was written or generated for; empty for any plain type
 * @param exceptions what it cannot carry all the same
 * @param media where its data can go beside byte arrays
 * @param threadSafe whether several threads may use one of its serializers at the same time
 */
public record Scope(
    List<String> families, List<Exclusion> exceptions, List<Medium> media, boolean threadSafe) {
  /** Any plain type, over byte arrays. */
  public static final Scope ANY = new Scope(List.of(), List.of(), List.of(), false);

  /**
   * A family that a row cannot carry.
   *
   * @param medium the one over which it cannot; empty for all
   * @param reason why not
   */
  public record Exclusion(String family, Optional<Medium> medium, String reason) {
    /** {@code user}, {@code user@pretty}. */
    @Override
    public String toString() {
      return medium.isPresent() ? family + "@" + medium.get().word() : family;
    }
  }

  public Scope {
    families = List.copyOf(families);
    exceptions = List.copyOf(exceptions);
    media = List.copyOf(media);
  }

  /** The same with these families only. */
  Scope only(List<String> named) {
    return new Scope(named, exceptions, media, threadSafe);
  }

  /** The same without some families, over all media or over one. */
  Scope without(List<String> named, Optional<Medium> medium, String reason) {
    List<Exclusion> more = new ArrayList<>(exceptions);
    for (String family : named) {
      more.add(new Exclusion(family, medium, reason));
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
    return exception(family, Optional.empty())
        .or(() -> obstacle(medium))
        .or(() -> exception(family, Optional.of(medium)));
  }

  private Optional<String> exception(String family, Optional<Medium> medium) {
    return exceptions.stream()
        .filter(each -> each.family().equals(family) && each.medium().equals(medium))
        .map(Exclusion::reason)
        .findFirst();
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
    TreeSet<String> excepted = new TreeSet<>();
    for (Exclusion exception : exceptions) {
      excepted.add(exception.toString());
    }
    for (String each : excepted) {
      text.append(separator).append(each);
      separator = ",";
    }
    return text.toString();
  }
}
