package io.serbench.catalog;

import io.serbench.dataset.DataType;
import java.util.List;

/**
 * The types that a row can carry.
 *
 * @param families the families it was written or generated for; empty for any plain type
 */
public record Scope(List<String> families) {
  /** Any plain type. */
  public static final Scope ANY = new Scope(List.of());

  public Scope {
    families = List.copyOf(families);
  }

  /** Whether the row can carry values of that type. */
  public boolean covers(DataType<?> type) {
    return covers(type.family());
  }

  /** Whether the row can carry values of that family. */
  public boolean covers(String family) {
    return families.isEmpty() || families.contains(family);
  }

  /** {@code any}, or the families. */
  @Override
  public String toString() {
    return families.isEmpty() ? "any" : String.join(",", families);
  }
}
