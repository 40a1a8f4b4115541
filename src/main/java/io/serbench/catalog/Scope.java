package io.serbench.catalog;

import io.serbench.dataset.Cargo;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What a row can carry, and over what.
 *
 * @param families the families it was written or generated for; empty for any plain type
 * @param exceptions what it cannot carry all the same
 * @param transports where its data can go beside byte arrays
 * @param threadSafe whether several threads may use one of its serializers at the same time
 * @param codeNeeded which code it needs for a type all the same; empty where it needs none, and
 *     where it is written or generated for families
 */
public record Scope(
    List<String> families,
    List<Exclusion> exceptions,
    List<Transport> transports,
    boolean threadSafe,
    Optional<String> codeNeeded) {
  /** Any plain type, over byte arrays. */
  static final Scope ANY = new Scope(List.of(), List.of(), List.of(), false, Optional.empty());

  private static final String NEEDS_CODE = "needs code for the type";

  /**
   * A family that a row cannot carry.
   *
   * @param transport the one over which it cannot; empty for all
   * @param reason why not
   */
  public record Exclusion(String family, Optional<Transport> transport, String reason) {
    /** {@code user}, {@code user@pretty}. */
    @Override
    public String toString() {
      return transport.isPresent() ? family + "@" + transport.get().word() : family;
    }
  }

  public Scope {
    families = List.copyOf(families);
    exceptions = List.copyOf(exceptions);
    transports = List.copyOf(transports);
  }

  /** The same with these families only. */
  Scope only(List<String> named) {
    return new Scope(named, exceptions, transports, threadSafe, codeNeeded);
  }

  /** The same without some families, over all transports or over one. */
  Scope without(List<String> named, Optional<Transport> transport, String reason) {
    List<Exclusion> more = new ArrayList<>(exceptions);
    for (String family : named) {
      more.add(new Exclusion(family, transport, reason));
    }
    return new Scope(families, more, transports, threadSafe, codeNeeded);
  }

  /** The same with more transports. */
  Scope also(List<Transport> more) {
    return new Scope(families, exceptions, more, threadSafe, codeNeeded);
  }

  /** The same, with serializers that threads may share. */
  Scope shareable() {
    return new Scope(families, exceptions, transports, true, codeNeeded);
  }

  /** The same for types that come with serbench alone, since it needs this code for each. */
  Scope needing(String code) {
    return new Scope(families, exceptions, transports, threadSafe, Optional.of(": " + code));
  }

  /** Whether it needs no code of ours for a type, and so takes a user's as well. */
  public boolean takesAnyType() {
    return families.isEmpty() && codeNeeded.isEmpty();
  }

  /** Why values of that type cannot be carried over byte arrays; empty where they can. */
  public Optional<String> obstacle(Cargo cargo) {
    return obstacle(cargo, Transport.ARRAY);
  }

  /** Why values of that type cannot be carried over that transport; empty where they can. */
  public Optional<String> obstacle(Cargo cargo, Transport transport) {
    if (!cargo.bundled()) {
      return takesAnyType() ? obstacle(transport) : Optional.of(NEEDS_CODE + codeNeeded.orElse(""));
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
        .filter(each -> each.family().equals(family) && each.transport().equals(transport))
        .map(Exclusion::reason)
        .findFirst();
  }

  /** Why nothing can be carried over that transport; empty where something can. */
  Optional<String> obstacle(Transport transport) {
    Transport needed = transport.capability();
    return needed == Transport.ARRAY || transports.contains(needed)
        ? Optional.empty()
        : Optional.of("has no way over " + transport.description());
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
