package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Nullable;
import io.serbench.dataset.own.Places.Place;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How a file differs from what its class declares, as far as that is put up with. */
final class Findings {
  /** What was found of a value or a field, and how a note counts it. */
  enum Kind {
    SNAKE_CASE("field in snake case", "fields in snake case"),
    OTHER_CASE("field in another case", "fields in another case"),
    COERCED("value coerced", "values coerced"),
    ROUNDED("number cut to a double", "numbers cut to doubles"),
    MISSING("field missing", "fields missing"),
    UNKNOWN("unknown field skipped", "unknown fields skipped"),
    CUT("value with unknown fields, which were skipped", "values with unknown fields, skipped"),
    DUPLICATE("duplicate field, of which the last counts", "duplicate fields, the last counts");

    private final String one;
    private final String many;

    Kind(String one, String many) {
      this.one = one;
      this.many = many;
    }
  }

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

  private final String file;
  private final boolean ofFamily;
  private final Set<Kind> refused;
  private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
  private final Map<Kind, String> firsts = new EnumMap<>(Kind.class);

  /** What is read again for, to learn the place of its first: nothing else counts meanwhile. */
  private Optional<Kind> sought = Optional.empty();

  private boolean anyKnown;

  /**
   * Creates one without any.
   *
   * @param file what messages call the file
   * @param ofFamily whether the class is a family's: no member may be missing unless it is {@link
   *     Nullable} or a number, and values have the one form that serbench writes
   */
  Findings(String file, FileReading reading, boolean ofFamily) {
    this.file = file;
    this.ofFamily = ofFamily;
    this.refused =
        reading.strict()
            ? EnumSet.of(Kind.COERCED, Kind.ROUNDED, Kind.MISSING, Kind.DUPLICATE)
            : EnumSet.noneOf(Kind.class);
  }

  /** Returns what messages call the file. */
  String file() {
    return file;
  }

  boolean ofFamily() {
    return ofFamily;
  }

  /** Takes down that a field was read that its class has. */
  void foundKnown() {
    anyKnown = true;
  }

  /** Returns whether all fields of all parts were skipped, so that there is nothing to measure. */
  boolean skippedAll() {
    return !anyKnown && (counts.containsKey(Kind.UNKNOWN) || counts.containsKey(Kind.CUT));
  }

  /**
   * Adds one.
   *
   * @param message what it is as an error
   * @throws DataFileException where the file is refused for it
   */
  void add(Kind kind, Place place, String message) throws DataFileException {
    if (refused.contains(kind)) {
      throw Mistake.refusal(file, place, message);
    }
    counts.merge(kind, 1L, Long::sum);
    if (!firsts.containsKey(kind)) {
      first(kind, place, "");
    }
  }

  /**
   * Adds one that Jackson comes upon, whose place only an exception can tell.
   *
   * @param brief what a note says of it behind its place
   * @param member the name of the member, where the parser is at the object around it
   * @throws Refused where the file is refused for it, or its place is sought
   */
  void add(Kind kind, JsonParser parser, String message, String brief, Optional<String> member)
      throws Refused {
    if (sought.isPresent() ? sought.get() == kind : refused.contains(kind)) {
      Refused thrown = new Refused(parser, kind, message, brief);
      member.ifPresent(name -> thrown.prependPath(Object.class, name));
      throw thrown;
    }
    if (sought.isEmpty()) {
      counts.merge(kind, 1L, Long::sum);
    }
  }

  /** Returns the kinds of which one was found, but not the place of the first. */
  List<Kind> unplaced() {
    return counts.keySet().stream().filter(kind -> !firsts.containsKey(kind)).toList();
  }

  /** Has the first of a kind thrown; or, where empty, goes on counting. */
  void seek(Optional<Kind> kind) {
    sought = kind;
  }

  /**
   * Sets where the first of a kind is.
   *
   * @param brief what a note says of it behind its place: {@code string to int}; may be empty
   */
  void first(Kind kind, Place place, String brief) {
    String path = place.shortPath();
    firsts.put(
        kind,
        path
            // Of a list, the index says which; of one value after the other, the line does.
            + (path.startsWith("$[") ? "" : " in line " + place.line())
            + (brief.isEmpty() ? "" : ", " + brief));
  }

  /** Returns what was put up with, in a line without the file's name; empty where nothing was. */
  Optional<String> note() {
    List<String> parts = new ArrayList<>();
    counts.forEach(
        (kind, count) ->
            parts.add(
                count == 1
                    ? "1 " + kind.one + " (" + firsts.get(kind) + ")"
                    : count + " " + kind.many + " (first: " + firsts.get(kind) + ")"));
    return parts.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", parts));
  }

  /** Text of the file that is safe to show: on one line, and at most so long. */
  static String oneLine(String text, int longest) {
    return Excerpt.of(text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", " "), longest);
  }
}
