package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.serbench.dataset.Nullable;
import io.serbench.dataset.own.Findings.Kind;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How much of each kind a part has. */
final class Tally {
  /** What Jackson would put up with, and serbench does not. */
  static final class Refused extends MismatchedInputException {
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final String brief;

    Refused(JsonParser parser, Kind kind, String message, String brief) {
      super(parser, message);
      this.kind = kind;
      this.brief = brief;
    }

    /** Returns what a note says of it behind its place. */
    String brief() {
      return brief;
    }

    Kind kind() {
      return kind;
    }
  }

  private final boolean ofFamily;
  private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
  private final Set<Kind> refused = EnumSet.noneOf(Kind.class);
  private boolean anyKnown;

  /**
   * Creates an empty one.
   *
   * @param ofFamily whether the class is a family's: no member may be missing unless it is {@link
   *     Nullable} or a number, and values have the one form that serbench writes
   */
  Tally(boolean ofFamily) {
    this.ofFamily = ofFamily;
  }

  /** Begins again, and has the first of these kinds thrown. */
  void clear(Set<Kind> toRefuse) {
    counts.clear();
    refused.clear();
    refused.addAll(toRefuse);
    anyKnown = false;
  }

  boolean ofFamily() {
    return ofFamily;
  }

  /** Takes down that a field was read that its class has. */
  void foundKnown() {
    anyKnown = true;
  }

  Map<Kind, Long> counts() {
    return counts;
  }

  /** Returns whether a field was read that its class has. */
  boolean anyKnown() {
    return anyKnown;
  }

  void add(Kind kind, JsonParser parser, String message, String brief, Optional<String> member)
      throws Refused {
    if (refused.contains(kind)) {
      Refused thrown = new Refused(parser, kind, message, brief);
      member.ifPresent(name -> thrown.prependPath(Object.class, name));
      throw thrown;
    }
    counts.merge(kind, 1L, Long::sum);
  }
}
