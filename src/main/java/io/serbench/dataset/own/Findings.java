package io.serbench.dataset.own;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.FileReading;
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

  private final String file;
  private final Set<Kind> refused;
  private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
  private final Map<Kind, String> firsts = new EnumMap<>(Kind.class);

  /**
   * Creates one without any.
   *
   * @param file what messages call the file
   */
  Findings(String file, FileReading reading) {
    this.file = file;
    this.refused =
        reading.strict()
            ? EnumSet.of(Kind.COERCED, Kind.ROUNDED, Kind.MISSING, Kind.DUPLICATE)
            : EnumSet.noneOf(Kind.class);
  }

  /** Returns what messages call the file. */
  String file() {
    return file;
  }

  /** Returns the kinds for which a file is refused. */
  Set<Kind> refused() {
    return refused;
  }

  /** Returns whether the place of the first of a kind is still to be found. */
  boolean lacks(Kind kind) {
    return !firsts.containsKey(kind);
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
    add(kind, 1);
    if (lacks(kind)) {
      first(kind, place, "");
    }
  }

  void add(Kind kind, long more) {
    counts.merge(kind, more, Long::sum);
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
