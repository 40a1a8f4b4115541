package io.serbench.catalog;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import java.util.List;
import java.util.Optional;

/**
 * One named way to use one library: all that is known of it without loading the library, and how to
 * open it.
 *
 * @param name by which people filter and which they look for in tables
 * @param aliases names of the same row in other versions of the tables; they work in filters
 * @param tags its kind
 * @param description what sets it apart from the library's other rows, in a few words
 * @param library the library
 * @param settings the library's settings that differ from its defaults, in words
 * @param calls how the library is called, in words
 * @param source the library's page or source file that recommends these calls
 * @param flags what its JVM must be told
 * @param scope the types it can carry
 * @param requirement a class that the jar does not bring
 * @param opener makes its serializers
 */
public record Row(
    String name,
    List<String> aliases,
    Tags tags,
    String description,
    LibraryInfo library,
    String settings,
    String calls,
    String source,
    JvmFlags flags,
    Scope scope,
    Optional<Requirement> requirement,
    Opener opener) {

  public Row {
    aliases = List.copyOf(aliases);
  }

  /** Starts the definition of a row. */
  public static RowBuilder named(String name) {
    return new RowBuilder(name);
  }

  /**
   * Makes a serializer.
   *
   * @throws Exception what the library throws
   */
  public Serializer<?, ?> open(DataType<?> type) throws Exception {
    return opener.open(name, type);
  }

  /** Why the row cannot run here; empty where it can. */
  public Optional<String> unavailable() {
    return requirement.filter(needed -> !needed.isMet()).map(Requirement::reason);
  }
}
