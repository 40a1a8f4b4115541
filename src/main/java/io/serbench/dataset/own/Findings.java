package io.serbench.dataset.own;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.own.Places.Place;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The ways in which a file differs from what its class declares, though it can be read. */
final class Findings {
  /** A kind of difference, and how a note names it. */
  enum FindingKind {
    COERCED("values coerced"),
    ROUNDED("numbers cut to doubles"),
    MISSING("fields missing"),
    DEFAULTED("defaults taken"),
    UNKNOWN("unknown fields skipped"),
    DUPLICATE("duplicate fields, of which the last counts");

    private final String words;

    FindingKind(String words) {
      this.words = words;
    }
  }

  private final boolean strict;
  private final Map<FindingKind, String> firsts = new EnumMap<>(FindingKind.class);

  /** Creates one without any. If {@code strict}, most kinds of differences are errors. */
  Findings(boolean strict) {
    this.strict = strict;
  }

  /**
   * Adds a difference, of which a note has the first of each kind.
   *
   * @param brief what the note says after its place: {@code string to int}; may be empty
   * @throws DataFileException if it is an error
   */
  void add(FindingKind kind, Place place, String message, String brief) throws DataFileException {
    if (strict && kind != FindingKind.UNKNOWN && kind != FindingKind.DEFAULTED) {
      throw place.refusal(message);
    }
    String path = place.shortPath();
    // The index of a list says which value it is; of one value after another, the line does.
    String where = path.startsWith("$[") ? path : path + " in line " + place.line();
    firsts.putIfAbsent(kind, brief.isEmpty() ? where : where + ", " + brief);
  }

  boolean has(FindingKind kind) {
    return firsts.containsKey(kind);
  }

  /** Returns the differences in one line without the file's name; empty if there are none. */
  Optional<String> note() {
    return firsts.entrySet().stream()
        .map(first -> first.getKey().words + " (first: " + first.getValue() + ")")
        .reduce((one, other) -> one + ", " + other);
  }

  /** Returns text of the file on one line, without control characters, cut to a length. */
  static String oneLine(String text, int longest) {
    return Excerpt.of(text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", " "), longest);
  }
}
