package io.serbench.catalog;

import io.serbench.dataset.Cargo;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types that a row can carry, and over which transports.
 *
 * @param families the families that the row is written or generated for; empty for any plain type
 * @param exceptions the families that it cannot carry nevertheless
 * @param transports the transports it supports beside byte arrays
 * @param threadSafe whether threads may share a serializer
 * @param codeNeeded the code that it needs for each type, as the end of a sentence; empty if it
 *     needs none, or {@code families} says so already
 * @param annotation what users' classes have for which a compiler wrote that code
 * @param converted the JDK's classes that it carries by converters of serbench's, rather than by
 *     its library alone
 */
public record Scope(
    List<String> families,
    List<Exclusion> exceptions,
    List<Transport> transports,
    boolean threadSafe,
    Optional<String> codeNeeded,
    Optional<String> annotation,
    List<Class<?>> converted) {
  private static final String NEEDS_CODE = "needs code for the type";

  /**
   * A family that a row cannot carry.
   *
   * @param transport the transport over which it cannot; empty for all transports
   * @param reason why not
   */
  public record Exclusion(String family, Optional<Transport> transport, String reason) {
    /** Returns {@code user}, or {@code user@pretty} for one transport. */
    @Override
    public String toString() {
      return transport.isPresent() ? family + "@" + transport.get().word() : family;
    }
  }

  public Scope {
    families = List.copyOf(families);
    exceptions = List.copyOf(exceptions);
    transports = List.copyOf(transports);
    converted = List.copyOf(converted);
  }

  Scope without(String family, String reason) {
    List<Exclusion> more = new ArrayList<>(exceptions);
    more.add(new Exclusion(family, Optional.empty(), reason));
    return new Scope(families, more, transports, threadSafe, codeNeeded, annotation, converted);
  }

  /** Returns whether the row needs no code for a type, so that it takes a user's types as well. */
  public boolean takesAnyType() {
    return families.isEmpty() && codeNeeded.isEmpty();
  }

  /** Returns why values of a type cannot be carried over byte arrays; empty if they can. */
  public Optional<String> obstacle(Cargo cargo) {
    return obstacle(cargo, Transport.ARRAY);
  }

  /** Returns why values of a type cannot be carried over a transport; empty if they can. */
  public Optional<String> obstacle(Cargo cargo, Transport transport) {
    if (!cargo.bundled()) {
      return takesAnyType() || annotation.filter(cargo.annotations()::contains).isPresent()
          ? obstacle(transport)
          : Optional.of(NEEDS_CODE + codeNeeded.orElse(""));
    }
    String family = cargo.family();
    if (!families.isEmpty() && !families.contains(family)) {
      return Optional.of("is made for " + String.join(", ", families));
    }
    return exception(family, Optional.empty())
        .or(() -> obstacle(transport))
        .or(() -> exception(family, Optional.of(transport)));
  }

  private Optional<String> exception(String family, Optional<Transport> transport) {
    return exceptions.stream()
        .filter(
            exclusion ->
                exclusion.family().equals(family) && exclusion.transport().equals(transport))
        .map(Exclusion::reason)
        .findFirst();
  }

  /** Returns why the row cannot use a transport at all; empty if it can. */
  Optional<String> obstacle(Transport transport) {
    Transport needed = transport.capability();
    return needed == Transport.ARRAY || transports.contains(needed)
        ? Optional.empty()
        : Optional.of("does not support -transport=" + transport.word());
  }

  /** Returns the families, or {@code any}, and the exceptions: {@code any but user@pretty}. */
  @Override
  public String toString() {
    Stream<String> sorted = exceptions.stream().map(Exclusion::toString).distinct().sorted();
    String excepted = sorted.collect(Collectors.joining(","));
    return (families.isEmpty() ? "any" : String.join(",", families))
        + (excepted.isEmpty() ? "" : " but " + excepted);
  }
}
